### Stories of the encounter deck ring-of-kafrene-takodana. Our own words.

story-back-room-auction-ring-of-kafrene = Ни имён, ни света: только номера на дверях да поднятые пальцы. Лот девятый тикает. Лот десятый — бывший хозяин девятого. Господина из таможни просят либо торговаться, либо сесть.
story-back-room-auction-takodana = Раз в год в замке распродают то, за чем никто не вернулся: неподписанные контракты, неисполненные ордера, бластер с чужим вензелем. Вместо молотка у хозяйки половник, и кто спорит с половником, тот и купил.

story-permit-trouble-ring-of-kafrene = Пропуск у вас в порядке. За одиннадцать лет у этих ворот инспектор такого ни разу не видел: смотрит на просвет, нюхает, зовёт кузена. Очередь за вашей спиной начинает гудеть.
story-permit-trouble-ring-of-kafrene-1 = Заговорить инспектору зубы
story-permit-trouble-ring-of-kafrene-1-success = Под конец он благодарит вас за ревизию, ставит печать вам на рукав и сдаёт дневную выручку со штрафов.
story-permit-trouble-ring-of-kafrene-1-failure = Он согласен с каждым вашим словом и за каждое выписывает штраф.
story-permit-trouble-ring-of-kafrene-2 = Сослаться на правила
story-permit-trouble-ring-of-kafrene-2-success = По девятому параграфу, напоминаете вы, платят приезжему. Он всегда боялся, что кто-нибудь дочитает до девятого.
story-permit-trouble-ring-of-kafrene-2-failure = Цитата безупречна. Жаль, правила отменили сегодня утром, а ссылаться на отменённые можно только за деньги.
story-permit-trouble-takodana = Здесь бумаг не спрашивают. Суп, очаг и одно правило, выжженное на балке: до десерта не ссориться. Таможенник, что оштрафовал вас в прошлом месяце, передаёт хлеб и краснеет. Ему хочется загладить вину.
story-permit-trouble-takodana-1 = Принять деньги назад
story-permit-trouble-takodana-2 = Спросить, чьи бумаги липовые

story-kafrene-cutpurse-ring-of-kafrene = В переулке шириной в одно плечо вы ловите чужую руку, и ловите её в собственном кармане. Владелец руки виновато улыбается. Слева и справа из пара выходит остальная родня.
story-kafrene-cutpurse-ring-of-kafrene-1 = Драться со всей роднёй
story-kafrene-cutpurse-ring-of-kafrene-1-success = Они удирают, побросав куртки. Чужих кошельков в этих куртках столько, что впору открывать банк.
story-kafrene-cutpurse-ring-of-kafrene-1-failure = Ту руку вы так и не выпустили. Остальные девять были свободны.
story-kafrene-cutpurse-ring-of-kafrene-2 = Перессорить их между собой
story-kafrene-cutpurse-ring-of-kafrene-2-success = Вы громко спрашиваете, кто зажал долю за прошлую неделю. Пока они выясняют, доля за эту уходит с вами.
story-kafrene-cutpurse-ring-of-kafrene-2-failure = Семья у них дружная. Ваше замечание обсуждают со всех сторон, и за обсуждение платите вы.
story-kafrene-cutpurse-takodana = От винного погреба в замке два ключа. Один у хозяйки, а спящей её ещё никто не видел. Второй у отставного карманника с Кафрены: тот храпит на бочке, не выпуская ножа.
story-kafrene-cutpurse-takodana-1 = Стянуть ключ
story-kafrene-cutpurse-takodana-1-success = Он бормочет, поворачивается и обнимает ваш вещмешок. Три бутылки старше Республики уходят у вас под полой.
story-kafrene-cutpurse-takodana-1-failure = Старые пальцы в отставку не выходят. Нож оказался именно там, куда тянулась ваша рука.
story-kafrene-cutpurse-takodana-2 = Посторожить вместо него

story-castle-regular-ring-of-kafrene = Старый обольститель знает на Кольце всех по именам и половине из них должен. Эта половина как раз заняла соседний столик. «Дорогой мой друг!» — восклицает он погромче и обнимает вас за плечи.
story-castle-regular-ring-of-kafrene-1 = Заплатить его долги
story-castle-regular-ring-of-kafrene-2 = Деликатно его выдать
story-castle-regular-takodana = «Тридцать лет я сижу в этом кресле, — говорит старый обольститель, — и оно уже на меня похоже». Он тянется к плащу, потом к бутылке и ждёт, что из двух по душе вам.
story-castle-regular-takodana-1 = Подать ему плащ
story-castle-regular-takodana-2 = Выпить с ним и послушать

