/** Data: written by src/testing/scripts/trainRoles.ts from the judged texts; a letter per class and feature. */
/** Of the texts that it was learned from. */
export const lessonsDigest = '36514185';

export const kindWeights = {
  classes: 'selling note test tutorial visit dialogue science views list unboxing live news article none',
  steps:
    'aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa',
  features: `
%ache	baaZYYbbbYYXZZ
%amount	YbYaaZbYZZZcaZ
%better	ZZcZZZZYbbbbaY
%body	ZeZYZZaXaYaXYZ
%box	YZYZaZZZZgaYZZ
%but	ZcaYcZbZacaZZZ
%buy	bWWbZZYXaacaXb
%crowd	aZaYZZZaaZYaaZ
%deny	ZaZZZYabZYaYZW
%feel	YZZZZaadaYZZaZ
%folk	bZZYbcYYZZZbbZ
%food	YaYadaYWXYaVXZ
%handle	baYbYXZYZaYXYb
%house	aaZXbZYZbaWYYa
%it	cYZZZZbaZZZXYX
%keep	ZZZcZZbabZaaaZ
%kin	bZYZbbbaYZZaYZ
%law	ZbZZYZZaYZafZY
%look	dYaaZaaaZZcZZZ
%makeUp	bcbYYXXYXcaYXb
%me	ZaZYabWaXbbVZW
%money	ZZaWZaZWaaYdaY
%nature	aabZZZdZZZbZZZ
%order	WbadYZaaYaaYaW
%past	aaZaYZZbaZZcZZ
%place	YYYYfYZZbYZbZZ
%reason	ZYcZZadaYYYabZ
%said	WaZZacWcZZZaaZ
%scene	aaYZZeZaZaZZZa
%soft	ZYabZZXaZYZYab
%span	ZaYZZaaaYWYbZa
%talk	YaZZZZZaYZcaab
%taste	YXaZeZZYaXZZZa
%tech	YaabYYaabaYcYa
%test	YZbbaYaXabaYYa
%trust	aaZZZZZZaabcbZ
%turnsUp	ZbYZZZYcZbbbZZ
%verdict	YZcbYYaZYZZYXb
%wear	acZYYbWXbZcYZZ
%you	ZXYZYbZbZXcZZa
*一	aaZbaaaabaZaaY
*下	baZcaaaaZaZaaa
*不	aaZaaaaaaaaabY
*了	aaaaZbZaYbZabY
*他	aaaZacaaaaaaaa
*以	aaaaaacaaaaaaa
*年	aZZaaabaaaZbcZ
*我	abaZaaYaZbaYbZ
*是	ZaaZaZbaZbaabY
*的	aaaZaZbabaaaaY
1 %amount	ZZZZaZaZacZaaZ
1 %box	ZZYZZaaaZgaZZZ
1 %buy	ZZabZbaZcbbaaZ
1 %crowd	YYaZaYZbaababY
1 %deny	ZaYaZabbbXcXZY
1 %feel	aZZZaZbcZaZZaZ
1 %folk	aYZZZdZZbaZaZZ
1 %food	ZaaabaZZYaaaZZ
1 %handle	aZaZZYaZXcYZbb
1 %house	acbZaZYaZaZZZY
1 %it	aYaZbZZbZbaaaZ
1 %kin	cZaaaZaaaaYZZa
1 %law	aZZaaZaZZbadaa
1 %me	ZZcZZZYabbaYaY
1 %money	aZZaZaaZabYbZY
1 %place	aaaacaaaaaaaaa
1 %said	ZYacZZYaaabZZa
1 %scene	aaZaabaaZcaaZa
1 %soft	aZaZYZZZabaaZa
1 %span	bZZaYaaYbaZcZY
1 %talk	aZaZaaaaZbcaZZ
1 %test	ZacaZZaaaZaZaa
1 %turnsUp	YbZaaaaZaaabZa
1 %verdict	ZZacaZZaaaaaab
1 %wear	bbbbZaYZaYaaZa
1 %you	aYaaZaaaYabYZZ
1 *一	aXZaZbZaZaZZaY
1 *三	ZZaZaaYaZZZbaa
1 *上	ZaZaZbcZaZaaaZ
1 *不	aZYaZbZabZaYaZ
1 *东	ZaaaaaaacabaZZ
1 *主	Zaaaaaaaaacbaa
1 *买	babZZZaZccZZZZ
1 *了	abZZabYZXbZbaY
1 *二	abZaaaaaZcaZaa
1 *于	aaZaaaaaabaaac
1 *人	ZaZZbZbcZYbZZZ
1 *什	aaZZaacaaaaaaa
1 *你	bXabZaaaZaaZZY
1 *做	aaZcaZZZbZaabZ
1 *先	ZZbcaaaaaaaaaa
1 *分	ZZacaaZaZaaaZa
1 *别	aaaZaaZbbYcZZZ
1 *到	ZaaaaaaZacaZZa
1 *单	aaaaaaaacabaaa
1 *台	aZbaaaZaacaaaa
1 *吃	aaaadaaaZaaZaa
1 *吗	aaZaabcaaaaaaa
1 *在	ZaZacaZaaZaaaZ
1 *城	aaaacaaaaaaaaa
1 *备	aaaaabaacaaaaa
1 *多	ZabZZacaaaaaZb
1 *头	ZbaZZbcZaaaaaa
1 *小	ZcZZaaZacaaZab
1 *就	bZZcaaaZaZaZZa
1 *带	aaZacaaaaaaaaa
1 *年	ZYZZZaaZabZbbZ
1 *店	aZZacbZZaaaaba
1 *快	ZaZbaaaaacaaaa
1 *我	ZZcYaZYabbaYaY
1 *手	aZZbZabaacZaZa
1 *拆	ZZaaaaaaaeaaaa
1 *拿	aacaaaaaaaaaaa
1 *明	ZaaaaaaaZaaaac
1 *是	bYYaYZcbYbaaZZ
1 *有	ZaZZZYaaaZcbZa
1 *样	aZaaabZZeZaZaa
1 *没	YbZaabcaaZbZaZ
1 *测	aacaaaaaaaaaaa
1 *清	aaaaaaaacaaaaa
1 *猫	aaaaaaZaaaacaa
1 *百	aacaaaaaaZaZaa
1 *的	aYaZZXaZacZZaZ
1 *盒	abaaaaaaacaaaa
1 *看	aaaaaaYaZbabZZ
1 *租	acaaaaaaaaaaaa
1 *箱	aZZaZaaabcaaaZ
1 *纸	aaacaaaaaaaaaa
1 *西	aaaaaaaacabaZa
1 *该	aaaaaaaacaaaaa
1 *这	ZZZbbZXZcZbbaY
1 *递	aaZaaaaaacaaaa
1 *里	bYZYZZcacaaZZb
1 *钟	aaZcaaaaaaaaaa
1 *错	aZaZaacaZaaaaa
1 =这家	aaaacaaaaaaaaa
1 adage	aaaaaaacaaaaaa
1 after	ZcZZZZaaZcbaaa
1 alike	aZbaacZbZZaaab
1 appeal	abZbaZbaZaaZYX
1 asks	ZYaaaabaZaaaZa
1 besidelist	ZaYaaaaZcaaZbZ
1 cue.action	YZZbbaaZabbaZa
1 cue.after	ZbZaaaaaZcbaaa
1 cue.evidence	aaaaZaZabbXaYZ
1 cue.feature	ZaaaZaZabbXaZZ
1 cue.hook	baZZZZbaaaZaYY
1 cue.pain	aYYabaaabaaZYZ
1 cue.punchline	acZaaZabaZaZZa
1 cue.setup	aaaaZZYbaaaaaZ
1 digits	ZYbbabZYcaYZYZ
1 formal	aaaaaaaaaaabac
1 halts0	ZbZbZZYZaZZaYc
1 halts1	ZaZZZZZZbbYYba
1 halts2	bXaZabbaYYZbZZ
1 halts3	YZbaaZaaaabaaa
1 inlist	aZbaacZbZZaaab
1 label	ZZaaZcaZZbaZab
1 me	ZZcYaZYabbaYaY
1 meaning	aaacaZaaZZaZaa
1 measured	ZaabZacZaZaaaZ
1 paragraph	ZZZaaZaZaaYaYb
1 person	aZaaabaaaZYaZZ
1 question	bYZaZaaZZaZaZZ
1 short	ZbaaaZZaZaaaZd
1 show	ZacaZaaaaabaaa
1 speaker	ZZaaacaZZaaaZb
1 time	abZYaabaabZaaZ
1 you	bYaaZaaaYabYZZ
=一个	aYaZZZaabbZZZY
=一年	aaaaaaaaZaaaca
=三个	bZabaaZZaaZacZ
=三十	cZZabZaaaaaaaa
=不是	aZaZZZabZabZcZ
=个月	bZZaZabZZaaacZ
=为什	aaaaaacaaaaaba
=了一	abYaaaZbZbZZcZ
=人均	aaaacaaaaaaaaa
=什么	aZZZZacaaZaaca
=今天	aZZaaaZbaacbaa
=你看	bZZaaaZaaacaaa
=充电	aaaaaaaacaabaa
=分钟	acZbaaaaZZaZZZ
=十九	cZZZaaZaaabaaa
=十八	aaaacaaaaaaaaa
=十六	caaaaaaaaaaaaa
=可以	aaaaaacabaaaaa
=因为	ZZaaaacbaaaaaa
=块九	caaaaaaaaaaaaa
=快递	aaaaaaaaacaaaa
=我家	caaaaaaaaaaaaa
=所以	ZZcZaacaaaaaaa
=排队	aaaacaaaaaaaaa
=摸着	aaaaaaaaacaaaa
=时候	ZaZbabcaaZaaaZ
=昨天	abaaaaaaaaacaa
=没有	ZZZabaZaZabaca
=的就	aaaaaaaacaaaaa
=盒子	aaaaaaaaacaaaa
=老板	aaaacaaaaaaaaa
=自己	ZZYZbabaabaaZZ
=这个	daZaZaaaZaaZaa
=这家	aaaadaaaaaaaaa
=里有	aZaaaacaaaaaaa
=里的	aZaZaadZaaZaaa
^他	aaaaacaaaaaaaa
^先	aaacaaaaaaaaaa
^我	cYZbabZaaZaZba
adage	ZZZZZaZcbZaZcZ
after	abYaaZbZabaaaZ
alike	YYYYYbZZcZZYYc
amounts	aZcaaaaaaaaaaa
appeal	aZYZZabaZZbYZX
authority	aZZZaaaaZaaeaa
besidelist	XZYYYcYYbYZXcX
bias	YZYZZZaZaZYZYb
breath	aYZbYZZXaYcYZZ
buy	bYZaaaZZaZcaZb
conclude	ZZcaaabaaaZaaa
count10	abZaZZZYbaZZcZ
count11	aZaaaZZZbZaZea
count12	aaaaaaaaaaaaca
count13	aaaaaaZaaaaada
count4	ZZZZZaZaZZaZZg
count5	ZZZZaZaaZaZZZf
count7	YYZZYZYdYYcbVY
count8	baaYcaaXbZZYUV
count9	YZbbZZaXZbXaUU
cue.action	bYXYYaWYZadYZY
cue.advantage	ZaabaZaZZZcaaY
cue.after	abYZZaYZYZZaaY
cue.before	aaZZZaYaZaXaYZ
cue.benefit	bZZaZZaZZYZaYY
cue.context	ZaZaZZbbYZcaaZ
cue.evidence	ZYaZZXZWXXZaZa
cue.feature	ZZcYYXZXXZYZXa
cue.hook	aZaZYabZZaXaaY
cue.how	XZadYYaZXZYYZZ
cue.pain	ZYaZbZZaaaYaaX
cue.point	WYZZYXZYaXXZaa
cue.punchline	YZYabaaaaZZYXZ
cue.question	YYaZYcbYYaZabZ
cue.save	YZYbYYbZaZZbbX
cue.setup	YZVYWZYcXXYcaX
cue.solution	ebYZWZZXXabXZX
cue.summary	YYcZZZbbbaZZaZ
cue.testimony	ZaZYabZaaYZaaZ
cue.trust	YYYZaaYZZYabaZ
cue.twist	YaaXYXZbZZZXaX
cue.why	YaaZaabdZaaZaZ
digits	ZYbXaWZUZabbYa
formal	ZZZZZZZaZaZdZd
halts0	ZcZaYaZZaaZZZc
halts1	ZbZZYaZabZXZYb
halts2	bYZabYaZaZZbZa
halts3	ZXaZaaaZZbcaaa
inlist	YYYYYbZZcZZYYc
label	ZZZZacaZbaZZZb
long3	YcYaYaYYcZYZXa
long4	ZYZZaZaaZZYaXb
long5	aYYZaZZZZZaZbb
material	bccaaYXZYbaZZZ
me	ZbaYZbVaYbbVaX
meaning	YZZbZaaaZZYaaa
measured	ZaZbYaaaaYYbYa
newlines	YbYYYYYaZYXYbb
nomarks	aZZbZaZYaZcZZZ
numbered	YaYZZaaZcaZaaZ
pain	baaZYZacdaZZZa
paragraph	YbYZZYZaZZXZac
person	XYZYbfZbYXXYZZ
place	ZaZZeZaaZZabaZ
price	bZbYcaYYZcaZZZ
question	ZZbZZcZZZaYbbZ
quoted	ZYZZacZbZZYbbZ
relay	acZaaaaaZaaZba
relief	bZYZaaZabaZZZa
setting	ZZcbYaZaZabaZa
short	WaZaXbaZZbaYZc
show	bYaaZZYZaadaaa
speaker	YZYYZdaXbZZZYc
spec	cacZXZZZZcbYYZ
step	ZZYeYZYZabYZaY
story	aaZZZaYbZZabaa
taste	YZYaeZbaZaZaZZ
thing	dbaZYYbZaYbZZZ
time	baZXaabaZZYacY
worse	bZZZZbcaZbZZZZ
you	ZXYZYbabZXcZZZ
~上	aaYaabbZZZZaZa
~下	bZZcaaZaZZZaZb
~了	ZaaaZcZaXbYbaY
~他	aZbZacZaZaZaaa
~你	aYZaZbabaZaaaZ
~先	ZaacaaaaZbaaaa
~在	aZZZbaabZYZabb
~她	ZaZaacabaaaaaa
~就	bZacaaaabZaZZZ
~我	ZbbZZbXaZbbYaZ
~是	ZaZZaYbbZaaaaY
~有	YZYYaZbaZbbbab
~来	aaabbaYaaZaZaa
~的	ZaZYaYbZbZZbZZ
~这	caaaacZaaZbaZZ
~都	caaZaaabbaaZaZ
`,
};

