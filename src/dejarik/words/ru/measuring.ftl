### Насколько хороша колода: dejarik deck measure.

deck-measure-help = проверить колоду в игре ботов с другими колодами
lab-deck-help = насколько хороша колода: то же, что dejarik deck measure
deck-measure-description = Боты играют этой колодой против готовых колод, меняясь местами. Видно, как часто она побеждает каждую из них, какие карты остаются на руке и с какими картами чаще побеждают. --swap пробует замену с теми же зёрнами случайности. С ключом --results прерванное измерение продолжается с того же места.
deck-measure-against-metavar = КОЛОДА
deck-measure-against-help = соперник: название или файл, по одному ключу на соперника; если не указано — все готовые колоды, с которыми эта может встретиться
deck-measure-bot-metavar = БОТ
deck-measure-bot-help = бот, который играет за обе стороны (если не указан — { $bot })
deck-measure-n-help = сколько партий играть с каждым соперником ({ $count })
deck-measure-swap-metavar = ЗАМЕНА
deck-measure-swap-help = попробовать и замену, например «-1 Lightsaber +1 Block»: какие карты убрать и какие добавить (в cardgame — директивные сеты); для нескольких опытов повторите ключ
deck-measure-bad-swap = «{ $text }» — не замена; пишите так: «-1 Lightsaber +1 Block».
deck-measure-alone = Этой колоде не с кем играть.
deck-measure-twice = Соперник «{ $deck }» назван дважды.

measuring-title = { $deck }: измерение колоды, { $game }
measuring-summary = Соперников { $count }, партий с каждым { $each }; за обе стороны играет бот «{ $bot }». Зерно случайности { $seed }, версия { $edition }.
measuring-wins = Победы: { $share }, { $counted }; поражений { $losses }, ничьих { $draws }.
measuring-first = Победы, если ходит первой: { $share }, { $counted }.
measuring-second = Победы, если ходит второй: { $share }, { $counted }.
measuring-rounds = Раундов в среднем: { $rounds }.
measuring-opponents = Соперники
measuring-opponents-plot = Доля побед над каждым соперником с интервалами 95 %
measuring-cards = Карты
measuring-cards-how = Разница — между долями побед с картой на руке и без неё, в процентных пунктах; сравниваются партии, в которых пришло поровну карт. Она показывает, что с чем совпадает, но не почему. Чтобы убедиться, попробуйте замену (--swap).
measuring-cards-plot = Доля побед с картой на руке минус доля без неё, в процентных пунктах, с интервалами 95 %
measuring-dead = { $count ->
    [one] Приходит, но почти не играется: { LIST($cards, "and") }.
   *[other] Приходят, но почти не играются ({ $count }): { LIST($cards, "and") }.
}
measuring-no-dead = Карт, которые часто приходят, но редко играются, нет.
measuring-is-dead = редко играется
measuring-changes = Замены
measuring-changes-how = Колода без замены и с заменой играет с теми же соперниками и теми же зёрнами случайности. Разница — между долями побед, в процентных пунктах.
measuring-changes-plot = Доля побед с заменой минус доля без неё, в процентных пунктах, с интервалами 95 %
measuring-best = Чаще всего при победах:
measuring-worst = Чаще всего при поражениях:
measuring-column-opponent = соперник
measuring-column-wins = доля побед, интервал 95 %
measuring-column-losses = поражения
measuring-column-draws = ничьи
measuring-column-card = карта
measuring-column-copies = копии
measuring-column-drawn = пришла
measuring-column-played = сыграна, если пришла
measuring-column-spent = потрачена, если пришла
measuring-column-when-drawn = победы, если пришла
measuring-column-when-not-drawn = победы, если не пришла
measuring-column-drawing = разница
measuring-column-when-played = победы, если сыграна
measuring-column-when-kept = победы, если пришла и не сыграна
measuring-column-playing = разница
measuring-column-change = замена
measuring-column-difference = разница
measuring-column-before = без замены
measuring-column-after = с заменой
measuring-column-pairs = пары
measuring-column-both = победа в обеих
measuring-column-only-after = только с заменой
measuring-column-only-before = только без замены
measuring-column-neither = ни в одной