story-out-of-work-pilot-ring-of-kafrene = Двумя палубами ниже режут её корабль. Она сидит спиной к окну и по звуку называет каждую деталь, что падает на пол. Резчики торгуют, пока не остыло. Ей всё равно, куда лететь.
story-out-of-work-pilot-ring-of-kafrene-1 = Предложить ей место
story-out-of-work-pilot-ring-of-kafrene-2 = Прицениться к деталям
story-out-of-work-pilot-takodana = Один круг над озером, предлагает она, низко, на чём прилетели; придёт к финишу позади вас — пойдёт к вам в команду. Весь замок уже высыпал на стены с деньгами в руках.
story-out-of-work-pilot-takodana-1 = Принять вызов
story-out-of-work-pilot-takodana-1-success = Она финиширует второй, мокрая, хохочет и уже бранит ваш левый стабилизатор.
story-out-of-work-pilot-takodana-1-failure = Она ждёт вас на берегу с верёвкой и адресом механика. Пригодится и то и другое.
story-out-of-work-pilot-takodana-2 = Принимать ставки

story-unlisted-motivator-ring-of-kafrene = В каталогах его нет. Он гудит, хотя ни к чему не подключён, и потихоньку сам ползёт к краю прилавка. Торговец мечтает сбыть его до темноты. Пёс торговца — тоже.
story-unlisted-motivator-ring-of-kafrene-yes = Купить, пока не уполз
story-unlisted-motivator-ring-of-kafrene-no = Оставить псу
story-unlisted-motivator-takodana = В лодочном сарае при замке стоит двигатель, который старше лодок, сарая и, пожалуй, озера. Поколения гостей вырезали на двери советы: «Не надо», «Не трогай», «Опять?!» При виде вас он мурлычет.
story-unlisted-motivator-takodana-1 = Вынуть мотиватор
story-unlisted-motivator-takodana-1-success = Один поворот — и он ложится в ладони, тёплый, словно только и ждал, чтобы его попросили.
story-unlisted-motivator-takodana-1-failure = Дальше крышки дело не пошло. Зато под крышкой — монеты за триста лет, брошенные на счастье.
story-unlisted-motivator-takodana-2 = Разобрать надписи на двери
story-unlisted-motivator-takodana-2-success = Если читать снизу вверх, выходит указание, где самый первый гость зарыл деньги на выпивку.
story-unlisted-motivator-takodana-2-failure = Надпись складывается в подробный рецепт ухи. А рыбу вы даже не любите.

story-tunnel-map-ring-of-kafrene = Мальчишка продаёт вам план тоннелей под Кольцом: каждый люк, каждая лестница, каждая каморка с койкой. Чернила ещё не высохли. Под койками, клянётся он, лежал сегодня утром лично.
story-tunnel-map-takodana = Под замком комнат больше, чем в самом замке, и на каждой двери табличка. Хозяйка потеряла там счёт, две бочки и сборщика налогов. Она вручает вам фонарь. Сборщика, добавляет она, можно и не искать.
story-tunnel-map-takodana-1 = Прочесть и перевесить таблички
story-tunnel-map-takodana-2 = Выкатить бочки

story-a-song-heard-once-ring-of-kafrene = На двери хранилища нет скважины, только строка мёртвых букв, стёртых пальцами. Пьяный на ступеньке божится, что открывают её песней, что он её однажды слышал и что мотив был вроде его кашля.
story-a-song-heard-once-ring-of-kafrene-1 = Спеть надпись
story-a-song-heard-once-ring-of-kafrene-1-success = На третьем куплете дверь подпевает. За ней до крайности удивлённый контрабандист сбавляет цены.
story-a-song-heard-once-ring-of-kafrene-1-failure = Вы поёте дважды, с чувством. Открывается окно, и оттуда выплёскивают что-то мокрое.
story-a-song-heard-once-ring-of-kafrene-2 = Снять дверь с петель
story-a-song-heard-once-ring-of-kafrene-2-success = Песня стережёт замок. Стеречь петли за четыреста лет никому и в голову не пришло.
story-a-song-heard-once-ring-of-kafrene-2-failure = Дверь принимается вопить, причём в лад. Тишину, объясняет сторож, можно и купить.
story-a-song-heard-once-takodana = В углу полуглухой музыкант играет мелодию, которую вы слышали однажды, в детстве, через стену. Вы всё гадали, чем она кончается. Оказывается, ничем: её начинают сызнова, пока не получится как надо.

