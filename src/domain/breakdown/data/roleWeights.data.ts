/** Data: written by src/testing/scripts/trainRoles.ts from the judged texts; a letter per class and feature. */
/** Of the texts that it was learned from. */
export const lessonsDigest = '3b9c80dd';

export const kindWeights = {
  classes: 'selling note test tutorial visit dialogue science views list unboxing live news article none',
  steps:
    'aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa',
  features: `
%ache	baaZYYabbYYXZa
%amount	YbYaZZbYYYZcaZ
%better	YZcZaZaYbbbbaY
%body	ZeZZZZZYaYaYYY
%box	YZYZaZZZZgaZZZ
%but	YbaYcZbZacaZZZ
%buy	bWWbZZYXaacaYa
%crowd	aZaYZZZaaZZbaZ
%deny	aZZZZYZcZYaYZW
%feel	YZZZZaadaYZZaZ
%folk	bZZYbdYYZZZbbZ
%food	YaYadaYVXYaVXa
%handle	baYbYYZXZaXXYb
%house	baZXbZYZbaWYYa
%it	cZaZZZaaZZaXYW
%keep	ZZZcZZbZbZaaaY
%kin	bZYZbbaaZZZaYZ
%law	ZaZZYZZaZZZfZY
%look	dYaaYaaZZZcZZZ
%makeUp	bcbYYXXYXdaYXa
%me	ZaZYabWaXbbWZX
%money	ZYaWZaZXaaYdaY
%nature	aabZZZdZZZaZaa
%order	WbadYZabYZaYaW
%past	aaZaYZZbaZZcZZ
%place	YYYYfYZZbYZaZZ
%reason	ZYcZZadaYYYabZ
%said	WaZZacXcZZZaaZ
%scene	aaYZZeZaZaZZZa
%soft	aZabZZWZZZZZab
%span	ZaYZZaaaYWZbaa
%talk	YaZZaZZZYZcbaa
%taste	YXaZeZYYaXYYZa
%tech	YZabYZaZbaZcYa
%test	YZcbaYZXabaYZa
%trust	aaZZZZZZaabcbZ
%turnsUp	ZbYZZZYbZabbZZ
%verdict	YZccZYaZZZZZYb
%wear	adZZYbXYbZbZZY
%you	ZXYZYbabZXcZZa
*一	aaZbaaaabaZaaY
*下	bZacaaaaZaZaaa
*了	aaaaZbaaYbZabY
*他	aaaZacabaaaaaa
*以	aaaaaacaaaaaaa
*她	aaaaacaaaaaaaa
*年	aZZaaabaaaabcZ
*我	abaZaaYaZbaYbZ
*是	ZaaZbZbaZbaabY
*的	aaaZaZbabaaaaY
1 %amount	ZaZZaZaaacZaaZ
1 %box	ZZYZZaaaZhaZZZ
1 %buy	ZZabZbaZcbbaZZ
1 %crowd	ZYaZaYZbaababY
1 %deny	aZYaZbbbbXbYZY
1 %feel	aaZZaZbcZaZZaZ
1 %folk	aZZZZdZZbaZaZZ
1 %food	ZaaabaaaYaaZZZ
1 %handle	aZaZZYaZXcZZbb
1 %house	bdbZaZZaZaZZZY
1 %it	aYaYbaZbYbaaaZ
1 %law	aZZaaZaaZbadaa
1 %me	YZcYaZYZbbaYaY
1 %money	bZZaZaaZabZaZY
1 %place	aaaacaaaaaZaaa
1 %reason	bZcZZZbaZZZaaa
1 %said	ZZacZZYbaabZZa
1 %scene	aaZaabaaZcaaZa
1 %soft	aZaZYZZZabaaZa
1 %span	aZZaYaaYaZZcZY
1 %talk	aZaZaaaaZbcaZa
1 %test	ZadaZZZaaZZZab
1 %turnsUp	YbZaaaaZaaabZa
1 %verdict	ZaacaZZaaaZaaa
1 %wear	cbbbZbYZaYaaZa
1 %you	aYaaZaaaYabYZZ
1 *一	aXZaabZZZaZZaZ
1 *三	ZabZaZYbZZabaa
1 *上	ZaZZZbcZaZaaaZ
1 *不	aZYaZbZaaZaYaZ
1 *东	aaaaaaaacaaaZZ
1 *买	babZZZZZccZZZZ
1 *了	abZZabYZXaZaaY
1 *二	abaaaaaaZcaZaa
1 *于	aaZaaaaaabaZac
1 *人	ZZZZbZbcZYbZZZ
1 *什	aaZZaacaaaaaaa
1 *你	bYabZabaZaaZZY
1 *做	aaZcaZZZbZaabZ
1 *先	aZbcaaaaaaaaaa
1 *分	ZZacbaaaZaaaZa
1 *刚	aaaaaaaaaacaaa
1 *别	baaZaZabaYcZZZ
1 *到	ZbaaaaaZacaZZa
1 *单	aaaaaaaacabaaa
1 *台	aZbaaaZaacaaaa
1 *吃	aaaacaaaZaaaaa
1 *在	ZaZacaaaaZaaaZ
1 *城	aaaacaaaaaaaaa
1 *备	aaaaabaacaaaaa
1 *头	abaZZbcaaaaaaa
1 *家	bYZZbaaZbZaaZZ
1 *小	ZcZZaaZacaaZab
1 *就	bZZcaaaZaZaZZa
1 *年	ZYZZZZaZabZbbZ
1 *店	aZZacbZZaaaZba
1 *快	ZaZbaaaaacaaaa
1 *我	ZZcYaZYZbbaYaY
1 *手	aZabZabaacaaZa
1 *拆	ZZaaaaaaaeaaaa
1 *明	ZaaaaaaaZaaaac
1 *是	bYYaYZcbYbbaZZ
1 *有	ZaZZZZaabZcbaa
1 *样	aZaaabZaeZaZaZ
1 *测	aacaaaaaaaaaaa
1 *清	aaaaaaaacaaaaa
1 *猫	aaaaaaZaaaacaa
1 *百	aacaaaaaaZaZaa
1 *的	aYaaZXaZacaZaZ
1 *看	aaaabaYaZbabaZ
1 *租	acaaaaaaaaaaaa
1 *箱	aZZaZaaabcaaaZ
1 *纸	aaacaaaaaaaaaa
1 *西	aaaaaaaacaaaZa
1 *该	aaaaaaaacaaaaa
1 *车	baaaaaZaZaacaa
1 *这	ZZZbbaYZcZbbaY
1 *递	aaZaaaaaacaaaa
1 *里	bYZYZabZcaaZZb
1 *钟	aaacaaaaaaaaaa
1 *错	aZaZaacaZaaaaa
1 *问	Zaabaaaaaacaaa
1 =这家	aaaacaaaaaaaaa
1 adage	aaaaaaacaaaaaa
1 after	ZcZZaZbaZcbaaa
1 alike	aZbaacZaZZaaab
1 appeal	acZbaYcaZaaZYX
1 asks	ZYaaaabaZaaZZa
1 authority	aaaaaaaaaaacaa
1 besidelist	ZaYZaaaZcaaZbZ
1 cue.action	YZZbbaZZabbaZa
1 cue.after	ZbZaaaaaZcbaaa
1 cue.evidence	aaaaZaZZbbXaYZ
1 cue.feature	ZaaaZaZZbbXaZZ
1 cue.hook	baZZZZbaaaZaYY
1 cue.pain	aYYabaaabaaZYZ
1 cue.question	aZaaZabaYaaaZZ
1 cue.setup	aaaaZZYaaaaaaZ
1 digits	YYbbaaZZcaZZYZ
1 formal	aaaaaaaaaaabac
1 halts0	ZbZbZZYZaZZaYc
1 halts1	ZaZZZYZZbbZYba
1 halts2	bYaZabbaYZYbZZ
1 halts3	YZbaZZbaaabaaa
1 inlist	aZbaacZaZZaaab
1 label	ZZaaZcaZZbaZab
1 me	ZZcYaZYZbbaYaY
1 measured	ZaabZacZaZZaaZ
1 paragraph	ZZZaaZaZaaZaYb
1 person	aZababaaaZYaZZ
1 price	ZaaZbbaaabbYZZ
1 question	aYZaaaaZZaaaZZ
1 short	ZbaaaZZaZaaaZd
1 show	aacaZaaaaaaaaa
1 speaker	ZZaaacaZZaaaZb
1 time	aaZYaabaabZaaZ
1 you	bYaaZaaaYabZZZ
=一个	bZaZZaaabbZZZY
=一年	aaaaaaaaZaaaca
=三个	bZabaaZZaaZacZ
=三十	cZZabZaaaaaaaa
=三年	aaaaaaZaaaaaca
=不是	aZaaZZabZabZcZ
=个月	bZZaZaaZZaaaca
=为什	aaaaaacaaaaaba
=了一	aaYaaaabZbZZcZ
=人均	aaaacaaaaaaaaa
=什么	aaZZaabaaZaaca
=你看	bZZaaaZaaacaaa
=充电	aaaaaaaacaabaa
=出来	acbbaaZabZaaaZ
=分钟	acZbaabZZZaZZZ
=十九	cZZZaaZaaacaaa
=因为	ZZaaaacbaaaaaa
=快递	aaaaaaaaacaaaa
=所以	ZZcZaacaaaaaaa
=排队	aaaacaaaaaaaaa
=昨天	abaaaaaaaaacaa
=没有	ZaaabaYaZabaca
=的就	aaaaaaaacaaaaa
=盒子	aaaaaaaaacaaaa
=老板	aaaacaaaaaaZaa
=自己	ZZYZbabaabbaZZ
=要的	Zbaaaaaaaacaaa
=转给	aZaaaacaaaaaba
=这个	daZaZaaZZaaZaa
=这家	aaaadaaaaaaaaa
=里的	bZaZZacaaaaaaa
^三	caaaaaaaaaaaaa
^他	aaaaacaaaaaaaa
^先	aaacaaaaaaaaaa
^我	cZabaaZaaZaZba
adage	ZZZZZaZcbZaZcZ
after	ZbYaaZbZabaaaZ
alike	YYYYYbZYcZZYYc
amounts	aZcaaaaaaaaaaa
appeal	aZYZZabaZZbYZX
authority	aZZZaaaaZaadaa
besidelist	XZYYZcZXbYZXcX
bias	YZZZZZaZaZYZYb
breath	aYZbYaZXaYcYZZ
buy	bYZaaaaZaZbZZb
cause	ZZaaZZcaaaaZbb
conclude	ZZcaaacaaaaaaa
count10	abZaZZZYbaZZcZ
count11	aZZaZZZZbZaZea
count12	aaaaaaaaaaaaca
count13	aaaaaaZaaaaada
count4	ZZZZZaZZZZaaZf
count5	ZZZZaZaaZaZZZf
count7	YZZZYZYdYYdbWZ
count8	bZaYcaaXbZZYUV
count9	YZbbZZaXZbYaUU
cue.action	cYXYYaWYZadYYY
cue.advantage	ZaabaZaZZZcaaY
cue.after	abXZZaZZYZaaaY
cue.before	aaZZZaYaZaXaYZ
cue.benefit	baaaZZZZZYaaYY
cue.context	ZaZaZZbbYZcaaZ
cue.evidence	ZYaZZXZWXXZaZa
cue.feature	ZZcYYXZXXZYZXa
cue.hook	aZaZYabZZaXaaY
cue.how	XYadYYaZXZZYZZ
cue.pain	aZaZbZZZaaYaaX
cue.point	WXZZYXZYaXXZaa
cue.punchline	YYYabaZaaZZYXZ
cue.question	YYaZYcbYYaZabZ
cue.save	YZYbYZcYaZaabX
cue.setup	YYVYWZYbXXYcaX
cue.solution	ebYZWZZXXaaXZX
cue.summary	YYcZZZbbbaZZaZ
cue.testimony	YaZYabZaaYZaaZ
cue.trust	YYYZabYYZYabaZ
cue.twist	YaaXYWZcZaaXaX
cue.why	YaaZaaccZaaZaZ
digits	ZYbXaWZUZabbYa
formal	ZZZZZZZZZaZdZd
halts0	ZcZaYaaZaaZZZc
halts1	ZbZZYaZabZYZYb
halts2	aYZabZaZaZZbZZ
halts3	ZXaZaaaZZbcaaa
inlist	YYYYYbZYcZZYYc
label	ZaZZacaZbaaZZb
long3	YcYaYaYZcZYZXa
long4	ZYZZZZbaZaYaXa
long5	aYYZaZYYZZaabb
material	bccaaYYZZbaZZZ
me	ZbaYZbVaYbbVaX
meaning	YZZbZaaaaYYaaa
measured	ZaZbYabaaYYaYa
newlines	YbZYYYYaZYXYbb
nomarks	aZZbZaZZaZcZZZ
numbered	YaYZZaaZcaZaaZ
pain	baaZYZZbdaZZZa
paragraph	YbYZZYZaZZWZac
person	XYZYafZbYXXYZZ
place	ZaZZeZaaZZabaZ
price	bZbYcaYYZbaZYZ
question	ZZbZZcZYZaZbbZ
quoted	ZYZZacZbZZZbbZ
relief	bZYZabZZbaZZZa
setting	ZZcbYaZaZabaZa
short	WaZaXbaZZbaYac
show	bYaaZZZZaadaaZ
speaker	YaYYZdaYbZZZYc
spec	cacZYZZZZcbYYZ
step	ZaYeYZYZabYZaY
story	aaZZZbYbZZabaa
taste	ZZYaeZaaZaZaZZ
thing	dbbZYYbZaYbZZZ
time	baZXaabaZZYacY
worse	bZZZZbcbZbZZZZ
you	ZXYZYbabZXcZZZ
~上	baYaaabZZZZaZa
~下	bZZcaaaaZZZaZb
~了	ZaaaZcZaXbYbaY
~他	aZbZacZbZaZaaa
~你	aYZaZbbbaZaaaZ
~先	ZZacaaaaZbaaaa
~她	Zaaaacaaaaaaaa
~就	bZacaaaabZaZZZ
~我	ZbbZZbXaZbbYaZ
~是	ZaZZbYbaZbaaaY
~有	ZaZYaZaaZcbbab
~来	aaabbaYaaZaZaa
~的	aaZYaYbZbZZbZY
~这	caaaacZZaZbaZZ
~里	aYZaaabZZaaaab
`,
};

