BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chat (
	"match" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY ("match", number), 
	CONSTRAINT fk_chat_match FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES('f141493ef69c2d1c',1,0,'Ann','Good luck!',1.79491613256430625916e+09);
INSERT INTO "chat" VALUES('6a562255b669ecca',1,0,'Ann','Good luck!',1.79491613536117410659e+09);
INSERT INTO "chat" VALUES('4c9b2a1381a4bbe5',1,0,'Ann','Good luck!',1.79491613702570223807e+09);
CREATE TABLE choices (
	"match" VARCHAR(32) NOT NULL, 
	step INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	"key" TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_choices PRIMARY KEY ("match", step), 
	CONSTRAINT fk_choices_match FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',0,0,'choice','return channel-the-force',1.79491612881699752805e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',1,0,'choice','return draw-attention',1.79491612886706161504e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',2,0,'choice','done',1.79491612900871801376e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',3,1,'choice','return punch-dagger',1.79491613031032156942e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',4,1,'choice','done',1.794916130319555521e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',5,0,'choice','battlefield player 1',1.79491613035117030146e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',6,1,'choice','shield commando-droid',1.79491613039235091212e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',7,1,'choice','shield commando-droid',1.79491613040548729897e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',8,0,'choice','play overqualified',1.79491613051044130323e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',9,1,'choice','use general-grievous > power-action',1.79491613053709816926e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',10,0,'choice','play seeking-the-truth',1.79491613055773115157e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',11,1,'choice','activate general-grievous',1.7949161305694148541e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',12,0,'choice','activate obi-wan-kenobi',1.79491613060299539566e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',13,1,'choice','play the-best-defense',1.79491613061232066156e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',14,1,'choice','damage general-grievous',1.79491613061660575871e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',15,1,'choice','remove obi-wan-kenobi-die',1.79491613062008428577e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',16,1,'choice','remove obi-wan-kenobi-die#2',1.79491613062697672842e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',17,0,'choice','activate satine-kryze',1.7949161306485776901e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',18,0,'choice','reroll satine-kryze-die',1.79491613066003274914e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',19,1,'choice','claim',1.79491613066885042195e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',20,1,'choice','use claim',1.79491613067289018635e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',21,0,'choice','use seeking-the-truth > action',1.79491613069949245448e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',22,0,'choice','reroll satine-kryze-die',1.79491613070928597451e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',23,0,'choice','use obi-wan-kenobi > power-action',1.79491613071926021582e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',24,0,'choice','reroll',1.79491613072771310803e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',25,0,'choice','discard use-the-force',1.79491613073687148087e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',26,0,'choice','roll',1.7949161307467405796e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',27,0,'choice','reroll',1.79491613075569701198e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',28,0,'choice','discard dodge',1.79491613076431107522e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',29,0,'choice','roll',1.79491613077153038978e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',30,0,'choice','reroll',1.79491613077943515776e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',31,0,'choice','reroll satine-kryze-die',1.79491613078678679464e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',32,0,'choice','resolve satine-kryze-die',1.79491613079678869252e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',33,0,'choice','pass',1.79491613080545210842e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',34,1,'choice','discard block',1.7949161308139936924e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',35,1,'choice','done',1.79491613081845021249e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',36,1,'choice','pass',1.79491613082204532619e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',37,0,'choice','claim',1.79491613084898400309e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',38,0,'choice','decline',1.79491613086153435708e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',39,1,'choice','play probe',1.79491613087925791741e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',40,1,'choice','use general-grievous > power-action',1.7949161308837273121e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',41,1,'choice','play automated-defense',1.79491613088719558716e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',42,1,'choice','pass',1.79491613089085745805e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',43,1,'choice','discard grievance-striker',1.79491613089473605159e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',44,1,'choice','done',1.79491613091106128694e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',45,0,'choice','discard mandalorian-jetpack',1.79491613091873598103e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',46,0,'choice','discard grievance-striker',1794916130.9304);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',47,0,'choice','done',1.79491613094060301785e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',48,0,'choice','play obi-wan-kenobis-interceptor',1.79491613095097827914e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',49,1,'choice','activate general-grievous',1794916130.9625);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',50,0,'choice','reroll',1.79491613099372482298e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',51,0,'choice','discard unshackle',1.79491613100230789183e+09);
INSERT INTO "choices" VALUES('fd7fdf6a5af70f63',52,1,'choice','pass',1.79491613101141309731e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',0,0,'choice','return unpredictable',1.79491613104757022855e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',1,0,'choice','done',1.79491613105938076968e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',2,1,'choice','return probe',1.79491613107207536692e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',3,1,'choice','return block',1.79491613108190345765e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',4,1,'choice','done',1.79491613108970546721e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',5,1,'choice','battlefield player 2',1.79491613109794306757e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',6,0,'choice','shield satine-kryze',1.79491613112903857234e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',7,0,'choice','shield satine-kryze',1.79491613113981246952e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',8,1,'choice','play shock-collar > obi-wan-kenobi',1.79491613115170216556e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',9,0,'choice','reroll',1.79491613116470313067e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',10,0,'choice','discard republic-jedi-armor',1.79491613117289090153e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',11,1,'choice','pass',1.79491613118209528921e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',12,0,'choice','activate obi-wan-kenobi',1.79491613119107770919e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',13,1,'choice','play a-sinister-peace',1.79491613120818376547e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',14,1,'choice','discard press-the-advantage',1.79491613123488616939e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',15,1,'choice','remove obi-wan-kenobi-die',1.79491613125422978403e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',16,0,'choice','use force-flow > action',1.79491613126839518552e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',17,0,'choice','side 2 melee',1.79491613128584170337e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',18,1,'choice','activate general-grievous',1.79491613129756116869e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',19,0,'choice','use obi-wan-kenobi > power-action',1.79491613130753040316e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',20,0,'choice','target obi-wan-kenobi',1.79491613132285213463e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',21,1,'choice','activate commando-droid#2',1.79491613133025074006e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',22,1,'choice','activate commando-droid',1.79491613133632850647e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',23,0,'choice','play draw-attention',1.79491613134651422497e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',24,0,'choice','amount 1',1.79491613135497522354e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',25,1,'choice','resolve commando-droid-die',1794916131.36283);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',26,0,'choice','play use-the-force',1.79491613137038063998e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',27,0,'choice','turn general-grievous-die',1.79491613138043928149e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',28,0,'choice','side blank',1.79491613138963532455e+09);
INSERT INTO "choices" VALUES('f51f78da4858a4ad',29,1,'choice','play punch-dagger > general-grievous',1.79491613139972901345e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',0,0,'choice','return mandalorian-jetpack',1.79491613152459383003e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',1,1,'choice','return shock-collar',1.79491613162995409958e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',2,0,'choice','return unshackle',1.79491613164795207977e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',3,1,'choice','done',1.79491613168229198461e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',4,0,'choice','done',1.79491613171041488649e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',5,0,'choice','battlefield player 1',1.79491613174867534639e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',6,1,'choice','shield commando-droid#2',1.79491613177824068064e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',7,1,'choice','shield commando-droid#2',1.79491613180170345304e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',8,0,'choice','play overqualified',1.79491613182631945611e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',9,1,'choice','activate general-grievous',1.79491613186666584007e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',10,0,'choice','use obi-wan-kenobi > power-action',1.79491613189898610112e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',11,1,'choice','play automated-defense',1.79491613197102308279e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',12,0,'choice','claim',1.79491613199375605585e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',13,0,'choice','decline',1.79491613201718878747e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',14,1,'choice','pass',1.79491613204487252238e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',15,0,'choice','discard channel-the-force',1.79491613206565141678e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',16,1,'choice','discard the-best-defense',1.79491613208792471882e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',17,0,'choice','done',1.79491613210810470584e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',18,1,'choice','discard tech-team',1.79491613212231755254e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',19,1,'choice','done',1.79491613215120053288e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',20,0,'choice','reroll',1.79491613217742538447e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',21,0,'choice','discard seeking-the-truth',1.79491613219692230226e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',22,1,'choice','play modular-frame > commando-droid#2',1.79491613222502565381e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',23,0,'choice','play mandalorian-jetpack > satine-kryze',1.79491613248283910756e+09);
INSERT INTO "choices" VALUES('f141493ef69c2d1c',24,1,'choice','activate commando-droid',1.79491613255283331872e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',0,0,'choice','bury forgotten-heroes',1.79491613265379500391e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',1,1,'choice','bury black-squadron-assault',1.794916132658164978e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',2,1,'choice','done',1.79491613267364215856e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',3,0,'choice','mulligan hand',1.79491613268328452108e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',4,1,'choice','reveal the-emperors-web',1.79491613272539424902e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',5,1,'choice','reveal counsel-of-the-sith',1.79491613273577570912e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',6,1,'choice','reveal cruel-interrogations',1.79491613274244189257e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',7,1,'choice','pass',1.79491613275585961337e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',8,0,'choice','reveal in-you-must-go',1.79491613279308867461e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',9,0,'choice','reveal a-heros-journey',1.79491613282226014137e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',10,0,'choice','reveal jedi-training',1.79491613284232711788e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',11,1,'choice','play interrogation',1.79491613285671019551e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',12,1,'choice','focus cruel-interrogations > 1',1.79491613286568641666e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',13,0,'choice','pass',1.79491613292695069317e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',14,1,'choice','discard guardian-of-peace',1.79491613294779586793e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',15,0,'choice','pass',1.79491613302448391915e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',16,1,'choice','pass',1.79491613303227710721e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',17,1,'choice','keep',1.79491613303627943996e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',18,1,'choice','pass',1.79491613304240179064e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',19,0,'choice','pass',1.79491613306205725669e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',20,1,'choice','play dark-precognition',1.79491613307340240482e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',21,0,'choice','pass',1.79491613310747981074e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',22,1,'choice','discard force-choke',1794916133.11772);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',23,0,'choice','pass',1.7949161331566338539e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',24,1,'choice','play kuati-security-team',1.79491613316923427582e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',25,1,'choice','focus sith > 1',1.7949161331756706238e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',26,1,'choice','focus the-emperors-web > 1',1.79491613318311762806e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',27,0,'choice','pass',1.79491613320560932159e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',28,1,'choice','pass',1.79491613321279382706e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',29,1,'choice','commit kuati-security-team',1.79491613321692728994e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',30,1,'choice','pass',1.79491613322096681595e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',31,0,'choice','pass',1.79491613325040149685e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',32,1,'choice','use counsel-of-the-sith',1.79491613327469158177e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',33,0,'choice','damage the-emperors-web',1.79491613330468583104e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',34,0,'choice','pass',1.79491613331536555291e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',35,1,'choice','pass',1.79491613332286763194e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',36,0,'choice','discard shii-cho-training',1.79491613335866808894e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',37,0,'choice','pass',1.79491613336863970753e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',38,1,'choice','pass',1.79491613338332104679e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',39,0,'choice','pass',1.79491613341050910944e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',40,1,'choice','pass',1.79491613342132806784e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',41,0,'choice','pass',1.79491613345896649364e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',42,1,'choice','pass',1.79491613347789239884e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',43,0,'choice','pass',1.79491613351063537601e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',44,1,'choice','pass',1.79491613351962637904e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',45,0,'choice','pass',1.79491613355500125885e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',46,1,'choice','pass',1.79491613356378960607e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',47,1,'choice','pass',1.79491613356892800333e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',48,0,'choice','pass',1.7949161335935029984e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',49,1,'choice','discard heat-of-battle',1.79491613360151028638e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',50,1,'choice','pass',1.79491613360847210886e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',51,0,'choice','pass',1.79491613363087558746e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',52,1,'choice','play emperors-royal-guard',1.79491613364294314383e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',53,1,'choice','focus counsel-of-the-sith > 1',1.79491613366142964362e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',54,1,'choice','focus the-emperors-web > 1',1.79491613367740535742e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',55,0,'choice','pass',1.7949161337079336643e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',56,1,'choice','play the-hands-blessing',1.79491613372139406203e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',57,1,'choice','focus cruel-interrogations > 1',1.79491613372496414176e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',58,1,'choice','attach-to kuati-security-team',1.79491613372758936888e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',59,0,'choice','pass',1.79491613376372408867e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',60,1,'choice','pass',1.79491613377103567117e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',61,1,'choice','pass',1.79491613378667545317e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',62,0,'choice','pass',1.79491613380211424829e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',63,1,'choice','decline',1.79491613381033515931e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',64,1,'choice','pass',1.79491613381490278241e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',65,0,'choice','pass',1.79491613384166646006e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',66,1,'choice','done',1.79491613384943246838e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',67,1,'choice','pass',1794916133.85371);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',68,0,'choice','pass',1.79491613389109420776e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',69,1,'choice','pass',1.79491613390017795562e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',70,0,'choice','damage cruel-interrogations',1.79491613393938684458e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',71,0,'choice','pass',1.79491613395833039283e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',72,1,'choice','pass',1.79491613397736883162e+09);
INSERT INTO "choices" VALUES('b5b2eb510e85a282',73,0,'choice','discard return-of-the-jedi',1.79491613401159071919e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',0,0,'choice','bury the-secret-of-yavin-4',1.79491613408664441109e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',1,1,'choice','bury shadows-of-dathomir',1.7949161341063318252e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',2,1,'choice','done',1.79491613411937069892e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',3,0,'choice','mulligan hand',1.79491613413433051104e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',4,1,'choice','reveal the-heart-of-the-empire',1.79491613414653420448e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',5,1,'choice','reveal cruel-interrogations',1.79491613416357612608e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',6,1,'choice','use cruel-interrogations',1.79491613417988753317e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',7,1,'choice','reveal fall-of-the-jedi',1.79491613419516801838e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',8,0,'choice','reveal last-minute-rescue',1.79491613421134185791e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',9,0,'choice','reveal a-journey-to-dagobah',1.79491613422232437129e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',10,0,'choice','reveal forgotten-heroes',1.7949161342382678986e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',11,1,'choice','pass',1.79491613426125097268e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',12,0,'choice','pass',1.79491613428158259396e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',13,1,'choice','use fall-of-the-jedi',1.79491613430687522892e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',14,1,'choice','put-under-deck coruscant-defense-fleet',1.79491613432443881037e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',15,1,'choice','discard a-disturbance-in-the-force',1.79491613433451747895e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',16,1,'choice','pass',1.79491613434383487707e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',17,0,'choice','pass',1.79491613435490822794e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',18,1,'choice','play vaders-tie-advanced',1.79491613437827134134e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',19,1,'choice','focus fall-of-the-jedi > 1',1.79491613439684963228e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',20,1,'choice','focus cruel-interrogations > 1',1.79491613440826439855e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',21,1,'choice','focus the-heart-of-the-empire > 2',1.79491613441745638847e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',22,0,'choice','pass',1.7949161344455077648e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',23,1,'choice','pass',1.79491613445941591269e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',24,1,'choice','commit vaders-tie-advanced',1.7949161344687798023e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',25,1,'choice','pass',1.7949161344790167808e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',26,0,'choice','pass',1.79491613448844718929e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',27,0,'choice','pass',1.79491613449834156029e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',28,1,'choice','pass',1.7949161345100040436e+09);
INSERT INTO "choices" VALUES('b6a0d16c3922c633',29,0,'choice','discard counter-stroke',1.79491613452169322968e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',0,0,'choice','bury in-you-must-go',1.79491613462695932387e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',1,1,'choice','bury reconnaissance-mission',1.79491613466918897628e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',2,0,'choice','done',1.79491613469731140133e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',3,1,'choice','mulligan hand',1.7949161347157201767e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',4,1,'choice','reveal cruel-interrogations',1.79491613476371073727e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',5,1,'choice','use cruel-interrogations',1.79491613480325722693e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',6,1,'choice','reveal black-squadron-assault',1.79491613484091925624e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',7,1,'choice','reveal fall-of-the-jedi',1.79491613487634277344e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',8,0,'choice','reveal forgotten-heroes',1.79491613489751958851e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',9,0,'choice','reveal the-secret-of-yavin-4',1.79491613490080761904e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',10,0,'choice','reveal last-minute-rescue',1.79491613490833306311e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',11,1,'choice','pass',1.79491613498302149767e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',12,0,'choice','pass',1.79491613499973320967e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',13,1,'choice','pass',1.79491613501589250567e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',14,1,'choice','keep',1.79491613505235290525e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',15,1,'choice','pass',1.79491613508442401881e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',16,0,'choice','pass',1.79491613513094758983e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',17,1,'choice','play kuati-security-team',1.79491613518702173234e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',18,1,'choice','focus fall-of-the-jedi > 1',1.7949161352287008762e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',19,1,'choice','focus cruel-interrogations > 1',1.79491613525580549241e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',20,0,'choice','pass',1.79491613527826356891e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',21,1,'choice','pass',1.79491613529253649711e+09);
INSERT INTO "choices" VALUES('6a562255b669ecca',22,1,'choice','done',1.79491613533046102521e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',0,0,'choice','ship g-1a-starfighter',1.79491613544280195239e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',1,1,'choice','ship g9-rigger',1.79491613545237827303e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',2,0,'choice','move nal-hutta-right',1.79491613570853114122e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',3,0,'choice','done',1.79491613573026037218e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',4,0,'choice','explore',1.79491613574638438229e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',5,1,'choice','move mon-calamari-right',1.79491613575864362713e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',6,1,'choice','done',1.7949161357680387497e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',7,1,'choice','explore',1.794916135771343708e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',8,0,'choice','move ryloth-left',1.7949161358009290695e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',9,0,'choice','done',1.7949161358115134239e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',10,0,'choice','explore',1.79491613582078671455e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',11,1,'choice','stay',1.79491613583523654936e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',12,1,'choice','done',1.79491613583918285367e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',13,1,'choice','explore',1.79491613584228587151e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',14,0,'choice','move tatooine-nal-hutta',1.79491613586561226841e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',15,0,'choice','done',1.79491613587543725962e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',16,0,'choice','explore',1.79491613588277196885e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',17,0,'choice','choice 2',1.79491613589615082741e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',18,1,'choice','move cantonica-right',1.79491613590288186068e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',19,1,'choice','done',1.79491613590569829938e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',20,1,'choice','explore',1.79491613590816783902e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',21,1,'choice','choice 2',1.79491613591060256965e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',22,0,'choice','move tatooine-right',1.79491613593203115468e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',23,0,'choice','done',1.79491613593919754031e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',24,0,'choice','explore',1794916135.94593);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',25,0,'choice','choice 2',1.79491613595510888104e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',26,1,'choice','move cantonica',1.79491613596161842351e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',27,1,'choice','done',1.79491613596423172953e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',28,1,'choice','explore',1.79491613596773982048e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',29,1,'choice','choice 2',1.79491613597032523153e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',30,0,'choice','move nal-hutta',1.79491613599445652962e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',31,0,'choice','market',1.79491613601402544972e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',32,0,'choice','discard job',1.79491613604076409344e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',33,0,'choice','pass',1.7949161360568449497e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',34,0,'choice','use boba-fett > action',1.79491613606744647023e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',35,0,'choice','contact nal-hutta.1',1794916136.07818);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',36,0,'choice','done',1.79491613608991479877e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',37,0,'choice','explore',1.79491613610007882118e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',38,0,'choice','pass',1.79491613611527776718e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',39,1,'choice','move lothal-right',1.79491613612595105175e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',40,1,'choice','done',1.79491613613073635108e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',41,1,'choice','explore',1.79491613613469099992e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',42,0,'choice','move nal-hutta-left',1.79491613615970945364e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',43,0,'choice','done',1.79491613616853499407e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',44,0,'choice','explore',1.79491613617658948894e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',45,0,'choice','choice 1',1.79491613618766593938e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',46,1,'choice','move nal-hutta',1.79491613619924449919e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',47,1,'choice','done',1.79491613620303392413e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',48,1,'choice','contact nal-hutta.1',1.79491613620629215236e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',49,1,'choice','choice 1',1.79491613620969367023e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',50,1,'choice','decline',1.79491613621257019043e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',51,0,'choice','move kessel-inner-right',1.79491613623459386828e+09);
INSERT INTO "choices" VALUES('f69c6cd36c088ba8',52,0,'choice','done',1.79491613624493765834e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',0,0,'choice','ship g9-rigger',1.79491613628103327754e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',1,1,'choice','ship g9-rigger',1.79491613628984165193e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',2,0,'choice','move naboo-right',1.79491613630163741105e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',3,0,'choice','done',1.79491613630999255176e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',4,0,'choice','explore',1.79491613632008028024e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',5,0,'choice','choice 2',1.79491613633006072046e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',6,1,'choice','move nal-hutta-left',1.79491613634173440938e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',7,1,'choice','done',1.79491613634935593605e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',8,1,'choice','explore',1.79491613635732984548e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',9,0,'choice','move nal-hutta-left',1.79491613636828899387e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',10,0,'choice','trade',1.79491613637719273563e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',11,0,'choice','want-credits 2000',1.79491613638923931117e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',12,0,'choice','want-credits 1000',1.79491613639959812168e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',13,0,'choice','want-credits 2000',1.79491613641166019438e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',14,0,'choice','propose',1.79491613642427730564e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',15,1,'choice','decline',1.794916136434410572e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',16,0,'choice','done',1.79491613644753766065e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',17,0,'choice','done',1.7949161364578056335e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',18,0,'choice','explore',1.79491613646777653694e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',19,1,'choice','move tatooine',1.7949161364811301231e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',20,1,'choice','play-secret crossed-signals',1.79491613649253129955e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',21,1,'choice','patrol hutt-1',1.79491613650456118588e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',22,1,'choice','stop',1.79491613651532745362e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',23,1,'choice','market',1.79491613652447795862e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',24,1,'choice','discard ship',1.79491613653330588347e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',25,1,'choice','buy bounty',1.79491613654237413405e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',26,1,'choice','done',1.79491613655291652675e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',27,1,'choice','contact tatooine.2',1.79491613656255769729e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',28,1,'choice','choice 2',1.79491613657519674305e+09);
INSERT INTO "choices" VALUES('c5f4689073c28e62',29,1,'choice','take',1.79491613658627533912e+09);
INSERT INTO "choices" VALUES('4c9b2a1381a4bbe5',0,1,'choice','ship g9-rigger',1.79491613668138813974e+09);
INSERT INTO "choices" VALUES('4c9b2a1381a4bbe5',1,0,'choice','ship g9-rigger',1.79491613669777679441e+09);
INSERT INTO "choices" VALUES('4c9b2a1381a4bbe5',2,1,'choice','move kessel-inner-left',1.79491613674566364289e+09);
INSERT INTO "choices" VALUES('4c9b2a1381a4bbe5',3,1,'choice','done',1.79491613676813626288e+09);
INSERT INTO "choices" VALUES('4c9b2a1381a4bbe5',4,1,'choice','explore',1.79491613678837871556e+09);
INSERT INTO "choices" VALUES('4c9b2a1381a4bbe5',5,0,'choice','move ring-of-kafrene-right',1.7949161368114535808e+09);
INSERT INTO "choices" VALUES('4c9b2a1381a4bbe5',6,0,'choice','done',1.79491613683151745792e+09);
INSERT INTO "choices" VALUES('4c9b2a1381a4bbe5',7,0,'choice','explore',1.79491613685002851484e+09);
INSERT INTO "choices" VALUES('4c9b2a1381a4bbe5',8,0,'choice','choice 2',1.79491613687252712242e+09);
INSERT INTO "choices" VALUES('4c9b2a1381a4bbe5',9,1,'choice','move kessel-inner-right',1.79491613688739562034e+09);
INSERT INTO "choices" VALUES('4c9b2a1381a4bbe5',10,1,'choice','done',1.79491613690263724324e+09);
INSERT INTO "choices" VALUES('4c9b2a1381a4bbe5',11,1,'choice','explore',1.79491613691895222663e+09);
INSERT INTO "choices" VALUES('4c9b2a1381a4bbe5',12,1,'choice','choice 2',1.7949161369387824535e+09);
INSERT INTO "choices" VALUES('4c9b2a1381a4bbe5',13,0,'choice','move ring-of-kafrene',1.79491613695372295373e+09);
INSERT INTO "choices" VALUES('4c9b2a1381a4bbe5',14,0,'choice','market',1.79491613696792459489e+09);
INSERT INTO "choices" VALUES('4c9b2a1381a4bbe5',15,0,'choice','discard ship',1.79491613698434376716e+09);
INSERT INTO "choices" VALUES('4c9b2a1381a4bbe5',16,0,'choice','buy gear-mod',1.79491613701181101795e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',0,0,'choice','return dodge',1.79491613705096721654e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',1,0,'choice','done',1.79491613705588650708e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',2,1,'choice','return assassin-droid',1.79491613706136322022e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',3,1,'choice','done',1.7949161370662543774e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',4,0,'choice','battlefield player 2',1.79491613707240986819e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',5,0,'choice','shield obi-wan-kenobi',1.79491613707852816581e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',6,0,'choice','shield obi-wan-kenobi',1.79491613708394384379e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',7,1,'choice','play pulverize',1.79491613709160828592e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',8,0,'choice','play channel-the-force',1.79491613709744310379e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',9,1,'choice','pass',1.79491613710343360897e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',10,0,'choice','claim',1.79491613710899114604e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',11,0,'choice','use claim',1.79491613711389970779e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',12,0,'choice','choice 2',1.79491613711959791185e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',13,1,'choice','pass',1.79491613712503910067e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',14,1,'choice','discard shock-collar',1.79491613712950539584e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',15,1,'choice','done',1.79491613713436698918e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',16,0,'choice','discard unshackle',1.79491613713969349859e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',17,0,'choice','done',1.79491613714380621909e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',18,0,'choice','play defensive-stance',1.79491613714923024173e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',19,0,'choice','shield commando-droid',1.79491613715434122086e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',20,1,'choice','play grievance-striker > commando-droid',1.7949161371607534885e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',21,0,'choice','activate satine-kryze',1.79491613716764259337e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',22,0,'choice','decline',1.79491613717263936997e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',23,1,'choice','claim',1.79491613717852687833e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',24,1,'choice','use claim',1.79491613718466401106e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',25,1,'choice','choice 2',1.79491613719111680986e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',26,1,'choice','damage satine-kryze',1.7949161371968822479e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',27,0,'choice','play unpredictable',1.79491613720303869248e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',28,0,'choice','use obi-wan-kenobi > power-action',1.79491613720774865147e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',29,0,'choice','play truce',1.79491613721189332015e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',30,0,'choice','play mandalorian-jetpack > satine-kryze',1.79491613721610307691e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',31,0,'choice','pass',1.79491613722008752822e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',32,0,'choice','discard overqualified',1.79491613722398686407e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',33,0,'choice','done',1.79491613722751879693e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',34,1,'choice','discard block',1.79491613723266792298e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',35,1,'choice','done',1.79491613723629951475e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',36,1,'choice','reroll',1.79491613724070072167e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',37,1,'choice','discard defoliator-tank',1.79491613724440884588e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',38,0,'choice','play use-the-force',1.79491613724918961519e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',39,1,'choice','play modular-frame > general-grievous',1.79491613725335264211e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',40,0,'choice','use obi-wan-kenobi > power-action',1.79491613725801348686e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',41,1,'choice','play roger-roger',1.79491613726230502131e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',42,0,'choice','pass',1.79491613726740455625e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',43,1,'choice','play tech-team',1.79491613727235937115e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',44,0,'choice','use force-flow > action',1.79491613727911519999e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',45,1,'choice','pass',1.7949161372840938568e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',46,0,'choice','reroll',1.79491613728892517084e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',47,0,'choice','discard dodge',1.79491613729344487186e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',48,1,'choice','play automated-defense',1.79491613729807329181e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',49,0,'choice','reroll',1.79491613730338048929e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',50,0,'choice','discard obi-wan-kenobis-interceptor',1.79491613730776238444e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',51,1,'choice','activate general-grievous',1.79491613731271338469e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',52,0,'choice','play lightsaber > obi-wan-kenobi',1.79491613731759929654e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',53,1,'choice','use general-grievous > power-action',1.79491613732383227348e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',54,0,'choice','reroll',1.79491613732994866373e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',55,1,'choice','resolve general-grievous-die',1.79491613733560800552e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',56,0,'choice','activate obi-wan-kenobi',1.79491613734135580056e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',57,1,'choice','activate commando-droid#2',1.79491613734747910502e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',58,1,'choice','decline',1.79491613735413742063e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',59,0,'choice','resolve lightsaber-die',1.79491613736560964584e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',60,0,'choice','target satine-kryze',1.79491613737254023549e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',61,1,'choice','activate commando-droid',1.79491613737909317012e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',62,0,'choice','activate satine-kryze',1.79491613738649106023e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',63,0,'choice','decline',1.79491613739410448081e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',64,1,'choice','pass',1.79491613740217614177e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',65,0,'choice','claim',1.79491613740890789035e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',66,0,'choice','decline',1.79491613741439771652e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',67,1,'choice','resolve commando-droid-die#2',1.79491613742012047763e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',68,1,'choice','pass',1.79491613742664670944e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',69,0,'choice','play electromagnetic-pulse',1.79491613743281888965e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',70,1,'choice','play assassin-droid',1.79491613743957757949e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',71,1,'choice','no',1.79491613744614148138e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',72,0,'choice','play republic-jedi-armor > obi-wan-kenobi',1.79491613745493793483e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',73,0,'choice','replace lightsaber',1.79491613746097588536e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',74,1,'choice','use general-grievous > power-action',1.79491613746931457521e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',75,0,'choice','use obi-wan-kenobi > power-action',1.79491613747684907917e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',76,1,'choice','activate general-grievous',1.79491613748702096941e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',77,0,'choice','play draw-attention',1.79491613749636721606e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',78,0,'choice','amount 0',1.79491613750370717045e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',79,1,'choice','pass',1.79491613751308059696e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',80,0,'choice','activate obi-wan-kenobi',1794916137.52248);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',81,1,'choice','pass',1.79491613753077960012e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',82,0,'choice','activate satine-kryze',1.79491613753801083561e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',83,0,'choice','reroll satine-kryze-die',1.79491613754758358003e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',84,1,'choice','activate commando-droid',1.79491613755707883834e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',85,1,'choice','activate commando-droid#2',1.79491613756752157213e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',86,1,'choice','activate assassin-droid',1.79491613757582640651e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',87,1,'choice','damage commando-droid',1.79491613758288955692e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',88,0,'choice','reroll',1.79491613759270977977e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',89,0,'choice','discard seeking-the-truth',1.79491613760054707525e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',90,0,'choice','reroll republic-jedi-armor-die',1.79491613760861730571e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',91,0,'choice','reroll satine-kryze-die',1.79491613761691117283e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',92,0,'choice','reroll mandalorian-jetpack-die',1.79491613762585854527e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',93,0,'choice','reroll obi-wan-kenobi-die#2',1.79491613763515234e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',94,0,'choice','roll',1.79491613764437437056e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',95,1,'choice','play e-5-blaster-carbine > commando-droid',1.79491613765555167196e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',96,0,'choice','claim',1.79491613766910648349e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',97,0,'choice','use claim',1.79491613767618250849e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',98,0,'choice','choice 2',1.79491613768341970449e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',99,1,'choice','reroll',1794916137.69258);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',100,1,'choice','discard punch-dagger',1.79491613769858908648e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',101,1,'choice','reroll commando-droid-die#2',1.79491613770651102068e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',102,1,'choice','roll',1.79491613771409130092e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',103,1,'choice','reroll',1.79491613772202348708e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',104,1,'choice','discard make-demands',1.79491613772948956483e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',105,1,'choice','reroll commando-droid-die#2',1.79491613773663973808e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',106,1,'choice','roll',1.79491613774417686465e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',107,1,'choice','resolve commando-droid-die#2',1.7949161377518422604e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',108,0,'choice','assign obi-wan-kenobi',1.79491613776628398894e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',109,0,'choice','assign obi-wan-kenobi',1.79491613777491569514e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',110,1,'choice','resolve commando-droid-die',1.79491613778276753424e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',111,0,'choice','assign obi-wan-kenobi',1.79491613778890776636e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',112,0,'choice','assign satine-kryze',1.79491613779481959346e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',113,1,'choice','pass',1.79491613780145192148e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',114,1,'choice','done',1.79491613780636954304e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',115,0,'choice','done',1.79491613781141424177e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',116,0,'choice','play calculated-risk',1.79491613781692218787e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',117,1,'choice','activate assassin-droid',1.79491613782341623306e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',118,1,'choice','damage general-grievous',1.7949161378284749984e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',119,0,'choice','play punch-dagger > satine-kryze',1.7949161378345665932e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',120,0,'choice','replace mandalorian-jetpack',1.79491613783893156049e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',121,1,'choice','activate general-grievous',1.79491613784485411643e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',122,0,'choice','activate obi-wan-kenobi',1.79491613785085105895e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',123,1,'choice','play probe',1.79491613785681700709e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',124,0,'choice','pass',1.79491613786289095876e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',125,1,'choice','play a-sinister-peace',1.79491613786875844004e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',126,1,'choice','discard fresh-supplies',1.79491613787318944929e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',127,1,'choice','remove obi-wan-kenobi-die#2',1.79491613787727785113e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',128,0,'choice','pass',1.79491613788336277007e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',129,1,'choice','claim',1.79491613788897347455e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',130,1,'choice','use claim',1.79491613789283895497e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',131,1,'choice','choice 1',1.79491613789711880683e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',132,0,'choice','pay',1.79491613790190482138e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',133,0,'choice','use obi-wan-kenobi > power-action',1.79491613790629458424e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',134,0,'choice','play grievance-striker > satine-kryze',1.7949161379103660583e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',135,0,'choice','resolve republic-jedi-armor-die',1.79491613791454648974e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',136,0,'choice','target satine-kryze',1.79491613791886901862e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',137,0,'choice','activate satine-kryze',1.79491613792268466954e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',138,0,'choice','reroll satine-kryze-die',1.79491613792682766915e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',139,0,'choice','pass',1.79491613793133974073e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',140,1,'choice','discard the-best-defense',1.79491613793808364868e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',141,1,'choice','discard energize',1.79491613794230890277e+09);
INSERT INTO "choices" VALUES('4f10d3a79e4ee368',142,1,'choice','done',1.79491613794687843328e+09);
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	lang VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('1906aefa9edacb4bdb96d3c04216741c','Ann','en',1.79491612685387516025e+09);
INSERT INTO "guests" VALUES('758041830a1ba7518651ee313ec75531','Борис','ru',1.79491612689487695696e+09);
CREATE TABLE matches (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	setup TEXT NOT NULL, 
	seed VARCHAR(40) NOT NULL, 
	scenario VARCHAR(160) NOT NULL, 
	uploaded BOOLEAN NOT NULL, 
	clock_seconds INTEGER NOT NULL, 
	invite VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	began FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	asked VARCHAR(32) NOT NULL, 
	over BOOLEAN NOT NULL, 
	winners VARCHAR(32) NOT NULL, 
	undo_by INTEGER, 
	undo_to INTEGER, 
	undo_yes VARCHAR(32) NOT NULL, 
	rematch VARCHAR(32) NOT NULL, wish TEXT DEFAULT '' NOT NULL, draw_no INTEGER, progress INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_matches PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('fd7fdf6a5af70f63','destiny',3,'{"decks":[{"team":[{"card":"09057","elite":true},{"card":"09091"}],"battlefield":"09174","cards":["09059","09060","09061","09064","09065","09071","09092","09094","09110","09112","09118","09149","09150","09153","09157","09164","09165","09167","09169","09171"],"plot":"09113","name":"obi-wan"},{"team":[{"card":"09019"},{"card":"09019"},{"card":"09021"}],"battlefield":"09176","cards":["09023","09024","09025","09026","09027","09028","09029","09032","09033","09034","09053","09122","09124","09126","09135","09136","09160","09163","09169","09171"],"name":"grievous"}]}','533354376375638189739385558084618502','',0,0,'cb79acd3d7b4556f',1.79491612861447858806e+09,1.79491612861447858806e+09,1.79491613101141309731e+09,'0',0,'',NULL,NULL,'','','',NULL,3);
INSERT INTO "matches" VALUES('f51f78da4858a4ad','destiny',3,'{"decks":[{"team":[{"card":"09057","elite":true},{"card":"09091"}],"battlefield":"09174","cards":["09059","09060","09061","09064","09065","09071","09092","09094","09110","09112","09118","09149","09150","09153","09157","09164","09165","09167","09169","09171"],"plot":"09113","name":"obi-wan"},{"team":[{"card":"09019"},{"card":"09019"},{"card":"09021"}],"battlefield":"09176","cards":["09023","09024","09025","09026","09027","09028","09029","09032","09033","09034","09053","09122","09124","09126","09135","09136","09160","09163","09169","09171"],"name":"grievous"}]}','648805856612095038331492273297224584','',0,0,'ff655daaa0a54293',1.79491613102678585055e+09,1.79491613102678585055e+09,1.79491613139972901345e+09,'0',0,'',NULL,NULL,'','','',NULL,1);
INSERT INTO "matches" VALUES('f141493ef69c2d1c','destiny',3,'{"decks":[{"team":[{"card":"09057","elite":true},{"card":"09091"}],"battlefield":"09174","cards":["09059","09060","09061","09064","09065","09071","09092","09094","09110","09112","09118","09149","09150","09153","09157","09164","09165","09167","09169","09171"],"plot":"09113","name":"obi-wan"},{"team":[{"card":"09019"},{"card":"09019"},{"card":"09021"}],"battlefield":"09176","cards":["09023","09024","09025","09026","09027","09028","09029","09032","09033","09034","09053","09122","09124","09126","09135","09136","09160","09163","09169","09171"],"name":"grievous"}]}','839600950753732662304363906779592964','',0,3600,'d9cdbb2fb965f73c',1.79491613142547345159e+09,1.79491613145512318608e+09,1.79491613255283331872e+09,'1',0,'',NULL,NULL,'','','{"game":"destiny","seats":[{"kind":"me","deck":"obi-wan","bot":"","name":"","brought":""},{"kind":"friend","deck":"grievous","bot":"","name":"","brought":""}],"seed":null,"clockSeconds":3600,"options":{}}',NULL,2);
INSERT INTO "matches" VALUES('5bcad1d11acec745','destiny',3,'{"decks":[{"team":[{"card":"09057","elite":true},{"card":"09091"}],"battlefield":"09174","cards":["09059","09060","09061","09064","09065","09071","09092","09094","09110","09112","09118","09149","09150","09153","09157","09164","09165","09167","09169","09171"],"plot":"09113","name":"obi-wan"},{"team":[{"card":"09019"},{"card":"09019"},{"card":"09021"}],"battlefield":"09176","cards":["09023","09024","09025","09026","09027","09028","09029","09032","09033","09034","09053","09122","09124","09126","09135","09136","09160","09163","09169","09171"],"name":"grievous"}]}','760737097426958829441954364036718248','',0,0,'60299f748351595f',1.7949161325826482773e+09,1.7949161325826482773e+09,1.7949161325826482773e+09,'0 1',0,'',NULL,NULL,'','','{"game":"destiny","seats":[{"kind":"me","deck":"obi-wan","bot":"","name":"","brought":""},{"kind":"friend","deck":"grievous","bot":"","name":"","brought":""}],"seed":null,"clockSeconds":0,"options":{}}',NULL,0);
INSERT INTO "matches" VALUES('b5b2eb510e85a282','cardgame',2,'{"decks":[{"affiliation":"jedi","sets":[1,2,3,4,5,6,7,18],"name":"Jedi"},{"affiliation":"sith","sets":[19,20,21,22,23,24,25,36],"name":"Sith"}]}','1134220717401268797206524300751005257','',0,0,'fe139f6adb6488a1',1.79491613261514949793e+09,1.79491613261514949793e+09,1.79491613401159071919e+09,'0',0,'',NULL,NULL,'','','',NULL,2);
INSERT INTO "matches" VALUES('b6a0d16c3922c633','cardgame',2,'{"decks":[{"affiliation":"jedi","sets":[1,2,3,4,5,6,7,18],"name":"Jedi"},{"affiliation":"sith","sets":[19,20,21,22,23,24,25,36],"name":"Sith"}]}','986162298675118131852792547360383982','',0,0,'80f1768943e6f4eb',1.79491613405782723424e+09,1.79491613405782723424e+09,1.79491613452169322968e+09,'0',0,'',NULL,NULL,'','','',NULL,1);
INSERT INTO "matches" VALUES('6a562255b669ecca','cardgame',2,'{"decks":[{"affiliation":"jedi","sets":[1,2,3,4,5,6,7,18],"name":"Jedi"},{"affiliation":"sith","sets":[19,20,21,22,23,24,25,36],"name":"Sith"}]}','560789182332784904063754109096799352','',0,3600,'8a4247460a341e85',1.79491613453915357587e+09,1.79491613455539011957e+09,1.79491613533046102521e+09,'1',0,'',NULL,NULL,'','','{"game":"cardgame","seats":[{"kind":"me","deck":"jedi","bot":"","name":"","brought":""},{"kind":"friend","deck":"sith","bot":"","name":"","brought":""}],"seed":null,"clockSeconds":3600,"options":{}}',NULL,1);
INSERT INTO "matches" VALUES('f3efcad0329bd743','cardgame',2,'{"decks":[{"affiliation":"jedi","sets":[1,2,3,4,5,6,7,18],"name":"Jedi"},{"affiliation":"sith","sets":[19,20,21,22,23,24,25,36],"name":"Sith"}]}','326660023115298886199143672670994486','',0,0,'4c82be68b1b53955',1.79491613536956334112e+09,1.79491613536956334112e+09,1.79491613536956334112e+09,'0 1',0,'',NULL,NULL,'','','{"game":"cardgame","seats":[{"kind":"me","deck":"jedi","bot":"","name":"","brought":""},{"kind":"friend","deck":"sith","bot":"","name":"","brought":""}],"seed":null,"clockSeconds":0,"options":{}}',NULL,0);
INSERT INTO "matches" VALUES('f69c6cd36c088ba8','outer_rim',3,'{"players":2,"random_map":false,"long_game":false,"head_start":0,"characters":["boba-fett","han-solo"]}','921284664157370497661826239107152529','',0,0,'26a1d95dcf9b7747',1.79491613541840839378e+09,1.79491613541840839378e+09,1.79491613624493765834e+09,'0',0,'',NULL,NULL,'','','',NULL,0);
INSERT INTO "matches" VALUES('c5f4689073c28e62','outer_rim',3,'{"players":2,"random_map":false,"long_game":false,"head_start":0,"characters":["boba-fett","han-solo"]}','1271616485641879955087101151616643765','',0,0,'198bf05aa876a37a',1.79491613626272583006e+09,1.79491613626272583006e+09,1.79491613658627533912e+09,'0',0,'',NULL,NULL,'','','',NULL,0);
INSERT INTO "matches" VALUES('4c9b2a1381a4bbe5','outer_rim',3,'{"players":2,"random_map":false,"long_game":false,"head_start":0,"characters":["boba-fett","han-solo"]}','397328119418513238819745137065498459','',0,3600,'7ecd1b45911624b1',1.79491613660880923271e+09,1.79491613662047147753e+09,1.79491613701181101795e+09,'0',0,'',NULL,NULL,'','','{"game":"outer_rim","seats":[{"kind":"me","deck":"boba-fett","bot":"","name":"","brought":""},{"kind":"friend","deck":"han-solo","bot":"","name":"","brought":""}],"seed":null,"clockSeconds":3600,"options":{}}',NULL,0);
INSERT INTO "matches" VALUES('e099c940381a181a','outer_rim',3,'{"players":2,"random_map":false,"long_game":false,"head_start":0,"characters":["boba-fett","han-solo"]}','1050944687003978555508563204544527071','',0,0,'d31185b5e61e28c9',1.79491613703126406671e+09,1.79491613703126406671e+09,1.79491613703126406671e+09,'1',0,'',NULL,NULL,'','','{"game":"outer_rim","seats":[{"kind":"me","deck":"boba-fett","bot":"","name":"","brought":""},{"kind":"friend","deck":"han-solo","bot":"","name":"","brought":""}],"seed":null,"clockSeconds":0,"options":{}}',NULL,0);
INSERT INTO "matches" VALUES('4f10d3a79e4ee368','destiny',3,'{"decks":[{"team":[{"card":"09057","elite":true},{"card":"09091"}],"battlefield":"09174","cards":["09059","09060","09061","09064","09065","09071","09092","09094","09110","09112","09118","09149","09150","09153","09157","09164","09165","09167","09169","09171"],"plot":"09113","name":"obi-wan"},{"team":[{"card":"09019"},{"card":"09019"},{"card":"09021"}],"battlefield":"09176","cards":["09023","09024","09025","09026","09027","09028","09029","09032","09033","09034","09053","09122","09124","09126","09135","09136","09160","09163","09169","09171"],"name":"grievous"}]}','1087273437216693783936152906959177533','',0,0,'7c7d58b5b440f68c',1.79491613703895401955e+09,1.79491613703895401955e+09,1.79491613794687843328e+09,'',1,'1',NULL,NULL,'','','',NULL,5);
CREATE TABLE seats (
	"match" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	bot VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	deck VARCHAR(64) NOT NULL, hidden BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seats_match FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('fd7fdf6a5af70f63',0,'person','1906aefa9edacb4bdb96d3c04216741c','','Ann','obi-wan',0);
INSERT INTO "seats" VALUES('fd7fdf6a5af70f63',1,'bot','','random','','grievous',0);
INSERT INTO "seats" VALUES('f51f78da4858a4ad',0,'person','1906aefa9edacb4bdb96d3c04216741c','','Left','obi-wan',0);
INSERT INTO "seats" VALUES('f51f78da4858a4ad',1,'person','1906aefa9edacb4bdb96d3c04216741c','','Right','grievous',0);
INSERT INTO "seats" VALUES('f141493ef69c2d1c',0,'person','1906aefa9edacb4bdb96d3c04216741c','','Ann','obi-wan',0);
INSERT INTO "seats" VALUES('f141493ef69c2d1c',1,'person','758041830a1ba7518651ee313ec75531','','Борис','grievous',0);
INSERT INTO "seats" VALUES('5bcad1d11acec745',0,'person','1906aefa9edacb4bdb96d3c04216741c','','Ann','obi-wan',0);
INSERT INTO "seats" VALUES('5bcad1d11acec745',1,'person','','','','grievous',0);
INSERT INTO "seats" VALUES('b5b2eb510e85a282',0,'person','1906aefa9edacb4bdb96d3c04216741c','','Ann','jedi',0);
INSERT INTO "seats" VALUES('b5b2eb510e85a282',1,'bot','','random','','sith',0);
INSERT INTO "seats" VALUES('b6a0d16c3922c633',0,'person','1906aefa9edacb4bdb96d3c04216741c','','Left','jedi',0);
INSERT INTO "seats" VALUES('b6a0d16c3922c633',1,'person','1906aefa9edacb4bdb96d3c04216741c','','Right','sith',0);
INSERT INTO "seats" VALUES('6a562255b669ecca',0,'person','1906aefa9edacb4bdb96d3c04216741c','','Ann','jedi',0);
INSERT INTO "seats" VALUES('6a562255b669ecca',1,'person','758041830a1ba7518651ee313ec75531','','Борис','sith',0);
INSERT INTO "seats" VALUES('f3efcad0329bd743',0,'person','1906aefa9edacb4bdb96d3c04216741c','','Ann','jedi',0);
INSERT INTO "seats" VALUES('f3efcad0329bd743',1,'person','','','','sith',0);
INSERT INTO "seats" VALUES('f69c6cd36c088ba8',0,'person','1906aefa9edacb4bdb96d3c04216741c','','Ann','boba-fett',0);
INSERT INTO "seats" VALUES('f69c6cd36c088ba8',1,'bot','','random','','han-solo',0);
INSERT INTO "seats" VALUES('c5f4689073c28e62',0,'person','1906aefa9edacb4bdb96d3c04216741c','','Left','boba-fett',0);
INSERT INTO "seats" VALUES('c5f4689073c28e62',1,'person','1906aefa9edacb4bdb96d3c04216741c','','Right','han-solo',0);
INSERT INTO "seats" VALUES('4c9b2a1381a4bbe5',0,'person','1906aefa9edacb4bdb96d3c04216741c','','Ann','boba-fett',0);
INSERT INTO "seats" VALUES('4c9b2a1381a4bbe5',1,'person','758041830a1ba7518651ee313ec75531','','Борис','han-solo',0);
INSERT INTO "seats" VALUES('e099c940381a181a',0,'person','1906aefa9edacb4bdb96d3c04216741c','','Ann','boba-fett',0);
INSERT INTO "seats" VALUES('e099c940381a181a',1,'person','','','','han-solo',0);
INSERT INTO "seats" VALUES('4f10d3a79e4ee368',0,'person','1906aefa9edacb4bdb96d3c04216741c','','','obi-wan',0);
INSERT INTO "seats" VALUES('4f10d3a79e4ee368',1,'person','1906aefa9edacb4bdb96d3c04216741c','','','grievous',0);
CREATE TABLE settings (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('cookie-key','47902b0d22b265f58ac9d8dbad6ea5d13a83798d239c50bd125c304d6de78a03');
CREATE INDEX ix_seats_guest ON seats (guest);
COMMIT;
