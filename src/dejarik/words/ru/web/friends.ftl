### Игра с друзьями: приглашение и ожидание. The web client reads this file itself.

web-waiting-join = Ждём вашего друга
web-invite-send = Отправьте другу эту ссылку или покажите код. Он выберет имя и колоду; партия начнётся, когда все сядут за стол.
web-invite-link = Приглашение
web-invite-qr = Приглашение в виде QR-кода
web-invite-cancel = Отменить партию
web-invite-share = Поделиться
web-players = Игроки
web-seat-open = ещё никто не пришёл
web-seat-here = уже здесь
web-seat-away = страница закрыта
web-invited = Приглашение
web-invited-to = Вас приглашают сыграть: { $game }
web-invited-players = За столом: { $players }.
web-sit-down = Сесть за стол
web-watch = Смотреть
