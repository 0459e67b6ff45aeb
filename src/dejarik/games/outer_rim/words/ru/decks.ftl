### Что лежит в коробке: для подсчёта того, чем можно играть.

stock-characters = Персонажи
stock-ships = Корабли (стороны)
stock-contacts = Жетоны встреч
stock-patrols = Патрули
stock-market = Рынок (шесть колод)
stock-encounters = Контакты: { $deck }
stock-databank = База данных
stock-ai = Карты ИИ
stock-more-market = Добавлено нами: рынок
stock-more-encounters = Добавлено нами: контакты