export const roleWeights = {
  classes:
    'hook pain agitate context question solution feature advantage benefit evidence testimony trust twist before after why how setup point summary save action punchline none',
  steps:
    'ZeZmaZXZYWYaXbZaYebYZXZW ZcfYbjZaZWZZZbaaaZYZaYZZ aaaaaeZaaZabbaaaZaZaaZaa YdZZaXeZadZZYbZcaYcZZaZY aaaaabaaaaaaaaaaZaaaaaaa aZaZaYhbbZbaYabZdaZZaYaa ZZaYaYedbiaZbZZYaZWYZZbZ aaaaaaZacYbZbabZZaZcZbaa aZaaaZaaXabdZaaZaaZYceZZ ZYZYZXaddgabfZZdWYVZbYaY aaacaaZaaZbabaaaaZZaZbZZ aaaaaaaacZaZZaaaZaaadbaa ZZZZaZaaaXbZbZadYXXicYfY acbZabaaaZaaabcaZZZaaZaa aaabaaaabaaaaaaZZaZZaZca ZZZZabYZYdbYbZageZXeZXZZ ZZZXaZZZZfZaYZaYjYWbYYdY ZZZZaYYaZYZagbaXYiYZaYYZ YZZZaYWZYYabXaaZWYobaXYX aaaZaaZaZYaaYaaZYaZYfgaZ aaaaaaaaaZaaZaaZZaZZZaaa aaaaaZZaZYabZaaZZZZZZdZa aaaaaaZaaZaaZaaZZZZZZhYa ZZaZaZZaZYZZYaaZYZYZZYZl',
  features: `
$了	caaaaaZZacaZaaabYaZbaZba
$的	aaaaabaaacaaaaaaZaZaZZaa
$行	aaaaaaaaaZaaaaaacaaaaaaa
%ache	ZdZaZZabYaaabZZbYYbYZZaa
%amount	aYaaaYYbZbZZaabbaZaZaZZZ
%bad	abcbaaZbZZZZaaabZZYaaaba
%better	ZaZbaZXgZbbZaZZYZaabZaZZ
%body	abbYabZZdaaZYabbYYbbZYZa
%box	bYbcaabZZaaabZabaaaZaaZZ
%but	abacacYaZZaafaaYXZZaaZaZ
%buy	aYZaaZaaZabbaZZYcYaaadZa
%crowd	aaZcZaZXZaYZYYZZZYZYbZZZ
%deny	bcZbZWZZaaZYbYZaZZacYXbY
%ease	aaaaaaaabZaaZabZaZbcZaaa
%feel	acaaZZaYaYZaZZZbZYbdYZcZ
%fix	abaYadZaaZZZbabbbYZZabZb
%folk	aaZbabZbZaebbZaZYbZZZZZa
%food	aZZYZZdZbZZaYYYcaaaaYZZZ
%handle	YbZXZZcZYYXXaYYZeaaXZZaa
%hold	abbZaZYacdaZaaabXabaaaaa
%house	aaZZZcaZcYZYaZZZbadaZXZZ
%it	bXZYabaaYYcabaZdYXaaZZbZ
%keep	aZaaaaaaZbaZaaaZZZaZiYaZ
%kin	aaaZaZZZeXfbaaZZXcYZaZZa
%law	abZbaabaZbZbYZZcaaYaaaZZ
%look	aZaZaZaaZfaabaZaZaYaaYaa
%makeUp	ZZaaaadbZYZZaZacYYZcZZZb
%me	bZZaZcZYZbaebaZZYbYYYZaZ
%money	aYababZaaZbaYZZZZbbcZaaa
%nature	aaaaaaZaZZaabbaeaaaZaaaa
%order	ZdZYZbWZaZaYabaZcZZZcaZZ
%past	ZbbaaZZaZcbacbZZYaaZbZZZ
%place	ZcadaaZaZZbZaaZaaZZZbaZa
%reason	aaabaaZZZYZaaaahYZZaaYba
%said	ZaaaaZYZYZgZZZabZcZYZbba
%scene	bZaYabaZabZZbaaZcbZZaaaa
%soft	aabYaZabZaaaaZYbbZYYaYab
%span	ZdaaZYWXcZabYbaXabXZaZXZ
%talk	abaaaaYaZZZcZbacaZZYbdZa
%taste	ZZZaaZbZZcabZZaXbadZZaZb
%tech	ZaaaaZZaZaZacaaabZdYbZaa
%test	aaabaZbZZdaaaYZYbaYYbaZZ
%trust	aZadaaYZbZbgYaaaZZaaZaZZ
%turnsUp	cYZYacZZabaZbabaaYaZabaa
%verdict	ZZZaaaXaZVZZcaaacaagZZZb
%wear	abZYaccbZXYZZaZbbadYbbaZ
%you	baZZaaZZaZZbbZaaZaZaYcba
*一	ZaZaaZaabaaZaaaZcZcbZaaa
*三	aaaaaaaaabaaaaaYabaaaaZa
*上	abaaaaaabaaabaaacaZaZZaa
*下	aaaZaababbZaaaaZcaaaabaa
*为	aaaaaaaaaaaaaaacZaaaaaaa
*了	baaZaaZZZdbacZacXbYZZZba
*做	aaaaabaabZaaZaaZcaaaaaaa
*出	aaaaaaaacZaaaaaaaaaaaaaa
*十	aaabaaaaaabaaaaaabaZacaa
*在	aaaaaaaaaZabaaacZabaaaab
*多	aaacaaaaaaaaZaaaaaaaaaaa
*天	abaaaaZaaYaabaaabaZaaaaa
*头	aaaZaaaaaaaaaaacbaaaaaaa
*就	aaaaabaaZYaaZaacaaabaabZ
*把	aaaZaaZaaZaabaaacaaaaaba
*是	aaZaabdaZaaabaacXZabZZbZ
*有	aaaaaZdaabaabaaaZaaaZaab
*每	ababaaaaaZaaabaZcaaaaaaa
*水	aaaZaaaaZbaaaaabcaaaaaaa
*没	abaZaaaaacaabaaaZaaaaaaa
*电	aaaZaabaaaaaZaaaaacaaaaa
*的	aZZaZbdaaZbabaZcYZabZbaa
*看	aaaZaZaaacaZaaaabaabaaaa
*能	aaaaaacbbZaaZaaaYabaaaaa
*说	aaaaaaaaaZcaaaababaZaaaa
*这	baaZacbaabbaZaaaaaZaaZaa
*都	acabaaaaaZabZaaZaaaaaaaa
<%ache	ZabZabaabZaaYbaabaZbaZaa
<%box	aZabaZcaaaaabaabaZZbaaaa
<%but	aaaaaZcaaaaaaaaaaaababaa
<%buy	ZZaZaabaaZabcaaacZabaaaa
<%crowd	VZacZbaaZcZbcZZbaZZZaZaZ
<%deny	XbaYZZbbaaabbZaZdaZcabYY
<%feel	YabZabaZbbZaYaZaaZbaacaa
<%fix	aaabaaaaaZaaaaaacZZbaaaa
<%folk	ZaababbaaZaacaaZZbZaaaZa
<%food	YZZbaaabbbbZbZaaaaYbZbZZ
<%handle	XYZaZcbabbabZaZbaZaaaaaa
<%house	YbbbaaabYcaaaZaZZadZZaaa
<%it	YaacaabaZaaZbZaYaaaaaaaZ
<%look	ZZaaaZdabbZaaaaaZbZZaaaa
<%makeUp	aaaaabcbbbZZZaaYaZbaZaaa
<%me	YZZbaZbabZbaacZZbaaaabbZ
<%money	ZaabaabbZZbbbaaYZbcaaaaa
<%nature	aaaZaaaaacaaaaabZaZaaaaa
<%order	YbabaabaaaZaaababaZbZaaZ
<%past	ZaacaabaaYaZcaaZZZaZbaaa
<%reason	ZaabaaaaaaaaZaadaaZaaaaa
<%said	ZZaaaaabbaaadaacaZaZbZaZ
<%soft	YYabababaYaaZaadbabaaZZa
<%span	WbababZZZZaZdaaaZcZZaZba
<%talk	ZaacaaaabaaaZaaaaaaaaZba
<%tech	ZaaaaaaabYaabbaaaabaaaaa
<%test	ZaabaaaaZdZbbaaaaaaaZbaa
<%wear	ZaaZaaZaaZaaaaabaadaabba
<adage	abaYaaaaaaaaaaaZbbYaabZa
<after	ZabbaabaaaaZZcZbYZZbaaba
<amounts	aaaaaaaaacaaaaabaaZaaaaa
<appeal	bbZaZZaZZZaYZaababZXZbZZ
<before	aaaZaacaZYZacabacZaZabaa
<bullet	aaaaaaaaaZaaaabaaacaaaaa
<cause	ZZabaZZabbaaZaadaaabaaaa
<conclude	aaaaaaaaaZaaZaabcaaaabaa
<digits	VaYaZYXZZZbcaaZbZccZZaZZ
<exclaim	cZaYaaaaaaaabbaaaaZaaaaa
<formal	aaaZaaaaaZaaaaaaZaaaaZac
<material	aZaaabbcZaaZZcZYaZaaZbaa
<me	WYZcZYbbbXbaadZYbaYaaabZ
<meaning	aaaaacZZZaZaZZaZaZbcaaZa
<measured	YYabZZZYaabZZZZbabZbZaaZ
<numbered	ZZaYaZbabaaabaabaZdaaaaa
<pain	ZaaZabaZZabaZZZZbcZaaZaa
<particle	ZZaaaaaaabZYbZaYbZbbaaaa
<person	ZYabaZcZZZZZbZZbZcYaZaca
<place	aaaZaaaabbaZbaaaZZcaabaa
<price	ZaaaabZaYbacZZababbZabZa
<question	ccaZaZaZZYaaXZZcabaZZaca
<quoted	baaaaaaZZYaabZabcZaaaaaa
<relay	ZZaZaacZaaaZZbaacZZbaaaa
<relief	ZZZbaaaaZaabbZaYabbYbbaa
<setting	YaaZaabaZbbcbbaZZbaZaZaa
<show	ZZabaababaaaZaZZYaZZabaa
<speaker	baaYaZaZaaaaaabZbbaaaaZb
<spec	YYaYaZccbbaZaaaYZabdZaaZ
<step	ZaaaabaZcZaaaZZbaZbZaabZ
<story	ZbbdabdaZXaZbaaYZaZbabZZ
<taste	aaaZaaaZabbbZaabYabbaaaa
<time	YZbaabYaZaaZcbZbZbabZaaY
<turn	aaaZbZacZZabZaacYaadaZaa
<worse	ZaaYbbaaabZbcaabbZZbZZZa
<you	YbaaaZaZabaZaZaZabbYabZa
>%ache	aaacabZaaaaaaaaaaaaaaZaa
>%amount	bZbcaaZZaaaaYaZbcaaZaZZa
>%body	bZabaZcZZZaabaaabaaaaZZa
>%box	baaaaaZabaaaYaababbaaaaa
>%but	aaaZaZcaacaaaaaaaaaaaaaa
>%buy	bZaZaZabdZacbZaabZZZaZaa
>%crowd	bbaaZaZacbZabaabaabaZXZa
>%deny	aaZaZacZZdaYZaabcabZZYYZ
>%feel	ZbaaabaabZZZcabYZaabZZZa
>%fix	ZbcaaaaaZaaabbabYaaaaaaa
>%food	bZZcacaaZaZZaaacbbZaZZZa
>%handle	bZZaZababcaYZZZacadZZYZa
>%house	aZaaaabbaaaZbaaaaacZaZaa
>%it	abbZaaaZaYZZbaabccaaaZaZ
>%keep	aaaaaaaabbZbcaaZbaabaZZa
>%law	baaaaaaaaaaabbacYZaaaaaa
>%makeUp	ababacZbZaaaaaabZZZaaZaa
>%me	aabYaZaaaaaZcbaaabaaaZZa
>%money	baaZaZaaabaadaaZZacZaZZa
>%nature	aaaaaaaaabaaZaacaaZaaaaa
>%reason	abaaaaaaacaabaabZaaaaaaa
>%scene	aaaaaabaaaaaaaaZZcaaaaaa
>%soft	aabbabbYadZZdaaZZZYZZZZa
>%span	cZaaZZabcbZaaaababZZZYZa
>%talk	aaabaaZaadaZZaaaZaZbabba
>%taste	aaabaabaZdaZYaaabZbZaZaa
>%test	bZacabbaZaaabZaZaabaaZZa
>%turnsUp	abbaaaabZaaaYaabaaaaaaaa
>adage	abbaaaaaZcaabaaYZabaaZZa
>after	aZbaabZaacaZYbacbYabaZZa
>amounts	aaacaaZaaaaaabaaaaZaaaaa
>appeal	bbZaZZZZcaaaaYZYaaYcZZaZ
>audience	aZababZabbaacaaZZaabaaaa
>buy	aZabaZZadYbcaaZabaZZaaba
>conclude	aaaZaaaaZcaaaaabaacaaaaa
>contrast	aZaYababZbaZZaabbabZaaba
>digits	baZcZaZaaabcZZaaZabXZYYZ
>keep	aaaaaaaaccZcZaaZaaZcaZaZ
>me	babXZYbaZaZYacaabcaZZZZZ
>meaning	aaaYaaabaaaZZaadcZbZaZZa
>measured	aZabaacZZaabZabaaZbZZZZa
>numbered	acacaaaaZaaaaZaabZaaaaaa
>pain	aabcaaaZbaaaZZZZaZaaaZaZ
>particle	baaZaZdaZaZaaZacZaZaaZaa
>person	ZZZaaZZZZaaZbaZcadaZaYZa
>place	aaaYbbZaacaaaaaaababaZaa
>price	ZaaZaZabZZbbbZZbacaYaZZa
>question	ZbaZaZaZabZZcZaaYaadaaba
>quoted	aZabaaabaaaacZaZbbZZaZaa
>relay	ZdcZaaZaZZaabbacYaaZaaZa
>setting	cZaaaaZbaaZaYaadZbZZabaa
>show	bZaZaacZaaaZaaaZbbaZaZaa
>speaker	bZacaZbaZZZaaaaZacbaaaZb
>spec	abZbacZZabZaaaaZZbaZaZbZ
>step	cZabaababYZZaaabaaZaZZaZ
>story	bbbYaaZaaaZabcaZZbZaaZZa
>talk	aaaZaZZZdbaZZaaaYaZdaaaa
>taste	aZacabaaZbaaZaaZZabaaaaa
>time	bZbZaZaabZZZaabaccaZZZZZ
>turn	aabcaaaZabaaZaadZZaaaaaa
>witness	aaaZabZabaaabbabYbZaaaaa
>worse	aaaaaZZaZcababacYaabaZaa
>you	ZbZcaaZaaYZZZZabZaYaaaca
^为	aaaaaaaaaaaaaaacaaaaaaaa
^你	aaaaaaaaaaaZZaaZaaaaadaa
^因	aaaaaaaaaaaaaaacaaaaaaaa
^因为	aaaaaaaaaaaaaaacaaaaaaaa
^转	aaaaaaaaaZaacaaaaaaaZbaa
adage	ZaababaaZaZaaaabZaacaZca
advice	aaaaaaZbZaaabaaZcabaaaaa
after	baaZaZZaaabaaZdZZZbZaaaa
alike	aZaYaZaaZYZZaaZZbbeZaZbb
amounts	aaaaaaaaacaaabaabaZaaaaa
appeal	dZZbaaYZZZYabZZbaaYZZcaZ
at0	pZaYaZZaZYZZZaaYYZYaaZae
at1	YdafaZYZZXZaYbZbYdaZZYZc
at2	XebdZaaZZZYZWcZbYeZYZYZc
audience	bbaaaaZaZaaaZaadaZZaabaZ
back0	YZZYZZYZYYZZXZZXXZYegice
back1	YYZZZYYadYacdZZXaYXdZaec
back2	XYZZZaacbbcacZbbcXZZZYYb
before	ZbaaaaaabYbaadZZZaaabaaa
besidelist	bZabZZZZaZZbbZbbYaWacZbY
bias	aYWYWXZWYaWYaWWabYdaYZYc
breath	YaZXaabZaYbaaZaadbZZbcZa
buy	aaabaaZaZaaZaaaababZadZa
cause	aaaaaaaaaZaaaaaeZabZaaaa
conclude	aaaaaaaaZZaabaaaaaadaaaa
contrast	aaaZaZababaaYaadZZbbaaaa
credential	aaacaaaaZabgZaaZaZZZaaaa
cue.action	aZZabZZaaYaYZZZYZZYaadYZ
cue.advantage	aZacaaZeZbaaZaaZZZaZaZbZ
cue.after	aaZYabaZabaZYZfaXYaYZaba
cue.agitate	cafZaZZZbaaaaaaZZZZZaaaa
cue.before	ZcZaaZZZZacZZdaYYbaZcZZa
cue.benefit	bZaZaZZbeXZZYaaZaYabaaZZ
cue.context	aZacaaZbZaZZcaabYZaYZbaa
cue.evidence	aXYZYXZYYcZZZZaZZYaYWZYZ
cue.feature	ZYYYYabZZbaYZaaYZaZZaaZZ
cue.hook	dZZZbZZZaZZZaZabaaaZabZa
cue.how	bYaaaaYaZZZZYZZZdZZabaZa
cue.pain	acZZaaYZaaZZYaZaYYXZaYZZ
cue.point	ZYaXZYYZYbYZaaaZaYaXaaZa
cue.punchline	aZZZaZaabZabXaaaaabZbYdb
cue.question	aZabcZZaZbZZaaaYabYYZcZb
cue.save	ZaaaaaaaZZaaaaaZaZaZecaZ
cue.setup	aYabZYZZaaaYZaZZZaZYZaZZ
cue.solution	ZbZZZdaZZYaZZZaYZZXaZZaZ
cue.summary	bZaaaaaaZabaZaaabZZfbZZa
cue.testimony	aaZYbaYaZZdZbabZZZYZZZaZ
cue.trust	ZaZbaaYZZZadZZaaaZaZaaaZ
cue.twist	aaZZZaZaaaZYaYbbYZZbZYaZ
cue.why	ZZaZaaZaZaaZbaacbaZaZcaa
digits	bYacZZaZWeaZaZaXYZaaZaYa
flaw	aaaaaaZaZaaaeaaaZaaaaZaa
formal	ZaaaaaaaaZaaZaacaaaaaaad
halts0	dZaZacZaaaaaaaaZZaZZbcac
halts1	baZbZZYbcYYacaaaXZcbbZaa
halts2	YZbaZYbZYdaZZZZbcZbbZaaa
halts3	ZaZaaabaZZaaZaaccbcaaZaa
inlist	aZaYaZaaZYZZaaZZbbeZaZbb
k0 %handle	abaZaaaabbZaZaaacZaZaaaa
k0 %it	aZaaabaaZZaaZaacaaaaaaaa
k0 %soft	aabaaaaaaZaaaaaacaaaaaaa
k0 at0	eZaaaaaaaaaaaaaZaaaaaaaa
k0 at1	YdabaaYaZZaZaaadaaaaaaaa
k0 at2	accaaaaaabaaaaaZZaaaaaaa
k0 back0	aaaaaaZaaaaaaaaaZaabbdaa
k0 back1	aZaaaZabbZacbaaabaaZaaZa
k0 back2	aaaaaZaaccabaaaaaaaaaZaa
k0 bias	acbYZbbbcaZbZZZaaZZZZbZY
k0 cue.advantage	aaaaaaacaaaaaaaaaaaaaaaa
k0 cue.after	aZaaacbaaZaaaaaZaaaaaaba
k0 cue.agitate	aZdaaaaaaaaaaaaaaaaaaaaa
k0 cue.benefit	aaaZaaZbcZaaaaaabaaaabaa
k0 cue.evidence	aabaaZbaacabZZZYZaZaaaaZ
k0 cue.feature	aabaaadbbYaaaaaaYaZaabaa
k0 cue.pain	acaaaaaaaaaaaaaaZaaaaaaa
k0 cue.solution	ZcaZadZaabaaZaabaaaaaaaa
k0 cue.testimony	aaaaaaaaaacaZaaaaaaaaaaa
k0 me	aaaaabaaacabaaaaZaaaaaaa
k0 part0	cdaaaaYaZZaZaaacaaaaaZaa
k0 part1	ZbcZabbaabaaZaaaaaaZaZaa
k0 part2	aZaZabdbbbaaaaaZZZaaaZaa
k0 part3	ZZaZaZabcabcaaaabaZaaaZa
k0 part4	aaaaaaZaaaaaaaaaZaabbdaa
k0 spec	aaaaaacaaaaaaaaaaaaaaaaa
k1 %better	aaabaaacaZaaaaaaaaaaaaaa
k1 at0	caaaaaaaaaaaaaaaaaaaaaab
k1 at1	bcaZaZaaaZaaacabaaaaaaaa
k1 at2	abacabaaaZaaZcaaaaZaaaaa
k1 back0	aaaaaaZaaaaaaaaaaaabcdab
k1 back1	aaaaaZaaaabacaaaZaZaaaaa
k1 back2	ZaaaaaacbaaaaabbZaZaaZaa
k1 bias	bbZZZbbabZaZacbYaYaZabZa
k1 cue.advantage	aaacaaaaaZaaaaaaaaaaaaaa
k1 cue.after	aaaaaaaabZaaaacaZaaaaaaa
k1 cue.before	aaaaaaaaaZaaadbaaaaaaaaa
k1 cue.evidence	aaZaaaZaaaaaabcZaZZZaZaZ
k1 cue.testimony	aaaaaaaaaacaZaaaaaaaaaaa
k1 part0	dcaZaZaaaZaaZcaaaaaaaaaa
k1 part1	ZbabadaZZaaaabaZaaaZaZaa
k1 part2	ZZaZaacabbaaaaaZcacaaaaa
k1 part3	ZZabaZaccabZbZcaYaZaZaaa
k1 part4	aaaaaaZaaaabaaaaaaabcdaa
k10 %deny	abaaaZaabZaabaaYaaaZaaaa
k10 %handle	aaaaaacaaZabaaaaaaaaaZaa
k10 %me	aaabaaZaabacaaaaZaaaaZaa
k10 at0	daaaaaaaaaaaaaaaaaaaaaaa
k10 at2	aaabaacaaaaaaaaZaaaaaaaa
k10 back1	aaaaaaZacZabZaaabaaZacaa
k10 bias	aZZZaZbbcbabZZZaaaZYacZZ
k10 breath	ZaaZaabaaZaabaaaaaaaacaa
k10 cue.benefit	aaaZaaaacZaaaaaabaaaaaaa
k10 cue.evidence	aZaYaaababaabaabaZZZacaa
k10 cue.pain	aaabaaaaaaaaaaacaaaaaaaa
k10 cue.solution	abaZaZdaaZabaaaZaaaaaZaa
k10 cue.twist	abaaaZaacaaaaaaYaaaaaaaa
k10 digits	aaaaaaaaZaaaaaaZZbaaacaa
k10 me	aaabaaZaZbacaaaaZaaaaZaa
k10 part1	aZaaaZcaababaaaZaaaaaZaa
k10 part2	aaaZaaacbaaaaaaaaaaaaZaa
k10 part3	aaaaaaaZbZaaZaaaaaaZaeaa
k11 %reason	aaaaaaaaaaaaaaacaaaaaaaa
k11 at0	caaaaaaaaaaaaaaaaaaaaaab
k11 at1	ZaacaaaaaaaaaaaZaabaaaab
k11 back0	aaaaaaaaaaaaaaaZaaacbaab
k11 back1	aaaZaaaaaaaccaaaaaZaaaaa
k11 back2	aaaaaaaaaZbacaaYbaaaaaaa
k11 bias	aZabaaZZZaabbZZaaZcbaZZb
k11 cue.evidence	aaaaaaZaaabaZaacaaZaaZab
k11 cue.setup	aaaaaaaaZcaaaaabZZaaabaa
k11 part0	baacaaaaaZaaaaaZaaaaaaab
k11 part2	aaaaaaaaaaaabaacZZcaaaaa
k11 part3	aaaZaaaaaaabcaaacaZaaZZb
k11 part4	aaaaaaaaaaaaaaaaaaacbbaa
k12 %you	aaaaaaaaaaaaaaacaaaaabaa
k12 appeal	aaabaaaaaaaaaaacaaZaabaa
k12 at0	daaaaaaaaaaaaaaaaaaaaaaa
k12 at2	ZbaaaaaaaZaaZaaaadaaaaaa
k12 back0	aaaaaaaaaaaaaaaaaaaabcaa
k12 back1	aaaZaaaabaaabaaZaaabaaca
k12 bias	ZbaaaaYZaYZZaaabcbbaaaaZ
k12 cue.context	aaaaaaaaaaaacaaaaaaaaaaa
k12 cue.pain	ZcaaaaaaaaaaZaabZaaaaaaa
k12 cue.point	aZaaaaaaaaZZXbacbaaabZaa
k12 cue.question	Zaacbaaaaaaabaaaaaaaaaaa
k12 cue.setup	aaccaaaaaYaaaaaZaZaaaaaa
k12 cue.trust	aaacaaaaaZabZaaaaaaaaaaa
k12 cue.twist	abaaaaaaaaaaZaabaaacaaaa
k12 me	aaaaaaaaaZaaaaaZcbaaaaaa
k12 part0	bbabaaaaaZaaZaaZZcZaaaaa
k12 part1	ZcbbaaZaaXaabbababaaaZaa
k12 part2	ZZaZabaaaaaaaaadcZbaaaaa
k12 part3	aaaZaaaabcaaaabZbZbaaZaa
k12 part4	aaaaaaaaaaaaaaaZZaabbcba
k12 you	aaaaaaaaaaaaaaacaaaaabaa
k13 %crowd	aaaaaaaaaaaaaaaaaaaaaaac
k13 %handle	aaaaaaaaaaaaaaaaaaaaaaac
k13 at0	Zaaaaaaaaaaaaaaaaaaaaaae
k13 at1	baaaaaaaaaaaaaabaaaaaaac
k13 at2	aaabaaaaaZaaaaaaaaZaaaac
k13 back0	aaaaaaaaaaaaaaaaaaaaaaae
k13 back1	aaaaaaaaaaaaaaaaZaaaaaac
k13 back2	aaaaaaaaaaaabaaaaaaaaaac
k13 bias	ZaaaaaZaaZaaZaaZaZZZaZZl
k13 cue.evidence	aaaaaaZaaZaaZaaZbaaaZaad
k13 cue.feature	aaaaaaZaaaaaaaaabaaaaaac
k13 cue.point	aaaaaaaaaZaaaaaaaZZaaaac
k13 paragraph	ZaaaaaaaaaaaaaaaaZaaaaaf
k13 part0	Zbaaaaaaaaaaaaaaaaaaaaad
k13 part1	aaaaaaaaaZaaaaaabaaaaaac
k13 part2	aaaaaaaaaaaaaaaZbaaaaaac
k13 part3	aaaaaaaaaaaaaaaaZaaZaZad
k13 part4	aaaaaaaaaaaaaaaaaaaaaaac
k13 short	aaaaaaaaaaaaaaaaaaaaaaac
k2 at0	caaaaaaaaaaaaaaaaaaaaaaa
k2 back0	aaaaaaaaaZaaaaaaaaacbaaa
k2 back1	aaaaaaabZZaabaaaaaacaaZa
k2 back2	aaaaaaaaaaaaaaadZaaaaaaa
k2 bias	aaZaaaYaZcaZZaabbabdaZZZ
k2 cue.evidence	baaaaaYaZaaaaaaZbabbaaaZ
k2 cue.feature	aaaaaaYaZbaaaaaaabacbZaZ
k2 cue.point	aaaaaaaaadaaaaaYbaabaaaa
k2 part0	caabaaZaaZaaaaaaabaaaaaa
k2 part1	aaaaaaaaacaaZaaabaaaaaaa
k2 part2	aaaaaaaaadaaaaabaabZaaaa
k2 part3	aaaaaaabZZaabaacaaacaaZa
k2 part4	aaaaaaaaaZaaaaaaaaadbaaa
k3 %handle	aaaaaaaaaaaaaaaacaaaaaaa
k3 at0	caaaaaaaaaaaaaaaZaaaaaaa
k3 back1	aaaaaaaacabaaaabZaaaaaaa
k3 bias	bZZaaZZabbbZaaabdaaZbYZa
k3 cue.evidence	aaabaaZaaabaaaabcaaZaZaa
k3 cue.pain	bZaaaaaaaacaaaabaaaaaaaa
k3 cue.punchline	aaaaaaaaaaaaaaaaaacaaaaa
k3 cue.save	aaaaaaaaaaaaaaaaaaaacZaa
k3 part0	cZabaaaaaZaaaaaaaaaaaaaa
k3 part1	aaaaaaaaabaaZaabcaaaaaaa
k3 part2	aaaaaaaaaaaabaaZdaaaaaaa
k3 part3	aaaaaaZacabaaaabaaaaaaZa
k4 %crowd	aaacaaaaaabaZaaaaaZZaaaa
k4 %food	aaaaaacaaaaaaaaZZabbaaaa
k4 %handle	aaabaaaaaZaabaaaZacaabaa
k4 %place	aaacaaZaZaaaaaaabaaaaaaa
k4 %taste	aaaaaaaaaaaabaaZaacaaaaa
k4 at0	caaaaaaaaaaaaaaaaaaaaaaa
k4 at1	aaadaaaaaaaaaaaaaaaaaaaa
k4 at2	aaabaacaaaaaaaaZaabaaaaa
k4 back0	aaaaaaaaaaaaaaaaaaabZeaa
k4 back1	aaabaaaaabaacaaaaaZaaaaa
k4 back2	aaaaaaaabZcbZaacaaZaaaaa
k4 bias	aZZdaZbZZbbZbZZZZacaZcZZ
k4 cue.action	aaacaaaaaaaaaaaaaaZaaaaa
k4 cue.feature	aaabaaZaacaaZaaabaaaaaaa
k4 part0	baacaaaaaZaaaaaaaaaaaaaa
k4 part1	aaaaaabaacaaZaaZaacaaZaa
k4 part2	aaaaaabaaaaabaaaZadaaaaa
k4 part3	aaacaaaaaacabaabbaYaaZaa
k4 part4	aaaaaaaaaaaaaaaaaaabZeaa
k4 taste	aaaaaaaaaZaaaaaaaacaaaaa
k5 %crowd	aaaaaabaaZaabaaZZbaaaaca
k5 %food	aaaaaacaaaaaYaabbaZaaaaa
k5 at1	aaaZaaaaaaaaaaaaadaaaaaa
k5 at2	aaabaaZaaaaaZaaaadaaaaaa
k5 back0	aaaaaaaaaaaaaaaaaaaaacbb
k5 back1	aaaaaaaaaaaaYaaaaZaaaafa
k5 back2	aaaaaacaaaaabaaaaZaaaaaa
k5 bias	ZZaYaabaZYZZbZaaZeZZZadb
k5 cue.before	aaaaaaaaaaaaaaaaacaaaaaa
k5 cue.evidence	aabZaacaaaaabaaZZaaZaaba
k5 cue.point	aabaaaaaaZaaYabacaaaaaba
k5 me	aaaZaaaaaZaacaaaaaaaaaba
k5 paragraph	aaaZaabaZZaaaaaaabaZaacb
k5 part0	baaZaaaaaaaaZaaaaeaaaaaa
k5 part1	aaabaaZaaaaaZaabadaaaaaa
k5 part2	ZaaZaacaaZaaeaabaZaaaaZa
k5 part3	aaaaaabaZaaabaaZaZaaaada
k5 part4	aaaaaaaaaaaaZaaaaaaZacdb
k5 particle	ZaaaaaZaaaaaaaaaacaaaaaa
k5 short	aaaaaaaaaaaaaaaaacaaaaaa
k6 at0	daaaaaaaaaaaaaaZaaaaaaaa
k6 at2	ababaaaaaZaaaaadaaZaaaaa
k6 back0	aaaaaaaaaaaaaaaZaaacbcaa
k6 back1	aaaaaaaacZaabaaZaaabaaaa
k6 bias	bZZaaaZZaaZaaZZcbZdbaaZZ
k6 cue.feature	aaaaaaZbacaaaaaaZaaaaaaa
k6 cue.how	aaaaaaaaaaaaaaaZcaaaaaaa
k6 cue.point	ZaabaaZaaZaaaaaccaZZaaaa
k6 cue.twist	aaaaaaaaaaaacaaZZabZaaaa
k6 part0	daabaaaaaZaaaaaaZabaaaaa
k6 part1	ZaabaaaaaaaaaaaeZaaZaaaa
k6 part2	ZaaaaaaaZbaabaaZbacZaaaa
k6 part3	ZZaZabaacaaaaaaababbaZZa
k6 part4	aaaaaaaaaaaaZaaZZaacbcaa
k7 %deny	abbaaaaaaaaaZaabaZaaaZca
k7 %feel	aaaaaaaaaaaaZaacaZaaaaba
k7 %span	abaZaaaaaaaabaaZbcaaaaZa
k7 at0	caaaaaaaaaaaaaaaaaaaaaaa
k7 at1	aaacaaaaaaaaaaaZZbbaaaaa
k7 at2	adaaaaaaaaaaYbabZcaaaaaa
k7 back0	aaaaaaaaaaaaZaaZZaaaabea
k7 back1	aaaZaaaaaZaaZaaZcaabaaca
k7 back2	aaaaaaaaaaaaaaabcZaaaaaa
k7 bias	bbaaaaZZZZYZZaZacbaaZZda
k7 cue.pain	aaaZaaaaaaaaZaaZcaaZaaba
k7 cue.point	aabaaaaaabaabaabYaZaaaaa
k7 cue.punchline	aaaaaaaaaaaaaaaZaaaZaaca
k7 cue.setup	aZZaaaaaaZaaabaaccaaaaaa
k7 cue.testimony	aaaaaaaaaaZacaaaaaaaaaaa
k7 cue.twist	aZabaaaaaZaaaaacZZabaaaa
k7 paragraph	aaaZaaaaaaaaaaaaacaaaaba
k7 part0	caacaaaaaaaaZaaZZbbaaaaa
k7 part1	acbZaaZaaaZabbaaYbaaaaZa
k7 part2	aaaaaaaaaaaacaaccaaaaaZa
k7 part3	aaaZaaaaaaaaZaaZdZabaZca
k7 part4	aaaaaaaaaaaaZaaZZaaaabea
k7 person	aaaaaaaaabaacaaaaaaaaaaa
k8 at0	caaaaaaaaaaaaaaaaaZaaaaa
k8 at1	bZaaaaaaaaacaaaaaaaaaaaa
k8 back0	aaaaaaaaaaaaaaaaaaaacaaa
k8 bias	bZaZaZaZaaabaZZaZaeacZaZ
k8 cue.before	aaacaaaaaaaaaaaaaaZaaaaa
k8 cue.point	aaaaaaaaaaaabaaZZadaaaaa
k8 cue.save	aaaaaaaaaaaaaaaaaaaacZaa
k8 part0	caaaaaaaaaacaaaaaaaaaaaa
k8 part1	aaaaaabaaaaaaaaaaacaaaaa
k8 part3	aaaaaaaabaaacaaaaacaaaZa
k8 part4	aaaaaaaaaaaaZaaaaaaacaaa
k9 at1	abacaaaaaaaaaaaaaaaaaaaa
k9 back0	aaaaaaaaaZaaaaaaaaacbcaa
k9 back1	aaaaaaaaZaaacaaaZaacaaaa
k9 bias	aaZbaZdaZdZZbaaZXZadaaZZ
k9 cue.evidence	aaaaaacaaYaaZaabaabcaaaa
k9 cue.feature	aaaZaacbaZaaZaaaZaababaa
k9 cue.point	aaaaaaaaacaacaaZaaYaaaaa
k9 part0	cbacaaaaaZaaaaaaaaaaaaaa
k9 part1	aaaZaaeaabaaZaaZaaaaaaaa
k9 part2	aaaaaaaaaeaaaaaaaaaaaaaa
k9 part3	aaaaaaabaaaadaaaYaZcaaaa
k9 part4	aaaaaaaaaZaaaaaaaaacbcaa
keep	aaaaaaaaaaaaaaaaaaaZebaa
me	cZabZcWYYcbcbaaXYcYXYaZZ
meaning	aaaZaZZbZYZaaaacbZdZaZba
measured	aaaaabZacZaZaaaZcaXZbZZZ
numbered	aaaZaabaaZaaaaaaaaeZaaaa
ordered	aaaaaabaaaaaZaabcabaaaaa
pain	ZcaYaZcbZaZbZbZaaaZZabaa
paragraph	YYXaXYZZXYZZZZYZZZZYaZZd
part0	ldZeZYXZYVYZWaZaXdZYZXYc
part1	XccaaccYXcYZYbZbZccXYXYb
part2	WXZWZZdbZeZYdYZceXeXYXXb
part3	WXYYZYYbeacbeYaacWacYYaa
part4	YYZYZZYZYZZbXZZXXYYgfjea
particle	aaZbabYaZbaZbaZbZbZbbZaa
person	aZZaaZZZaaeacZaXYcaYaaaa
place	acacabaaZZaaZaaabZYaaaaa
price	aaaZabaZbYbZaaaaZZbbZdZa
question	aZabaaZaZZZZaaabaabaacZa
quoted	aZaaaaaaaZeZbaababYaaZaa
relay	aZaZadZabZZZaaabcZaaaaab
relief	baZbaZZabYabYZZabZcbZZba
setting	bZacaaYaabZaYaaYacZaabaa
short	caaYZZXZZaZZbaaYbbbYbeZb
show	baacaaaaZcZcYaaaYZZaZbaa
speaker	aZaaaZbaZYZacaaZbbcaaZab
spec	ZaaYaagaabZZZaaaZZbYaaZZ
step	ZaaZaaZaaaZZbaabdabZbYaa
talk	aaaaaaaaZaaaaaaaZaaZbdaa
taste	bZaaaZZbaaaabaabaZcaaaaa
text.adage0	aaaaaaaZZaZYbaaabbbbZbaY
text.amounts0	bZabaaaaabaaabaabaYaaaaa
text.appeal0	baZZZaZaZbZaaZZbcaZaZbZW
text.appeal1	baZbZaZabaZaZZZbaZaaZbZY
text.appeal2	aZacaaabaaabaaaZaaaZaZab
text.buy0	aaaaabbacZaaZZaZbZaZaaZa
text.cause0	bZabaaaZabZaaaaacaaaaaaZ
text.flaw0	baaaaaaaabZacaaaZaaaaZaZ
text.formal0	aabZaaaabZZaZZabaZbZaaad
text.formal1	ZaaaaaaaaaaaaaaaaaZaaaad
text.material0	baZaZbcbcZaZaaaaXbZaZbZa
text.material1	aaabaaabbbaaZbaZZZYaaaab
text.me0	aaZaZbcZacZZZZZaaYcaabZY
text.me1	aaaZZbZZabZaabaaXZZaZcbb
text.me2	aZZaaZaabZabcaabaaYaabbZ
text.measured0	aZZbZbZZaZaYaZZbbZabaaZX
text.measured1	aaaYaaZaaZaZabbaZcYaZcab
text.numbered0	baaaaZaZaYaaZaaabcbabaaZ
text.pain1	aaaZaaaaZZZaZaaYbadaaaab
text.particle0	aZZbaabZZaaZaZaabZababaY
text.person0	bYZaaZaYaaaabaZZbbZYYccZ
text.person1	aYabaZbaZYZabZZabcZZZccb
text.person2	aZaZaZaaZbZacaaaacaZaaba
text.price0	baabZabaadaZaZZYYZabaaYZ
text.quoted0	aaZbZZZZZbbZaZZcabbabZbY
text.setting0	aaZaZZZbacZbZZaYbbZaZaZZ
text.setting1	aZaZaaZaacaabaabYbZaaaac
text.show0	baacZaZabbZbYZZbbXaaabYZ
text.speaker0	bYaZaYZZYaaacaaZYbdZbZbZ
text.speaker1	aZaZaZaaZZaZbabbZcZZbZca
text.speaker2	aaaaaabaaaaabaaZZcaaaZba
text.spec0	aaZXZabcbbZbbbaZaZYaabZY
text.spec1	abaaaaaZbZaacaZZaaZbZaZZ
text.step0	aYZbaaZZabbYcZZbcaaabZZY
text.step1	baaaabZaaaaZaZaabadaaZZZ
text.story0	ZbbaZbbaaZZZbaaZbaWZZbaZ
text.taste0	aZacaabaabbabZZcZZabZbZZ
text.thing0	abaZZabcabZbZaaaZZYbaaZZ
text.thing1	aaaZaabcaZaabaaaZbaZaaZa
text.urgent0	aaaaaaZZaYaZaaaYaacaaaaZ
text.you0	ZaaaZaYaZaZZaYZcbbZaZbaX
text.you1	aZaaZZaaZXaabZZaacZaaaba
thing	bZaYaccbZZZbaZacZZaZaZaa
time	ZaabaZYZZZcdabbYZaaZZaZZ
turn	bbabaaZZaaaafaaYZZaYaaaa
witness	aZabaaaaaYcZaababbaaaaaa
worse	bcaaaZYaabaabaabYZZaaZaa
you	baZZaaaaaZZbbZabZaZaZcba
~上	abaaaZZabaaZbaZbdaZaZZaa
~下	abaZaZcabbZaZaaZdaZaabZa
~不	aaacaZbabZaabZZaZaaaaZbZ
~了	cbaYaaYZZfbacYadVbXYZZbZ
~他	aaaaaaaaacaabaaaZbaaaaZa
~会	aaaaaaaaZZaaaaacaZbZaaba
~别	aaaaaaaaZYaabaaacZbcaaZa
~去	aZaaaZaaacaZZaabbaaaabaa
~在	ZaZaaaZZaYacaZbcZabZbaab
~多	ZaacaaabbaaaZaaaZaaaaZab
~太	aaaaaaaaaaaaaaacaaaaaaaa
~它	aaaaaaZaZZaabaacaaaaaaaa
~就	aaaaabaaZYaaYaaebaZbaZbZ
~我	baabaZYZabbccaaZabZZZaaa
~我们	aaaaacaaaaaaZaabaaaaaaaa
~把	aabZabZaaYaabaaadaZaaaba
~是	ZZZZaafaYaaacaaeVZacZYbZ
~有	aZaaaZdZabaabbaZZaaaZaab
~没	abaZaZZabcaaaaaaZbbZaabZ
~的	aZZZZceaaYbZbaZdXYabYbZa
~着	aaaZaZaaaZbacaabZbZZbZaa
~给	aaaaabaaaYabaaaZbaaaabaa
~能	aaaaaadcbZaZYZaZXacaaZaa
~要	aaaaaaabZYaacaabaaZaaaaa
~让	aaaaaaaaaZaabaaZcaaaaaaa
~过	ababaZZaZcaaabaZaaaZabaa
~还	aZbaaZaaabaaZaacYabZaaaa
~这	cZaYadbbabbZZaaaZaZaaZaZ
~都	ZdabaZbaaYabZbaZZbaaaaba
`,
};
