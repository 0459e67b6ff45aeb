### Titles of cards.

## Affiliations

card-jedi = Jedi
card-rebel-alliance = Rebel Alliance
card-smugglers-and-spies = Smugglers and Spies
    .poss = Smugglers and Spies'
card-sith = Sith
card-imperial-navy = Imperial Navy
card-scum-and-villainy = Scum and Villainy

## Set 1

card-1-1 = A Hero's Journey
card-1-2 = Luke Skywalker
card-1-3 = Twi'lek Loyalist
card-1-4 = Jedi Lightsaber
card-1-5 = Trust Your Feelings
    .poss = Trust Your Feelings'
card-1-6 = Dagobah Training Grounds
    .poss = Dagobah Training Grounds'

## Set 2

card-2-1 = In You Must Go
card-2-2 = Yoda
card-2-3 = Believer in the Old Ways
card-2-4 = Shii-Cho-Training
card-2-6 = Counter-stroke

## Set 3

card-3-1 = Forgotten Heroes
    .poss = Forgotten Heroes'
card-3-2 = Obi-Wan Kenobi
card-3-3 = Jedi in Hiding
card-3-4 = Jedi Mind Trick
card-3-5 = Our Most Desperate Hour
card-3-6 = Heat of Battle

## Set 4

card-4-1 = A Journey to Dagobah
card-4-2 = Red Five
card-4-3 = R2-D2
card-4-5 = Double Strike
card-4-6 = Target of Opportunity

## Set 5

card-5-1 = The Secret of Yavin 4
card-5-2 = C-3PO
card-5-3 = Guardian of Peace
card-5-5 = Lightsaber Deflection
card-5-6 = Twist of Fate

## Set 6

card-6-1 = Last Minute Rescue
card-6-2 = Redemption
card-6-3 = Corellian Engineer
card-6-4 = Return of the Jedi
card-6-5 = Emergency Repair
card-6-6 = Force Rejuvenation

## Set 7

card-7-1 = Jedi Training
card-7-4 = Ancient Monument
card-7-6 = It Binds All Things
    .poss = It Binds All Things'

## Set 8

card-8-1 = The Defense of Yavin 4
card-8-2 = Red Two
card-8-3 = Y-Wing
card-8-4 = Astromech Droid Upgrade
card-8-5 = Hidden Outpost
card-8-6 = Rebel Assault

## Set 9

card-9-1 = Mission Briefing
card-9-2 = Mon Mothma
card-9-3 = Battlefield Engineers
    .poss = Battlefield Engineers'
card-9-4 = A-Wing
card-9-5 = Heavy Blaster Emplacement

## Set 10

card-10-1 = Fleeing the Empire
card-10-2 = Leia Organa
card-10-3 = Fleet Officer
card-10-4 = Stolen Plans
    .poss = Stolen Plans'
card-10-5 = You're My Only Hope

## Set 11

card-11-1 = The Rebel Fleet
card-11-2 = Home One
card-11-4 = Repair Droid

## Set 12

card-12-1 = Draw Their Fire
card-12-2 = Admiral Ackbar
card-12-3 = X-Wing Escort
card-12-4 = X-Wing
card-12-5 = Fleet Command Center
card-12-6 = Heroic Sacrifice

## Set 13

card-13-1 = Mobilize the Squadrons
    .poss = Mobilize the Squadrons'
card-13-3 = Rookie Pilot
card-13-4 = Trench Run
card-13-6 = Covering Fire

## Set 14

card-14-1 = Decoy at Dantooine
card-14-2 = Wookiee Navigator
card-14-3 = Rebel Trooper
card-14-4 = False Lead
card-14-5 = Fall Back!
card-14-6 = A New Hope

## Set 15

card-15-1 = Questionable Contacts
    .poss = Questionable Contacts'
card-15-2 = Han Solo
card-15-3 = Twi'lek Smuggler
card-15-4 = Cloud City Casino
card-15-5 = Swindled
card-15-6 = Crossfire

## Set 16

