// The most common passwords of public leak statistics that the sign-up rule would let pass: 8 to 20 characters of two categories.
// In lower case, as they are compared.
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password1 password2 password3 password4 password5 password7 password9 password0 password01 password02 password10
  password11 password12 password13 password21 password22 password23 password69 password77 password88 password99
  password123 password1234 password12345 password123456 password1! password123! password1234! password! password!1
  password@1 password@123 password#1 password.1 password_1 pass1234 pass12345 pass123456 pass@123 pass@1234 pass@word1
  passw0rd passw0rd1 passw0rd! passw0rd123 p@ssword p@ssword1 p@ssword123 p@ssw0rd p@ssw0rd1 p@ssw0rd! p@ssw0rd123
  p@55w0rd p@55word pa$$word pa$$word1 pa$$w0rd pa55word pa55w0rd 1password 123password passwort1 motdepasse1
  contraseña1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty1! qwerty123! qwerty@123 qwerty01 qwerty11
  qwertyuiop1 qwertyuiop123 qwert123 qwert1234 qwert12345 1qwertyuiop 123qwerty 1234qwer 12345qwert 123456qwerty 1234qwerty qwer1234 qwer12345
  qwer1234! q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r 1q2w3e4r! 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx !qaz2wsx
  !qaz1qaz qaz123wsx qazwsx12 qazwsx123 qazwsxedc1 zaq12wsx zaq1zaq1 zaq1@wsx zxcvbnm1 zxcvbnm123 zxcvbn123 asdf1234 asdfgh12 asdfgh123
  asdfghjkl1 asdfghjkl123 asd123456 1234asdf zxcv1234 aa123456 aa12345678 aa123456789 aa123456! a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5
  abc12345 abc123456 abc1234567 abc123abc abc123456789 abcd1234 abcd12345 abcd123456 abcd1234! abcd@1234 abc@1234 abc@12345 abcde123 abcde12345
  abcdef12 abcdef123 abcdefg1 abcdefg123 123456abc 12345abc 1234abcd 12345678a 123456789a 1234567a 123456789q 12345678q 1234567q 123123abc q1234567
  q12345678 q123456789 z1234567 x1234567 s1234567 qq123456 zz123456 123456aa 123456qq 12345678! 123456789! 1234567! 123456!@ 123456@a 12345678@ 1234567890! 1234567@
  !@#$1234 1234!@#$ 123!@#qwe qwe123!@# qwe12345 qwe123456 qwe123qwe 123qwe123 123qweasd 123qweasdzxc qweasd123 qweasdzxc1 asdqwe123 qwe@1234
  admin123 admin1234 admin12345 admin123456 admin123! admin@123 admin@1234 admin@12345 admin@123456 admin1234! administrator1 adminadmin1 root1234 root12345 root@123
  user1234 user12345 user@123 guest123 guest1234 test1234 test12345 test123456 test@123 test1234! testing1 testing123 testtest1 demo1234 default1 temp1234 temppass1
  changeme1 changeme123 changeme! changeme@123 letmein1 letmein12 letmein123 letmein1! letmein! letmein2 welcome1 welcome2 welcome01 welcome12 welcome123 welcome1234
  welcome1! welcome123! welcome@1 welcome@123 welcome! hello123 hello1234 hello12345 hello@123 helloworld1 login123 login1234 secret123 secret12 secret1! access14 access123 master123 master12
  iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou! iloveu123 iloveyou3 loveme123 lovely123 love1234 love12345 loveyou1 mylove123 forever1 forever21 always123 family123
  sunshine1 sunshine12 sunshine123 princess1 princess12 princess123 princess2 football1 football12 football123 baseball1 baseball12 baseball123 basketball1 soccer12 soccer123 hockey123 softball1
  superman1 superman123 batman123 batman12 spiderman1 spiderman123 pokemon1 pokemon12 pokemon123 pikachu1 starwars1 starwars123 minecraft1 minecraft123 fortnite1 nintendo1 naruto123
  monkey12 monkey123 dragon12 dragon123 tiger123 shadow12 shadow123 chelsea1 liverpool1 liverpool123 arsenal1 arsenal123 barcelona1 yankees1 cowboys1 steelers1 packers1 patriots1
  michael1 michael123 jordan23 jordan123 jessica1 jessica123 ashley12 ashley123 daniel123 charlie1 charlie123 thomas123 andrew123 joshua123 matthew1 anthony1 nicole123 jennifer1 michelle1 samantha1 elizabeth1
  computer1 computer123 internet1 internet123 samsung1 samsung123 google123 facebook1 facebook123 blink182 whatever1 nothing1 trustno1 killer123 buster123 harley123 freedom1 america1 mustang1
  mercedes1 corvette1 ferrari1 porsche1 trucker1 trucker123 truckdriver1 peterbilt1 peterbilt379 peterbilt389 kenworth1 kenworth900 freightliner1 trucking1 trucks123 bigtruck1 oversize1 wideload1 wideload123
  summer12 summer123 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 winter12 winter123 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 winter2026
  spring2024 spring2025 spring2026 autumn2024 autumn2025 autumn2026 january1 february1 monday123 friday123 november1 december1 chocolate1 cookie123 butterfly1 flower123 purple123 orange123 blessed1 blessing1 jesus123 jesuschrist1 godisgood1
  london123 newyork1 america123 india123 india@123 pakistan1 pakistan123 123321qwe 147258369a 159753qwe 1234567890a 0987654321a 987654321a zxc12345 zxc123456 zxczxc123 aaaa1111 1111aaaa 11111111a aaa12345 aaa111aaa abc123!@# qwerty!@# 1a2b3c4d 1a2b3c4d5e
  `
    .trim()
    .split(/\s+/),
);
