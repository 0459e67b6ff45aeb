### Titles and subtitles of cards.

## AW: Awakenings

card-01021 = Jango Fett
    .subtitle = Lethal Mercenary
card-01022 = Tusken Raider
card-01143 = Squad Tactics

## SoR: Spirit of Rebellion

card-02008 = Z6 Riot Control Baton
card-02012 = Royal Guard

## CONV: Convergence

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
card-09032 = Stap Droid
card-09033 = E-5 Blaster Carbine
card-09034 = Modular Frame
card-09053 = Assassin Droid
card-09057 = Obi-Wan Kenobi
    .subtitle = Ardent Avenger
card-09059 = A Friend Lost
card-09060 = Channel the Force
card-09061 = Defensive Stance
card-09064 = Upper Hand
card-09065 = Obi-Wan Kenobi's Interceptor
card-09071 = Republic Jedi Armor
card-09091 = Satine Kryze
    .subtitle = Hope of Mandalore
card-09092 = Calculated Risk
card-09094 = Draw Attention
card-09110 = Overqualified
card-09112 = Use The Force
card-09113 = Force Flow
card-09118 = Lightsaber
card-09122 = Automated Defense
card-09124 = Energize
card-09126 = Fresh Supplies
card-09135 = Press the Advantage
card-09136 = Tech Team
card-09149 = Truce
card-09150 = Unpredictable
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