card-16-1 = Rumors at the Cantina
card-16-2 = Rebel Sympathizer
card-16-4 = Common Ground
card-16-5 = Rescue Mission
card-16-6 = It Could Be Worse

## Set 17

card-17-1 = Tribal Support
card-17-2 = Ewok Scout
card-17-4 = Log Trap
card-17-5 = Yub Yub!

## Set 18

card-18-1 = Hit and Run
card-18-2 = Secret Informant

## Set 19

card-19-1 = Fall of the Jedi
card-19-2 = Darth Vader
card-19-3 = Dark Side Apprentice
card-19-4 = Vader's Lightsaber
card-19-5 = Force Choke
card-19-6 = Heat of Battle

## Set 20

card-20-1 = Counsel of the Sith
card-20-2 = Advisor to the Emperor
card-20-3 = Kuati Security Team
card-20-4 = Sith Library
card-20-5 = Dark Precognition
card-20-6 = Twist of Fate

## Set 21

card-21-1 = Black Squadron Assault
card-21-2 = Vader's TIE Advanced
card-21-3 = TIE Advanced
card-21-4 = Black Squadron Pilot
card-21-5 = I'm On the Leader
card-21-6 = Target of Opportunity

## Set 22

card-22-1 = The Heart of the Empire
card-22-2 = Coruscant Defense Fleet
card-22-5 = Force Stasis
card-22-6 = There Is No Escape

## Set 23

card-23-1 = The Emperor's Web
card-23-2 = Emperor Palpatine
card-23-3 = Emperor's Royal Guard
card-23-5 = Force Lightning

## Set 24

card-24-1 = Cruel Interrogations
    .poss = Cruel Interrogations'
card-24-2 = Interrogation Droid
card-24-4 = ISB Interrogators
    .poss = ISB Interrogators'
card-24-5 = Intimidated
card-24-6 = Interrogation

## Set 25

card-25-1 = Shadows of Dathomir
card-25-2 = Nightsister
card-25-4 = Rancor
card-25-5 = The Hand's Blessing
card-25-6 = A Disturbance In the Force

## Set 26

card-26-1 = Imperial Command
card-26-2 = Admiral Motti
card-26-3 = Duty Officer
card-26-4 = Heavy Stormtrooper Squad
card-26-6 = Orbital Bombardment

## Set 27

card-27-1 = Kuat Reinforcements
    .poss = Kuat Reinforcements'
card-27-2 = "Backstabber"
card-27-3 = TIE Fighter
card-27-4 = TIE Bomber
card-27-5 = Tallon Roll
card-27-6 = Death from Above

## Set 28

card-28-1 = The Ultimate Power
card-28-2 = Grand Moff Tarkin
card-28-3 = Superlaser Engineer
card-28-4 = Stormtrooper Elite
card-28-5 = Control Room
card-28-6 = Superlaser Blast

## Set 29

card-29-1 = Death and Despayre
card-29-2 = Devastator
card-29-3 = Imperial Officer
card-29-5 = Defense Upgrade

## Set 30

card-30-1 = Defense Protocol
card-30-2 = TIE Attack Squadron

## Set 31

card-31-1 = The Endor Gambit
card-31-2 = AT-ST Commander
card-31-3 = AT-ST
card-31-5 = Aft Armor Plating

## Set 32

card-32-1 = Take Them Prisoner
card-32-2 = Death Star Trooper
card-32-4 = Detained
card-32-5 = Trooper Assault
card-32-6 = Tear This Ship Apart

## Set 33

card-33-1 = The Bespin Exchange
card-33-2 = Boba Fett
card-33-3 = Outer Rim Hunter
card-33-4 = Mandalorian Armor
card-33-5 = Blaster Pistol
card-33-6 = Bounty Collection

## Set 34

card-34-1 = Looking for Droids
    .poss = Looking for Droids'
card-34-2 = Viper Probe Droid
card-34-4 = Dark Alliance
card-34-6 = It's Worse

## Set 35

card-35-1 = Corporate Exploitation
card-35-2 = Espo Trooper

## Set 36

card-36-1 = Reconnaissance Mission
card-36-2 = Human Replica Droid
