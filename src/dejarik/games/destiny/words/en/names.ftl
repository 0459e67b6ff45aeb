### Titles and subtitles of cards.

## AW: Awakenings

card-01002 = First Order Stormtrooper
card-01003 = General Grievous
    .subtitle = Jedi Hunter
card-01008 = F-11D Rifle
card-01017 = Infantry Grenades
card-01021 = Jango Fett
    .subtitle = Lethal Mercenary
card-01022 = Tusken Raider
card-01031 = Launch Bay
card-01033 = Scout
card-01038 = Rey
    .subtitle = Force Prodigy
card-01040 = Jedi Robes
card-01042 = One With The Force
card-01129 = Hyperspace Jump
card-01130 = Let The Wookiee Win
card-01137 = Second Chance
card-01143 = Squad Tactics
card-01147 = Mind Trick

## SoR: Spirit of Rebellion

card-02001 = Death Trooper
card-02002 = FN-2199
    .subtitle = Loyal Trooper
card-02003 = Director Krennic
    .subtitle = Cruel but Brilliant
card-02008 = Z6 Riot Control Baton
card-02009 = Asajj Ventress
    .subtitle = Force Assassin
card-02011 = Palpatine
    .subtitle = Galactic Emperor
card-02012 = Royal Guard
card-02014 = Force Lightning
card-02016 = Lure of Power
card-02018 = Aurra Sing
    .subtitle = Deadly Shot
card-02020 = IG-88
    .subtitle = Assassin Droid
card-02021 = Unkar Plutt
    .subtitle = Junk Dealer
card-02023 = Blackmail
card-02030 = C-3PO
card-02031 = U-Wing
card-02035 = Chirrut Îmwe
    .subtitle = Blind Warrior
card-02037 = Obi-Wan Kenobi
    .subtitle = Mysterious Hermit
card-02041 = Journals of Ben Kenobi
card-02044 = Jyn Erso
    .subtitle = Reckless Operative
card-02055 = Force Speed
card-02057 = Vibroknife
card-02059 = Ascension Gun
card-02065 = Traitor!
card-02070 = Imperial Inspection
card-02071 = Anger
card-02091 = Friendly Fire
card-02101 = Destiny
card-02104 = Krayt Dragon Howl
card-02105 = My Ally Is The Force
card-02113 = Long Con
card-02118 = Life Debt
card-02119 = Bombing Run
card-02121 = Salvo
card-02124 = Air Superiority
card-02125 = Training
card-02129 = Momentum Shift
card-02131 = Premonitions
card-02135 = Force Illusion
card-02137 = New Orders
card-02141 = Ammo Belt
card-02149 = Outmaneuver
card-02150 = Fast Hands
card-02151 = Carbon-freezing Chamber
    .subtitle = Bespin
card-02152 = Cargo Hold
    .subtitle = Eravana
card-02153 = Docking Bay
    .subtitle = Finalizer

## EaW: Empire at War

card-03003 = MagnaGuard
card-03130 = Lightsaber Pull

## LEG: Legacies

card-05038 = Clone Trooper
card-05101 = Ataru Strike

## WotF: Way of the Force

card-07004 = Snoke
    .subtitle = Supreme Leader
card-07031 = General Grievous' Wheel Bike
card-07035 = DJ
    .subtitle = Treacherous Rogue
card-07056 = Luke Skywalker
    .subtitle = Reluctant Instructor
card-07057 = Plo Koon
    .subtitle = Jedi Protector
card-07074 = Rex
    .subtitle = Clone Captain
card-07087 = Rex's Blaster Pistol
card-07092 = Clandestine Operation
card-07117 = Dagger of Mortis
card-07122 = Grand Entrance
card-07127 = Home Turf Advantage
card-07142 = Darksaber

## AtG: Across the Galaxy

card-08060 = Finishing Strike
card-08088 = R2 Astromech
card-08105 = Decoy

## CONV: Convergence

card-09018 = Captain Phasma
    .subtitle = Stormtrooper Commander
card-09019 = Commando Droid
card-09021 = General Grievous
    .subtitle = Droid Armies Commander
card-09023 = A Sinister Peace
card-09024 = Make Demands
card-09025 = Probe
card-09026 = Pulverize
card-09027 = Roger, Roger
card-09028 = The Best Defense...
card-09029 = Defoliator Tank
card-09031 = Megablaster Troopers
card-09032 = Stap Droid
card-09033 = E-5 Blaster Carbine
card-09034 = Modular Frame
card-09041 = Barter With Blood
card-09053 = Assassin Droid
card-09057 = Obi-Wan Kenobi
    .subtitle = Ardent Avenger
card-09059 = A Friend Lost
card-09060 = Channel the Force
card-09061 = Defensive Stance
card-09064 = Upper Hand
card-09065 = Obi-Wan Kenobi's Interceptor
card-09066 = Uneti Force Tree
card-09071 = Republic Jedi Armor
card-09084 = LAAT Gunship
card-09090 = Maz Kanata
    .subtitle = Canny Negotiator
card-09091 = Satine Kryze
    .subtitle = Hope of Mandalore
card-09092 = Calculated Risk
card-09093 = Convergence
card-09094 = Draw Attention
card-09107 = Circle of Shelter
card-09110 = Overqualified
card-09112 = Use The Force
card-09113 = Force Flow
card-09114 = Lightsaber Mastery
card-09118 = Lightsaber
card-09119 = Soresu Mastery
card-09121 = Hampered
card-09122 = Automated Defense
card-09124 = Energize
card-09126 = Fresh Supplies
card-09133 = Advanced Training
card-09135 = Press the Advantage
card-09136 = Tech Team
card-09149 = Truce
card-09150 = Unpredictable
card-09151 = Profiteering
card-09153 = Seeking The Truth
card-09157 = Mandalorian Jetpack
card-09160 = Shock Collar
card-09163 = Block
card-09164 = Dodge
card-09165 = Electromagnetic Pulse
card-09167 = Unshackle
card-09169 = Grievance Striker
card-09171 = Punch Dagger
card-09174 = Deathwatch Hideout
    .subtitle = Concordia
card-09176 = Lair of General Grievous
    .subtitle = Vassek 3