story-encrypted-message-ring-of-kafrene = «Для друга одного друга», — говорит курьер, и в плаще у него дыра, которой на входе не было. Он суёт вам инфочип, половину пароля и, подумав, сапоги.
story-encrypted-message-ring-of-kafrene-1 = Пообещать доставить
story-encrypted-message-ring-of-kafrene-2 = Продать чип не читая
story-encrypted-message-takodana = На ваш завтрак садится птица с железным кольцом, смотрит одним глазом, потом другим и роняет в яичницу маленький цилиндр. Адресат вам знаком. Цилиндр тикает. Птица, кажется, ждёт ответа.
story-encrypted-message-takodana-1 = Сберечь для адресата
story-encrypted-message-takodana-2 = Взломать шифр
story-encrypted-message-takodana-2-success = Шифр оказался списком покупок, а список покупок — кодом от банковского сейфа. Птица отводит глаза.
story-encrypted-message-takodana-2-failure = На третьей неверной цифре цилиндр взрывается вам в лицо. Вот такой это был шифр.

story-ancient-statues-ring-of-kafrene = Ломбард полон каменных богов с ценниками на шее. Хозяин скупает всё, за чем потом придут, продаёт тому, кто пришёл, и сам не знает, который из его богов настоящий.
story-ancient-statues-ring-of-kafrene-1 = Заложить свой груз
story-ancient-statues-ring-of-kafrene-2 = Поискать настоящего бога
story-ancient-statues-ring-of-kafrene-2-success = Один настоящий. Вы берёте его как дверной упор, а через улицу продаёте как бога.
story-ancient-statues-ring-of-kafrene-2-failure = «Гипс», — объявляете вы и стучите по нему для убедительности. До стука он был настоящим.
story-ancient-statues-ring-of-kafrene-3 = Смахнуть с богов пыль
story-ancient-statues-takodana = В лесу за замком под мхом стоят семь статуй, и одна моложе прочих на тысячу лет и один нос. Студент-историк обещает обед и плату тому, кто подержит ему лестницу.
story-ancient-statues-takodana-1 = Осмотреть ту, что моложе
story-ancient-statues-takodana-1-success = Это не статуя, а печать, и вы знаете чья. Любой учёный в секторе разрыдался бы от зависти.
story-ancient-statues-takodana-1-success-1 = Обнародовать под своим именем
story-ancient-statues-takodana-1-success-2 = Тихо продать печать
story-ancient-statues-takodana-1-failure = Вы произносите имя вслух. Статуя делает первый шаг за тысячу лет и наступает на вас.
story-ancient-statues-takodana-2 = Подержать лестницу и пообедать

story-house-rules-ring-of-kafrene = На арене под рудным рынком одно правило: не кусаться. Любимец публики, только что победивший именно зубами, кланяется, а толпа ищет глазами, кто против. Вы, кажется, встали с места.
story-house-rules-ring-of-kafrene-1 = Спуститься на арену
story-house-rules-ring-of-kafrene-1-success = Вы побеждаете строго по правилам. Любимец публики, шепелявя, просит вернуть ему зубы.
story-house-rules-ring-of-kafrene-1-failure = Любимец публики помогает вам искать кошелёк. Кошелёк у него в зубах.
story-house-rules-ring-of-kafrene-2 = Сослаться на правило
story-house-rules-ring-of-kafrene-2-success = Судья сверяется с книгой и бледнеет. Все ставки на любимца достаются тому, кто заметил.
story-house-rules-ring-of-kafrene-2-failure = Судья слушает с интересом. На его собственные зубы, как выясняется, правило не распространяется.
story-house-rules-takodana = В замке играют по своим правилам и меняют их вместе со свечами. Сегодня банк ставит сама хозяйка, полный котелок монет, и нужен ей либо ещё один игрок, либо кто-нибудь приглядеть за рукавами.
story-house-rules-takodana-1 = Сесть за игру
story-house-rules-takodana-2 = Приглядеть за рукавами