export const roleWeights = {
  classes:
    'hook pain agitate context question solution feature advantage benefit evidence testimony trust twist before after why how setup point summary save action punchline none',
  steps:
    'YdXkZWWXXUXYUaYYXdaXXVYS ZahXbiYZZSZZXcZZYXWZZXZZ aZaZafZaaXabaaabYZYZaZZa XeYYZUeZacXYWaZcaUbXZXYW aaaaacZaaZaaZaaZZaZaaZaa aZZYaWgbbXaZWZbacZWXZWZZ YYZWaVdeahZXaZZWZYSWYYbY aaaZaZZZcWbYaabYXaYcZbZZ ZZaZaZZbUYbdXaZYZZYWdeYZ YXYVZWZcegYbfYXdTWSYaYYW aaacaZYZaYbZaaZaZZXYYbYZ aZaZaaaZbXaZaaaaYZaYdbZZ YZZWZXZZYUaWZZZcXWVibXgX addYabZaZYZaacdZYXXZaZZZ aaabaaaacZZaYaaZYZZXZYdZ YZYXZbVXWbbXaZafdXVdXVZX YXYUZYZXWeWaVZZWhWSaVWdW YZXXaWVZZVYbfbaVWgVZZXWX XXYXZWTXWYYaUZZXTWlZZUXV ZZaZaZYZYXZZXaZXXZYVfgYZ aaaaaaZaaZaaZaaZZaZZZaaa ZaaZaZYaYXZbYaaYYZYYYcYZ aaaZaaZaZYaaXaaYYYZYYiWZ ZZZYaZYZZWZZXZZXWYVYYVYi',
  features: `
$上	abaZabcaZZaaYaaacbZaaaaa
$九	aaaaaaaaaaaaaaaaaaaaacaa
$买	aaaaaaaaZbaacaaaZabaaaaa
$了	dZZZaaYZadaZaZZbXaYbZZba
$克	aaaaaaaaacaaaaaaaaaaaaaa
$几	aaacaaaaaaaaZaaaaaaaaaaa
$出	aaaaaaaaaaacaaaaaaaaaaaa
$半	aaaZaaaaaaaaaaaZaacaaaba
$四	aaaaaaZaacaaaaaaaaaaaaaa
$块	aaabaaaaaYcabaabZZaaaaaa
$头	aaaaaacaaZaaaaaaaaaaaaaa
$山	aaaaacaaaZabaaaaaaaaaaaa
$掉	aaabaaZaacaaaaaZaaaaaaaa
$斤	aaaZaaaaacaaaaaaaaaaaaaa
$方	aaaaaaaaaaaaZaacaaaaaaaa
$时	aaacaaaabZaaaaaaZaaaaaaa
$来	aaaXaaabaYabZaaZaccaabaa
$次	ababaaaaZYaaZaaaaaabaaaa
$款	aacaaaaaaaaaaaaaaaaaaaaa
$油	aaaaaaaaaaaacaaZaaaaaaaa
$泡	aaaZaaaaaZaaaaaaacaaaaaa
$疼	acaZaaaaaaaaaaaaaaaaaaaa
$的	baZaaaaaadaaYaaaZaYaYZaZ
$码	aaaaaaaaaaaaZaaacbaaaaaa
$算	aaabaaaaaZaabaaacaZaaaaa
$累	aaaaaaaacaaaaaaaaaaaaaaa
$行	aaaaabZaaZaaaaaacaZaaaaa
$西	aaaaabZaaZaacaaaaaaaaaaa
$见	aaacaaaaaaaaaaaaaaZaaaaa
$过	abacaaaaabaaZaaaZaZaaaaa
$钟	aaaaabaaaZaaaaaZdaZaaaaa
%ache	ZdYZZYZaXaYaZYYZWWbWXYZZ
%amount	ZWYYaXXbYaYYYabZZYaXZYYZ
%bad	ZbeaaaZbZXZZaZZbYZWZbZbZ
%better	ZYZbaYWgYbaYYZZXYYZZYZYZ
%body	abbXZbZYcaZYWZcbXXZaYXYZ
%box	bWabaZaZXbZaaZZaZaZYZZYZ
%but	ZaZbabXZZZaZfZZXWZYZaZaZ
%buy	ZXZZZYYaZYaaZYYYbXaZZdXZ
%crowd	ZYZbXZYVYZYYXXYYZYYYaZYY
%deny	abYaXUYYZZYVaWXZYYZbWXaX
%ease	aZZaaaaacYZaYabXZYacZaZZ
%feel	ZabZZZZXZXYYYYYaXXbcXYcY
%fix	abZXadZZZZYZbZbbZWYXZbZa
%folk	aZZaaaXbXZeaaZaYXaXWZYXZ
%food	YZXXYXcYZYXYXWXbZZYZXWYY
%handle	XaZXXYbXXXVVZWWYeZaUZYYa
%hold	abbYaZWZcdZZZaaaWabaaZZZ
%house	ZaYXZbZXcXYXZXYZbZcZXVYY
%it	aVYYZbZaYYcYaaZcXVZaZXaX
%keep	aZaZaZaaXbZZZaaYZZZXjYaZ
%kin	ZbaYZYZYdWgbaZZXVcYYaYYZ
%law	ZbZbaZbaYbZaXZZbaZWZaZZZ
%look	aYZZaYYaZfZYaZZZYZWaZXaZ
%makeUp	YWbZZZcaXXYXYYZbYXYbYZXa
%me	bZXaYcYWYaaebZYYXaYYWZaY
%money	aWZaZaYaZYbZYYYXYabcXZaY
%nature	aZZZaaXZZYaabbafZZaYaaaZ
%order	YcaXZaTXaZZXaaYZbYYZcZYY
%past	ZbbaaYYZXbbadbYZWZbZbYZZ
%place	ZbadZZYaXYaYYZZaZXZYaZYZ
%reason	aaZbaZXZYWZZZaZhWYYaZXbZ
%said	ZZaZaXXYWYgXYYZbYcYWXaaa
%scene	aYZWabaZZaYYaZaYcbZYZaaa
%soft	ZaZXZYaaYaZZaXXbaZXXZXZa
%span	YbZaYXUWbYYaXaZWZaXYZYUY
%talk	aaaZZaXaYZYcYbadZZZXadYa
%taste	YYZZZXbYZcZaYZaWZZdZYaYb
%tech	YZZYaYYZYbZacZZYbYdXbYZZ
%test	ZXZaZXaYXcYaZXYXbZWXaaYZ
%trust	ZZaeaZXZaZbhWZaZZYZZZaYZ
%turnsUp	dXYXZcXZZaZYaZbaZXZYZaZa
%verdict	YZZZZZWZYUYYbaZZcZafYYZa
%wear	ZaYWZccZZWXYXZYacYdXbbZZ
%you	bZaZZaYZZYXabZZZYZZZWbaZ
*一	YaYbZZZabaaYZZZYbYcbZZYZ
*七	aaaaaaZaZdabZbaaZaZaaaaa
*万	aaaaaaaaabaaaaaaaaYZaaaa
*三	aZZbaaabZcbZZaaWabaaaaZa
*上	ZbaaaZZZbaaZbaZacaZaZZaa
*下	aaaYaZbZbbYaZZaYdaaZabZa
*不	ZZZbaZaaaZZabZabYaYaaZaZ
*东	aaaaabaaZZaaaaaabaacaaab
*两	ZbaaaZZbaaaZZaaZbacaZaba
*个	ZaaaaYaZZabZZababaaZZaaZ
*为	baaaaaaaaZaaaaadZZaaaaaa
*么	aaaaaZabaYaaaaabbaaaaaaa
*之	aaaaaaaaaZaaabacZaZabaaa
*九	aaabaaZaZbaaaaaaZaZaadaa
*也	abbZaaZaaYabbaaYbZbaaaba
*书	aaaaaaaaaYaaaaacaaaaaaaa
*买	abaaabZaZaaacaaZZabbaaaa
*了	baaYaaYZZfbZcYZcUbXYZYaZ
*二	ZZbaaZZaacacaaaYYZbZacaa
*五	aZacaaZbaZZZbabYabaZabZa
*亮	aaaaaaaaaZaaZaacaaZaaaaa
*人	babaaZZZaZaaYZabZZbabZca
*他	aaabaaZaacbaaaaaZbaaaaZa
*以	aaaaaaZaZYbabaaaaacaaaZa
*们	aaaZacaaaaaaZaaaaaaZabba
*会	aaaaaaaaZZaaaaacaZcZaZba
*但	aaabaaaaaaaaaaaZbacZaaaa
*作	aaaaabaaacaaZaaaaaZaaaaa
*做	aaaaabZacZabZaaZdZaaaaaa
*充	aaaaaabaaYaaaaaaaabaaaaa
*全	aaaaabZaaZaabaadZaZZaaaa
*八	aZbaabaaacbbXaaabaZaaaaa
*公	aaaaaaaababadaaZaaZaaaaa
*共	aaacaaaaacaaZaaaaaaaaaaa
*关	aaaaaaaaaZaaZaadbaaaaaaa
*再	aaaZaaZabZaaaaabcaabaaaa
*出	aZaaaaaaeXZaZaaZbaZaaaab
*别	aaaaaaaaZXaabaaZdZbcaaZa
*前	aaabaaaaaYbabbaaaabZbaaa
*剩	aaaaaaaaacaabaabaaZaaaaa
*加	abaZaababbaaZaaYaZbabZaa
*动	aaabaabaabaabaaYZaaaaaaa
*勺	aaaaaaZbaZaaaaaZcaaaaaaa
*十	ZaabaaaZZZbaZaaZZbaYZcaZ
*半	aaaaaaZbZbaZaaaYbaaaaaba
*卖	aZbbaaZbaabaZaaZacZaaaaa
*卡	aaaaaacaabaaZaaaaabaaaaa
*压	aaaaaaaaaZaaZaacaaaaaaaa
*去	aZaZaZaaacaZZaabbaaZabaa
*口	aaaZaababZabaaaZcbZZaaab
*同	aaaaaaabbcaaaaaZZaaZaaaa
*后	aabaabaaaYZaZabbbaZaaaaa
*吸	abaaaaaaaaaaaaaacaZaaaaa
*周	aaacaaaaZaaaaaaZbZaaabaa
*商	aaaaaaaaaaaaaaaaaacaaaaa
*四	ZaacaZaaaZaaZaabZabaaaaa
*回	aZbZaZZabbaaZbacYcZbaZaa
*在	aaZaaZZZZZabaZbcZabZbaZb
*地	abaZaaaacbaaZaaZZaaaaaaa
*块	aaaaabaaaXbaaaaaZZbaabaa
*外	ZaaaabaaZZaacaaaaaaaaaaa
*多	ZaadaaabbaaaYaaaZaaaaZZa
*够	aaaaaaaaaaaaaaaZaabdaaaa
*大	aaaaaaZbacbabaaaZZaaaaaa
*天	aabaaaYaaWaacaaZcaYaZaaa
*太	aaaaaaaaaaaaaaacaaaaaaaa
*头	abaXaabaaaaaZaadbaaaaaZa
*她	aaaZaaaaaabacaaYabaZaaba
*好	abaaaaZbaYbabaaZaZaaaaaa
*子	ZcaaaaaaaaaZaaaYbZaZZYab
*存	aaaaaaaaaaaaaaaaaaaacZaa
*孩	aaaaaaaacaaaaaabZaaaaaaa
*它	aaaaaaZaZZaaaaacaaaaaaaa
*室	aaaZaaaaaabaaaacaaaaaaaa
*家	aaaZaaYacbaaabaYZbZZbaZa
*对	aaaaaaaaabaabaaYbabZaaba
*就	ZaZaacZaYXaaYaadaZacZZbZ
*差	aaaZaaaaaaaaaaacZaaaaaaa
*布	aaaZabcaaaaaaaaaZZaaaaaa
*带	aaaaaadaaZaaaaaZbaaaaaaa
*干	aaabaaaaaZaaaaabcaZaaaaa
*年	aaabaZaaabbcZaZaYaabaaaa
*底	aaaaaacaabaaZaaaZaZaaZaa
*度	aaabaaYaacaaaaabaaZaaaaa
*开	ababaaabaaaZYbaabaaYaaaZ
*当	aaaaaaaaaZabcaaZZabaaZba
*录	aaaaaaaaaZaaaaaacaaaaaaa
*往	aaaaaabaZZaaaaaccZaaaaaa
*我	baaaabYZZbbbbaaZZbZZZaaa
*打	baaZaaaaaaaaZaaZcbaaaaZa
*把	aabZabYaZYaabaaZdaZaaaba
*拿	aaaaaaZabbaaZaaYbbZaaZaa
*按	aaaaaaaaaZaaaaaacaaaaaaa
*接	aaaaaabaZbaaaaaZcaaaaaaa
*收	baaaaaaaaaaaaaaZaZaZcZaa
*放	aZaYaaaaaaaabaaZbabaabaa
*整	aaaaaacaabaaZaabZaaabaaa
*斤	aaaaaaaaacaabaaaaaaaaaaa
*早	acaZaaaabaaaZaaZbZbaaaaa
*明	aaaaaaaaaaaaZaacaZbaaaab
*是	ZZZaZbfZYZZacZadVZZcZXbZ
*显	aaaaaaaaacaaaaaaaaaaaaaa
*晚	abaZaaZaaYabaaaabaaaaaaa
*月	aaaZaaaaacaaZabZaabZaaaa
*有	aaZaaYfZabaabaaZYZZZZaab
*条	aaabaaaacZaaaaaZaZabaaaa
*样	baabaaabccaaZaaYbaYZaaaa
*楼	aaacaaaaaZaabaaaaabaaaba
*次	aaaaabbaZYaaZaaZaabbaaaa
*每	ababaaaaaXabZbaZdZZaaaaa
*毫	aaaaaacaabaaZaaaaaaaaaaa
*气	aaaZaaaaaaaaaaacZaaaaaaa
*水	ZaaZaZaaZcaZZaabdZaZaaaa
*没	abaZaZaZadaaaaaZYaaZaaaa
*油	aaacaaaaaZaabaaZbaaaaaaa
*温	aaaaaabaaaaaZaacaaZaaaaa
*游	aaaaaaaaaaaaaaaaZcaaaaaa
*点	aaaaaZbaaZaZbbaZbaYZaabb
*热	aaaaaacaaZaaZaabaabaaaaa
*然	aaaaaaaaaZaacaaaZaaaaaaa
*理	aaabaaaaaaaaaaaZcaaaaaaa
*用	aaaaabZbZYaaZaaababbaaaa
*电	aaaZaabaaaaaZaaZaadZabaa
*留	aaaZaaaaaZaaaaaZcaaaaaba
*白	abaaaaYaZcaabaaabaaaaaaa
*百	aZabaaabaaaaXbabaaZbaaaa
*的	aZYZZbeaZYbYcZYcYYaaYbZZ
*盘	aaaZaababcaaZaaaaaaaaaaa
*看	baaYaZZZaeaZZaaabZabbZZa
*真	aaaaabaaZaaacaaaaabaaZaa
*着	aaaZaZaaaYbacaabYbZZbZaa
*种	abaaababaYaaZaaZbaabaaaa
*穿	aaaZaabacaabaaaZaZaaaZaa
*笑	aaabaaaaaaaaZaaZabcaaaaa
*第	aaaaaaZaacaabbaaYaZaaaaa
*算	aaacaaZaaaaaaaabbaaabaaa
*红	aaaZabbabYaabaaaZabaaaaa
*给	aaaaabaaZYabZaaZbabaabZa
*网	aaaZaaaaaYaaaaababaaaaaa
*老	aZadaaZaZaaabaaaXbZbaaaa
*耳	aaaaaaaaaaaaaaacaaaaaaaa
*能	aaaaaaeccYZZYaaaXacbaZaa
*腰	aaaaaaaaaaaaaabZaacaaaaa
*自	aaaaaabaaZabcaaaZZaaaaaa
*菜	aaaZaaZaaaaaaaacaaaaaaaa
*西	aaaaabZaZZaaaaaabaacaaab
*要	aabaaabbZXaZbaabbaaaaaaa
*见	aaaaaaZaacaaaaaaaaaaaaaa
*让	aaaaaaaaaaaabaaZcaaaaaaa
*说	ZaaaaZaaaYeZaaacZcZZaaaa
*贴	aaaaaabaaZaabaacZaZaaaaa
*走	aaaaabbaaaaabaaYabZaaaaa
*跑	aaabaaZaaaaaaaacZaaaaaaa
*跟	aaaaaaabaZbaYaabaaaaaaaa
*路	abacaaaaaaaaaaaZaaZaaaaa
*车	aabcaaZaababZaaZaaaaaaaa
*转	abaZaabaaZaacaaZaaaaabaa
*边	aaaZaabaZbbaZaaZcaZaabaa
*过	ZbabaZZaYbbaabaZbaaZabab
*还	aabZaaaabbaaZabcXZaZaaaa
*这	caaXadabZacZYaZaZaZbaZaZ
*进	ZaaZaZaaZYabZaacdaaaaZaa
*那	ZaaZaZZcZbaabaabaZaaaaaa
*都	ZcabaZbaZXabZbaYZaaaaZba
*里	ZbaZaZbbbZaZYZabaaaZabab
*钟	aaaZaaaacaaaaaaZcaaZaaaa
*钱	aaabaaZaaZaaYaaZabcbaaaa
*防	aaaaabaaaaaaZaacaaaaaaaa
*院	aaaaaabaabaaaaaaZaaaaaac
*面	aaaZaaaaaZaaaaacaabbaaZa
*鼻	aaaaaaaaaaaaaaacaaaaaaaa
<%ache	YacXaaaZbZZZWbaZcaZbaYZa
<%amount	ZbabZabaXYZaaaZZZZcaYaZZ
<%better	ZZabaZZZacaZaabYYabbaaZa
<%body	YcZXaaZbZccYYcZbZYaYZaZZ
<%box	ZZZcaZcaZaZacZacaYYbaZZZ
<%but	ZaaZaZdaZaaZaaZZZZacbaZZ
<%buy	ZZZYaZaZaYabcaaacYaaaaZa
<%crowd	RYZbZaaZYcYbbXYaZYYZYYaZ
<%deny	UbZXZYbbYZZaaYZYdZYdZZWX
<%ease	ZZaaaZcaZaaccaaZZaZZaaaa
<%feel	XbaYZcZYcZZaYaZaZYbZZdaa
<%fix	ZaacaabaaXaZZaaZcZYbaaba
<%folk	YZababcZZXZZdaaYYcZZabZZ
<%food	WXYcZaabcbbYaYaZYbWZZbYZ
<%handle	UWZaZcaYbaZbYZYbZYaYYaZZ
<%hold	aYbZaabbaabZWabacbbaaZZa
<%house	WabbZaacVcZZYYZXYbdYYaZZ
<%it	XaacZZcaYaZXbZZWZZaaZZaY
<%keep	ZaabaaZabbaaZaaYaabbbaaa
<%kin	acaZaaaZbXacbZZZZbZaZbaZ
<%law	ZYZcaZbaaXbaZbacbZaZaYaZ
<%look	ZZaYaYeabbZaZaabYbYYaZaa
<%makeUp	ZaZaacbbbaYZYbZWaXbaYaaa
<%me	WXZcZZaabYbaacZYbZbZaaaZ
<%money	YZZbaaabXYbaaZaYYadZaaaZ
<%nature	aZaYaaZaadaaaaaeYaYZaaaa
<%order	WbaaaabaZZYaZZabaaXaYZaY
<%past	ZaadaacaZWaZdaaYZYaZbaaZ
<%place	ZaabaaZZZbaZaZaYabaaZcZa
<%reason	ZaaaaaaaabaZZaaeaZYZZbaZ
<%said	ZXZZaZabbZaadZacZZaZbZaZ
<%scene	ZaaaaZcbaaaacZaZYaZZZbba
<%soft	WXZaZaacZXaZYZZdcZbaZYYa
<%span	TaaZZbYYYXZZdaZZYcZXZYaZ
<%talk	ZbZcaaZacaaaXaaaZaaaaYba
<%taste	ZaaZaZbYZcbbXaZbbXbcZaaa
<%tech	ZaZaaZaabXZabbaaZabZaaaa
<%test	YaZbaZZaYeYbbZZZZZZZYcZZ
<%trust	ZaabaababaabZZaXZabacZZZ
<%turnsUp	YZaZaabaZaZacbaYYYaaZZbZ
<%verdict	ZZbaaYYZZbaZaZaZcbbYaaZa
<%wear	ZZaXaZYZaYaaaaabYaeZZcbZ
<%you	YZaZZZbZaaaaaZZZZabYaaZa
<adage	abZXacaZaZaZaZZZbbXaabZZ
<advice	ZaabaaaabaZaYaabaZZaaZaa
<after	YaabaabaZaaZYcZaVYYaZZbZ
<amounts	aaaaaaaZadbaaaabaZYaaaaa
<appeal	aaYZYXaYYYZXZZZbZbZWXaYY
<audience	ababbbZacZaZYZaaZZaabZbZ
<before	aaaZaZbZXWZZcabadYbYabaZ
<bullet	aaaZaaaaaYabaacaaadaaaaa
<buy	ZZaZaZZababZaaaaZaZcabZb
<cause	YZabaZYZbaZZZaaeZZYbZaaZ
<conclude	aaabaaaaaYaaYaabdaaZabaa
<contrast	YaaaaYZZbZaaabaYaYabZaaa
<credential	aZaaabcaZaccaZaaZZZZaaaZ
<digits	SZXZYXXYYZaaZZYbYccYXXXZ
<exclaim	dYaXaaaaZaaabbaaaaZaaaaa
<flaw	aaaaaaZaZaZacaaabaZcZbaa
<formal	ZaaZaZZaZYbaaabbYaaaaYad
<material	ZYZZabacYZZZYcZXZZZZYbaY
<me	VXXbYZaaaXaaZdYXaZYZaZbY
<meaning	aZbaZcYYYZYaVZaYZYbdZZXZ
<measured	XXZbZXYWZZbXZXZZZbYaXaZZ
<numbered	ZYZWaZbZaaaZaZaZZYeaaZZZ
<pain	YZaZabbYYbbaXZZXabXZaZaZ
<particle	YYZZZaaaZbYXbZaXaYbbaZaZ
<person	YYZaZYcYYZXZaYYbYbXaYabZ
<place	ZaaXaZZZabaZdZaaZYdaabZa
<price	YZZZabYZWcZcZZZbYaaXZbYZ
<question	bbZYZYbZYXZZVYZbZaaYYaca
<quoted	cZZYaaZZZWZZbZZbbZZZabaZ
<relay	ZYaZaacZZZaZYbbacYYbaZZa
<relief	YZZaaYaZZaZbbZZWZaZXaaZa
<setting	XZZYaZZaYabcbbZYYbbYZZZa
<show	YZZbaabZcaaZZaZXZaYYaaaZ
<speaker	aZZXZYZZYYZZZZbXbbZZaZYa
<spec	XXZXZYcdaaZXZaZWZZbdZZZZ
<step	YZZZZZaYcXZZYZYZZYaYZZbY
<story	YaadZbeaZVZZbZZXXYYaabZY
<talk	abbZaZZaZYabZaaZYaZaZbaa
<taste	ZaaYaZaZZbbbZaabXabbZZZZ
<thing	YaZbaYaaacaZXZaYbYYZaZYZ
<time	WXaYZaXZXaaWbbYaYZYbYZZX
<turn	ZaaXbZacYZZaYaZdYaafaZbZ
<urgent	aZaaaaYZaZaabaaYaYacZaZa
<witness	YXaYaZabbYbbaaabZaZZZcZZ
<worse	XaZWbaaZZaZbcababYXbZZZZ
<you	XaaZZZaYabaYaYZYZabXZaYZ
=一下	aaaaaabaaaaaZaaZcaaaabaa
=一共	aaabaaaaacaaaaaaaaaaaaaa
=一百	aaacaaaaZcaaZaaaZaabaaaa
=三天	aaabaaaaZZaacaaaaaaaaaaa
=下去	aaaZaabaacaaZaabZaaaaaaa
=不会	aaaZaaaaaaaaYaaababaaaaa
=东西	aaaaabaaZZaaaaaabaacaaaa
=个月	aZaZaaaaacaaaabZaabZaaaa
=为什	aaaaaaaaaaaaaaacaaaaaaaa
=了一	aaaaaacaZdaaaaaYZbaaaZZa
=了三	aaaaaaaaacaacaaZZZaaaaaa
=二十	aaaaaaZaZbabZaaaaaaaacaa
=出来	aZaaaaabbaaaaaaYbaaaaaaa
=分钟	aaaaaaZacaaabaaacaaZaaaa
=十九	aaaaaaaaZZaaaaaaZaaaadaa
=后来	aaaaabaaaaaaZaacaaaaaaab
=够了	aaaaaaaaaaaaaaaaaaacaZaa
=我一	aaacaaaaabaaaaaaaaZaaaaa
=我们	aaaZacaaaaaaZaababaaaaaa
=早上	acaZaaaabbaaZbaaaaaaaaaa
=是一	aaaaaaaaaabacaaZaaZaaaaa
=是什	aaaaaaaaaaaacaaaaaaaaaaa
=没有	abaaaacaZaaabaaZZZaaaaab
=的人	aaaaaaaaaaaaaaacaZZaaaaa
=的是	aZababaaaZaacaaZZabaaaaa
=直接	aaaaaaaaZaaaaaaacaaaaaaa
=进去	aaaaaaaaaZaaZaaacbbaaaaa
=里面	aaaaaZbaaZaaaaacZaaaaaaa
=院子	Zaaaaabaaaaaaaaaaaaaaaac
>%ache	aZababXZaaabaaZZZaZZZYZa
>%amount	aYbdaaXZaaaaXZZacZbZZZZZ
>%bad	ZcbaaaaaaaaZZbaaZaacaaaa
>%better	baaXaaZaZcaZcZaaZabYaZaa
>%body	bYaaaZdZXYaaaZaZbaaZaZYa
>%box	baZbaZZZaaZaXaaaabbaaZaa
>%but	baaXaYdaZcabZZaZaabZaZZa
>%buy	bZaXaYabcYaccZaZbYYZZYZZ
>%crowd	baaaYZXZabYZaYZaZZaZXUWZ
>%deny	aYYZZZcZYcYXXaZbcaaXYWWY
>%ease	aaabaZacZcaaZaabZaYaaZaa
>%feel	ZbbZZZaabXYZcabYYZZbZYYa
>%fix	ZcdaaaaZYZaabaacYZZaaaZa
>%folk	bbcYaZaacaZZaaaZYbZaaZZZ
>%food	aZYdacYZYaYZZZZbbcZZZXYZ
>%handle	aZZYZaaabcYWXYYYcZeYYVXa
>%hold	aZacaaaZZcaaaaaZbabaaaaa
>%house	aXaZaabbaZaZaaZYZacZZXZa
>%it	ZbcYZaZYaXZZbZZbaeaaZYaZ
>%keep	ZaabaZZZbcZadaaYbaZcaZYZ
>%kin	baababYaZcYbZaZbZcZYaZZZ
>%law	bZaaaZaaaaZbbbadXYZZaaaZ
>%look	ZZabaYaZZaaacaaZcZcZaZaa
>%makeUp	ZcaaacZcYaZaaZZbYYYaZYZa
>%me	aabVZXZaZZZZcbaaabaZZZZZ
>%money	baZYaYbaaaZbeaaXXZcZZYZa
>%nature	aaaZaaZaabaaZaaeaZZaaaaa
>%order	aZaZaaabYbZbZbZZabbXZYYZ
>%past	cZZaaZaaaZZaaaacZZaaaZZZ
>%place	aaaYaaZaababZbaZabbaaZaa
>%reason	ZaaZaZaZZcZZcaacXZbZaZZa
>%said	ZaZaabZabcaZZZZZZcbYaZaa
>%scene	abaZaacaaaZbYZaXZdbbaZZa
>%soft	ZZbbZabXZdXZdaZXYZXYZXYZ
>%span	cZZZZZabcaXZYaZaZaYXYXYZ
>%talk	ZaZbaaYZZfaYYaZZZaYbabaa
>%taste	ZZZbabbaZdZZVZZacZdZaZaa
>%tech	aaababbZYbaZYZaYaacbaaaZ
>%test	cYZcabbZYZZabZaYbabZZYZZ
>%trust	baaYaaZaaaaZYaabcZcaaZZa
>%turnsUp	abcZaaabZZaaWaZdabZaaaZa
>%verdict	bYZaaZYaaZZYbaabaabXaZZa
>%wear	aaZaaabZcbZaaZZXYabZaaZZ
>%you	ZbZbaaZaZXZZZZaaZaYaaaba
>adage	abbYaabZYdZaabZYZZbaZZXZ
>advice	baaYaZbabaaaZabbaZaaaaaa
>after	aYbZabZaZdaYXbZcbWZbaYZZ
>amounts	aaadaaYaaaaaabaZZZZaaaaa
>appeal	abXZYYZXbaaaZWXXYaVcYYZY
>audience	ZZacabYZbaZZcZaYYaZaaaaZ
>authority	bZaZaaZaacaabaaZaaaaaaaa
>before	bZabaZZZZYZcZaZaadbaZZZa
>buy	aZabaZYZdWacaZZZaaYXaaaa
>conclude	aZaZaZZZZcZaZaabaacZaaaa
>contrast	aZaXababYbaZZZZabbbZaZba
>credential	aZaZaaYcaaaaZaabbabaaaaZ
>digits	ZZXbYaXYaZabXXZZYZaUXXWZ
>flaw	aaaaaaZbabZbacaZZZaZaaaa
>formal	abaZaaZaaaZbYabYaZZbaaac
>keep	aaaaaZZZddZbZaaXZaYcaYZZ
>material	acabaaYbZZabaYZZWZZYZYaZ
>me	aYaVZWaZYZYWabZZbbaZYXYZ
>meaning	bZaVabZbZZZYYZacbYaYZZYa
>measured	ZWZaZZbXYYZbZaaZaZaXZXYa
>numbered	ZcZcaZZZYYZaYZaZbYaZZaZa
>pain	aZabZZaZbaaaYZZYZZYbZYaZ
>particle	aZaYZXeZXZYaaZbbZaYaZYaZ
>person	YYYZZYZYYaZZaaZcZdZYZXZa
>place	aaaYbbXaacZaabaaabZbaYaa
>price	ZaZYaYZaYYbbbaZZZcZXZZYa
>question	YbZXaYaYYbYYdZZZWZZcZZaZ
>quoted	ZZZaaaZbabZZcZZYcaXZZZaZ
>relay	ZdcZaZYZYYaacbZbXaaZaZZa
>relief	aZZYZZZaabZZbbaYaabYZYZa
>setting	cZZZaZYbZZZaXZaeZbZYabaa
>show	bYaZaadYZYaYYaaWbaZYaZZa
>speaker	aZZcaZaZZZZaYaZYZbcZZZYa
>spec	ZaZbabYYZaZaZaZYYcaYZYaZ
>step	bYabZbcZZXZYZaZaZZYZZZZY
>story	babWaZZaZaZabdbXZaXaZZYa
>talk	ZaaYaZZZdaZYZaZaXZYdaZZZ
>taste	ZZacabbZZbaZXaaYZabZaZaZ
>thing	YZbZaZYXaaZabaabZbYYZYaZ
>time	aXaZZYaaZYYYZabaccZYZXZY
>turn	ZabcaZZZabZaXZacYZaaaaaZ
>urgent	aabaaaXbZZaaZZaaZacZabZa
>witness	aaZZabYZcZZabbacXaZZaZZZ
>worse	ZaZZaZYaXdZbYbadXaZcaZZa
>you	ZbYcZZYZYWYXZYZaYaWZZacZ
^2	aaaaaaaaacaaaaaZbaZaaaaa
^一	ZaaZaabababaYaabaZacaaaa
^上	aaaaaaaabaaacaaZZaaaaaaa
^不	aZadaaaaZZbacaaZaaZaaaaa
^中	aaaaaaaaaaaacaaaaaaaaaaa
^为	aaaaaaaaaZaaZaadZaaaaaaa
^为什	aaaaaaaaaaaaZaacaaaaaaaa
^今	baaZaaaaaaaaZaaabbaaacaa
^他	aaaaaaaaaaZaaaadZbaaaaaa
^他不	aaaaaaaaaaaaZaacaaaaaaaa
^他说	aaaaaaaaaaaaaaacaaaaaaaa
^但	aaacaaaabZaabaaZaaaZaaaa
^你	aaaZaabaabaZZaaZaZaaZfZa
^先	aZaaabZaabaaaaaZcZbaaaaa
^再	aaaaaaaaaZaaaaacaabaaaaa
^办	aaaaaaaaaacaZaaabaaaaaaa
^办公	aaaaaaaaaacaZaaaaaaaaaaa
^可	abaZaaaaaaaacaaZaaaaaaaa
^吃	aaaaaaaaacaaaaaaaaaaaaaa
^吃了	aaaaaaaaacaaaaaaaaaaaaaa
^后	aaaaabaaaZaaZaacZaaaaaab
^后来	aaaaabaaaZaaZaacZaaaaaab
^唯	aaaaaaaaaaaacaaaaaaaaaaa
^唯一	aaaaaaaaaaaacaaaaaaaaaaa
^因	aaaaaaaaaaaaZaadaaaaaaaa
^因为	aaaaaaaaaaaaZaadaaaaaaaa
^在	aaacaaaaaaaaaaaaaaaaaaaa
^头	aaaYaaaaaababaabZabaaaaa
^她	aaaaaaaaaZaabaaZacaaaaba
^它	aaaaaabaZZabZaacaaZaaaaa
^对	aaaZaaaaaaaaaaaaaacaaaaa
^差	aaaZaaaaaZaaaaadaaaaaaaa
^已	aaaaaaaaaaaacaaaZaaZabaa
^已经	aaaaaaaaaaaacaaaZaaZabaa
^底	aaaaaacaaaaaaaaaaaaaaaaa
^当	aaaaaaaaaaaacaaaZaaaaaaa
^当然	aaaaaaaaaaaacaaaZaaaaaaa
^总	aaacaaaaaaaaZaaaaaaaaaaa
^想	aaaaaaaaaaaaaaaaaaabZcaa
^我	ZaZbaaaZacbZXZZZacYZaZab
^我拿	aaaaaaaaacaaaaaaaaaaaaaa
^我这	aaaaaZbaaZaaaaacaaaaaaaa
^房	aaacaaaaabaaaaaZaaaaaaaa
^房子	aaacaaaaaaaaaaaZaaaaaaaa
^手	aaaaaaaaacaaZaaZbaaaaaaa
^最	abaZabaaaZaacaaabaaaaaaa
^有	aaabaaZaaaaabaaYaaaaaZca
^来	baaaaaaaacaaZaabZaaaaaaa
^标	aaaZaaaaaZaaaaaaacaabZaa
^现	aaaaaaaabaaaaadZaaZaaZba
^现在	aaaaaaaabaaaaadZaaZaaZba
^甜	aaaaaaaaaaaacaaaaaaaaaaa
^白	abaaaaZaacaaaaaaZaaaaaaa
^看	aaaaaaZaadaaZaaYbaaaaaaa
^睡	aaaaaaaaacaaaaaaZaaaaaaa
^第	aaaaaaaabcaabbaZXabaaaaa
^纸	aaaaaaZcaZaaaaabZaaaaaaa
^缺	aaaaaaaaaaaacaaaaaaaaaaa
^缺点	aaaaaaaaaaaacaaaaaaaaaaa
^老	aaadabZbaZabbaaaZaZaaaaa
^跟	aaaaaaadaZaaZaaZaaaaaaaa
^转	aaaaaaaaaYbaeaaaaZaaZcaa
^转机	aaaaaaaaaaaacaaaaZaaaaaa
^转给	aaaaaaaaaaaaaaaaaaaaZcaa
^还	aaaaaaaaaaaaaaaaZacaabaa
^还有	aaaaaaaaaaaaaaaaZacaabaa
^这	baaZaccabZaaZaaYZaaaaaaa
^这个	aaaaaacabaaaaaaZaaaaaaaa
^这就	aaaaacaaaZaaaaaaaaaaaaaa
^那年	aacaaaaaaaaaaaaaaZaaaaaa
^隔	aaacaaaaaabaaaaaaaZaaaaa
^黑	aaaaaaaaaaaaZaaaaaaaaaca
^黑的	aaaaaaaaaaaaZaaaaaaaaaca
adage	ZZZbacaZYZZZYZZbXZZcZYdZ
advice	baaaaaYcZZaZbaaYdZaZaaaa
after	aaZYaZZZaabaaZeYZYaZZYaZ
alike	ZZZWaZaZZXYZZZYYbadYZZab
amounts	aaaZaabaacaaZbaZcaYaaaaa
appeal	cXYaZZXXYYXZaYYaZaWYZcYY
asks	aaabaaaaaaaaaaaZaaZZacaa
at0	pYaWaZZaZXZZYaZVXYXZaZZf
at1	XcYeZYWYXWXZWaYaXcYYYXYc
at2	WebcZYaXXZXZTcYbXeYXYXYc
audience	cbZbaaZaZbZZYaadZXZXZcZY
authority	ZaabaaaaabaabaabbaXZabaa
back0	XYYWZXWYXXYYUZZVVXWdfgce
back1	WWYXZWXXdXZbdYYXaXVcXZdc
back2	WXYZZZabbabaaYbabVYYYWVb
before	ZbZaaZaabXbZadZYZaaZcaZa
besidelist	ZZZaZYYYZYXabYaaYaUYbYaX
bias	ZXVYRWXVYZWWaTUZaXcYXYXa
breath	XZZWZZbZaXbaZZZZdbYXabYY
bullet	aaabaaaaaaaaaaaabacaaaaa
buy	aZabaZZZXaaZaaaaaZaZadZa
cause	aaaZaaaaZYaaaaaeYZcYaZaa
conclude	aaaZabaaZYaacaaZaaZeaZaa
contrast	aaaZaZZbZaaZWaaeZZbbaZaZ
credential	aZabaaZaYbaiYaaZZYXZaaZZ
cue.action	ZYXaaYYZZYZXYYYWZXWaZcXZ
cue.advantage	ZYZcaaYeZbaZZZZZZYaWZZaY
cue.after	ZZYXZaZZZaaZXXfaXXaXZZbZ
cue.agitate	baeYaZZZaaaaaZaYYYYZaaZZ
cue.before	ZbZaZYYZXabYYdaXXaYYcYYZ
cue.benefit	aYaXZYZadWYYWZYYaXZaZaXZ
cue.context	ZYabaaXbZaZYcbZaWYZXZbZZ
cue.evidence	ZWYYWWZYYbZZZYZZZXZYUZXZ
cue.feature	YWXYXabZZaZXZZZYYZZYYaYZ
cue.hook	cYZXbYZZaYZYaZaaYaaXZbXZ
cue.how	bXZZZaXZYYXYXYZYcYYZZaYa
cue.pain	ZbZYZaXYYZYYYZXZXXWYZXZX
cue.point	ZXZWYWYZXbYYaaZZaYZXZZZZ
cue.punchline	ZYZXZZZabYaaVZZaZaaZbXca
cue.question	aZZbbZZZZaZZZZZXZaXXYcYa
cue.save	ZaaaaZZaZYZZZaaZZZZYdcZZ
cue.setup	ZXZaZWYYaaZYYZYZYaYXYaZX
cue.solution	ZaXYZcZYYYYYYYaYYYXZYYZY
cue.summary	bZZaabZZYZZZZaZZaZYfbYYZ
cue.testimony	aZZXaZWZYZcXaZbXZYXYZZZY
cue.trust	YZZbZZXZYYacYZZaYYZXZZZZ
cue.twist	ZZXYZZYYZZZWZXabXYZbYWZZ
cue.why	YYaYaaZZYaZZaZZaaZXaYcaZ
digits	bYYbZXaXTeYXZYZVYYZZYZWZ
exclaim	caaaaaaaaZaabaaabcZaaaaZ
flaw	aaaZaaZaZZaafaaZZaaZaZaa
formal	YaaZaaaZZYaaYaacZYZZaaad
halts0	dZZWZcYZZYaaZZZYYaYXacZc
halts1	aZYaZXXabXWZbZZZVYdabZZa
halts2	WZbYZXbYXdYYYXXbcYabXZZa
halts3	YaZZabbZXYaZYaZcdbcZZYZa
halts4	ZbabaZZZabbabbaYbZZaaaZa
inlist	ZZZWaZaZZXYZZZYYbadYZZab
k0 %ache	abaZaaZbaZabcaaaYaaaaaaa
k0 %better	aaaaaaZdZbaaaaaaZaaaaaaa
k0 %body	abbaaaaacZaaaaaYbabaaaaa
k0 %buy	aaabaaZaZcaaZaaabaaZacaa
k0 %crowd	aaaaabZaZaacYZaabaaZZaaZ
k0 %deny	abaZaYaacZabcaaZZaZaaaZa
k0 %ease	aaaaaaaabZabaaaZcaaaaaaa
k0 %fix	aaaaacaaaaaaaaaZaaaaaaaa
k0 %food	aaaaaZbbbXaZaaabaZaaaaaa
k0 %handle	abaYaaZbaaZZZZaZeZZYaaZZ
k0 %hold	aaaaaaZaacaaaaaaaaaaaaaa
k0 %house	abaaacbabZaZZaabZZZaaaaa
k0 %it	aZaaacZbZZaaYaacZaaaaZaa
k0 %law	aaaaaaaaZaaaaaaacaaaaaaa
k0 %look	aZaZaaZabcaZZaacZaaaaZaa
k0 %me	abaZabaZacacZaaZYaaaaaaa
k0 %order	abaaabZacaaaaaaZaZaaaaaa
k0 %reason	aaaZaaaaaZaaaaadaaaaaaaa
k0 %said	aaaaaaaabacaaaabZbaaaaaa
k0 %soft	aZbZababZZZZaaaZcaaZaZaa
k0 %span	abbZaaaZbZabaaaYZaZaaaaa
k0 %test	aaaaaaXaacaacaaabaaaaaaa
k0 %trust	aaaaaaaaaaacZaaaZaaaaaaa
k0 %turnsUp	aZaaacaaaaaabaaZbaaaaaaa
k0 %verdict	aaaaaaaaaYaacaaaaabbaaaa
k0 at0	gZaaaaaaaaaaaaaZaaaaaaaa
k0 at1	XdabaaXZZYZZaaadabaZaZaa
k0 at2	ZccZaaaZabaaaaaYYaZZaZaa
k0 back0	aaaaaZZaZaaaZaaaZaZbbfaa
k0 back1	aZaZaZabcYacaaaaaaZaaaZa
k0 back2	ZZaZaZaabcbbaaZZaZZaaZaa
k0 bias	ZdZXZabacaYaZYYaaYXYYbXX
k0 cue.action	baaZbaaaaZbZaaaZaaZZZcaa
k0 cue.advantage	aaaaaaZdaaaaaaaaZaaaaaaa
k0 cue.after	aYaaacbaZYaaaabZbaaaaZba
k0 cue.agitate	aZcaaaaaaaaaaaaaaaaaaaaa
k0 cue.benefit	aZaZaaYbcYabZaaZbaaaaZaa
k0 cue.evidence	aZaZaYbaacaaYZZXXZYabZZZ
k0 cue.feature	ZZbZaadbbXaaaZZaXaYabbaZ
k0 cue.hook	baaZbaaaaaaaaaaacaaaaaaa
k0 cue.pain	abaZaZbaaaZaZaaZXZZaaZZa
k0 cue.point	ZabaaabbaYabcaaXZaZZaaaa
k0 cue.setup	baaaaaaacabbaaaZYaaaaZaa
k0 cue.solution	ZbZYacZZYaaZYaZaZaZaaaaZ
k0 cue.testimony	aaaZaaaaaacaYaabZaaaaaaa
k0 cue.twist	aaaZabaacaaZaaaZZaaaaaaa
k0 digits	aZbaaZbaZcaZaZaaZaZaabaa
k0 me	abaZabZZacabaaaZZaaaaZaa
k0 measured	aabaaabbbXaacaaaZaaaaaaa
k0 paragraph	baaZabbbaZacYaaaYaYabaZZ
k0 part0	cdabaaXZZYZYZaZcaaaZaZaa
k0 part1	ZcbXabbaZbZaZaaYZaaZZZaZ
k0 part2	ZZaZaadcabaaaaaYaZaZaZaa
k0 part3	ZZZZaYZbdZacaZZabZZaZZZZ
k0 part4	aaaaaZZaZZabaaaaZaZbbfaZ
k0 particle	ZbabaaZaabaZbaabYaZbaaaa
k0 relief	aaaZaaZabZacZaaabaaaaZaa
k0 show	aaaaaaZaacabZaaaZaaaaaaa
k0 spec	aaaZaadaaaaaZaaaaaaabaaa
k0 step	aaaZaaYabaaaZaaacaaZaaaa
k1 %ache	ZcaaaaaaabaabaaZYZabaaaa
k1 %better	aaacaaZdZZaaZaaaaaaaaaaa
k1 %body	abaZaaZbabaaZacaYaaabaaa
k1 %crowd	bbababaaaaaaZabZXZZaaZaa
k1 %deny	ZbaZaaabacaaZaaaZZaaaaaa
k1 %food	aaaZaacaZZaacaaZbaZbbaaZ
k1 %handle	ZcaYaabaZaZZbaaaaZaYbbaa
k1 %keep	aaaaaaaaaaaaaaaaaaaacaaa
k1 %kin	aaaaaaaaaZcaabaaaaaaaaaa
k1 %makeUp	aZaZaZaaZZaacaabYabbbaaa
k1 %me	caaaabaZaZbaZbbZZaaaabaa
k1 %order	aaaZaaZabbaaababaZYaaaaa
k1 %reason	aaaaaaaaaaaaaaacaaaaaaaa
k1 %said	aaaaaaaaZbcaZaabaaZaaaaa
k1 %span	ZbaZaaYabdaaYcbZaZZZaaZa
k1 %verdict	aZabaaZbaaaaYaaZaaacaaaa
k1 after	aaaaaZaabZaaaacaaaaaaaaa
k1 alike	aaaaaaaaaaaaaaaacacaaaaa
k1 at0	daaaaZaaaaaaaaaaaaaaaaac
k1 at1	bdaYaZaaZYaaZdabZZaaaaab
k1 at2	ZcadaaZZaYZaZcaZaaYaaaab
k1 audience	aaaaaaaaacaaaaaaaaaaaaaa
k1 back0	aZaZaZZaaZaaZaaaZaZadeab
k1 back1	ZZabaZaaZbbabZaZYaZaZaaa
k1 back2	ZZabaaacdZaaaZcaYaYZaZaa
k1 before	aaaaaaaaaaaaacaaaaaaaaaa
k1 bias	acYZZbaZbZaXZcaXbXaYZbXZ
k1 cue.action	aaaaaaaabYbaZaaabaZaZcaa
k1 cue.advantage	aaacaaabZZaaaaaaaaaaaaaa
k1 cue.after	aZaaaaaabYZaZZdZZaaaaaaa
k1 cue.agitate	abcaaaaaaaaabaaZaaaaaaaa
k1 cue.before	abaaaZaaaZaaZebaZabaaaaa
k1 cue.benefit	aZaaaaaacaaaZbaZaaaaaZaa
k1 cue.evidence	aaZaabYaaaaaYbcXaYZYbZaY
k1 cue.feature	aaZaabaaZaaZZbcZaZZZbbaZ
k1 cue.pain	ZcaYabaabbZaZbaaZaaZaaaa
k1 cue.point	abaZaaZaaZabcbbYbaaZaaaZ
k1 cue.solution	aaaaacZaZaaaZaaZZaaaabaa
k1 cue.testimony	aaaaaaaaZadaYbaaaaaaaaaa
k1 digits	aaadaabaZbaababZaZZZbZZZ
k1 flaw	aaaaaaaaaaaacaaaaaaaaaaa
k1 inlist	aaaaaaaaaaaaaaaacacaaaaa
k1 material	aaaaaaaaZaaaabaaZacbaaaa
k1 me	caaaabZaaZbZZbbZZaaaaaaa
k1 pain	aaaZaZaaaaaacbaZZaaZabaa
k1 paragraph	YbZbZaabaaaZZbbZaZaZaaZa
k1 part0	fdaYaYaaZYZaZdZaaZaaaZab
k1 part1	ZbabadZZZaZZacaYbZaZZZZa
k1 part2	ZZaZaacZabaZaZaYcadZaZaa
k1 part3	YYZbaZaccbcZaZcZXZYaZYZa
k1 part4	ZZaZaaYaZaabaaaZZaabceaZ
k1 particle	aaaZaaZaZYaadaaaaaZbaaaa
k1 person	aaaaaaaabZcaZaaaZaaaaaaa
k1 price	aaaaaaaabYbaaaaabaaaaaaa
k1 speaker	aaabaaZaaZaaaaaabacaaaaa
k1 spec	aaaaaZcaaaaaaaaaaaZabaaa
k10 %amount	aaaaaZcbZYaaZaaZcaaaaaaa
k10 %better	aaaaaaacaaaaaaaaaaaaaaaa
k10 %buy	aaaaaaaaaaaaaaabbaaZacaa
k10 %crowd	abaaaaaZbYabaaaaaZaZabaa
k10 %deny	bbabaZZacZaabaaYabaZaaZa
k10 %feel	abaaaaaabaaZaaaYZbaaaZaa
k10 %food	aaaaaZZbZaaaaaacaaaaaZaa
k10 %handle	aaaZaadaaYabZaabbaZaaZaa
k10 %kin	baaZaabacZbaYaaaabaaaZaa
k10 %look	aaaZaZaaacaabaaZZZaaaaaa
k10 %me	aaacaaYaaZadaaaaYZaZaYaa
k10 %scene	aaaaaaaaaaaaZaaacaaaaaaa
k10 %soft	aaaZaZbbaaabYaaabbaaaZaa
k10 %span	aaaZabYabZacaaaacbaabZaa
k10 %taste	aaabaacaZZaaaaaaZaaaabaa
k10 %trust	aaaaaaaaaaacaaaaaaaaaaaa
k10 %wear	aaaaabbaZZabZaaaaZaaacaa
k10 %you	aaaaaabZcYabaaaaZaaaaYaa
k10 at0	eZaaaaaaaaaaaaaaaaaaaaaa
k10 at1	YbaZabZZbbaZbaaaaaZaaZaa
k10 back1	aaaZaaYZdYaaYaabcaaZadaa
k10 back2	aaaaaaXbZaabaaaYaaZaabaa
k10 bias	aYZZZYaacaZbYZZZaZYXZcZY
k10 breath	ZaaZaacaaYaabaaZaaaZacaa
k10 contrast	aaaaaaZaacaaaaaaaaaaaaaa
k10 cue.action	bZaaaaYbZYbYaaaZZbaaabaa
k10 cue.after	aaaaabaaYbaZaaaabaaaabaa
k10 cue.before	aaaaaabaaaaaaaaaaaaabYaa
k10 cue.benefit	aaaZaaaacZaZaaaZbaaZaZaa
k10 cue.evidence	ZZaXaZZaZaaZcZZaYZZZacaZ
k10 cue.feature	aZaYabbZaZaacaaaabZZabaZ
k10 cue.pain	aZaaaaaaaaaaZaadZZaaaaaa
k10 cue.setup	aaaaaabacabaZaaYZbaaaZaa
k10 cue.solution	aaaZaZeZaXabaaaYaaaaaZaa
k10 cue.testimony	aaaZaaabaYbbZaaaaaaaaaaa
k10 cue.twist	abaaaZaZcaaZbaaXaaaZaaaa
k10 digits	aaaZaaZbYabZaaaZZbaaadaa
k10 me	aaacaaYZZabdaaaaZZaaaYaa
k10 measured	aaaaabZaaYaabaaacaaabZaa
k10 paragraph	caaaaaaaaaabZaaZaaaaaZaa
k10 part0	cbaZabZZbbaYbZaaaZZaaYaa
k10 part1	ZYaaaZcaZbabbaaZZaaZaZaa
k10 part2	ZaaZaaacbbbaaaaaaaaaaXaa
k10 part3	ZaaaaZZZcYZaYaaaaaaZaeaa
k10 particle	ZbaZaabbbabZZaaaYZaaaaaa
k10 price	aaabaaaaaaaaaaaaaaaaacaa
k10 setting	aaaZaaZbabaaZaaaacaaaaaa
k10 short	aaaaaaYaZaaacaaaZZaabcaa
k10 spec	aaaZabcaabaaZaabaZaaaaaa
k10 thing	aZaaaacZbaaaZaaaZaaaaaaa
k10 you	aaaZabbZcYabaaaaZaaaaYaa
k11 %crowd	aaaaaaZaaZaaZaaacZaZaZaa
k11 %deny	aaaZaaaaZYbabaaacabaaZaa
k11 %law	aaacaaaaaaaaZaacZaZaaaaa
k11 %order	aaaaaaaaaYaaaaabZabaaaaa
k11 %past	aaaZaaaaabaacaaaZaaaaaaa
k11 %reason	aaaaaaaaaZaaaaacaaaaaaaa
k11 %said	aaaaaaaaaZbaaaacaaaaaaaa
k11 %test	aaaaaaaaaZaaaaaacaaaaaaa
k11 appeal	aaaaaaaaabaaZaaacaaaaaaa
k11 at0	caaZaaaaaaaaaaaaaaaaaaab
k11 at1	ZbadaaaaaaaaaaaYZabaaaab
k11 back0	aaaZaaaaaaaaZaaZZaabbbac
k11 back1	aaaZaaaaaaZadaaaaaZZaaZb
k11 back2	aaaaaaaaZZaaaaaXdZbaaaaa
k11 bias	ZYZbZaXZYaZZaZZZZYcZZZYa
k11 cue.action	aaaZaaaabaZabaacaaaZbZaa
k11 cue.after	aaaZaaaaacbababaZabaaZaa
k11 cue.before	aaaYaaaaabcabaaaaabaaaaa
k11 cue.evidence	ZaZZaaYabbbaYZacaaYZaZaa
k11 cue.feature	aaaYabYbbbbaZaaaabZaaZaa
k11 cue.pain	ababaaaaaabaaaaYZaZabaaa
k11 cue.question	aaaabaaaacaaZaaZaaaaabaa
k11 cue.save	aaaaaaaaaaaaaaaaaaaaZcaa
k11 cue.setup	aZaaaaaaZbaabaabZYZZabaa
k11 cue.solution	aaabacZaaZaaaaaabaaaaaaa
k11 cue.trust	aaaaaaaaaYbbZaabZaZaaaaa
k11 cue.twist	aaaZaaaaaZaacaaabaaaaaaa
k11 digits	aaaaaaaaacbaZaabaaZZaaab
k11 measured	aaaaabaaabaaYaaabaZaaaaa
k11 part0	bbacaaaaaZaaaaaYZabaaaab
k11 part1	aZaaaaaaZcaaZaabZabaaaaa
k11 part2	ZZaaabZaaZaaZaabZZdZaZaa
k11 part3	ZaaYaZZaZaaadaaZeaZZZZZb
k11 part4	aaaaaaaaaaaaZabZaaabbcaa
k11 particle	aaaaaaaaacaaZaaaZaaaaaaa
k12 %ache	abaaaaaaaaaaZaacaZbaaaba
k12 %but	abaaaaaaaaaacaaZZaaaaaaa
k12 %buy	aaaaaaaaaaaacaaaZaaaaaaa
k12 %feel	abaZaaaaaZaaYaabZabbaaaa
k12 %fix	aaaZaaaaaZaacaabbZaaaaaa
k12 %food	aaaaaaaaaaaaZaaaZcaaaaaa
k12 %handle	aZaYaaZaaYaabaacbbZaaaaa
k12 %house	aaaYabaaaZabaaaZcZabaaaa
k12 %me	aabaaaaaaYZaaaaZcbaaaaaa
k12 %order	acaZaaaaaaaaaaaZaZaaaaaa
k12 %soft	aaZbaaZaZaaabaacaYZaaaaa
k12 %span	aabaaaaabaaaYbaaYbaZaaZa
k12 %taste	aaaaaaaaaZaaaaacaacaaaaa
k12 %trust	aaabaaaaaaaaZaaZcaaaaaaa
k12 %wear	abaaaaaaaZaaaaaZcaaaaaaa
k12 %you	aaaaaaaaaZaaaaadaZZaabaa
k12 alike	aaaaaaaaaZaaaaaaaacaaaaa
k12 appeal	ZZabaaaaaZaaaaadaZZaabaa
k12 at0	eaaaaaaaaaaaaaaaaZZaaaaa
k12 at1	ZaacaaaaaaabaaaZZcaaaaaa
k12 at2	ZdaYaaZaaYaaZbaaZeZaaaaa
k12 back0	aaaaaaaaaaaaaaaaZaaZcdaa
k12 back1	aaaZaaaabZaabaaYZaacZZda
k12 back2	aaaZaaZabbaZcabYZZbbaaZa
k12 bias	ZaaZZZWYZXYYZZZbbabaZZZX
k12 cue.after	aaaaaaaaaaaaZacbZaaaabZa
k12 cue.context	aaaaaaaaaZaadaaZaaaZaZaa
k12 cue.evidence	ZZcZabYZabZZaaaaYbaYZZaZ
k12 cue.feature	aZaaabZaacaaZaaaYcbZaZaZ
k12 cue.hook	ZaacaaaaaZaaaaaaZaaaaaaa
k12 cue.how	aabaaaaaaaaaaaaYbZaaaaaa
k12 cue.pain	ZcaaaaaaZYaaZaacYaZaaaba
k12 cue.point	aZZZaZZaaaZZWbbbbaaabZZY
k12 cue.question	ZaacbaaaaaaabaaZaaaaaaaa
k12 cue.setup	ZacbaaaaZXaaaZaYaabaaaaa
k12 cue.solution	aaaaacaaaYaaaabbaaabaaZa
k12 cue.trust	aZZcaaaaaZabZaaaaZaaaaaa
k12 cue.twist	abaaaZaaZaaaYaacaZacaaaa
k12 cue.why	aaaaaaaaacaaaaaZabZaaaaa
k12 digits	aaabaaZaacaaZaabZbaZaZaa
k12 inlist	aaaaaaaaaZaaaaaaaacaaaaa
k12 me	aabbaaaaaYZaZaaZcbZZaaaa
k12 numbered	aaaaaaaaabaaZaaaaacaaaaa
k12 pain	acaaaaaaaaaaYaabaaaaaaaa
k12 paragraph	ZbaZaaYZZZZZZaabbbZaaZaZ
k12 part0	dcabaaaaaYaaZZaYZcZaaZaa
k12 part1	ZbcaaZZaZWaZacZcZbbaaZZZ
k12 part2	ZYZZabZaZZaZZZaedYaZaZZa
k12 part3	ZaZYaaZZcdZaaZbYbZcaaZaZ
k12 part4	aaaZaaaaZZaaZaaYZZacbdca
k12 particle	aaacaaaaaaaaaaaacZZaaaaa
k12 person	aaabaaaaacaaaaaYbaZaaaaa
k12 relay	aaaaabaaaZaaZaaacaaaaaaa
k12 short	aaabaaaaaaaaYaaababaaaaa
k12 story	aabbaaaaaYaaaaaaabaaaaaa
k12 time	aaaZaaaabcaaZbaZZbaaaaaa
k12 you	aaaaaaaaaZaaaaadaaZaabaa
k13 %crowd	aaaaaaaaaaaaaaaZaaZZaaad
k13 %handle	aaaaaaaaaaaaaaaaaaaaaaad
k13 %span	ZaabaaaaaaaaaaaaaZaaaaac
k13 alike	aaaaaaaaaaaaaaaaaZaaaaac
k13 at0	Yaaaaaaaaaaaaaaaaaaaaaae
k13 at1	baaZaaaaaZaaaaabZZZaaaad
k13 at2	aaababaaaYaaabaaaZZaaaad
k13 back0	aaaaaaaaaZaaZaaaZaZaaaZf
k13 back1	aaabaaababbaaaaZZaaZaZZd
k13 back2	aaaaaaaaaaaabaaaZZaaaaad
k13 bias	YZZZZZYZZYZZYaZYZXZXZYYk
k13 cue.evidence	ZaabaaZaaYaaZaaZaYaZZaad
k13 cue.feature	ZaaaaaYaaaaaaaaZbZZaaZac
k13 cue.point	ZaaZaaaaaZaaaaaaZYYaaaac
k13 digits	aaaaaaaaaaaaaaaaaZaaaaac
k13 formal	aaaaaaaaaaaaaaaaaaaaaaac
k13 inlist	aaaaaaaaaaaaaaaaaZaaaaac
k13 paragraph	YaabaaZaaZaaZaaZaYaZaZZh
k13 part0	ZbaZaaaaaZaaaaabZZZaaaae
k13 part1	aZaaabaaaYaaabaZbZZaaaad
k13 part2	aaaaaaaaaaaaZaaZcZaaaaad
k13 part3	aaabaaaaabaabaaZYZbYaZZd
k13 part4	aaaaaaaaaaaaaaaaaaaaaaZd
k13 short	ZaaaaaaaaZaaaaaaaaaaaaad
k13 speaker	aaaaaaaaaaaaaaaabaaaaaac
k2 %body	aaaaaaaaaZaaaaacZaaaaaaa
k2 %but	aaaaaaaaacaaZaaaaaabaaaa
k2 %deny	ZZaaaaaZZaaaaaacaaabaZZa
k2 %feel	aaaaaaaaaZaacaaaaaZbaaaa
k2 %food	aaabaaZZabaaZaabcaZaaaaa
k2 %handle	aaaZaaaZaaaaZaabcaadaZaa
k2 %it	aaaaaaaaZZaaaaacaaabaaaa
k2 %makeUp	aaaaaaaaaaaaYaabaaabaaaa
k2 %soft	aaaYaaaaZaaaaaabaacaaZaa
k2 %verdict	aaaaaaaaaZaaaaaaaaacaaaa
k2 at0	daaaaaaaaZaaaaaaaaaaaaaa
k2 at1	aaacaaZaaZaaaaaZabbaaaaa
k2 at2	aaaaaaZaacaaabaabaZaaaaa
k2 back0	aaaaaaaaaZaaZaaaaaZdcaaa
k2 back1	aaaaaaabZYaabaaZaaaeaaZa
k2 back2	aaaaaaaaaZaZZaafZZZZaaaa
k2 bias	aZZZZZXZXcZZYaZbaZadaYYZ
k2 cue.evidence	baabaaYaZaaZZaZXcabbaZZZ
k2 cue.feature	baaaaaZaZbaZYaZZabZccYaY
k2 cue.how	baaZaaZaaZaaZaacaabbaZaa
k2 cue.pain	aZaaaaabZcaaaaaZZaacaaZa
k2 cue.point	ZaaZaaZaZeabbaaWbaZaaZaZ
k2 cue.solution	aaaaaaaaaYaaaaacaaZbaZaa
k2 digits	baaaaaZaZcaaaaaabZabaZaa
k2 part0	caabaaZaaYaaaaaZabbaaaaa
k2 part1	ZZaZabaaaeaaZbaacaZZaaaa
k2 part2	aaaaaaaZaeaaZaaaZZcZaaaa
k2 part3	ZZaaaZabYXbZbaadaZZdaaZa
k2 part4	aaaaaaaaaZaaZaaaaaaecaaZ
k2 speaker	aaabaaaaaaaaaaaacaZaaaaa
k2 turn	aaaaaaaaaaaacaaZaaaaaaaa
k3 %ache	aaabaaaaacaabaaZaaaaaaaa
k3 %buy	aaaaaaaabZaaaaaZcaaaaaaa
k3 %crowd	aZabaZaaZcaaYaaYcaZaaZZb
k3 %deny	aZacaaaaaabaaaaZbaaaaZZa
k3 %feel	aaabaaaaZbaaZaaacabbaaaa
k3 %handle	aaaZaZZaZaaaaaabcabZaZaa
k3 %hold	aaaaaaaabaaaaaabYaaaaaaa
k3 %keep	aaaaaaaaaaaaaaaaaaaacaaa
k3 %look	aaaaaaaaacaaaaaaaaaaaaaa
k3 %makeUp	aaaaaaaaaaaaaaacaaaaaaaa
k3 %me	aaaaaaaaaccaZaaaZaaaZaaa
k3 %span	aaabaaaaaabaZaacYaaabZaa
k3 %verdict	aaaaaaaaaZaabaaZcaaaaaaa
k3 at0	eaaaaaaaaaaaaaaZYaaaaaab
k3 at2	aaabaZZaaaaaZaacbaZaaaaa
k3 back0	aaaaaaaaaccZZaaZaabacZZa
k3 back1	ZaabaaZZcabZbaabYaaaaZZa
k3 bias	ZXZZZYXZaabYaZaceaYYaXYa
k3 breath	aaaZaaaaaZcaZaabcaaaaZaa
k3 cue.context	aaacaaaaabaaaaaaZaaaaaaa
k3 cue.evidence	aaZbaZYaZabZZaaacaZZaYaa
k3 cue.how	aaaZaaaaaYaaZaaadaaaaaaa
k3 cue.pain	bZabaaZaZZcZZaabZaaaaaaa
k3 cue.point	baaaaaaaaaaaaaaXbacZaaaa
k3 cue.punchline	aaaaaaaaaaaaaaaaaacZaaZa
k3 cue.save	aaaaaaaaZaaaaaaaaaaacZaa
k3 cue.setup	aaaaaaaaacaaZaaaZaaaaaaa
k3 cue.solution	baaaaababZaaaaaYZaaaaaaa
k3 cue.twist	aaaaaabaabaaYababaabaaaa
k3 me	aaaaaaaaadcaZaaaZaaaZZaa
k3 paragraph	aaabaZZaaaaaZaabcaZabZaa
k3 part0	dZabaaaaaYaaZaabZbaaaaaa
k3 part1	aaaaaZZaZbaaZaacdaZaaaaa
k3 part2	aaaZaZaaZbaacaaZeaaZaaaa
k3 part3	ZaaaaaZadabZaaacaZZaaZZa
k3 part4	ZaaZaaZaaccaaaaZaabacZZa
k3 setting	aaacaaaaabaaaaaZabaaaaaa
k4 %amount	aaaaaaaabcaaaaaaaaZaaaaa
k4 %but	aaabaaaaaZaacaabaaaaaaaa
k4 %crowd	bZacaaaaaabZYaaabaZZacZa
k4 %deny	aaabaabaaZaacaaaZaZaacaa
k4 %ease	aaaaaaaaaaaaZaaaZaaaacaa
k4 %folk	aaaaaaaaaacbaaaaaaaaaaaa
k4 %food	baaaaabZaaaaaaaZYabaaZaa
k4 %handle	aZaaaaaaaYaacaaaZadZacaa
k4 %kin	aaaaaaaaaacbZaaaaaaaaaaa
k4 %place	aaadaaZaZZaaaaaabaZaaaaa
k4 %said	aaaaaaaaaZcaaaaaaaaaaaaa
k4 %taste	aaaZaabaaaaabaaYZadZabaa
k4 %verdict	aaaaaaaaaZaacaaaaabbaaaa
k4 at0	daaZaaaaaaaaaaaaaaaaaaaa
k4 at1	ZaaeaaaaaZaaaaaaaaZaaaaa
k4 at2	aZabaacaaZaaZaaZZbbaaaaa
k4 back0	aaaZaaaaaaaaZaaaZaZbZfaa
k4 back1	aaabaaaaZaZZcaaZaaZaabZa
k4 back2	aaabaaaZbYcbYaacaaYZaZaa
k4 bias	ZYZcZZZYYZaYbYZYYZbZYdYZ
k4 cue.action	aaacaaZaaZaabaaaaaZaZaaa
k4 cue.before	aaaaaaaaaZaaaaaaaaZaacaa
k4 cue.benefit	aaabaaaaaaaaZaaaZaaaacaa
k4 cue.evidence	aZabaZYaabZZXZZababYabZZ
k4 cue.feature	aaabaaZaacaaYaaabaaZabaa
k4 cue.pain	baaZabaabZaacaaZaaaaaaaa
k4 cue.setup	aaaZaaaaaZbabaaaabaaZcaa
k4 digits	aaaaaaaaZbZaaaaZZacbaaaa
k4 paragraph	aaaaaabaZZbaZaaYbaZYZdZa
k4 part0	caadaaaaaZaaZaaaaaZaaaaa
k4 part1	aZaZaaaaacaZZZaYaacZaZaa
k4 part2	ZaaZaaaZaaaabaaaYaeaaZaa
k4 part3	ZaabaaaZaZbabaZZbZXZaaZa
k4 part4	aaaZaaaaaaaaZaaaZaabZgaa
k4 person	aaaaaaaaaacbaaaZaaaaaaaa
k4 place	aaacaaZaaaaaZaaabaZaaaaa
k4 relief	aaaaaaaaaaaaZaaaaaaaacaa
k4 step	aaaZaaaaaaaabaaaaacaaaaa
k4 taste	baaZaaaaaYaaaaaZaadaabaa
k5 %ache	aaaaaabaaaaaYaaabZaaaaaa
k5 %amount	aaaaaaaaZaaacaaaaZZaaZaa
k5 %body	aaaaaaaaaaaacaaaaaaaaaaa
k5 %crowd	aaaZaabaaZaaaaaYYbZaaZca
k5 %deny	aaaZaabaaZaaYaabbcZaaZba
k5 %feel	aaaZaaaaaaaaaaaabZaZaaca
k5 %folk	aaaaaaaaaZaacaaaaaaaaaaa
k5 %food	aaaaaadaaaaaWaacbaZaaZba
k5 %handle	aZbZaacaaaaaaaaZaaaaaaca
k5 %it	aaaaaaabaZbacaaZaZaaaaaa
k5 %kin	aaaaaaZaaaaacaaZacaaaaaa
k5 %makeUp	aaaaaacaaaaaaaabaYaaaaaa
k5 %me	aaaZaabaaYZadaaaaZaaaaca
k5 %money	aaaaaaabaaaaZaaZacaaaaaa
k5 %order	aaaaaaaaaZaaaaaZacaZaaaa
k5 %said	aaaaaaaaaZaaZaaZcbaaaaba
k5 %scene	ZaaaaaaaaZaacaaabaaaaaba
k5 %soft	ZaaaaaZaaZaabaaZZbaaaaca
k5 %span	ZabZaacaaYaaZaaZabZaaZaa
k5 %tech	aaaaaaaaaaaacaaaaZaaaaaa
k5 appeal	ZaaaaaZbaaaaaaabacZaaaba
k5 at0	caaaaaaaaaaaZaaaabaaaaaa
k5 at1	aabYaaaaaaaaZaaaaeZaaaaa
k5 at2	aaaaaaYaaZaaXaabafaaaaaa
k5 back0	aaaaaaaaaaaaZaaZaZaZadbb
k5 back1	aaabaaaaZaaaXaaZaZaaaZga
k5 back2	aaaZaacaZbbababaZYZZaZZa
k5 bias	ZYaWZZbZXWYZbZZZYdZXYZda
k5 cue.after	aaaaaaaaaaaaZacaaaaaaaba
k5 cue.before	aaaaaaaaaZaaYaaaadZaaaaa
k5 cue.benefit	aaaaaabacaaabaaZaZZaaaaa
k5 cue.evidence	ZZbYaacZaaaaaaaYZZZZaZba
k5 cue.feature	ZaaZaacaaZaaaaaaZZaZaZba
k5 cue.point	aZbaaaaaaYaaYbbacZYaaaaa
k5 cue.question	aaaabaaaaaaaaaaaacaaaZab
k5 cue.setup	aacaaaaaaYaaZaaaaaaaaaba
k5 cue.solution	aaaaacZaaZaaaaaaaaaaaaaa
k5 cue.twist	baaZaaaaabbaXaabaaaaaaba
k5 me	aaaZaabaaYaadaaaZaaaaaca
k5 pain	aaaaaabaaaaaYaaaabaaaaaa
k5 paragraph	ZaaZaacZZZaZaaaaZbaZZaca
k5 part0	cabXaaaaaZaaYaaZafaaaaZa
k5 part1	ZabbaaXaaZZaYaadZeZaaZZa
k5 part2	ZaaZaadbaXaaeaaaaYaaaZYa
k5 part3	ZaaaaZbZZbaabaaYZXaaaZea
k5 part4	aaaaaaaaaaaaYaaZaZaZZcdb
k5 particle	YaaaaaZaabaaZaaaacZaaaab
k5 person	aaaaaaaaaZaacaaaZcZaaZba
k5 quoted	aaaaaacaaaaaaaaaaaaaaaaa
k5 short	ZaaaaaaaaaaaZaaaZdaaaaba
k5 speaker	aaaaaacaaaaaaaaaZaaaaaac
k5 story	aabaaaaaaZaaZaaacaaaaaba
k6 %amount	aaaaaaZaabaaaaabZacZaaaa
k6 %bad	aaaaaaaaaZaacaaaZaaaaaaa
k6 %but	aaaaabaaaZaaaaaZZacaaaaa
k6 %deny	aZacaaaaZbaabaaYaacaaaaa
k6 %food	aaaaabaaaaaaZaadaaZaaaaa
k6 %handle	aaaaaZZaZbaabaaacabaaaaa
k6 %house	aaaaaaZaaYaaaaaababbaZaa
k6 %it	aaaaaaaaaaaaaaacaaaaaaaa
k6 %nature	aaaaaaaaaaaaaaacaabaaaaa
k6 %order	abaZaaaaaaaaZaabcaaaaaaa
k6 %reason	aaabaaaaaaaaaaacZaaaaaaa
k6 %span	aaacaZZabZaabaaaaZbZaaaa
k6 %taste	aaaaaaaacbaaaaaaZaaaaaaa
k6 %tech	aaabaaaaaaaacaaZbaaaaaaa
k6 %verdict	aaaaaaaaaaaacaabaaaZaaaa
k6 at0	eaaZaaaaaaaaaaaZaaaaaaaa
k6 at1	bZacaZaaaZaaZaabZabaaaaa
k6 at2	ZcacaZaaaYaaaZadZaZaaaaa
k6 back0	aaaaaaaaaaaaZaaZZaadbcaa
k6 back1	ZZaaaaaacYZbbaaZaaZcaaaa
k6 back2	aaababaaZbaaZaaYcabZaZZa
k6 bias	bYYcZZYZZaYZaZYbbYebZZYY
k6 cause	aaaaaaaaaaaaaaacaaaaaaaa
k6 cue.benefit	baaaaaZbaZaaZaacaaaZaaaa
k6 cue.context	aaaaaaaaacaaZaabaaaaaaaa
k6 cue.evidence	baaaaZaZZcaaaZabaaaYZZZZ
k6 cue.feature	aaabaZZcadaaaaaaZbaZaaaZ
k6 cue.how	aaaaaaaaabaaaaaZcaaaaaaa
k6 cue.pain	baababaaaZaaYaabaaaaaaZa
k6 cue.point	ZaacaaZaaYaaaaacdZaZaaaZ
k6 cue.save	aaaaaaaaaaaaaaaaaaaaacaa
k6 cue.setup	ZaacaaaaaaaaaaabZaaaaZaa
k6 cue.trust	aaacaaaaaZabZaaaaaaaaaaa
k6 cue.twist	aaaaaaabZZaacaaZZacZaaaa
k6 digits	baabaaaaacaaaaaabZZaaZaa
k6 meaning	aaaaaaaaZaaaaaaabacaaZaa
k6 paragraph	aaacaaZaaZZaZaabbZbaaaZZ
k6 part0	eaacaZZaZZaaZaaaZabaaaaa
k6 part1	ZaabaaaZZaaZZZaeaabZaZaa
k6 part2	ZaaaaaZbZbaacaaZcadYaaaa
k6 part3	ZZaZabaacZZaaaaZcZcbaZZZ
k6 part4	aaaZaaaaabaaZaaZZaaebcaa
k6 worse	aaaaaaaaaaaacaaaZaaaaaaa
k7 %deny	abbZaZZaZaaZZZabaYaaaYda
k7 %feel	babaaZaaZZaaZbadaYaZaZba
k7 %fix	aaaaaaaaaaaacaabaZaaaaaa
k7 %food	aZaZaaaaaaaabaacZbaaaaba
k7 %handle	abaYaaZaaaaaabaZbcZZaZba
k7 %house	aaaYaaaaaZaabaaabcaaaZba
k7 %me	aZZZabaaaYZabbacbbaZaZaa
k7 %order	abaaaaaaabaaZaaYbaaaaaba
k7 %soft	abbaaZZaaZaacbabZYaZaaZa
k7 %span	ZbZYaaaaaZZZbbaXccZaaaZa
k7 %test	aacaaaaaaZaaaaaZaaaaaaaa
k7 %turnsUp	bbaaaaaaaaaacaabaZaaaaZa
k7 %you	abbaaaaaaaaaZaaZZZabaZca
k7 at0	eaaaaaaaaaaaaaaZaZaaaaab
k7 at1	YbadaaaaaaaaZZaZZbcaaaZa
k7 at2	adbaaZaaaZZaXcaaXcZaaaZa
k7 back0	aaaZaaaaaZaaZaaZZZaaabea
k7 back1	aaaZaaaaZZZaYaaYdZaaaZda
k7 back2	aaaaaaZaaaaZaaabcYZaaZZa
k7 bias	aaaZZZXZYZXYYZYZbaZYYZca
k7 cue.after	abaaaaaaacaaaaaaYZaZaaaa
k7 cue.hook	baaaaaaaaaaacaaaZaaaaaZa
k7 cue.how	aaaaaaaaabaaaaaYbaaaaaaa
k7 cue.pain	aaaZabaaZaaaYaaYdaZZaZba
k7 cue.point	aZbZaaaaabaabaacXZYaaZaa
k7 cue.punchline	aaaaaaaaaaaaZbaZaabZaZca
k7 cue.setup	ZZYZaaaaZYZbYbaacbZZaaZa
k7 cue.solution	aaaaaaaaaaaacaaaaZaaaZaa
k7 cue.testimony	baaaaaaaaZZacaaZaZaaaaaa
k7 cue.twist	aZabaZaaZYaaaaacZYZbaaaa
k7 me	aZaZabaaaZZabbabacaaaaZa
k7 meaning	aaaZaaaaaaaaYaaababaaaba
k7 measured	aaaZaaaaaaaaaaaacbabaaZa
k7 paragraph	aaZYaaZaZaZaZaaZZcaZaaba
k7 part0	dbacaaaaaaaZZZaYZbcaaZZa
k7 part1	ZccZaaZaaaZaabaaWbZZaaZa
k7 part2	ZZZaaZZaaaZZdZaccaaZaZYa
k7 part3	ZZaYabZZaaaZXaZZeZabaZca
k7 part4	ZaaaaaaaaZaaZaaZZZaaacea
k7 particle	aaaaabaaaZaaYaaacaaaabZa
k7 person	aaaZaaaaacaacaaZaabaaaaa
k7 relief	aaaaaaaaaaaaaaaacaaaaZaa
k8 %amount	aaaaaaaacaaaaaaaaaaZaaaa
k8 %better	aaabaaaacaaaaaaaaaaaaaaa
k8 %house	aaaZaaaaaaaaaaaaaadaaaaa
k8 %keep	aaaaaaaaaaaaaaaaaaaacZaa
k8 %order	aaaaaaaaaaaacaaaaaaaaaaa
k8 alike	aaaaaaaaaaaaaaaaaacaaaaa
k8 at0	daaaaaaaaaaaaaaaaaZaaaaa
k8 at1	bZaaaaaaaaadaaaaaZaaaaaa
k8 back0	aaaaaaaaaaaaaaaZaaZadaba
k8 back1	aaaaaaZabaabaaaaYaabaaaa
k8 besidelist	baabaaaaaaabaaaaZaXabaaa
k8 bias	bYZZZZaZYZZbYZZaYZfZcZZY
k8 credential	aaaaaaaaabacaaaaaaZaaaaa
k8 cue.before	aaacaaaaaaaaaZaaaaZaaaaa
k8 cue.evidence	caaaaaaZbaaaYaaababbZaaZ
k8 cue.point	aaaZaaZaaYaacZaZZZcZbZaa
k8 cue.save	aaaaaaaaaaaaZaaaaaaadZaa
k8 cue.setup	aaaaaaaaaZaaaaacaaaZbZaa
k8 cue.summary	aaaaaaaaaaaaaaaaaaZcaaaa
k8 cue.trust	aaaZaaaaaaaccaaaaaaaaaaa
k8 inlist	aaaaaaaaaaaaaaaaaacaaaaa
k8 pain	aaaZaaaaaaacaaaaaaZaZbaa
k8 part0	dZaZaaaaaaacaZaaaZZaaaaa
k8 part1	aZaaaacaaZaaZaababdaaaaa
k8 part2	aaaaaaaaabaaaaababcaaaaa
k8 part3	ZaaaaaZZaaaabaaZZadaaZZZ
k8 part4	aaaaaaaaaaaaZaaZaaabdaba
k8 speaker	aaaaaaaaaaaabaaaaacaaaaa
k9 %ache	aaaaaaaaaaaacaaaZaaaaaaa
k9 %better	aaabaaZcabaaZaaaaaabaaaa
k9 %box	bZacaaaaaaaacaaZZaZaaaaa
k9 %crowd	aaabaacZaYaaaaacZZZaaaaa
k9 %deny	aaaZaabaacaaZaaaaaabaaaa
k9 %feel	aaaaaaaaaaaaaaaZaaacaaaa
k9 %handle	aaabaacaaZZZbaaaaaZaZbaZ
k9 %house	aaaaaZcabbaaZaaaZabaaaaa
k9 %it	aaaZaaZaZZaaaaadaaaaaaaa
k9 %keep	aaaaaaaaaaaaaaaaaaaacZaa
k9 %span	ababaaZabcaaYaaaaZacaaaa
k9 %taste	aaaaaaaaacaaaaaZaaaaaaaa
k9 %verdict	aaaaaaaaaZaaaaaZbaacaaaa
k9 at0	caaaaaaaaaaaaaaaaaaaaaaa
k9 at1	abacaabaaZaaZaaZaaaaaaaa
k9 at2	aaaZaabaacaaZbaaaabaaaaa
k9 back0	aaaaaaaaaZaaZaaaaaZccdaa
k9 back1	aaabaaaaZZaadaaaYaadaZaa
k9 back2	aaaaaabccZaZaaaaaaYaaaaa
k9 bias	aZZaZYdaYdYXaZZYWYZcZaYY
k9 cue.action	aaaaaaZabaaaZaaaaaacbZaa
k9 cue.evidence	abZZaZcaaXaaZaabZZbdaZaZ
k9 cue.feature	aaaYaaccaYaaYaaaZabcZcaZ
k9 cue.pain	aaaaaaaaacaaaaaZaaabaaaa
k9 cue.point	aaaaaaaaadaacaaZZaYZabaa
k9 cue.solution	aaaaaaZaZcaaZaaaaaaaaaaa
k9 digits	aaabaaaaZaaaZaaaaaacaaaa
k9 pain	aaaaaacbaaaabaaZaaZaaaaa
k9 paragraph	ZaabaabbaaaZaaaaYZZbaaaZ
k9 part0	dbacaaaaaZaZZaaZaaaaaaaa
k9 part1	ZaaYaafZacaaZbaZZZaZaaaa
k9 part2	ZaaZaZaaafaaYaaaaaaZaZaa
k9 part3	ZZabaaabZZaZeZaaXaYdZZZZ
k9 part4	aaaaaaaaaZaaZaaaaaadcdaZ
k9 particle	aaabaaZaabaadaaaaaZabZaa
keep	aaaaaaaaaaaaZaaaaaaZfbZa
label	ZZaZaaZaZYZacbaZabbaaZaa
long	abaZabZaacaaZaaYbaaaaaab
material	ZZZaabaaXbYZZbaZYZZaZYZZ
me	bZYaZcVWXbacbZYWXbWVXZYZ
meaning	aZZYaZYbXXYZZZZbbXeZZYaZ
measured	ZZZaZZZZcYYXYaZYbaWXaYYZ
numbered	ZaZYaZbaaYZZZaaaaZdYZaaa
ordered	ZaaZaabaaZaaYZabbZbaaaaa
pain	YcZXZXcaZaYbXbZaYZYXZbaZ
paragraph	XWUZVWYXWXXYYXXZYYYXYXYc
part0	kdYcZXVXWUWYUZYZVcXXYVXc
part1	UbcZZcbWVbWYXbXbYcbUXUWa
part2	TUXTYYbaYcXWcXYcdWeUXTVa
part3	TUWXYXYZdZbadWZadTZbWXaa
part4	WXYWZXWYWXYaVYZUUXXffgdZ
particle	ZZZbZbWaXbaYaaZZZaYaaYaZ
person	ZXYaZZYZZaeZcYaWXcYWaYaZ
place	ZbacabaaZZaZXbaabYXabZZa
price	aZZYabZYbXbYZZZZZYaaZeZZ
question	aZZaaZYaZYXZZZabZabZZcYZ
quoted	aYZZaZaZYYeYaZZbZcWZZYaZ
relay	ZYZYacZZbZZZZZabbYZZaZZb
relief	bZZaaYXYaYYaXaZZbYbbZYba
setting	bYZcaZWaabYaXaZWYdYZabaa
short	bZZXZXUYWaXXaZZVbbbVbeZb
show	bZZbaZZZYcZcXZZaXYYaYbZZ
speaker	ZYZZaZaZYWYZbZaYbacaZYZb
spec	YZZWaYgaZaZYXZZZYZaXbZZY
step	YZYYZZYaZaZYZZZacZbYcWZY
story	YYcbabYZaYZabZZcYaYZaYaa
talk	aZaaaZaaZZaaZaaaZaZYbeZZ
taste	bYaYaZYcaZaZbaabYZcaaaaZ
text.adage0	aYYZZZZXXZXXaaZZbaaaYaZX
text.adage1	baaZaaZaaXaZabaYbabbZaaZ
text.amounts0	bZabaaZbZbaaabaacZWaZaaZ
text.amounts1	aaabaaYaZbaaZbaacaZbaZaa
text.appeal0	aaYYXZYYZaYZaXYacaZZXaYT
text.appeal1	ZaYaYZYZbZYaYYYaaYaaXaZW
text.appeal2	ZZacaZZbZZZaZZZZZZZZaYab
text.before0	aZYYZaaaWZXZaaaZZbcZZbYY
text.before1	aZaZaaaaZZaabaaZaacbaaaa
text.bullet0	aaacaaZabYZbaabaaacZabaa
text.buy0	aaZaZbbZcYaZYZaYbYYXaaYY
text.buy1	bZaZaZbZacbaaaaZZZZaaaac
text.cause0	bYaZaZaYaaXZaZZabYaZZZZZ
text.cause1	aacaaaZaZdaaZbaZaZaaaZba
text.flaw0	baaaaZaaYbYbdaaaYaaaaYZZ
text.formal0	ZZaYaZaZaXZZXZaaYYaZZaZe
text.formal1	ZaaaaaZaaZaaZaabbaZaaaaf
text.formal2	aaaaaaaaaaaaaaaaaaaaaaac
text.material0	bZYZZbcacYaYZbZaWaWYYbYZ
text.material1	aaZbaaZbbbZaYaZZYYWaZaZb
text.material2	abaZaaYaaZabaaacbZbaaZaa
text.me0	ZaYbXbbXbbWYXYXaaWdYaaYY
text.me1	ZYYZZZXYZaXaYbZaVXZZZbac
text.me2	ZXYZZYaabZZcdaZaaaWbZbcZ
text.measured0	ZXYaYaYXZZYXaXYaaWabaZYW
text.measured1	ZZZXZZXZZYaXabbZYbWaYbYb
text.measured2	aaabaZZZaZaacaabYaWaabZb
text.numbered0	aZYZZYbYbWZZXaZYbcbabaZY
text.numbered1	baaaaZaZaZaaYaZabXbabaZZ
text.numbered2	baaaaaaabZabbaaaXZbZbaaa
text.pain0	ZZYXYZZZZZYZaXYZaYZaZaZX
text.pain1	aZaWZaZaYYYaXaaWbZcZaaZa
text.particle0	aXYZZYbYYZZYYYZZaYXcZbZW
text.particle1	bYZbaYXZZabaZZZYaaaaaaaa
text.person0	aVWbZWZWZZZZZYYYabXWVbbY
text.person1	aXYaZYZZYXYZZYZYbcYXYbca
text.person2	aZZZaZaaZcYZdZZZbcZZaacZ
text.place0	ZZZcaZbaZZZZXZZaZZcaZbYY
text.price0	bZZbZZaZZcaXaXYYWWZbZZXY
text.price1	ZZaYZaZZZYZYcZZaZbaYaaab
text.price2	aaaZaaZaaaZabaabZcabbZaa
text.quoted0	aZZbZYZZZbbYZYXdaaZabYcW
text.quoted1	aaabaabZYZZZcZZZaaZaaaca
text.setting0	aYYZZXXaZbXbYXaWacYZYaYY
text.setting1	ZZaZaaZaacaabaabWaYZaaad
text.show0	bYZbZZYZbaYbXYYZaUYZZaWX
text.show1	aaaaaaabZYaaXaaaZZYaZbZa
text.speaker0	bXZYZWXYWZZZcZZZWacYbYbX
text.speaker1	ZZaYZYYaYZZYbaaaWcYYaYca
text.speaker2	ZZabaabaaZaabaaZYcZZaZba
text.spec0	aaYWZYbcaaYZbbZYbYXaaaXW
text.spec1	abaZaaaZbXZadZZYaZWbYaYZ
text.step0	ZYYbZaYXYaZWbYYbbYYZaWYW
text.step1	bZZZZbXZZaaZZZZaaYcaaYZY
text.step2	ababaababZbbaaaYaZYaaZaa
text.story0	ZaaaZaaaZXYYbaaYbaTYYaaX
text.story1	aXaZabaaaYZaaabYbaZaaZad
text.story2	aaaZaaaaaZabcaaZabaaaaaa
text.talk0	aYaaZbYaZZZZYZZYabYYZaYX
text.talk1	aZaYaaaaaZaaaaaaYaXZaaac
text.taste0	aZZcZYbZYabZbYZcXYbbZbYX
text.taste1	aZaaaZYZZacabaaaYabbZZaZ
text.taste2	aaaaaaZaaaaacaaZZaabaZaa
text.thing0	acZYZabcaaYbZaZZXZXaZaXW
text.thing1	ZaZZaZcdaYZZaZaZYbZZaaZZ
text.urgent0	aaaaZaXZZXaYaaaWYadaaaaY
text.you0	YaZZYZWZXZXYaWXbcaYaXbZV
text.you1	YXZaZYaZYWaZbXXYZbXYZaaZ
text.you2	YbabaZabaaZbZZaZcZZZaZaa
thing	bYZYaccbYZYbZZZcYYaZaYaZ
time	YaZZZYXXYZbdabbYZZZYZYYX
turn	bcZbaZZZaZZafaZXZYZWaZZZ
witness	ZZacaZZaaWcZZabZbbaaaZZa
worse	acaaaZXaabaZbaaaWYXaaZaZ
you	bYZYZaZZaYYabZaaYZXaXbaZ
~一个	aZabaZZZaYcZababaYaaaaaZ
~上	ZbZaZYZZbaaZbaZacZYaYYaZ
~下	ZaaXaYbZabXZZZZXdaZZZcYa
~不	ZZZbZYaabYaZaZZaXaYZZZbZ
~不是	aaabaZZZaaaaZaacaaZbaaaa
~也	bbcZaZZaaXabbaaXbYbaZZba
~了	caaXZZXYYfbZcXZdRbWXYXaY
~什么	baaaaZaaaZZabaacbaZaaaaa
~从	aZabaaZbbaabZababaYaaaZa
~他	ZaabaaZabdbZbaaaXbZaaZYa
~会	aaaaaZaaZZZaaaadZYcZaZba
~你	aaaaaZZabZZaaaaaaaYaZaaZ
~先	aZababZaYaZZaZaabZbZbaaZ
~再	aaaZaaZacYZaZaacdaZbaZZa
~别	baaaaaZaYVZZbaaZdZbdaaZa
~到	aaaZaaZabZaZbabYZaYYaaZa
~去	aYaZaZaZacaZYZaabZaZabZa
~只	aZaaabbaZaabYZaabYbaabaa
~可以	aaaaaaaaaZaacaaZZZcaaaaa
~呢	aaaaaaaaabaaaaacaaaaaaaa
~和	aaacaabaZZaZZaacYZbZaaab
~在	ZZZaaZYYZYacaZbcZabZbZZc
~多	YaZeaaZbbaZaXaaaZZZaaZZb
~太	aZaZaZaaaaaaZaadbaZabZaa
~她	aaaZaaaaaZcacaaXZbaZaaba
~它	aaaaaaZbZZZbbaadaaaaaZba
~少	abaZaaaaZbabbaacZaaaaZaa
~就	ZaZZacYaXWaaXbaeZZZbZYbZ
~就是	aaabacZaaZaaZaaZaaacaaaa
~很	ZaabaaaaaaaaabaYaZbaaaac
~得	ZabZaYbcbZaZababYZYaZZca
~我	bZabZZXYZbbccaaXZaYYYaZZ
~我们	aaaZadaaaaaaZaabZbaaaaaa
~才	abbababaaZaaaaabYZbbaZaa
~把	ZabZabXbZXaZbaZZeaYaZaba
~是	YYYYZZgZWZZadZZeTYYcYVbY
~最	abbaaaZZZbZaYZaZbaaaabZZ
~有	ZZZZaXeZbaabbbaYXaaZZZab
~来	baaZaaYaZbacaZZYcZZZZZZa
~比	aaaaaaacabbaZaaaZZbaaaaa
~没	ZabZaZXaadaaZaaZYbbZZZbZ
~没有	acaZaadZZaaabaaZZZZaaaab
~的	ZYXYYbeaZXaXcZXdXXaaWcZY
~着	ZaaYaZbaaYbZdaabXbZZcZaa
~给	aaaaacaaZWabZaaYbabbabZa
~能	aZaaaafddXZZWZZZWadbaZZa
~自己	aaaZaacaaZZbaaaaZZaaZaaa
~被	abaZaaZaaZaaaaacaZbaaaab
~要	aZbaaabcYVaZcaZbbaaaZaZa
~让	aaaabaaaZZaabaaYdaabaaZa
~跟	aaaaaaacaZbaXaabaabaaaZa
~过	ZbZcaYZaXbbaZbaZbZaYZbab
~还	aZbZaZZbbcaaYbaeWZaZZbaa
~这	cZZWadabZacZYZZaZZYbaYZZ
~那	YaaYaZYcZbaabaabZZaaaZaa
~都	ZdbbaZbZZVbcYcaXYaaaaZba
~里	ZbaYaYbbbZaZXZZbaZZZZbZb
`,
};
