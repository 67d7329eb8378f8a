/**
 * What is tried first: the head of the yearly lists of leaked passwords (worldwide and Chinese), lower case, those of
 * eight characters and more, and the words that others are made of.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 87654321 987654321 0987654321 11111111 00000000 88888888 66666666 99999999 12341234
  11223344 12121212 123123123 112233445566 147258369 159357159 14725836 01234567 13145200 13141314 52013145 5201314520
  31415926 19491001 20082008 7758258520 5845201314 1qaz2wsx 1q2w3e4r 1q2w3e4r5t zaq12wsx qwertyui qwertyuiop asdfghjkl
  asdfasdf zxcvbnm123 qazwsxedc qweasdzxc qwer1234 asdf1234 abcd1234 abc12345 abc123456 abcd12345 abcdefgh a1234567
  a12345678 a123456789 aa123456 aa12345678 qq123456 qq123456789 wang1234 woaini1314 woaini520 woaini123 iloveyou
  iloveyou1 password password1 passw0rd p@ssw0rd p@ssword password123 admin123 admin1234 admin888 administrator
  welcome1 welcome123 letmein1 sunshine princess football baseball superman trustno1 dragon123 monkey123 master123
  qwerty123 qwerty12 test1234 test12345 root1234 taobao123 alipay123 weixin123 weixin1234 douyin123 douyin888
  password admin welcome qwerty letmein woaini iloveyou abcd abcdef asdf asdfgh zxcvbn qwer dragon monkey master root
  test guest user login weixin taobao alipay douyin kuaishou xiaohongshu`.split(/\s+/),
);