story-a-legend-retold-ring-of-kafrene = Сказитель под мостом умолкает посреди битвы и тычет в вас пальцем: «А чем кончилось, пусть скажет гость!» Оборачиваются двести шахтёров. Один весь вечер играл злодея и ещё не снял рога.
story-a-legend-retold-ring-of-kafrene-1 = Придумать финал получше
story-a-legend-retold-ring-of-kafrene-1-success = В вашем финале всех прощают и кто-то угощает. К полуночи это уже официальная версия.
story-a-legend-retold-ring-of-kafrene-1-failure = В вашем финале шахтёры проигрывают. Они вежливо ждут другого, а потом расходятся.
story-a-legend-retold-ring-of-kafrene-2 = Побороть злодея
story-a-legend-retold-ring-of-kafrene-2-success = Злодей гибнет впервые за сорок представлений. Шапка ходит по кругу, пока её ещё могут поднять.
story-a-legend-retold-ring-of-kafrene-2-failure = Злодей снова побеждает. «Зато как в жизни», — шепчет он, сидя на вас.
story-a-legend-retold-takodana = У огня рассказывают вашу историю, и хорошо рассказывают: рост повыше, храбрости побольше, корабль получше. Найдётся в ней место и второму герою, а старый поклонник всё подкладывает вам то жаркое, то монеты.
story-a-legend-retold-takodana-1 = Поделиться славой
story-a-legend-retold-takodana-2 = Погреться в лучах славы

story-a-borrowed-name-ring-of-kafrene = Пропуск настоящий, печать настоящая, а лицо не то: борода лишняя и одного уха не хватает. До полудня он открывает двери рудной биржи. Владельца, роняет торговец, там хорошо знают.
story-a-borrowed-name-ring-of-kafrene-1 = Торговать, не выходя из тени
story-a-borrowed-name-ring-of-kafrene-1-success = Всё утро вы торгуете под чужим именем и исчезаете раньше, чем является его хозяин.
story-a-borrowed-name-ring-of-kafrene-1-failure = Имя там знали отлично. К полудню узнали и ваше и передали кому следует.
story-a-borrowed-name-ring-of-kafrene-2 = Перепродать пропуск
story-a-borrowed-name-takodana = За угловым столиком писец сдаёт добрые имена помесячно: барон, герой, единственное дитя вдовы. К каждому прилагаются бумаги и свидетель под присягой. А лавка рядом — самая мягкая в замке.
story-a-borrowed-name-takodana-1 = Снять доброе имя
story-a-borrowed-name-takodana-2 = Вздремнуть под своим

story-the-unpaid-bill-ring-of-kafrene = Счёту девять лет. За это время у него отросли проценты, адвокат и рука с портовый кран. Рука снимает перчатку. Ужин вы помните, и был он, надо признать, превосходный.
story-the-unpaid-bill-ring-of-kafrene-1 = Оспорить вручную
story-the-unpaid-bill-ring-of-kafrene-1-success = Рука оказалась прокатной и осталась у вас. Лишь бы её вернули, торговец согласен на любую скидку.
story-the-unpaid-bill-ring-of-kafrene-1-failure = Рука переворачивает вас вниз головой и вытряхивает ужин, проценты и чаевые.
story-the-unpaid-bill-ring-of-kafrene-2 = Заплатить и расспросить о должниках
story-the-unpaid-bill-ring-of-kafrene-3 = Дать выкрутить себе руку
story-the-unpaid-bill-takodana = Долгов в замке не требуют. Просто кладут возле вашей тарелки топор больше вас и кивают на дрова. А на кухне тепло, не хватает рук, и за чищеные коренья повариха платит.
story-the-unpaid-bill-takodana-1 = Взяться за топор
story-the-unpaid-bill-takodana-1-success = К вечеру вместо дров стоит стена, и все, кто ставил против вас, раскошеливаются.
story-the-unpaid-bill-takodana-1-failure = Топор вы подняли, на миг. Нога запомнит этот миг надолго.
story-the-unpaid-bill-takodana-2 = Чистить коренья у печи
