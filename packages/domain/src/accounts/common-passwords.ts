// The most common leaked passwords that pass the sign-up rule, in lower case.
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password1 password2 password3 password7 password9 password01 password10 password11 password12 password22 password69 password88 password99
  password123 password1234 password12345 password123456 password1! password123! password1234! password! password@1 password@123 password_1
  pass1234 pass12345 pass123456 pass@123 pass@1234 passw0rd passw0rd1 passw0rd! passw0rd123 p@ssword p@ssword1 p@ssword123 p@ssw0rd p@ssw0rd1
  p@ssw0rd! p@ssw0rd123 pa$$word pa$$word1 pa$$w0rd pa55word 1password 123password
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty1! qwerty123! qwerty@123 qwerty01 qwertyuiop1 qwertyuiop123 qwert123 qwert1234
  123qwerty 1234qwer 123456qwerty 1234qwerty qwer1234 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r 1q2w3e4r! 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
  1qaz2wsx3edc 1qaz@wsx !qaz2wsx qazwsx123 zaq12wsx zaq1zaq1 zaq1@wsx zxcvbnm1 zxcvbnm123 asdf1234 asdfgh123 asdfghjkl1 zxcv1234
  aa123456 aa12345678 aa123456789 a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 1a2b3c4d abc12345 abc123456 abcd1234 abcd12345 abcd123456
  abcd1234! abcd@1234 abcdef123 abcdefg1 abcdefg123 123456abc 1234abcd 12345678a 123456789a 123456789q q123456789 z1234567 qq123456
  12345678! 123456789! !@#$1234 1234!@#$ qwe12345 qwe123qwe 123qweasd 123qweasdzxc qweasd123 asdqwe123
  admin123 admin1234 admin12345 admin123456 admin123! admin@123 admin@1234 admin@123456 root1234 user1234 guest123 test1234 test12345 test@123
  testing1 testing123 demo1234 temp1234 changeme1 changeme123 changeme! letmein1 letmein12 letmein123 letmein! welcome1 welcome2 welcome01
  welcome12 welcome123 welcome1! welcome123! welcome@1 welcome@123 welcome! hello123 hello1234 login123 secret123 access14 master123
  iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou! love1234 forever21 sunshine1 sunshine123 princess1 princess123 football1 football12
  football123 baseball1 baseball123 basketball1 soccer123 superman1 superman123 batman123 spiderman1 pokemon1 pokemon123 starwars1 minecraft1
  monkey123 dragon123 shadow123 liverpool1 chelsea1 arsenal1 michael1 jordan23 jessica1 charlie1 computer1 internet1 samsung1 blink182
  whatever1 trustno1 killer123 freedom1 america1 mustang1 mercedes1 summer123 summer2025 summer2026 winter123 winter2025 winter2026
  spring2026 trucker1 trucker123 peterbilt1 peterbilt379 peterbilt389 kenworth1 freightliner1 trucking1 oversize1 wideload1 wideload123
  `
    .trim()
    .split(/\s+/),
);
