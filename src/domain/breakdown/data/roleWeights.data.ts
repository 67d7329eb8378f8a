/** Data: written by src/testing/scripts/trainRoles.ts from the judged texts; a letter per class and feature. */
/** Of the texts that it was learned from. */
export const lessonsDigest = '456cef9d';

export const kindWeights = {
  classes: 'selling note test tutorial visit dialogue science views list unboxing live news article none',
  steps:
    'aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa',
  features: `
#after0	YYcbZbbaZYaaaa
#afterQuestion	aYbZaabZZaaZba
#before0	YYcbZbbaZYaaaa
#brief	XZZaXacZYZZYad
#else0	WXcaXbbZZZYYba
#else1	YYbZZcZaaZaZcb
#first0	XYaZZbbaZYabab
#leans	aaaYYccZZYYZbZ
#wide	ZZZZZcaaXaZaac
$了	abZaaaaYZbZabZ
%ache	aaaZZYabaYYWXZ
%amount	YaZZZYbZZYYbaZ
%better	ZZcZZZZYcbabaY
%body	YdaYYYbXaYbWYY
%box	YZXZZZZYZhaYYZ
%but	XbaZbYcZabbZaZ
%buy	bVWZaYZXaacbXa
%crowd	ZZaZZYZaaZZbaZ
%deny	ZaZZZYacZYaXZW
%feel	YYYYZZadaXYZbY
%fix	bbZZZZZaZbZaca
%folk	aZZYcdXYZZYcbZ
%food	ZaYadaaWZYZVWZ
%handle	bbZbYYYXZaYXYb
%hold	abbaZabaZbYZZa
%house	baZXbZXZbZXWYa
%it	dYaZYYbZZZZYYW
%keep	XaYdZYbabZZaaZ
%kin	bYZYacaaZaZZYY
%law	YaYYYZYZZbahYY
%look	dYYZYZaZYYdYYZ
%makeUp	ccaXYXYWYcaYXa
%me	ZaZXaaVcWbbVaW
%money	aXaWZaZXZaZdaZ
%nature	bZcYZZfZZZZZZZ
%order	WbadXZaaYaZXZW
%past	aaYaYZYabZZdaZ
%place	YYXZfZYYZYYbaa
%reason	ZYbZZZeZZYXbaZ
%said	WZZZabXcYZYbaZ
%scene	bZXYZfZaZaaYYZ
%soft	ZYZcZZYZZZYYZb
%span	ZbXaZaaZYVYbab
%talk	XbaZaZYZXZcaZa
%taste	aZcYeYYXZXZYYa
%tech	XaZcZZaabbYcYZ
%test	ZZccaXaXZaaXYa
%trust	abZZZZZYaZabbZ
%turnsUp	ZaYYaZZcYaaaaZ
%verdict	YYccZYZYYaaZYb
%wear	beYZYaWXbZbZZY
%you	aXXaYbZbZWcYYZ
&asksBack	ZYbYZbbZZaaabZ
&ba	aaZbYbaaZZZZba
&bareMeasure	cZbZXZZZYccYYZ
&been	ZbacZZcbZZZaaZ
&canDo	ZbaYZZbZbZaaZZ
&causal	ZZaYZaeaZZZaaa
&changedTo	ZcbaaaaaZZaaaa
&doIt	ZYZeYZZXaYaXaZ
&doThenNot	bZZYZZZaXaaYaW
&done	ZYZaZbZaYbZZZX
&doneCount	ZZaYZbZaYbWabY
&explains	YYaaaYbZbabZaa
&fits	abaYaaZabaaaaZ
&flawOwned	ZcbZaZaaacaZaa
&general	aaZabZacZZZaaa
&going	ZaabYbababYZYZ
&has	YZZYbYbaZcZaaZ
&heDid	aYZZadacZZaZZa
&heSpoke	bZbZZcaaaZYZaZ
&iDid	aZbZacaaZZZZba
&iHad	acaaaZZbZaZXaZ
&inPic	acaaaaZaaaaaZa
&isOf	aaYZcZZYZacZZY
&look	aaZaaaZaaZdaaa
&loses	bZZaZZaYZacbaZ
&offer	bYZabZVZZbbaXZ
&onceThen	aZZaZYaZZaZabX
&orders	YaYcbYaZcaZaZZ
&percent	aZZaZacaZaZdaa
&promised	ZYYZacZZacaZYb
&proverb	ZZaZaYZZbZXZYZ
&saysQuote	XYZYYdaYbZYXZb
&source	ZZZaZaaaaaacaa
&stepCount	YaZaZZaZbbZZZZ
&thatDay	aaZYZbYaaYaZca
&unlike	ZaZZaZabbaaZcZ
&verdict	aZbZaacaaaZaaa
&wasBad	aaZbZaYbaZYaaZ
&whereTo	YZZZeaZZaZZbaa
&years	ZYYZYaccZZZcdZ
*一	abZaaaaabaZaaY
*万	aZaaaaaaaaacba
*上	aaYaaabZZaabaZ
*下	baacaaZaZaZaZa
*个	aaabZZaaaaaZbY
*了	ZbaaZbaaZbYabX
*人	ZZZabaabaZZbcZ
*以	aaaaaacZaaZbaa
*会	ZcaaaaaaaZaaaZ
*做	aaaaaaaaaaaaca
*写	ZZaaaaaaaaaaca
*别	ZbacaZaabaaaZZ
*十	cYaabZZZZZbbbZ
*吃	ZZaacaabaaaaaa
*在	aaZZbabaZZZaca
*天	acZaabaaZZaaaZ
*她	aaaaacaaaaaaaa
*就	aaacaabZaZbZaZ
*年	aZZaZabaaaZbcZ
*我	abaZaaYaZbbYbZ
*拆	aaaaaaaaacaaaa
*是	ZbZZaYbaZaaabY
*样	aaaaaaaacaaaaa
*用	cbabZaaZaZZZaa
*的	aaaZaZbZbaaaaY
*这	caZZabZZaabaZZ
*那	ZacZaabaaZaZbZ
1 %ache	baabaZabaYYZZZ
1 %amount	ZZYZaZbbZcZZaZ
1 %box	YZYZZZaaZgaaZa
1 %buy	ZYabZaaZbbaaaa
1 %crowd	XYaZbZYaZabaaZ
1 %deny	ZZYaaZbbbXbXZY
1 %feel	aZZZaZbcZaZYbY
1 %folk	aYZaacZYbaZaaZ
1 %food	YababbaYZZZZYZ
1 %handle	aZaYZZaZYcYaab
1 %house	bcbZZZYYYaZZZY
1 %it	ZYaYcaZaYaaaaZ
1 %kin	bYZZZabaaaaZZa
1 %law	aZZZZZZaZbadZa
1 %me	YadYZZYabbaXZX
1 %money	bYZaZaZZabYaZZ
1 %place	ZaaacaZZaZabaa
1 %said	aYbcZZYaZabbYa
1 %soft	aYaaZYYZZaaZZa
1 %span	aZZaYaaYaZZcZY
1 %taste	aZaZcZaabZZZZb
1 %test	ZadaZZZZaZaYZa
1 %verdict	ZZacaZZaZZaZaa
1 %wear	caabZbYZaZZaZa
1 %you	bYaaZaZaZabXZZ
1 *一	aYaZZaZZZZZZbY
1 *三	aZbZbZYaYZYaaa
1 *上	bZaZZbbYZZabZZ
1 *下	ZaZbZabaYZaaZb
1 *不	aZYaZaZabZaXaZ
1 *东	aaaaabaacaaaZa
1 *个	ZZaZYaYaZZbbaZ
1 *主	Zaaaaaaaaacbaa
1 *么	aZZaZacaZaaaaZ
1 *买	bbbYZZaZbbZZZZ
1 *了	ZaZZaaYZZbYbZX
1 *五	bYaaaaZZdZZZaa
1 *人	ZZaacZabZYbaZZ
1 *什	aZZYZadaaaZaaa
1 *仪	aacaaaaaaaaaaa
1 *你	bXaaZbaaZaaYZY
1 *停	Zaabaaaaaacaaa
1 *六	ZZbaaaZZcZaaaa
1 *几	aaaZaZaacaaaaa
1 *分	aZZcaaZZaaaZab
1 *刚	ZaaaaaZabacaaa
1 *到	ZaZabZZaZcaYaZ
1 *十	cYYaabZZZZaaaa
1 *单	ZaaZaaaacaaaab
1 *去	bZZbbababZYZZa
1 *友	aaaZaaZacaaaaa
1 *台	aZbaaaZZadZaZa
1 *吃	aZaadaaaZaZZaa
1 *在	aaZabaZaaYZabZ
1 *城	aaZacaaabaaaba
1 *天	bbaZaZaYYZZaaZ
1 *婚	aaaaaaacaaaaZa
1 *家	bZZYdZaZZZbZZZ
1 *小	ZcaZaaZZbaaZab
1 *少	cZbaaaaaaZZaZa
1 *就	aZYbaaaZcZaZZZ
1 *带	aZZZcaaabZaZaa
1 *年	bYYZZZbabaYbcZ
1 *底	ZaabaaaaacaZaa
1 *店	aaZacbZZaZaZaa
1 *开	aZZYaabZaacaaZ
1 *怎	aaacaaZaZZaaaa
1 *我	ZadYZZYaabaXZY
1 *把	abaYZaaZZbaZaZ
1 *拆	ZZZaaaaaafaZaa
1 *掉	caZaaaaabaaaaa
1 *播	Zaaaaaaaaacaaa
1 *明	aaaaaaaaaaaaac
1 *是	aYYbYZdbXabbYZ
1 *最	ZaaZbaaaaaZZcZ
1 *有	XaaYYYbabacaZa
1 *朋	aaaZaaZacaaaaa
1 *机	ZabZZZbaZcZaZa
1 *来	bYbbaaYZZZaaZZ
1 *杯	Zacbaaaaaaaaaa
1 *样	bYZZZaaZfZZZZZ
1 *桶	caaaaaaaaaZaaa
1 *款	aacaaaaaaaaaaa
1 *没	ZaZaaadZZYaaZZ
1 *测	aadaaaaaaaaaaa
1 *清	aaaZaaaacaaaaa
1 *理	abaaaaaaaaaZac
1 *百	aacZaabZZZaZZa
1 *的	ZaaZZYaYabZYaZ
1 *盒	ZbaaaaaaacZaaa
1 *着	YaaZZcaZaaaZaZ
1 *笔	aaaaaaaacaaaaa
1 *第	ZcZaaaZaaaaaaZ
1 *能	YabbaZaaZZaaaZ
1 *西	aaZaaaaacabaZa
1 *见	aaaaaacaaaaaaa
1 *该	aaaaaaaacaaaaa
1 *说	cYbbZaZaZbZaYb
1 *车	bZZbaaaZZaZcZa
1 *这	aYXacZYYdZabZY
1 *里	ZYYZYacacabYZb
1 *钟	aZZcaaaaaabaaa
1 *错	aZaaaacaZaaaaa
1 =什么	aZZZaacaaaaaaa
1 =这家	aaaacaaaaaaaaa
1 after	abZaZZaZZcaaZa
1 alike	aZbbacaaZaaaab
1 appeal	ZaZbbZbZZaaYYX
1 asks	aYaaZabaYaZaZZ
1 besidelist	ZZZZZaaZdZZZbZ
1 cue.action	YYZbaaaZabbaZb
1 cue.after	abZZaaaaZcaZZa
1 cue.evidence	aZaaZZYZbbXaYZ
1 cue.feature	aZaaZZYZbbXaZZ
1 cue.hook	abZbZZaZZaYaYY
1 cue.point	ZbYaZZZbaZabZZ
1 cue.punchline	ZbYaaZacaabZZa
1 cue.question	aaZbZZaaYaZaaZ
1 cue.setup	baZaYYZcZZZaaZ
1 cue.testimony	bZaZZaZZcaaaaZ
1 digits	ZXbbabZYbZZZZZ
1 exclaim	acaaaaZaaaabaZ
1 formal	aaaaaaaaaaaaac
1 halts0	ZcZaZZXaaaZbYc
1 halts1	ZaZZaYZZbaYXaZ
1 halts2	ZYaZZbcYXZZaaa
1 inlist	aZbbacaaZaaaab
1 label	ZZaZZcaZZbaZac
1 me	ZadYZZYaabaXZY
1 paragraph	ZaZaaZaZaZYaYb
1 person	bYaaabaaaZYaZZ
1 price	ZaaZabaaZcaZZZ
1 question	bZZbZaaZYaYaZZ
1 quoted	ZZaaZabbaaaaYZ
1 relief	YaZZabaZaabZba
1 short	ZaZaaZZaZaabZd
1 show	ZacaZabZZaaaaZ
1 speaker	ZaZaacaYZaaaZb
1 talk	acZYaaZbaaaaZa
1 time	aaYYaaaZaaZbbZ
1 witness	cZaZZaaaabZaaa
1 you	bYaZZaaaZabYZZ
=一下	ZcYaaaaaZZbaZa
=一个	aYaaZaaabbZaZY
=一口	aabacaaaZaaaaa
=一年	ZaaZZaaaaZabcZ
=一直	aaaaaacaaaaaaa
=三十	bYZabZZaZaaaaa
=上去	caaZaaaaaaZaaa
=不是	aZaaYYabZaaZcZ
=个月	bZZaZaaYZZabda
=九块	cZaaaaaaaabaaa
=了一	abZYZbabYbYZcZ
=二天	aaaaacZaaaaaaa
=人均	aaaacaaaaaaaaa
=什么	ZZZZZabbaZabca
=今天	aZZaaaZbaacbZa
=你看	bZZaaaZaZadaaa
=充电	aaaaaaaacaabaa
=六样	aaaaaaaacaaaaa
=出来	ZcacaZZbaZaZZZ
=分钟	abZcaaaZZZaaZZ
=别人	aaaaaaacaaaaaa
=十九	cZaZaaZaaZcbaa
=十八	bZaacaZaaaaaaa
=十六	cZaaaaaaaaZaaa
=可以	ZaaaaZcZaaabaa
=同一	ZacaaaaZaaaaba
=后来	aaaZaaaaaaZaca
=四十	aZaYaaaaaaabba
=因为	aZaaaacaaaaaaa
=在那	aaaaaaaaaaaaca
=块九	caaZaaaaaabaaa
=就行	Zaacaaaaaaaaaa
=师傅	cZaaaaaaaaaaaa
=往下	aaacaaaaaaaaaa
=往里	baaacaaaaaaaaa
=快递	aaaaaaaaacaaaa
=我家	cbaaaaaaaZaaaa
=我是	acaaaaaabaaaaa
=所以	aabZaadZaaZaaa
=手机	aaZcaaabaaZaaa
=昨天	aaaaaaZaaabcZa
=没有	aaZZaaZaZabaca
=用一	caaaaaaaaaaaaa
=电池	aaaaaaaaacaaaa
=的小	acaaaaaZZaaaaa
=的是	aZbZZZbaaaYaaZ
=的老	aaaaaacaaaabaa
=的那	aZcZbabaZaZZaa
=盒子	baaaaaaaacaaaa
=眼睛	aaaaaacaaaaaaa
=给你	cZZaaaaaaabZaa
=老板	aaaacaaZaaaZba
=脑子	aaaaaacaaaaaaa
=自己	aZYZbabZZabaaZ
=试过	acaaaaaaaaaaaa
=贵的	aacaaaaaaaaaaa
=转给	aZaaaacaaaaaaa
=这个	dbZZZaZZZacZaZ
=这家	ZZaaeaaaaaaaaa
=这种	cbZaaaaaaaaaaa
=那个	ZYdZZZabbZaZaZ
=那天	aaaaaaaaaaaZca
=里头	caaaaaaaaaaaaa
=里的	bZaZZacaaaZaaa
=面是	aaaaaaZaZbcaaa
^先	aaacaaaaabaaaa
^我	cZZaaaZbZZaYca
adage	ZaaZZZZdbZZZcZ
alike	YXZZYbYYcYZYYb
appeal	aZYaabaaaYaXYW
audience	YaaYZabcaZabZZ
authority	aZZaaaaaZaZfaZ
besidelist	XYZZYcYYbYYXbW
bias	ZaYZZZaZaZYZYc
breath	ZZYaZYYWZYbYWY
bullet	aaaaaaZacaaaaa
buy	dYZaaaYZaZcZZa
cause	ZYaaaZcaZaaaab
conclude	aZcZaabaaaZaaa
contrast	bYbZaZabaZaZZZ
count10	baaZZYaXbaZYcY
count11	aaZaaZZZbZaZdZ
count12	aaaaaaaaaaaaca
count13	aaaaaaZaZaaada
count4	ZZYZZaZZZZZaZg
count5	ZZZZaZZaZaZYZg
count6	YZYZaaabZZaYXb
count7	ZZYYXZYcXXccVY
count8	aaaYbZaZbZZYWU
count9	ZZbcZaZWYaXZXT
cue.action	bYXZYZVYXadZXZ
cue.advantage	ZbZaZZbYaabaaY
cue.after	aaYZYaYZXZZZbY
cue.agitate	abaZaZbaZaaZca
cue.before	baYZZZYbZZXZZZ
cue.benefit	cZabXYZYZXYZZY
cue.context	YZZZZYbbYZbcZZ
cue.evidence	ZYaZZXZWXZabZa
cue.feature	ZZbYYXZXYaYaYb
cue.hook	ZaZaZaaZZaXaaY
cue.how	WZadYYZYXZYYZZ
cue.pain	ZZaabZZaZaZZZW
cue.point	XZZZXYYYaYXYaa
cue.punchline	ZYXZaZbbZYaZXZ
cue.question	YZaZYbbYZaZabY
cue.save	XZYcZZbZZZYbaY
cue.setup	YZVXWZWcXWYcaX
cue.solution	dbZXVYYWWXbWZW
cue.summary	YXbZZZbaaZYabZ
cue.testimony	ZZYZbbZbaXYZaZ
cue.trust	YZZYabaYaYaabZ
cue.twist	XbbXYWZbYYYYbX
cue.why	YaaYaZdcZZaZaZ
digits	ZWcXbVYVYaacZa
exclaim	acaaaaaaaaaaaa
formal	ZZZaZZZaYZZcad
halts0	ZdZbZaaZaaYaYc
halts1	ZcYYYaZabYYaYc
halts2	aXZabYZaaZZaZa
halts3	YXbabZaYZabZZa
halts4	YYaaabaZabbaaa
inlist	YXZZYbYYcYZYYb
keep	ZaZcaababZZaaZ
label	ZZaZZcaZbaZZZb
long	aaaaaaaZaaaaca
long3	YcYaZZYZcZYYXa
long4	ZZZZZaaaYZZZWa
long5	ZYYYZXaYaYZacb
material	acbZZYYYZbbYZa
me	ZaaYZbUbXbbVaX
meaning	YcYbZaaaZYXcaY
measured	YbaaZaaZaXZbXa
newlines	YbZZYYYZYYZZab
nomarks	ZZZaZZZXaZbZXZ
numbered	YaXZZZaZcbZZaZ
ordered	ZZYaaZbZabZZaa
pain	aaZaYYacbaaYZa
paragraph	YbYZYYZZYYZZab
person	YXZXbeYbYXYYbY
place	ZaZadZaZZZacbZ
price	bYbZcZYYabZYYZ
question	YZcaZbZZaaYaaZ
quoted	XXYZZcZcZZXbbY
relay	abZaZZaaZaYZca
relief	cZZZaaZZcaZYZa
setting	ZZcaYZaaZZbaZa
short	XaYbYbaZaaZYZc
show	bYZaZZXZaadZaa
speaker	YZZZZdaXbZYZYb
spec	bacZXaaZYcbXYZ
step	aaXdYZXYaaZaaY
story	aZYZYaYbbZacba
talk	ZcaZaaZaZaaaZZ
taste	ZZXZfZbZZZYaZa
thing	ebZaXYcZaYaYYZ
time	abYXaabZZYYacY
urgent	YaaZaaZaaZaabb
witness	baZbaaZbZZYZaZ
worse	aYZZZbdaYbaZZZ
you	bXYaYbZbZXcYYZ
~上	aaXaaabZZZabZa
~下	baZcZaZaZZZaZb
~不	aaZZZaaaaZaYZa
~了	ZaZZZcaaYbYbaX
~他	aZaZbcZbZZZaba
~会	ZcZaaaaaaZZaaZ
~你	bYZbZbabaYaZZZ
~先	ZZacaaaaZbabaZ
~再	ZbacaaaZaaZZaZ
~别	ZbacaZaabZaaZZ
~在	ZaZZbabaZYZabb
~她	aaaaacaaaaZaaa
~它	baZbZZcabZZZZa
~就	aaZdZabZbZbZZZ
~我	ZbaZZbWbYbbXaY
~是	ZbYYaYbbaaaaaY
~有	YZZZaZbaZbbbab
~没	ZabZZbacZZZaZZ
~的	ZaaXaYbZbZZaZY
~给	aYZZababaZbaba
~这	caZZabZZaZbaZY
~那	ZacZaabaZYZZbZ
~都	caaZaaZbaaaZZZ
~里	bYYaaacaaaaaZa
`,
};

export const roleWeights = {
  classes:
    'hook pain agitate context question solution feature advantage benefit evidence testimony trust twist before after why how setup point summary save action punchline none',
  steps:
    'ZeZkZXWXYTXYUbYaXeaXYVXT ZbhXbhYZaTZZYbZbZXXZZYZZ aZcYahXaZXZaaaZbaaYZaZZa XeZVaXeZYcYZXbYbaaYYZYYW abaaacZaaZaaZaaZZaaaaZaa aZZZaXgbbZbZXabYeYYYZYZZ ZZYWZWeecgZXYZYXaXTXZYaY aaaZaZZZdWbZdabYYZYcZaZa aZaaaZaaVbbeYaZYZZYWddYZ YYXWZVYcdecaeYWdWVSZaXZW aZabaZZabZbabaZYZYYZYcaZ aaaZaaaZbXZYaaaZZZaaedZZ YYXZZXZYaWbXYZbbYXVgcZeX adbaacZaZXZaZacaXYYZaZZZ aZZbaaaZcYbZYabZYZZbZXeZ YYaYZbXaYdYZaaXecWVdYVaX YYYWZYWYYdXbWYeaiVSaWVcW XYZZZXYZYWXYhZaUWgTZZXYX YYYXZXUYWUYaXZZXUVoaaVYW ZaaZaZZZYXZaYaZZWZYWfgYZ aaaaaaZaaYaaZaaZZaZZZaaa ZaaZaZaaZYZbYaaYYZZYYdYZ aaaZaaZaZYaaYaZYYYZYYiXZ ZZZYaZYaZWZZXaZXXYWYYWYk',
  features: `
#after0	baZZaaaaYbaabZZZaaaaZaZa
#after1	bZadaaaaZbaaZaaaZZaZaaaa
#afterQuestion	adZabZYZaYZZZZZbbaYZZaaa
#before0	XZZZaZXabbZZbZadZaZbaZZa
#before1	ZbaYaZZbbaaZaabdaaZaaaaa
#brief	dYZXZYWXWaZZYZZXaZaYcaaZ
#else0	aaaZZZXYYaVZbXZYZcYbZaaa
#first0	WZZaZZZZZZaaaZcbZYZbZaYc
#leans	YbYcbbZXbWYacYYZabYZXXaZ
#wide	ZcYbaZYZaYbZcbZadYXZaaZb
$个	aaacaaZabZbaaaaZZabaaZaa
$了	caZZaaZZbabYaZaaZbZaaYba
$只	aaaZaaZaacaaaaaaaaaaaaaa
$块	aaabaaZaaYbacaabaZaaaaaa
$多	aaabaaaaacaaZaaaZaaaaaaa
$好	aaabaaaaaaaacaaaaaZbaZaa
$成	aaaaaaaaacaaaaaaaaaaaaaa
$水	ZaaZaaZaacaaaaaababaaaaa
$的	bbaaaaZaadaabaaXaZYaZZbZ
$着	aaaaaaaaaYaabaaZbbaacZaa
$行	aaabaaZaaZaaZaaZcaaaaaaa
$遍	aaaaaaaaaaaaZaacaaaaaaaa
$钟	aaaaabaaZaaaaaaZcaZaaaaa
%ache	acZaZYZaWaZaaaabXZbWWYaZ
%amount	ZYZYZYZZZbYYaZZZaYbYWYYY
%bad	abdaaaYaaYZZbZZaZbXaaabZ
%better	aZZaaZWgZaZZZZZWZaacYYZZ
%body	aabXZbaZbYZZXZbZZXaZZXYZ
%box	aYZbaYcZXaZabZZZZbaXZZaZ
%but	ZaababYaZZaYdZaaXYaZZaZZ
%buy	YYaZZYaaYZZbaYYYbYZaYdZY
%crowd	ZYZbXZYVZZWYYXYYYZYXZZXX
%deny	aaZaXXXZZXXXbXWZaZZaWXZX
%ease	aaZaaabZaaZZYabZaYccYYaZ
%feel	aabaZZZXZXYXZZZaZXbaYXdZ
%fix	abaYadZZYYaZbZaaaWZZZbYb
%folk	aZbYaaXaYZdbaaaYYcYYYYYZ
%food	aXXYYYcXYYYYYWYaZaZYXXYW
%handle	XZYXYZbYYZUYZYWYcZYVZYXZ
%hold	abbXaZXbbdZaZZZbYbZaaaZa
%house	ZZZZabaWaYYZZYYYabcZXWXY
%it	aWZZacZZZYcXZYYbZXaZaXbY
%keep	ZYbbaZaaYaZaaaaZaZZYjYYZ
%kin	ZacZZYYYeXgZZaaZWbXXbYaZ
%law	ZaZaaZcaZbYbYZZaaaXaZZZZ
%look	aYYYaaaaZeaXbZZaYZWaaYbZ
%makeUp	ZXcaZacZXYZXZYYaZXabZZZa
%me	aZZaYbZWWaZdZYXXYZXYWaaY
%money	aZZbZaYaaYaZXYXZXaZdYYaZ
%nature	aaaZaZbZZYaaZbafZYabZaaZ
%order	abYYZZWYaZZXabZXcYZZcZZY
%past	ZZZbaYaZYbaabdZaWZaZaYZZ
%place	aZbbZZZaZXaZaZZabZZXaZaa
%reason	baaaaaXaYXZZZaZgWYabZYaZ
%said	ZZaaaYXYWXhYZYaaYaYWXZaa
%scene	baZWabZZaZaabZaZccYYaZZa
%soft	ZYZYYYZZZbZYaYZbZZYXZYZZ
%span	YcYaYXUWbZYbXaaWZaWXZXXY
%talk	bZabZZXZZZZbYabbZYYYZeZZ
%taste	YYYaaYbZZdYZZYZZaXcYYbYa
%tech	YaZaaYaZZZZadZaZcacYaaZZ
%test	ZaZbZYYYWcZaZXXZcZXYZXXZ
%trust	aZadaZYZaYafXbaaaYaZZaYa
%turnsUp	bXZXZcZZaaZYaabaZYaYabaa
%verdict	ZbYZZZYYaXYYaZaYcZYeZaZZ
%wear	ZaaaZacaaXXYYZYabYbZaZZZ
%you	aabZZZYaaXZaZYZaZZZaXcaZ
&already	ZcbbaYaZZbZbcZZZYaYababa
&although	aaaaaaaaaaaaaaacZaaaaaaa
&asksBack	aZabaZZZZcZZbaZaaZZYZcZa
&ba	aZcZaaXZYXZYcaaccZYZbYbb
&bareMeasure	YZaYaZebYbZZXZbYbcZYaZaZ
&been	acabaZYZacaabbZYZYZZZZaZ
&canDo	abaaaYecbZZXZZYZYXcZZYbZ
&causal	ZaZabbZZZXZacaadYYbZaYda
&changedTo	aZbaaaZbbaaZbZbZZcYZabaa
&doIt	XabYZaZZaYaXWYXXdZcaaZYZ
&doThenNot	ZYXYZXdabcYaZZYbWZaXYZZZ
&done	dYaZaYUXZbaXaXabXZZZWYbY
&doneCount	abXaZZaaXeeZaYaWYZYZZYZY
&exceptFor	baaZaaaZabaadaaZYaaaaaba
&explains	ZabZbbZZbYZZWaabYbadZZaa
&fits	ZbabaZaZYXabdaaYYbbcaaaZ
&flawOwned	aaabaZaaXaaZfaZZZaaYbZaa
&general	bcadaaZaaYZZYaaaaZZaaZba
&going	ZYbYaYZaaZbZbaZZYcYZaZba
&has	ZYWZaYdZbbYXZZXZZaYZYXZZ
&heDid	aZcYaaZZbaaZZZcaYaZZaZab
&heSpoke	ZaZaaaZZZcaaZZbZZbZYaacZ
&iDid	ZZaaaaYZbbaZaaaabbZaaZZa
&iHad	bZYZaabZaaaXZZbXZdaZZYaZ
&ifThen	aaaXaZZZaYaZZcbbbaaYZYcZ
&inPic	aaaZaaZaaZadaaaZbbaZcaaa
&isOf	ZXaaaagaXaaaZZZaXZZXZXaZ
&look	abZZaZXabeaZXabZZZZaabaa
&loses	cYaYaYacaZZcZZZbZYaXaabZ
&notOnce	bbaZaaZZZcaZZaabbZaZabaa
&offer	aZZYZaYZcYaYZZaXaYbaXbbZ
&onceThen	YaXZZaZaccZXYZZaZYXaYbZZ
&orders	aZbZabWaZYZabZZYcacbacYZ
&passive	aZZaabbabbaZWaaZbaZZabab
&percent	aZaZaaaZZcZZYbabYaZbabaa
&promised	ZaZXaaaZZYZdaaZYbZbZbabb
&proverb	XXXZWTZWYaWYaXYYZYcbZZYZ
&quoteOnly	caaaaabaaaaaZaaaaaaaaaaa
&saysQuote	YYYYZZZZYZZZcbZZdaZaZXca
&source	bbZcaaZaacacZaaZaZaaZbaZ
&stepCount	abaYaaaaZZaZabaZZacZZZba
&thatDay	ZaaZacZaaYbZaYbZaaaZZYaa
&threshold	ZZacaabZbaaaZaZZbacZaZaa
&unlike	ZaZZaaaaZbZabZacYZYcaaaa
&until	aaabaaZZZYZaYaaXdaaebaaa
&untilNow	aZaaaaaabbbaZZcXaZaZaZba
&verdict	aaaaabaaZZaabaaZbaZdaaZa
&versus	ZZaZaaZabZaaaaacYYbaaZba
&wasBad	ZbaZaaZaaXaZZdZaYbZZbaaa
&whereTo	aaZcabYbYZaaZaZZaaaZZbZa
&worse	ZbecaZZaZZZZbZZbYaYZaaaZ
&years	ZbZbaZbaYbbdYbZZXZbbZYaZ
*一	ZbYZZYabbZZZaZZababaaZYZ
*七	aaabaabaacabZbaZZZZaabaa
*三	ZaabaaabZeaaYaaWbaZaaaZa
*上	abbaaaZaaaaaaaZacZaZaYba
*下	ZbaZaZbZaaZaaaaacbZaZbZa
*不	aaZbaaaaaXaabaZbYaZbaZbZ
*两	ZaaaaZabaaaaYaaZaaabZZaa
*为	aaaaaaaaaaaaaaacZaabaaaa
*么	aaaaaZaaaYaaaaabbaaaaaba
*九	aZabaaZaabaaaaaaZaZaacaa
*书	aaaaaaaaaZaaaaacaaaaaaaa
*买	abaaabZaZZaaaaaYaabbbaaa
*了	baaZaZYZadbZbYbbXaYYZZbZ
*事	abbaaaZaaYaaZaabcbZaaaaa
*二	ZZabaZaaadbbbaaZYYbZZbaa
*五	aaacaaZaaaZaZacYabaaacZa
*井	aaaaaaaaaaaaaaaaaaaaaaac
*人	bacaaZZZbZaaZZacZZbZaZba
*什	baaaaaaaaZaaaaacaZaaaaaa
*从	aZaaaaaabaaaZabZbcZaaaaa
*以	aaaaaaZaaZaabaZZbacaaaZa
*们	aaabacZaZaaaYaZcaZbaaaba
*会	aaaaaabaaZZaaaacZZbZaZba
*但	aaabaaaaabaaaaaZbacZaaaa
*住	aaaaaaaabYaabaacaZaaaaZa
*做	aaaaabZabZaaaaaYeaabaaaa
*像	abaZaaaacaaaaaaaaaZaaaaa
*光	aaaaaabaaZaaaaacZaZaaaaa
*克	aaaaaaabacaaaaaaaaaaaaaa
*全	aaaaaaZaZaabaaacabZaaZaa
*八	aZaaaabaacabZaaZabZaaaaa
*公	aaabaaaaaabacaaZbaaZaaaa
*六	ZZabaZbaZcaaZaaZabaaabaa
*出	aaaaaaaaeYZaZaaabaZaaaaa
*别	aZaaaaZaZYaacaaZeZbaaaZa
*前	aaabaaZaaYaaababbaaZabZa
*加	aaaZaacaabaaaaaZaZaaaZaa
*十	ZaabaabZaZbZaaaYabZZZeaa
*压	aaaaaaaaaZaaZaacaabaaaaa
*去	aaaZaaaaaaaZaaaacbZbbaZa
*双	aaaaabbaaaaaZaaZZcaaaaaa
*变	aaaaaaaaaZaabaacaaaaaaaa
*口	aaaaaaaabaabaaaZcbZZaaaa
*只	aZaaaabaZaaaZaacZaaaabaa
*台	aaaaaaaaZcaabaaaZaaaaaaa
*后	aaaaaaaaaZaaZaaacbaaaaZa
*器	aaaaaaaaaaaaZaacZaaaaaaa
*在	aaaZaZZZaaacaZacZaaZaaab
*地	abaaaaaacbaaYaaabaZaaZaa
*坐	aaaaaaZaaaaabaaZacaaaZaa
*塑	aaaaaaaaacaabaaaaaaaaaaa
*多	ZaacaaZabZaaaaabaabZaaZb
*够	aaaaaaaaaZaabaaZbaacaaaa
*天	aaaaaaYaaYaabaaadaYaZaaa
*太	aaaaaaaaaZaaaaacaaaaaaaa
*头	ZbaZaZcZabaaaaacbaaZaaZa
*女	aaaaaaaaaZaaaabaacaaaaaa
*子	ZbaaaaZbbaaZYaZabaaaaZab
*它	aaaZaaYbaaaabaacbZaaaZba
*完	abaaaaaabcaaZaaaYaaaaaaa
*家	abaaaaZadbaaabaYYaZaaaZa
*对	aZaaaaaaZcaabaaaaZbZaaaa
*就	ZaZZacZbZXaaYaZfbZacaZaZ
*己	aaaZaacaaZaaaaaabaZbaaaa
*布	aaaaaacaaZaabaaaaZaaaaaa
*年	ababaZaaaaabZaZZYbaaaaaa
*底	aaaZaacaacaaaaaaYbZaaaaa
*度	aaaaaaYaabaaZaabaaaaaaaa
*开	abacaaaaabaZZaaacYZZabaa
*录	aaaaaaaaaaaaaaaZcaaaaaaa
*往	aaaaabbaZZaaaaacbZaaaaaa
*得	aZbZaabbbZaZZaacZZZaaZba
*怎	aaaaaaaaaZaaaaaZcaaaaaaa
*慢	aaaaabaaaaaabaacaaaaaaaa
*我	bZababZZZbbbaaZaYbZZZaaa
*手	aaabaZZaabaZZabZcbaaaaZa
*打	abaYaaaabZaaaaaZccaaabZa
*把	abbZaaZaZZaZbaacbbZaaaba
*拍	aaaaaaaaaaaaaaaabaaaacaa
*拿	aaaaaaZabaaaaaaYbbaaaZaa
*换	aaaaaaaabbaaYaabaaabbZaa
*撕	aaaaaaaaaZaaaaaacaaaaaaa
*散	aaaaaaaaabaaaaacZaaaaaaa
*数	aaaaaaaaacaaZaaabaaaaaaa
*方	aaaaaaZaZaaabaacaaZbaaaa
*是	ZZaaZadZZZZZbZaeWaabYYcZ
*晚	aabaaaZaaZabZaaYcZbaaaaa
*最	abaaaaZaacaaZaaZbaaaabaa
*月	aZaZaaaaacabbaaZaZaaaaaa
*有	aaaaaZbZabZacaZbXaaZZaab
*朝	aaaaaaaaaZaaaaaacaaaaaaa
*楼	aaacaaaaaYaaaaaZacaaaaba
*次	aaaaabbaaYaaZaaZZbbbaaaa
*每	aaaaaaaaaYaabbaadaZaaaaa
*气	aaaZaaZaaYaaaaaeZabaaaaa
*水	ZaaYaZZaZaaZaaacdaaaaaaa
*没	abbZaZZbbcZaZaaZYbZaZaaa
*法	aaaaaaaaaaaaZaabcaZaaaaa
*热	aaaaaabaaZaaZaacaabaaaaa
*甜	aaaaaaaaaaaacaaaaaaaaaaa
*生	aaaaaaaaZaaacaaZZaaaaaaa
*用	aaZaabaaYaaaYaaabZbcaaaa
*电	aaaZaacaZZabZaaaZacaabaa
*留	aaaaaaZaaZaaZaaadaaaaaaa
*百	aZacaaabaaabYaabZYZbZaaa
*的	ZYYaZccaZaaZaZYbYabZZaZZ
*看	aZaZaZaZaeZZZaaabaabaaZa
*着	aaaaaZaaaaaacaaaacZabZaa
*种	abaaabadaXaaYaaaaaaaaaaa
*第	aaaaaaaaacaabaaZYaZaaaaa
*管	aaaaaaZbaYaabaabbaaaaaaa
*纸	aaaaaaabaZaabaaacaZaaaaa
*线	abaaaabaacaaaaaZZaaaaaaa
*给	aaaaacaaaYabYaaZbaaaacaa
*老	aaabaaZaaaabbaaYYcZaaaaa
*能	aaabaacbbaaZaaaZYabaaaaa
*自	aaaZaacaaZaabaaabZaaaaaa
*药	aaaaaaaaaaaacaaaZabaaaaa
*菌	aaaaaaaaaaaaaaacaaaaaaaa
*行	aaabaaZaZZaaaaaZdaaaaaaa
*被	aaaaaaZabaaaaaacZaaaaaaa
*要	aaaaaaabZXaaaaadaaabaaaa
*让	aaaZaaaaZaaabaaZdaaaaaaa
*证	aaaaaaaaaaaaaaacbZaaaaaa
*话	aaaZaaaaaZaaZaaabcaaabaa
*说	aaaaaZaZaZeabaaaZbZZZaaa
*账	aaaaaaaaacaaaaaaaaaaaaaa
*费	aaabaaaaaZabcaaaaaZZaaaa
*走	aaaZaaaaaaaabaaYabaaaaba
*跟	aaaaaaabaaaaYaabaaaaaaaa
*路	aaacaaaaaaaaaaaaaaZaaaaa
*车	aabcaaZaZZaaaaaaabZZabaa
*转	aaaZaaaaaZaabaaZcaaaabaa
*边	abaaaaaaaaaaaaaYcZZaabaa
*还	aabaaZaabaaaaaabYZbZaaaa
*这	baaZaebaaabaZaaZYaZbbZZZ
*进	aaaZaaaaaZaaZaaacbaaaaaa
*那	abaZaZYcZbZacaaaaZaZaaaa
*都	acaaaZbZbaaaYbaYZaZaaZaa
*里	ZaaYaababZaaaaZbZaaZabab
*防	aaaaabaaaaaaZaacZaaaaaaa
*零	aaaaaaZaacaaaaaaZaaaaaaa
*面	ZZbZaZbbaZaaaaacaabaaaaa
<%ache	YaaZabZZaZaaWaaabcZaaaZa
<%amount	ZaabZabZYYZabZabZbbaZZaZ
<%bad	aZZaabaaaaabcaaaZZZZaaaa
<%better	ZaZbaaaZbbaZZabaZZcbaZZa
<%body	YbaZabaaaacZZcYaaZaZYaZa
<%box	aZZaaZcaYaaaaaacbaZaabZZ
<%but	aZaYaZcaZZZbYZabbYbbbaZZ
<%buy	ZYZZaZcaaabadabYZZZabaaZ
<%crowd	SZbcZZZZYaYYbXZacYXZYZbX
<%deny	UZZYYZbZaYaabYYabYZcZaXX
<%ease	aZZaaZbbYaabcaaZaabZaaaa
<%feel	WZaYZbbYaaaaZaYbbXbaZcaa
<%fix	aZabaZbbbYaaZabadZZabZba
<%folk	ZabaaaaaZXZZeaaaYcYaaaZZ
<%food	WZYbZZYaaZaZZaabcaYabaZY
<%handle	VYZbYaaZbbYaYZZZZYZabaZZ
<%hold	ZZaZaabbaaaaYabbaaZaabaa
<%house	XaZcZaabWbZZYaaaYaaXabaZ
<%it	YaZbZacaYbZYcZZYZbYaZZaZ
<%kin	aadYaaaZaaabaaaYYaZbZaZZ
<%law	aZbcaZaabYaaYabbcZaaZZaa
<%look	ZZZYaZdaccaaaZaaYbYZaaaa
<%makeUp	ZZZbabbbcZZZYaZbZXaaYaaa
<%me	XYYbZYaabZaaZcZZaZZYaabY
<%money	XbZaaabaZZabaZaZZabZbaaZ
<%nature	aZbZaaZaaeaabaabYaZaaaba
<%order	XbaZaZaZbbZZYaaaYaaaaZbY
<%past	ZbbcaacaZXZZdbaZZYaaaaaZ
<%place	ZZacaaaaZbaZZZaZZdZaabaa
<%reason	aZaaabZaaYaZbaadbaZaaaaZ
<%said	ZXZaZaZaabZZdZZbaYZaaaaZ
<%scene	aZbZaZbbaaaabZaYZaaZZcba
<%soft	WXaZZacbZYZaaZabbYZaYaaZ
<%span	UabaZbaZXYYYdaZaZbYZaXZa
<%talk	ZbbcaaaaabZZYZaaabZZaZaa
<%taste	ZaaZaZZZabbbZaZXbYbcZaba
<%tech	ZaZYaZaabYZbbabZacaabaZa
<%test	YabcZZYbYaYcaaaZaZaZZcZZ
<%turnsUp	ZaZZaabaZbZabbcYZYaaaZcZ
<%verdict	ZabaaYYZaaaYZZabccaaaaZa
<%wear	ZZaYaaZacZZZbZabYYcZacbZ
<%you	YZbZZZbbZaaaZaZZYbaZaaZa
<&asksBack	acaaaaZaaZaZZaZbbaZZZaaa
<&ba	ZbZdaZZZabZZbababYZaZaba
<&callsYou	caaZabbaZaabZaabZZZaZaaa
<&canDo	aZabaaaacaZZZZZbYZbZbcaZ
<&changedTo	aaaaaaaaaaaaaaaYbaaaaaaa
<&doIt	YaZZaYbbZZYaYaZbcYaZaaaa
<&doThenNot	XXaYZZbcaYbacZaZaaaZaaXY
<&done	ZbYaaZbZXaZbYabaYcYeZbYY
<&doneCount	YaacaaabYbaaZaZZYcXaZabZ
<&explains	abbZaZcbbZabaaZZaZaZaaaa
<&flawOwned	aaaZaaaaaaaaaabbYabbaaaa
<&going	ZYaZaaaacbaacZZaXcZaZZba
<&has	XbabZZYZZcZbaYZZaYbbabbY
<&heSpoke	aaaZaabaabZaZaaZYabbabaa
<&iDid	aZabaZbZZbaacaaaaZaZaZaa
<&iHad	ZZZdaaZacZbbZabYYaaaaaaa
<&ifThen	aaZcacZabaaabaaZYaYbaaba
<&isOf	aZZaaZbadbbZZZZZaaYaabZZ
<&look	abaYaabZZbbbbaabZaZaaZaa
<&loses	ZbaYaacadZZaZZZZaaacbbaZ
<&notOnce	aaaaaabaaZaabaaZcaaZaaaa
<&offer	ZZZaaZYaZaabZaaZbbbZaaaa
<&onceThen	YbbcZYacYbbaYbaXbXZZYaZZ
<&orders	ZZbaaaZaabZaaaaacaaaabaa
<&percent	aabbaaabaZaaYaabaZaaaaaa
<&proverb	VWZZZZZaWeXZaYZbYZcabaZY
<&quoteOnly	daaaaaaaaaaaaaaaaaaaaaaa
<&saysQuote	ZZZaaZZZYbZZZacbccYZaZaa
<&stepCount	ZZaZaZbZbbbaabZcYZaaaaaZ
<&thatDay	abZbaZaabXbaaZbZaZaaaabZ
<&threshold	aaaZaaaaaZaabaaacababZZa
<&unlike	aaaZaabaaZaaZaZZcabbabaa
<&untilNow	ZbabaaaaacZaZaaZZaZaabZa
<&verdict	aaaaaaaaaZaaZaaacaaaabaa
<&versus	ZbZaaaaaZaaaZaaaaZcZaaba
<&wasBad	abaZaabaZYaZbabbcaaaaaaa
<&whereTo	aaZcaaYaZaaZaaaZacbZaZca
<&worse	aZabacaaaaaabaabZZZZZaba
<&years	ZabZabYaZZaaababbaabbYaa
<adage	abbYaaaZZYabZZaZccZaZcYZ
<advice	ZaaaaaaabZabYaacaZbababa
<after	YZccaZaZYaaZacaaXaaaZZaZ
<amounts	aaaaaaaZacaaaaabaaaaaaaa
<appeal	bZZZZYbaYXZYZZYaZZYXYbYX
<audience	ZbabbaZabaaZZZZaaZaaaacZ
<authority	aabYaaaaaaZaYaababaZbaab
<before	abZYaacaYYZZaabbbYaYaabZ
<bullet	aaaaaaaaaYaaaabaaacZaaaa
<buy	ZZZbaaaacZaaaaaZaZYbZaaa
<cause	ZZZcaZYZbbZZaabcZaZcaaZa
<conclude	aaaaaabaaYaaZaaacaaZabaa
<contrast	ZbZaaZXYbaaaZbaaYZbbaabZ
<credential	aZbZaabZZabcbaaaYZZaabZZ
<digits	TZWYYYWZXYZbYaZaYcbXZbYY
<exclaim	dZaXaaaaZbaacbaZabZaaaaa
<flaw	aaaaaaZaZZZababbbZacZaaa
<formal	abaZaaZaZaaabaabZaZaaZac
<material	ZYZbabbcYZaaXcaZZYYaXabZ
<me	VYWaYXaaaWaaZcZYZYXYZYcX
<meaning	ZcYaZaaYYZZZYYZYZZbdaaZZ
<measured	WZYZZXaXaZaWZZYYZcYcYaZZ
<numbered	ZZaYaZaZaZcZaaZaaZcaaZaZ
<pain	ZaaYaZaYXaZZWYZYbdYYbZbZ
<particle	bYZZaZbaZZXZZYZYbXbaaZZZ
<person	YYZbZZaZaZYaZYZaabWZYZcY
<place	ZaaXaZaZacZZbZZZZcbZaZbZ
<price	YbZbaaZZZaZbYZZbZZaYZbaZ
<question	cbYYaZcYZZZZYZaZZZZZYabZ
<quoted	daZXZZbYZXYZaZZbaZZbZZcZ
<relay	ZYabaaaZaZaZYacbbXZaaYaa
<relief	YZZaaZZaYbZabaZYaZcYZcZZ
<setting	ZaaYaZZaYcadabaZZbbYaaXZ
<show	YZacaaYbcYbZZZZYYaaZaaZZ
<speaker	dYYYZZZZYZZaaZaaZbaZaZZa
<spec	YaaXZYZbbZZZaZaaZZabaZYZ
<step	YYaaZaaYcXZYZaYaaYcZaabZ
<story	YabcaabaXVaZcZaXYbabaaZY
<talk	bZaaaaZaZaabZaaaZaZZZcZa
<taste	aabaaaaaZcbaZZZaYZabaaZa
<thing	YaZdZZabbaZYZaZZZaWZaZXZ
<time	XabXZbXbYZZYbaXaabYaXaZY
<turn	aaZZbZbcYXZaXaacaaZdaZbZ
<urgent	ZZbaaZaaaZZZZaZZbZZbaZca
<witness	ZZbaaZaaaZcaaZabZYaYbZbZ
<worse	YZZYacaZZZZbcaaabZZaYaZZ
<you	XZbZZZabZaaYZZYZYabYZaYY
=一半	aaaaaaaaaaaacaaZaaabaZaa
=一次	aaaZaaaaaYaaaaaZZabbbaaa
=一百	aaacaaZaZbaaZaaaZaaaaaaa
=东西	aaaaaaaaZZaaZaacbaabaaaa
=为什	aaaaaaaaaaaaZaacaaaaaaaa
=了两	aaaaaaaaacaaZaaaaaaaaaaa
=什么	baaaaaaaaZaaaaacaZaaaaaa
=十一	aaaaaaaaacaaaaaZaaZaaaaa
=十九	aaaaaaaaaZaaaaaaZaaaacaa
=地方	aaaaaaaaaaaaaaacaaaaaaaa
=小时	aaabaaaaacaaaaaZbZZaaaaa
=底下	aaaaaabaacaaaaaaZbZaaaaa
=我们	aaaaacaaaaaaZaZbaaaaaaaa
=有一	aaaZaaZaabaacaaaZaaaaaab
=自己	aaaZaacaaZaaaaaabaZbaaaa
=起来	abaZaabaabaabaaYbaaaaaaa
=那个	aaabaaZaacaaZaaaaZaaaaaa
=那种	abaaaaadaZaaZaaaaaaaaaaa
>%ache	baacZbYZZacZaZaaZbZZZYZZ
>%amount	aYccaaWZZbabYaZabbaaZYYZ
>%better	aaaZaZaaabaaZaaabZbYaaaZ
>%body	baaZaacZXababZZaZaaZaZZa
>%box	aaZbaZaZaZZaaZaaacbZaaaZ
>%but	aZaYaZcaZbZabZcbcZaZaZaa
>%buy	aZZaaZaacYabbaaacYZZZZZZ
>%crowd	aabZZZaZabZZaZZaXZbaYVWY
>%deny	ZZZZZZbZZbZXbaaaaaaYYXWY
>%ease	aabbaZbbacbaYaaaZaZaaZaa
>%feel	ZbbYabZZbYZZdacXZZaaZZYa
>%fix	acdbaaaZaZaaaaabXZaaaaZa
>%folk	babZaZZacaZacaaZYbYbaZZZ
>%food	cXXbabaacaYaZaYcbbZaZXYZ
>%handle	ZabZZaaZbcYWXYXZcZbaYXXa
>%hold	aaZaaaaaccaaaaaZabZaaaaa
>%house	bYbZaaaaaZZZaZZZaacaZYZa
>%it	ZbbbZacYYZYZbZZaacYaZYaZ
>%keep	aaabaaaabaZaaaZYcZacaZZZ
>%kin	aZbcaabaabYbZZZdZYZaaZaZ
>%law	baZbaZaabaaabbacXYaZaaaa
>%look	ZbbaaZaaYaZZcaZadabaaZaa
>%makeUp	aabaZcYcYaabaZZaZZZZZYZa
>%me	abbYaZZZaZZZbabaaaZaZYYZ
>%money	baaYaZaaaaabcbZXZbaZZZZa
>%nature	abaaaaZaaaaaZaadabYaaaaa
>%order	baZZbabaabZabaaYbYcXZYZZ
>%past	aZaaaaaaZbZaZaacaabZaaZZ
>%place	aZZaaaYZcaaaZbaacZaaaZaa
>%reason	ZbaYaZaaacZababcYZbaaaZa
>%said	ZbYbaaZZacaZaaaXbcbYaZZa
>%scene	aacaaabaZaaaaZZZZdbaaZZa
>%soft	bYaaZabYYeYYcabaaYYZZXYZ
>%span	bZZZZaYacZYZaZZbZbZXYYYZ
>%talk	aaabaZaaZdaZYabYYZabaaaa
>%taste	ZaacabbaZdZZXZZYdYcZZZaZ
>%tech	abaaabcaZbaZZZaYbZbaaaaZ
>%test	abZcabbZZbZabZZYaZZZZZZZ
>%trust	abaYaaZabZaZZaaadabbaZaa
>%turnsUp	ZbcaaaZbZZaZXabbZcaaaaZa
>%verdict	bZZaabYaZaaaaZabbaaZaZZZ
>%wear	bbaYaaZaabaZcaYYaaaaaZZZ
>%you	ZaZbaaZZaYZaaZZaZaZaaaba
>&asksBack	aaZYaabaabZabaZbZaabaaaa
>&ba	aaacabbaZaZaaaZYbcYaaaZb
>&bareMeasure	aZadabXZZbZbbZacbZZZaZaa
>&been	aZacaabaaZaabaabcZaZaaaa
>&callsYou	aaaaaaZaaaaabaZcZZaaabaa
>&canDo	ZaZaaaYbacaacaZbbYbZaZZZ
>&causal	aaaaaZbZaaaaZabcZcaZaaZa
>&changedTo	aaaaaaZaaaaaaaacabaaaaaa
>&doIt	acaaaacZaaZYYZZaaZaZZaYa
>&doThenNot	aaZaZbdZacZZXaacZcXYZYZZ
>&done	baacZZbbaYZZaaaaZcZZZZZZ
>&doneCount	ZaaZaabZaZaadZaYacZZaZZZ
>&explains	aaaZaacaZaaababZaZbaaaaa
>&fits	aaaaaaZbabZacaaaZaaZaaaa
>&flawOwned	aaaaaaaaacaaZaaaZZaaaaaa
>&general	aabaaaaaadZadaZYabZaaaZa
>&has	cYYaZcZbbaaZYaZbYZbYZZYa
>&heDid	aZbZaabaaaaaaaaaacZaaaab
>&heSpoke	ZZZbaaaaabaababbYbZaaaaa
>&iDid	aZZbaaaaZZaaabaZacZaaaaa
>&iHad	ZbaZaZaZZZaZbaabcZbZaaaa
>&ifThen	aaZaaabaZbaaaaadZZabaaZa
>&inPic	aabaaaaacaaaaaaabaaZaaaa
>&isOf	bbZaabZZbdaaaaZXbYbZaaZZ
>&look	aaabbaaaaYaabaaZbbaaaaaa
>&loses	abaaaZZabaabcaaYabaZaaZZ
>&notOnce	aaabaaZaaZaacaabZaaaaaaa
>&offer	ZZZaaYbbaXbcaaZbabaZZZaa
>&onceThen	cYbYaaaaaZZZZZZdZbaaZZZZ
>&orders	abbZaaaZbZaaZaabbZcaaaZZ
>&passive	abaZaaaabaaadaaZaaZZaaaa
>&promised	bbaYaaZaaYaZbaZZccbaaaaa
>&proverb	aWZZYacZabXaaZYbaadXXUXZ
>&saysQuote	babcaZaaZbZaabZZYbZZaZZa
>&stepCount	baacaaZaZbaZabaaZaaaaaZa
>&thatDay	ababaaZbZaaZbbbYZbaZaaZa
>&threshold	aaaaaaabababYaaZbZbbaaaa
>&unlike	ZZcbaaZZbcaaZcbaYZaZaaZa
>&untilNow	aaaaaacaaaaaaaZZZaZbaZaa
>&verdict	aaaaaaaaacaaaaacZabaaaaa
>&versus	aaaaaabaZZaaaaaacabaaaaa
>&wasBad	aZacaaZaZZZaZaababbaaaZa
>&whereTo	aZaZaaZaaaaaZbaYbcabaaaa
>&worse	acaabaaaZcaZZaaaYZZbaaaa
>&years	aaacaaZbbYaZaaZcZZdaaaaa
>adage	ZbcYaaZaYcaZabbYZaaZZZYZ
>advice	abaZaZaaabaaYaabZZbaaaaa
>after	aYZYaaaaabZZabZbbZZbaYYZ
>amounts	aaadaaZaaaaaabaaaYaaaaaa
>appeal	baXZZZYXcaYZZYZYZZYcYZZX
>audience	aaababYZcZZZcZaZZZabaaaa
>authority	baaZaaZaZcaaaaaYbabaaaaa
>before	baZcaaZaZZZbaaaZabcZaZZa
>buy	aYZbaYbZfYaaZaZZaZZZaZaa
>conclude	aaaZaZZZZbaaaaadZZcZaaaa
>contrast	bYZYabaaYaZabZZababaaZbZ
>credential	bZbXaZYbaZaaabadbbaaaaaZ
>digits	aYXbYYYZZaaZYZYZYaaVYXWY
>flaw	YaaaaaaaabZabbaZYabZaaba
>formal	aaaZaaZaaZZbYacaYaZaaaac
>keep	aaaaaaZZbcabYaZYcaYcaZaZ
>material	acZdabXcYcaaYZZYZaZYZZZa
>me	bZaXYXZYZZZYZabbZZZaZXXY
>meaning	bZaXZbadaaZYYYabaYZZZYXZ
>measured	ZYaZZaaYWYZabZZaZabaZYXZ
>numbered	bbZbaaZaYXZaZZaabZbaZaZa
>pain	aaZbZaYZabaaZYZYZaZaZYZY
>particle	aYZaZYbZYabaXZbcZcZaZZaZ
>person	ZXaYZYVXYZaYaZYbZeZXZYYZ
>place	baZZbaYZcbaZZbaaaaZaaaaZ
>price	aaZXaZabYZcaaZbbabZYZYYa
>question	abYXaabYYcYYcZZaWaZcaZcZ
>quoted	ZZYaaaZaabaZaYaYacZYZZZZ
>relay	addaaZXZZXZaababYYbZaZZa
>relief	aZaaaZaabaaZcaZXaZaYZYZZ
>setting	bZZbaZXbZZbaVZZcZabYacaa
>show	aaZZZbeYZYZZYZaYcaZYaZaa
>speaker	aZacaZbaZbZaZaZZYccZZZZa
>spec	aaZZabZYYaaabaZYabaZZYbZ
>step	babcZaabbYZZaaZbZYXbZYaY
>story	aabXaZZaYbZaZdbYZaaZZaYa
>talk	aaZXaZZZcbaYaaZaYaYdaaZZ
>taste	aZZcabaZYbaZZaZYYbabaZaZ
>thing	ZZaZZZZYZbZabbaabaYYZZZZ
>time	aZaZZYWZcZYZZaZZbaaXZYYZ
>turn	ZaacaZYZbcZaaZacYYZaaaaa
>urgent	aZbbaZWbbaaaZZaZZcbZabZZ
>witness	aaZaabYabbaacbZdXZYZaZZZ
>worse	aacaaZZbYaZcaaZcXZZcaZZZ
>you	ZaZbaaYZZXYYZYZbYZYZaabY
^一	aZaYaabZacaaXaZcZabcZaZa
^上	aaaaaaZaaaaacaaaZaaaaaaa
^不	aaacaaaaZZaacaaZZZZaaaba
^为	aaaaaaaaaaaaZaadZaaaaaaa
^为什	aaaaaaaaaaaaZaacaaaaaaaa
^之	aZaZaaaaaaaaacbaaaaaaaaa
^之前	aZaZaaaaaaaaacaaaaaaaaaa
^人	aaabaaaaaaaaZaacaaaaaaaa
^他说	aaaaaaaaaaaaZaacaaaaaaaa
^你	abaaaabZbaaYZaaaaZaaZfYa
^先	aZaaaaZaaaaaaaaacZbaaaaa
^医生	aaaaaaaaaaaaZaacaZaaaaaa
^可	abaaaaaaaaaacaaZaaaaaaaa
^后	aaaaabaaaZaaaaacZaaaaaab
^后来	aaaaabaaaZaaaaacaaaaaaab
^唯	aaaaaaaaaaaacaaaaaaaaaaa
^唯一	aaaaaaaaaaaacaaaaaaaaaaa
^因	aaaZaaaaaaaaZaadaaaaaaaa
^因为	aaaZaaaaaaaaaaadaaaaaaaa
^她	aaaZaaZaabaaYaababaaaaba
^她说	aaaaaaaaaaaaZaaaacaaaaaa
^它	aaaabZaaaZabYaaeaaabaaaa
^差	aaaaaaaaaaaaaaacaaaaaaaa
^底	aaaaaadaZZaaaaaaabaaaaaa
^底下	aaaaaacaaaaaaaaaabaaaaaa
^当然	aaaaaaaaaaaacaaaaaaaaaaa
^怎	aaaaaaaaaaaaaaaacaaaaaaa
^怎么	aaaaaaaaaaaaaaaacaaaaaaa
^想	aaaaaaaaaZaaZaaabaaaacaa
^我	aZbdaabZacZbXZZcYaZZaZab
^我们	aaaaaaaaaaaaZaacaaaaaaaa
^我拿	aaaaaaaaacaaaaaaaaaaaaaa
^我给	aaabaaaaaZaaZaaacaaaaaaa
^房	aaacaaaaaaaaaaaaaaaaaaaa
^房子	aaacaaaaaaaaaaaaaZaaaaaa
^手	aaaaaaZaacaaZaaZcaaaaaaa
^手机	aaaaaaaaaaaaaaaacaaaaaaa
^有	aabaaaaaabaaaaaYZbaZaZca
^来	baaaaaaaacaaZaaaZaaaaaaa
^每	aabbaaaaaZaaaaaacZaaaaaa
^现	abaaaaaaaaaaaacZaaaaaZba
^现在	abaaaaaaaaaaaacZaaaaaZba
^男	aaaaaaaaaaaabaaZacaaaaaa
^男人	aaaaaaaaaaaabaaaacaaaaaa
^看	aaabaaaaacaaaaaYbaZbaaaa
^第	aabaaaaaabaaabaZYaaaaaba
^缺	aaaaaaaaaaaacaaaaaaaaaaa
^缺点	aaaaaaaaaaaacaaaaaaaaaaa
^老	aabaaaaaaZbbcaaZZbZaaaaa
^跟	aaaaaaacaaaaZaaaaaaaaaaa
^转	aaaaaaaaaZaadaaaaZaaZcaa
^转机	aaaaaaaaaaaacaaaaZaaaaaa
^转给	aaaaaaaaaaaaaaaaaaaaZcaa
^还	aaaaaaaaaaaabaaaZacaaaaa
^还有	aaaaaaaaaaaabaaaZacaaaaa
^这	baacabcacZabYaaYZaZaaaaa
^这个	aaaaaZcabaaaaaaZaaaaaaaa
adage	ZZZcabZZYZZZabZbYZacaZcZ
advice	aaabaaZbZZaZcaaYcZaZZaaa
after	baZZaZYZZbbbZZdYZYbZaYbZ
alike	aYZYaZZZZZYZZZZZaaeZZYab
amounts	aaaaaaaabcaaZbaabZZaaaaa
appeal	bZZbZYXYYZXaZYZaaYZaXbZX
at0	qYZWaZZaZXZZYZZWYYYZaZaf
at1	XdafZYXYXWYZWbYaYcaYYXYd
at2	XdadZYYYYYXZUcYbYeZXYXYc
audience	cbacaaZZZaZaXZabaYZYabZZ
back0	XYYWZYWYXVYYWYZUVXWeghff
back1	XXXXZXXZbXZcdYbXaXVdXZcc
back2	XYYYZYZbbaaabYbZcUaaYXWb
before	ZZZaaZZZbZbZafZaZZaabbaa
besidelist	aZZaZYZYZYXbbZZaZaWZbaZX
bias	aXUXRVXUYZVWbTVabYbZXZYa
breath	VYZXZZbYZaZZaYYababZXbZY
bullet	aaaaaaaaaaaaaaaabadZaaaa
buy	ZaZZaZaZYZcaZaZbbabZZdZa
cause	bZaZaaaaaZZaabaeYZbaaZaa
conclude	aaaaabaaZZaaaaaZbaZdaaaa
contrast	aZaaaYZbZcaZZZacZXccZaaZ
credential	aZbdaZZaZaahYaZZbaYZaZaZ
cue.action	ZYXZaYYYZXZZXYZYYZYXZbZZ
cue.advantage	ZYabaaYeXbaZZZaXYYZXZZbZ
cue.after	ZZZZZaYZZaaZYXeaYYaYYYbZ
cue.agitate	badZaZZaaaaaaZZaZZYZZaaZ
cue.before	ZaYaZYYaZZaYYdYYXbaZbZYZ
cue.benefit	bZaWZYZadZYYWZYZaYabYbYZ
cue.context	aYZcaaYbZaZYbbaZWaZYZbYZ
cue.evidence	ZXXZWWZYYbYYZXZaZYZZVYWY
cue.feature	YWWZXZbZZaZXZZZYaZZXZaYY
cue.hook	cYYZbYaZZYZYbaZZbaZYbZZZ
cue.how	bXZZZaWZYXYZYYYZcZZaaZYZ
cue.pain	ZaaYZZXYYZZZYZXaYYXZYZYY
cue.point	ZYaWYWYaWaYYaZZZZYZYZZYZ
cue.punchline	aaZYZaaaaXaaWZZbaZZbaXaa
cue.question	aYZbcZZZYbYZaZYYaaYZYcYa
cue.save	ZaZaaZZaZaZZaaaZaYZYccYZ
cue.setup	ZYZaYXaXZZZXYZYYYaZXXaZX
cue.solution	ZaYZZdaYYYYZYYYYYXXYYYaY
cue.summary	cZZZaaYZZZZZZaZbbZZeZZaa
cue.testimony	aZZZaaXZYabYaabYXYXZaZZY
cue.trust	ZZaaZaaZYZacYYaZZXaXZaZY
cue.twist	ZZXZZZZaZZZWZYaaXZYcYXZZ
cue.why	ZYZZaZYZaYZZbZZbcYacZcYZ
digits	aYabZXaXUeZYYYXUYYZZYcXZ
exclaim	baaZaaaaaaaaaaaabcZaaaaZ
flaw	aabZaaZaZabacaaXYabbaZaa
formal	ZaaZaabaZYbaYaacZaZZbZZd
halts0	eYZXacYZZZcaaZZYYZYYccac
halts1	bYZZZYXacYXZaYZZWYbaabZa
halts2	XbZZZYaZXbZZZZYbbYaaXZaa
halts3	YYabZacZYYaZaaabcacaZXZa
halts4	YcaaaZaZacZabaaYbcbZaZZa
inlist	aYZYaZZZZZYZZZZZaaeZZYab
k0 %ache	acaZaaZbZaabcaaaZZZaaaaa
k0 %better	aaabaaZcZaaaaaaaZaaaaaaa
k0 %body	abbaabaacZaaaaaYaaZaaaaa
k0 %buy	aaaaaaaaZbabZaaZbaaZacaa
k0 %crowd	abbaabbaZaacXZaZbZZZaaZZ
k0 %deny	abZZaaaacaabcaaaaaYZaaZa
k0 %food	aaZbaZcbbYaaaaabZaaaaaaa
k0 %handle	aaaaabZbaaZaYaaaeYZZaaaa
k0 %hold	aaaZaaZaacaaaaaaZaaaaaaa
k0 %house	abaaacZabaaaaaabYZZaaaaa
k0 %it	aZbaadabYZbaZaacaZaaaaaa
k0 %kin	abbZaaaacabaaaaZZaaaaaaa
k0 %look	aZaZaaaaadaZZaaaaaaaaaaa
k0 %me	aabZabaZZbacZaaYZaZaabaa
k0 %place	aaaaaZbaaaaaaaacaaaaaaaa
k0 %reason	aaaaabaaaZaaaaacaaaaaaaa
k0 %said	aZaaaaaaaadaaaaaZaaaaaaa
k0 %scene	aaaaaaaaaZaaaaaacaaaaaaa
k0 %soft	aabaabbbZZaZaaaYcaZaaaZa
k0 %span	acaZaaaZaYacaaaYaaZaaaaa
k0 %test	abZaaaYaZcaabaaacZaZaaaa
k0 %verdict	abaaabZZaZaacaaaaaaaaaaa
k0 &ba	aZaaaaaaZaaaaaacbaaaaaaa
k0 &bareMeasure	aabaaacaaZaaaaaaaaaaaaaa
k0 &canDo	aaaaaabcaaaaZaaZbaaaaaaa
k0 &doIt	aabaaaYaabaaaaaaaZaaaaaa
k0 &doThenNot	aaZZaacabbabZaaaZaZZaaZa
k0 &doneCount	aaaaaabbZZcaaaaaZaaaaaaa
k0 &flawOwned	aaaaaaaaaaaacaaaaaaaaaaa
k0 &has	abaaaabaZYaZbaabbaaZaaaa
k0 &iDid	aaaaaaZaacaaaaaaaaaaaaaa
k0 &iHad	aaaaaabaacaaZaaaZaaaaaaa
k0 &isOf	aaaaaacbaYaaaaacZaaaaaaa
k0 &look	aaaaaaZabcaaZaaaZaaaaaaa
k0 &loses	aZbaaaacaZabaaaaaaaaaaaa
k0 &offer	aaaaaaabbaaaZaaZaaaZacaa
k0 &onceThen	abbZabYbaaaZaaaZbaZaaaaa
k0 &proverb	ZabZaaaaabaaYaabbaaZaaZa
k0 &years	aaaaaabaZYabaaaaaaabaaaa
k0 at0	fZaaaaaaaZaaaaaZaaaaaaaa
k0 at1	XecaaaXZZZZZaaacabaaaZaa
k0 at2	acbabaaZaZZaaaaaYabaaZaa
k0 back0	aaaaaaZaZaaaZaaaZaZcbeaa
k0 back1	aZaZaZacbYbcbaaacZZYaaZa
k0 back2	ZaZZaYabccabZaaZaZZaaZaa
k0 bias	acaWZaabbZaaXYYaaXXYYbXY
k0 contrast	aaaaaabbZcaaaaaZaaaaaaaa
k0 cue.action	cZaZaabaaZbZaaaaZaZZZdaa
k0 cue.advantage	aaaaaaZdZbaaaaaaZaaaaaaa
k0 cue.agitate	aZcaaaaaaaaaaaaZaaaaaaaa
k0 cue.before	aaaaaaaaacaaZcaZZZbaaaaa
k0 cue.benefit	abaZaaZbcZaaZaaZbaaaaaaa
k0 cue.evidence	abbZaZbaacabZYZWZYYaZaZZ
k0 cue.feature	aabZabccaXaabZZZYaZaZbaa
k0 cue.point	bbaZaaabaZbccaZZZYZaZaaa
k0 cue.setup	acZaaZZababaZaaZZaaaaaZa
k0 cue.solution	ZcZYacYaZbaZZaZbZaaaaaaa
k0 cue.testimony	abaaabZaaacaZaaaZbaaaaaa
k0 digits	aZcaaacaaaaabZaZZaZaabaa
k0 me	aaaZaaZaacabaaaZZbaaaaaa
k0 measured	abaZababcYbacaaaZaaaaaaa
k0 paragraph	bbaYabbbaZbbYaaaZZYZaaZa
k0 part0	cdcaaZXZZZZZaaacaaaZaZaa
k0 part1	ZbbZacbZZaZaZaaZaZbZaZZa
k0 part2	ZZZZabccabbaYaaYbYZZaZaa
k0 part3	ZZZZaYabdaccaZZaaZYZZaYa
k0 part4	aaaaaZZaaZaabaaaZaZcbeaZ
k0 person	aZaZabaaaZcabaaaZaaaaZaa
k0 spec	aaaZaacaaaaaaaabZaaaaaaa
k0 step	aaaabaYaabaaZaaZbabaaZaa
k0 time	aaaaaabaZYbbaaaabaabaaaa
k1 %ache	abaaaZZaabaabbbbYZaaaaaa
k1 %better	aaabaaZcaaaaZaaaaaaaaaaa
k1 %crowd	abaaabaaaZaaYabaabaaaZaZ
k1 %deny	aaZbaaaabbabaaaaYaZbaZZa
k1 %feel	aZaaaabZcaaaYaaaaaababaa
k1 %handle	abaYaaaabaZZbaaaaZaZbaaa
k1 %it	aZaZaaaabaaaYaaababaaaaa
k1 %keep	aaaaaaaaaaaaaaaaaaaacaaa
k1 %me	baaaabaZaaaaZabZYaaaabaa
k1 %order	aYaaaaZabbaaacbbaZZabZZa
k1 %said	aZaaaaaaaacaZaabZaZaaaaa
k1 %soft	aaZZaabaacaaZaaaaaZaaaaa
k1 %span	acaYabYaccaaXcbZaaYaaZZa
k1 %test	aaaaaaZaababcZaZaababZaa
k1 %wear	abaZabcaaZaaZaacZaaaaaaa
k1 &ba	aaaaaaZaaZaababcZaaaaaaa
k1 &bareMeasure	aaaaaacaaZaabaaZbbaabZaa
k1 &canDo	aaaaaacbaaaabaaaaaaZaaaa
k1 &doThenNot	aZZbaabbbcabYaabYaZaaaaa
k1 &doneCount	baaaabaaZcbaYaaaZaaaaaaa
k1 &has	aZaaaacbaaaaZaaabaaaaaaa
k1 &isOf	aaaaaacaabaaZaaZaaaaaaaa
k1 &proverb	abZaaZcabZZababYZabZaaZa
k1 &wasBad	abaaaaaaaaaaacaaaaaaaaaa
k1 after	aaaaaaaabaaaaacaaaaaaaaa
k1 appeal	baaaaaZaZaaaaaaacaaaabaa
k1 at0	daaaaaaaaaaaaaaaaaaaaaab
k1 at1	bdZYaZaaZZaZZdabaZbaaaaa
k1 at2	acZdaZbaZXZaZdaYbaZaaaaa
k1 back0	ZaaaaaZaZZaaaaaaZaZcdeZb
k1 back1	aZabaZcaaZaaeZbZYaaZZZZa
k1 back2	ZZaaaaZcbcaaZZbaZZaaaZaa
k1 before	aaaaaaaaaaaaacaaaaaaaaaa
k1 bias	abYYZbcZcZZYabaYYWbYZaWY
k1 cue.action	aaaaaaaabZbbZaaaZaaaZcaa
k1 cue.advantage	aaadaaabaaaaZaaaaaaZaaaa
k1 cue.after	aZaaaaaabZaaaadaZaaaaaba
k1 cue.before	aaaaaaaaZaaaZdbaaaaaaaaa
k1 cue.evidence	abaZaaZaZbaZZcbYbaYYaaaY
k1 cue.feature	aaaYaaabZZaZYcbacbYZbaaZ
k1 cue.how	aZaaaaZaaZaabaacbaZbbaaa
k1 cue.pain	ZbabaaZabaZacabXaaaaaZaa
k1 cue.point	abdZaZabaZZbcabYaaZZZbZZ
k1 cue.setup	abaZaaaaaabaYabZZaaaaaaa
k1 cue.solution	bZbaacaaaZaaYaaZZbZaaaaa
k1 cue.testimony	aZaZaaaaZbdaZbaaaaaaaaaa
k1 digits	aaacaaZaZcaaaaaZbaZaaaaZ
k1 flaw	aaaaaaaaaaaacaaaaaaaaaaa
k1 measured	aaaaaaaacbaaZaaZZZZaaaaa
k1 paragraph	YcZbZaaaaaaZacbZZYZZabYZ
k1 part0	edZYaZaaZYZZZdZbZZbaaZaa
k1 part1	ZaabadbZaZZZZcaWbaaZZZZa
k1 part2	ZZaZaacadbaZYZaabZaZZZaa
k1 part3	ZZZbaZbcbacZcZcZYZaZZZZZ
k1 part4	ZZaZaaZaZaZbcaZZZaacceZZ
k1 short	aaaaaaaaaZaaaaaZbabZacaa
k1 time	abaZaaaaZcbaZbbZZZaaaaaa
k10 %ache	aaaZaaZbZZabZaacaaaaaZba
k10 %amount	aaaYaacaYZaaaaaacaaaaaaa
k10 %better	aaaaaaacZaaacaaZZaaaaaaa
k10 %body	abaYaabbcaaaZaaaZZaaaaaa
k10 %crowd	ZbaZaZbZaZabbaaZYZaZacZa
k10 %deny	bbaZaaYbaaabbaaXbZaaabZa
k10 %feel	ababaabaaaaZaaaYaabZaaaa
k10 %fix	acaaaaaaaaaaaaaaaaaaaaaa
k10 %handle	ZaZbaadaaZZcaaaZaZaaaYaa
k10 %house	aaacaabaZaaaaaaYabaaaaaa
k10 %it	ZaaaabcabZabZaaaZZaaaZaa
k10 %law	aaaaaZbaacaZaaaaaaaaaaaa
k10 %look	abaZaZbaZbaaaaaYaZaaaaaa
k10 %makeUp	aaaaabcabZaaZaaaaaaaaaZa
k10 %me	aZZbaaZaaaZdaaaaZaZaaZZa
k10 %soft	aZZaaaabbZZbbaacZbaZaYaa
k10 %span	aaaaabYabaacZaaZaaaZaaaa
k10 %taste	aZacaabbZYabbaaZZZaaabaa
k10 %test	ZbabaabaZdaaaaaaZZaaaZaa
k10 %trust	aaaaaaZaaaacZaabaaaaaZaa
k10 %verdict	abaaaabaZZaacaaaZaaaaaaa
k10 %wear	aZaaaababYaaaaacaZaZabaa
k10 %you	aZababaZcZabZaaZaaabaYZa
k10 &bareMeasure	aaaZaabaacaaaaaaaZaaaZaa
k10 &canDo	aaaaaaZaacaZaaaaaaaaabaa
k10 &doThenNot	aaZaaZZabbabaaaYbaaaaaaa
k10 &done	aZabaaZaaZbaZaabcbaaaaaa
k10 &has	aaabaaaacaaacaaaZZaZaYaa
k10 &isOf	aZaaaacaZZaabaaaaaaaaaaa
k10 &look	aaaZaaZaacaaZaaZaaababaa
k10 &onceThen	aaaYaabbbcaaaaaZZaaaaaaa
k10 &proverb	aaaaaZaaadacZaaaZYaZaZaa
k10 appeal	aZabaaaZcaabYaaaaaabaXaa
k10 at0	dZaaaaaaaaaaaaaaaabaaaaa
k10 at1	YbbZabaZaaZYaaaaaaZaaZaa
k10 back0	aaaaaaZaaZabaaaaabaabdaa
k10 back1	aaaZaZZacYaabaabaZZZabZa
k10 back2	ZbaaaZZcYZabaaaXbaababaa
k10 bias	aZYXZZaabbYbZYYaZZZYZbXY
k10 breath	YaZZaaaZaZZZbaZaabZaacaa
k10 buy	aaaaaaaaaZaaaaacbaaaaZba
k10 cue.action	cZaZabZbaZbYZaaaZbaaZZca
k10 cue.after	aaaaaaZaZcaaZaaaaaaaabaa
k10 cue.context	aaaZabaaZcaZbaaaZaaaabaa
k10 cue.evidence	ZZZYabaZYbZZaZZaZZZaZbZZ
k10 cue.feature	aZaaacbaaYaacZZZaaaZacaa
k10 cue.pain	aaaaaaZaZbabYaabZabaabZa
k10 cue.setup	ZZaZaZbaabaaaaaYaaaaaZaa
k10 cue.solution	acaaaZeaZYacbaaYZZaaaZaa
k10 cue.testimony	ababaaabaYaZaaaZZaaaaZaa
k10 cue.trust	aaacaaZaabaaaaaZaZaaaaaa
k10 cue.twist	abaaaZaabbaZaaaYaaZZaaaa
k10 digits	aZaYabaaZYaZcaaZZaaaaeZa
k10 me	aZZbaaZZZaadbaaaZaabaZZa
k10 meaning	aaaaaaaZZaaacaaaZaabaaaa
k10 pain	abaaaaaaaZaaaaaZcaaaabaa
k10 paragraph	bbaaababaaacaaaZZZaZaZaa
k10 part0	cbbZaaZZaaZYaaaaaZaaaYaa
k10 part2	ZaZZaabcaaaaZaaZbZaaaZaa
k10 part3	ZZZZaZZabZabaaabYZZZadYa
k10 part4	aaaaaaZaaZZbbaaaabaabcba
k10 particle	aaaYabbbaYaZdaaZZZabaaaa
k10 price	aaaaaaZaabaZaaaaaaaaacaa
k10 setting	aaaZababZcaaaaaZabaaaaaa
k10 short	aaaaaaZaZbaabaaaaaaaacaa
k10 show	aaababbaZaabZaaYaZaaabaa
k10 spec	aZaZabbZacaabaabZZaaaaaa
k10 taste	aaaaaaaaZcaaaaaaaaaaaaaa
k10 thing	aZaaaacabaaaZaaaaaaaaaaa
k10 urgent	aaabaaaaaZaaaaaacaaaabaa
k10 you	aZaaabbZcZabZaaZaaabaYaa
k11 %ache	aaacaaaaaaaaaaaZaabaaaaa
k11 %buy	aaaZaaZaZaabZaaabacaaaaa
k11 %deny	abaaaaZaZXbZbaaccabbaaZa
k11 %feel	aaabaaZaaaaaZaaacaaaaaaa
k11 %folk	ZaaZaaaaaabaaaaaZcaaaaaa
k11 %handle	aaabaaaaacabaZaZYbaYbaaa
k11 %law	ZaacaaaaacZbZaabZZZaaZab
k11 %money	aaaZaaZaabcaYaacaZZbaaaa
k11 %place	aaaaaaaaaabacaaZbaaZaZab
k11 %reason	aaaaaaaaaZaaaaacaaaaaaaa
k11 %said	aaabaaaaaXdaZaabYaaaaaaa
k11 %soft	aaaaaabaZYbabaabZbbaaaaa
k11 %span	aaaaaaZaaZbaaZZZbYbaaaaa
k11 %wear	aaacaaaaaaaaaaaZabaaaaaa
k11 &canDo	aaaaaaaaaZaabaaaaacaaZaa
k11 &doIt	aaaaaaaaaZaaaaaZbacaaaaa
k11 &doThenNot	aaaaaaaaaZbabaacZaaaaaaa
k11 &doneCount	aaaZaaaaaaaaaaacbZaaaaaa
k11 &offer	aaaZaaaaaaaaaaacbZbaaaba
k11 &percent	aaaZaaaaabaaaaacaaaaaaaa
k11 &proverb	aaaaaaZaZZbZbaabZaacaaaZ
k11 appeal	aaaaaaaaaaZaYaaababaabaa
k11 at0	daaZaaaaaZaaaaaaaaaaaaac
k11 at1	ZaaeaabaaZaaZaaXZabaaaac
k11 at2	ZaaaaaYaabaZZZabYcZaaaab
k11 back0	aaaZaaaaaaZZZaaZZZZdbbcc
k11 back1	aaaaaaZZaaccbaaYaaZZaaZb
k11 back2	ZaaZaZbZaZaZcabYcZYaaaab
k11 bias	ZXYbZYXYXaaZaYYZZaaZYYYb
k11 breath	aaaaaaaaaaabbaaZaacaaaaa
k11 cue.action	ZbaZbaaaaaYabaabaaZYbaab
k11 cue.before	acaZaaaaaZcabZZZZbbbaaZa
k11 cue.context	aaacaaaaaZaaaaabZZaaaaaa
k11 cue.evidence	ZaZaaaZZZZbZZZacZYYZaYab
k11 cue.feature	ZaZZaabaaZbaZZaaZZaZaYab
k11 cue.pain	ababaaaaaabaZaaaaaYZbaaa
k11 cue.point	abbZaabZaYZaZaabbaaabYbY
k11 cue.punchline	aaaaaaaaaaaaaaabcaZaaaaa
k11 cue.setup	aZaZaaZaabaZZZZaYaZZZbaa
k11 cue.solution	aabbabaaaYaaaaaabZaaaaaa
k11 cue.twist	aaaZaaaaZZaadaaababaaaZZ
k11 formal	ZaaaaaaaaaaaaaaaaaaaaZac
k11 me	aaaaaaaaabcaZaaaZaaZaaaa
k11 meaning	aaabaaaaaaaaZaaacabZaaaa
k11 measured	aaaaaaaaaaZaZaacbaaaaaaa
k11 paragraph	aZaaaZZZZacZaZaaaZaZbaaa
k11 part0	caadaabaaYaaZaaYZaaaaaab
k11 part1	ZZaYaZZaZaaZZZZbZccZaaaa
k11 part2	ZZZZabZZZaZZbZbcZZbZaZZa
k11 part3	ZZaaaZZZabcccaZYcaYZZZYb
k11 part4	aaaZaaaaaaaaZaaZaaZdbbcZ
k11 particle	aaabaaaaabbaaaaYZbbaaaba
k11 person	aaaZaaaaaabaZaaYbcaabZba
k11 price	aaaaaaaaaaaabaadZaZaaaaa
k11 quoted	aaaZaaaaaZeaZaabZbaaaaaa
k11 taste	aaaaaaaaaZaabaacaaaaaaaa
k11 time	aaaaaaaaaYbabaabZZaaaaaa
k11 turn	aaaaaaaaaaaadaaZaaaaaaaa
k12 %ache	aaaZaaaaaaaaYaabZacaaaaa
k12 %amount	aabbaaaaacaaZbaabZZZaaaa
k12 %buy	aaaaaaaaaaaacaaaZZaaaaaa
k12 %deny	abZaaZZaZaaZbaZaaaacaZba
k12 %feel	bbaaaaaaaaaaYaabZabbaaba
k12 %fix	aaaZaaaaaZaadaaZbZaaaaaa
k12 %handle	aabYaaZaaaaZbaabZcZZaaaa
k12 %house	aaaZaaaaaaaaaaaZdaabaaaa
k12 %it	aaabaaaabcaaaaaYaaZZaaba
k12 %kin	aaaaaaaaabaacabaZaaaaaaa
k12 %me	acaZaaaaaXZZaaaZccaaaaaa
k12 %money	aaabaaaaaaaaZaaYbbaaaZaa
k12 %order	abaZaaaaacaaZbaYZbbaaaZa
k12 %reason	aaaaaaaaabaaYaaaaabbaaaa
k12 %said	acZaaaaaaZZaaaaabaaZaaaa
k12 %soft	aaZbaaZaZaaaaabbaYaaaZba
k12 %span	abbaaaaaaaaaZbcYabaZaaZa
k12 %talk	aZabaaaaaYaaaabbaZaaaaaa
k12 %test	abaaaaaaaaaaaaacZaZaaaaa
k12 %trust	aaaaaaaaaaaaaaaZcaaaaaaa
k12 %wear	aabaaaaaaaaabaZYcaZaaaaa
k12 %you	aaaaaaaaaZaaaaacaZababaa
k12 &ba	aacaaaaaaZaabaaZbaaaaaaa
k12 &doIt	aabZaaaaaaaaaaaYacaaabaa
k12 &doThenNot	abZZaaaaaaaacaZbbaaaaaaa
k12 &done	aabaaaaaaYaaaabZZbbaaaba
k12 &doneCount	acZZaaaaabaaaZaZbZaaaaaa
k12 &ifThen	aaaZaaaaacaaZaabZaaaaaaa
k12 &loses	aaaaaaaaaaaaZaacabZZaaba
k12 &passive	aaaaaaaaaaaaZaaacbaaaaaa
k12 &proverb	abaZaaZZZXZabbaZabbbaaba
k12 &saysQuote	aaaaaaaaaaaaaaaacaaaaaba
k12 alike	aZZaaaaaaaaaaaaaaacaaaaa
k12 appeal	ZbZbaaaaaZaaaaacbYaaabaa
k12 at0	eaaZaaaaaaaaaaaaaZaaaaaa
k12 at1	ZbacaaaaaZabZaaYZdbaaaaa
k12 at2	ZcZZaaaaaaaaZbaaZdZaaaaa
k12 back0	aaaaaaaaaZaaZaaZaaaZbcea
k12 back1	aZZZaaaabaZaaaeZYaZdaZba
k12 back2	aaaaaaaZaaaababZbZcbaaZa
k12 bias	ZaaZZYXYYYXYZZZbcaaaZZaY
k12 cue.action	aaaZaaaaacaabaaZZaabaaZa
k12 cue.after	aaaaaaaaaZaaZabacaaaaaaa
k12 cue.before	aaaZaaaaaYaabbabZZbaaaaa
k12 cue.context	aaaaaaabaaaacaaZaaaZaaZa
k12 cue.evidence	aadaaaZZabZZabbZYaZZaZaZ
k12 cue.feature	aaaaaaZZacaaZbbYZaaZaZaZ
k12 cue.how	aaaaaaaaabaaaaaYbbaaabZa
k12 cue.pain	ZcaaaaaaaZaaYaabYbaaaaba
k12 cue.point	ZZbZaZZZaZZZYbbbaaYZbaZZ
k12 cue.question	ZaacbaaaaaaabaaZbZaZaaaa
k12 cue.setup	aZbcaaaaZYYaaaZYaZaaZZaa
k12 cue.solution	aZcZabaaaYaabaaaZaaaaaaa
k12 cue.trust	aaZcaaaaaaabYabaaZbbaaaa
k12 cue.twist	aaaaaaaaaZaaXaadaZbcaaba
k12 digits	acZbaaZaacaaYaaZaaaZaaaa
k12 inlist	aZZaaaaaaaaaaaaaaacaaaaa
k12 me	abaaaaaaaXZaZaaaccaZaaaa
k12 pain	abaaaaaaaaaaYaabaacaaaaa
k12 part0	cbZcaaaaaYaaaZZZZdaaaaaa
k12 part1	ZccaaZZaaYaZbcYbYbaZaZZa
k12 part2	ZYaYaaZaZZZabZZedYaZaZZa
k12 part3	ZZZZaaZZabZZYZdZdZcbaZZa
k12 part4	aZaZaaaaabaaZaaYYZabbcea
k12 particle	abacaaaaaZaaaabbaZaZaaaa
k12 question	ZaabaaaaaZaacaaZcZbaaaZa
k12 quoted	acaZaaaaaZaabaaZbbZaaaaa
k12 relay	aabZaaaaaZaaaaaYcbaaaaaa
k12 show	aaaaaaaaaaaacaabZaaaaaaa
k12 you	aaaaaaaaaZaaaaacaaaaabaa
k13 %crowd	aaaaaaaaaaaaaaaaZaaaaaac
k13 %handle	aaaaaaaaaZaaaaaabaaaaaac
k13 %span	aaaaaaaaaaaaaaaaaaaaaaac
k13 &proverb	aaaaaaaaaaaaaaaaaaaZaaad
k13 at0	Yaaaaaaaaaaaaaaaaaaaaaae
k13 at1	baaaaaaaaZaaaaaaZaZaaaad
k13 at2	ababaaaaaaaaabaZaZZaaaad
k13 back0	aaaaaaaaaaaaaaaaaaaaaaZg
k13 back1	aaaaaaaaaaabaaaZZaaZaaad
k13 back2	aaaaaaaaaaaaaaaaZaaaaaad
k13 bias	YaZaaaYaZZaaYaaYZYZYZZYl
k13 cue.evidence	aaaaaaZaaZaaabaZaZaZZaae
k13 cue.feature	aaaaaaZaaaaaaaaabaaZaZac
k13 cue.point	aaaaaaaaabaaZaaZaZZaaaac
k13 paragraph	YaabaaZaaaaaZaaaaZaZaaZg
k13 part0	ZbaaaaaaaaaaaaaaaaZaaaae
k13 part1	aaabaaaaaaaaaaaZbZZaaaad
k13 part2	aaaaaaaaaaaaaaaZbaaaaaad
k13 part3	aaaaaaaaaaaaaaaaZabZaZZe
k13 part4	aaaaaaaaaaaaaaaaaaaaaaZd
k13 short	Zaaaaaaaaaaaaaaaaaaaaaad
k2 %body	aaaaaaaaaaaaaaacaaaaaaaa
k2 %deny	aaaaaaaaZaabaaabaZacaZaa
k2 %feel	aaaaaaaaaaaacaaZZaaaaaaa
k2 %food	aaabaaZaZbaaaaabcabaaaaa
k2 %handle	aZaaaaZbZaabZaacbaZcaaZa
k2 %makeUp	aaaaaaaaaaaaYaaaaaababaa
k2 %taste	aaaaaaZaacaaZaabZaaaaaaa
k2 %verdict	aaaaaaaaabaaZaaaaaZcaaaa
k2 &doneCount	aaaaaaaaacaaZaaaZabaaaaa
k2 &going	aaaaaaaaacaaZaaZaaaaaaaa
k2 &has	aaaaaaaaacaabaaaZZaaaaaa
k2 &proverb	aaaaaZYbadaaZaaaaaabaaaZ
k2 at0	caaaaaaaaZaaaaaaaaaaaaaa
k2 at1	aaacaaaaaaaaaaaZacbaaaaa
k2 at2	aaaZaaZaacaaZbaacZaaaaaa
k2 back0	aaaaaaaaaZabaaaaZaadcaaa
k2 back1	aaaZaaabZYaabaaaZaaeaaZa
k2 back2	aaaaaaaaaYaaZaaeZZaaaaaa
k2 bias	aZZYZZWaZdZZYaZabZaeaZYY
k2 cue.action	aaabaaaabaacZaaZaZaaaYaa
k2 cue.advantage	aaaaaaabaYaabaaaaaaaaaaa
k2 cue.benefit	aaaaaaaaaaaaaaaZaabcaZaa
k2 cue.evidence	cZaaaZXcaaaZZaaYcaZaaaaZ
k2 cue.feature	bZaaaaabZaaZaaaZbbZbbYaY
k2 cue.how	aaaaaaaaaaaaZaacaaaaaaaa
k2 cue.pain	aaaaaaaaZbaaaaaYZaabaaaa
k2 cue.point	ZaaZaaadZcaaaaaWaaYcZaZa
k2 cue.solution	aaaaaZaaaYaaZaacdaaaaaaa
k2 cue.twist	aaaZaaaaacaaaaaaaaaZaaaa
k2 digits	aaaaaaZaaeaaaaaZaaZbaZaa
k2 pain	aaaaaaabacaaaaaZaaaaaaaa
k2 paragraph	aaaaaaYbaaaZaaabaZbbabZZ
k2 part0	cbabaaZaaZaaZaaYacbaaaaa
k2 part1	aZaYabZaagaaZaaZdZZZaaaa
k2 part2	aaaaaZZabdaabaabaaaZaaaa
k2 part3	aaaaaZacZXaaaaacZZaeaaZa
k2 part4	aaaaaaaaaZabaaaZZaadcaaa
k2 particle	baaaaaZZacaabaaZaaaabaaa
k2 turn	aaaaaaaaaaaacaaZaaaaaaaa
k3 %buy	aaaaaaaabaaaaaaZcaaaZaaa
k3 %crowd	bZbaaababbaaZaaYbZbacZaa
k3 %feel	aaaaaaaaZZaaZaaacabaaaaa
k3 %handle	aaZaaZZabZZZaaaacZbabZaZ
k3 %keep	aaaaaaaaaaaaaaaabaaacaaa
k3 %me	aaaaaabaZcbZZaaaZaaZZaaa
k3 %span	aZabaaZacbaaZaacXababaaa
k3 %talk	aaaaaaaacaaabaaaYabaabaa
k3 %verdict	aaaaaaaabaaaaaaZcaabaaaa
k3 &doIt	aaaZaaZacaaaZaabcabaaaaa
k3 &onceThen	aaaaaaaabaaaaaacaaaaaaaa
k3 &proverb	aaaaaaZacaaaaaaabaZabaaZ
k3 &stepCount	aaaaaaaaaaaaaaaacaaaaaaa
k3 at0	daaaaaaaaaaaaaaZZaaaaaaa
k3 at1	aaZbaaaaaZaaZaacbabaaaaa
k3 at2	aabcaaaaaZaaZabZcabaaaaa
k3 back0	aaaaaaaaZabaaaaZbaaadaaa
k3 back1	aaaaaaZZcbbZbaaaXZbaaZaa
k3 bias	cYYZZYYZbbbYZZZbfZZZcYYY
k3 breath	ZaaZaaaaaabaaaabbacaZaaa
k3 cue.action	aaaaaaaaZbaaaaaaZaaacbaa
k3 cue.context	aaacaaaaaaaaaaaZaaaaaaaa
k3 cue.evidence	aaZbaZYaZcbZbaZZbaZZbZZZ
k3 cue.feature	aaaaaaZaabbaaaaZcbaabZaa
k3 cue.how	baaZaaaabZaaZaaacaaaaaaa
k3 cue.pain	baabaaaaZYcZaaabaaaaaaaa
k3 cue.point	baaaaaZabbaaaaaYbaaaaaaa
k3 cue.save	aaaaaaaaZZaaaaabbaaadZaa
k3 cue.setup	aZaaaaaaabaaYaaaZZcaabZa
k3 me	aaaaaabaZdbaZaaZZaaaZaaa
k3 paragraph	aaabaZZabbaZaaabcZYacaZZ
k3 part0	eaZbaaaaZaaaZaabZaZaaaaa
k3 part1	aaaaaaaaZaaaYaaZfaaaaaaa
k3 part2	aaaZaZZaaYaabaabdabaaaaa
k3 part3	ZaaaaaaadbbZaaZbYZaaaaZZ
k3 part4	aaaZaaZaZbbaaaaZaZaadaaa
k3 particle	aaaaaaZaabaacaaZZaaaaaaa
k3 setting	aaacaaaaabaaaaaYaaaaaaaa
k3 step	aaaaaaaacZaaaaabaaaaaaaa
k4 %ache	aaaaaacaaaaaaaaZaaaaaaaa
k4 %crowd	baacaabaaZbaZaaZbaaZabaa
k4 %deny	aaaaaababZaabaaZZbaZacaa
k4 %feel	aaaaaaaabZaacaaaZaaaaYaa
k4 %food	aaaaaacaabZabaaZZZbbaZZa
k4 %handle	aaabaadaZYaabaaaZabZZcaa
k4 %kin	aaaaaaaaaadaZaaaaaaaaaaa
k4 %makeUp	aaacaaaaaZaabaaaaaaaaaaa
k4 %place	aaacaaZaaaaaaaaabaZaabaa
k4 %said	aaaaaaaaabcaaaaaabaaaaaa
k4 %taste	aaaYaabaabaabaabZacaaaaa
k4 %test	aaaaaacaaZaaaaaZZabbaaaa
k4 &doThenNot	aaaaaabaaaaaZaaaaaaZacaa
k4 &done	aaaaaaZaacaaZaabZaZaaaaa
k4 &doneCount	aaaaaaaaacaaaaaaZaaaaaaa
k4 &proverb	aZZcaZaZaYbabaZbZabaZbaa
k4 &whereTo	aaacaaaaZaaaaaaZaaaaaaaa
k4 at0	caaaaaaaaaaaaaaaaaaaaaaa
k4 at1	aaadaaZaaaaaaaabaZaaaaaa
k4 at2	aaadaacaaaaaZaaYZaaaaaaa
k4 back0	aaaZaaZaaaaabaaaZaaaadaa
k4 back1	aaaZaaYZZaaadaaZbaaaabZa
k4 back2	aaabaaZadZcbYaZcYaYbaZaa
k4 bias	bYZcZZbYZZaZbZYYYZbaYbYZ
k4 cue.action	aaadaaZabZaaaaaZZaZaaaaa
k4 cue.before	aaabaaaacZaaZaaZaaaaabaa
k4 cue.benefit	aaaaaaaaaZaaZaaaZaaaadaa
k4 cue.evidence	aZaaaZcaaZZaYZZZbZbYZbZZ
k4 cue.feature	aZaaaacabbaaZaZZbZaZabaa
k4 cue.pain	baaaaaaabZaabaaYaaaaaaaa
k4 cue.point	baabaabaZabaaaaYaaZaaaaa
k4 cue.punchline	aaaaaaaabaaabaacaaZaaZaa
k4 cue.setup	aaaaaababZaaaaaaZaaaZdaa
k4 cue.summary	caaaaaaaaaaaaaaaaaaaaaaa
k4 cue.testimony	aaaaaaZaabbaZaaaaaacaZaa
k4 cue.twist	aaabaacaaaaaZaabaaZaaaaa
k4 me	baaZaaaaacaaYaaaZaaaaaaa
k4 measured	aaaaaacaaaaaaaaaaaZaaaaa
k4 paragraph	aaabaabZaZaabaZZaZbZZcZa
k4 part0	caacaaZaaZaaZaabaYaaaaaa
k4 part1	aZZaaadaZbaaYZaXacbaaZaa
k4 part2	aaaZaadZaaZabaaaYadaaZaa
k4 part3	ZaaaaaXZbadacaZaaZYbaaZa
k4 part4	aaaZaaZaaaaacaaZZaaaZdaa
k4 place	aaabaaYaabaabaaZbaZaaaaa
k4 step	aaaaaacaaZaaaaaaaabaaaaa
k4 taste	aaaYaacaaaaaaaabaZababaa
k5 %ache	aaaaaabaaaaaYaaZbbbaaaba
k5 %body	aaaaaaaaaaaacaaaaaaaaaaa
k5 %crowd	aabaaaaaaYaabaZaZbbZaaba
k5 %deny	aaaaaabaaaaZWaaZccaZaaca
k5 %feel	aaaZaaaaaaaaaaaaaZbZaaca
k5 %folk	aacaaaaaaaaacaaZaZZaaZbZ
k5 %food	baaZaadaaaaaZaaacYZaaZbZ
k5 %handle	aacZaabaZaaaaaZZaZZaaaba
k5 %house	aacbaaaaaaaacaaZbYaaaaba
k5 %kin	aaaaaaaaaaaaZaacabaaaaaZ
k5 %makeUp	aaaaaabaaaaaaaacaYaaaaba
k5 %money	aaaaaaaaaaaaaaaZZcaaaaaa
k5 %place	aacaaaaaaaaaaaaaaZaaaaaa
k5 %taste	aaaaaaaaaaaaZaaadZaaaaaa
k5 %tech	aaaaaaaaaaaadaaaaZaaaaaa
k5 %test	aaaaaabaaaaaYaaZabaaaaaa
k5 %wear	aacaaaaaaaaabaaZZaaaaaaa
k5 &done	aacaaaaaZaaacabYZZaaaZba
k5 &doneCount	aaaaaaaaaZaadaaaabaaaaaa
k5 &has	aaaZaabaaaaaYaacZcaaaaba
k5 &iDid	aaaaaaaaaaaacaaaaaaaaaaa
k5 &proverb	aabZaaaaaZZZcaaaZbaZabab
k5 &saysQuote	aaaZaaZaaaaabaacbaZaaZab
k5 &thatDay	aaaaaaaaaaaaaaaacZaaaaaa
k5 alike	aabZaaaaaZZaaabcaaZaaZab
k5 at0	caaaaaaaaaaaaaaaaZaaaaab
k5 at1	aaaZaaaaaaaaZaaYaeaaaaZa
k5 at2	aZcaaaZaaZaaXaacZcaaaaaa
k5 back0	aaZaaaaaaaaaZacZaaaaZcca
k5 back1	aaaaaaZaZaZaZaaaZaZYaZga
k5 back2	aaaaaacaZZaabaacYZbZaaZa
k5 besidelist	aabZaabaaZaabaaYbbbZZbaa
k5 bias	ZYcXZZaZXXZYbYaaYdZWYZcZ
k5 cue.action	ZaaaaabaaaaaaacZZZbaabZb
k5 cue.after	aaaaaaaaaZaaaacaaaaaaaaa
k5 cue.before	aaaaaaaaaaaaZaabacaaaaab
k5 cue.evidence	ZZaZaacaaZaaaaZYZZbZaZba
k5 cue.feature	aaaaaabaaZaaaaZaaZbZaaca
k5 cue.how	baaaaaaaaaaacaaZaaaaabZa
k5 cue.point	aZZbaaaaaZaaZaZbcZaaaaba
k5 cue.save	aaaaaaaaaaaacaaaaZaaaaaa
k5 cue.setup	aabcaaZaaZZaZaZacaaaaZaa
k5 cue.trust	aacaabZaaZZZaaaacZZaaaaZ
k5 cue.twist	aaaaaaaaaaaaYaaaacaaaaba
k5 cue.why	aaaaaaaaaaaacaaZbZaaaaaa
k5 inlist	aabZaaaaaZZaaabcaaZaaZab
k5 me	ZabZaaaaaZaacaZbaaaaaZba
k5 pain	aaaaaabaaaaaYaaZabbaaaaa
k5 paragraph	ZabZaacaZYZZaaaaabZZZbca
k5 part0	daaYaaaaaaaaZaaYadaaaaZa
k5 part1	ZZcbaaYaaZaaYaadacZaaaZZ
k5 part2	ZacZaacaaabZcaZaYaaaaZYa
k5 part3	ZaZZaZbZYZZZcaaZaZbYaada
k5 part4	ZaZaaaaaaaaaZabZZZaZZbda
k5 particle	ZaZbaaZabbbaYaaaacZaaaaa
k5 relief	aaaaaabaaaaabaaabYaaaaaa
k5 short	ZaaaaaaaaabababaZcaaaZaa
k5 speaker	baaZaabaaZaaZaZcaaZaaZbb
k5 story	aaaaaaaaaaaaaaaacaaaaaaa
k5 worse	aabaaaaaaaaaZaaZacaaaaaa
k6 %ache	bacbaaZaaYaaaaaZbaaaaaaa
k6 %amount	aZZZaaaaaaaaaaacaabZaaaa
k6 %body	aabbaaZaZYaaZaaacacbZZaa
k6 %but	aaababaaaYaaaaaaZabaaaaa
k6 %deny	aZbbaaaaZZaaeaaXcZcaaaZa
k6 %food	aaaZabZaaZaabaacacZaaaaa
k6 %handle	aZaYaZbaZcaZbaaabbaaaaaa
k6 %kin	aaaaaaaabYaabaaZbbaZabaa
k6 %makeUp	aacZaaZaaaaaaaaZabaaaaaa
k6 %nature	aabaaaaaaYaaZaabbabaaaaa
k6 %said	aaaaaaaaabaaYaaaZaaaabaa
k6 %soft	aabYaaaaaaaaaaabaabaaaba
k6 %taste	aaaaaaaacaaabaaZaaaZaaaa
k6 %verdict	aaaaaaaaaZaadaaabbaaaaaa
k6 &been	aaaaaaaaacaabaaaZaZaaaaa
k6 &doIt	ZaabaaaabbaaZaaYdaaabaaa
k6 &doThenNot	aaaaaaaaZaaabaaaZacZaaaa
k6 &done	bbaaaaaaaYaacaabZbZaaaaa
k6 &doneCount	aaaaaaaaabaaaaaYbabaaaaa
k6 &going	aaaZaaaaaaaaaaadZaaZaaaa
k6 &isOf	aabaaaaaabaaaaaYaacZaaaa
k6 &onceThen	aaaaaaabaZaaaaadZbaaaaaa
k6 &percent	aaaaaaaaacaaZaaZaabaaaaa
k6 &proverb	aaZcaZZaZaaabaZYbabbaaaa
k6 &stepCount	aaaaaaaaaZaaaaacaacaaaaa
k6 &years	aaaaaaaaacabaaaZZbaaaaaa
k6 at0	faaZaaaaaaaaaaaZaaaaaaab
k6 at1	ZYadaZaaaYabZaacaacaaaaa
k6 at2	abaaaaaaaZaaZaafZaZZaaaa
k6 back0	ZaaZaaaaaZaZaaaZYaaecbba
k6 back1	aaaaaZabcbZZZaZXbaZcaaaa
k6 back2	aaabacaZZaZaZaaYeZaZaZba
k6 besidelist	aaaaaaaaacaaZaaZcaaaaaaa
k6 bias	aXZaZZXZZaYYaYXdbaccZZaZ
k6 cause	baaaaaaaaaaaaaacaaaaaaaa
k6 cue.action	abaZbaaaZaaaZaaacaaZbbZa
k6 cue.advantage	aaaZaaaaabaacaaYaaaZaaba
k6 cue.after	abaaaaaaaZaacaaaZbaaaaaa
k6 cue.benefit	aaaaaaaabZaaZaacaaaYaaaa
k6 cue.evidence	aZZaaZZaabaaaZZbacaaZbZZ
k6 cue.feature	aZZaaaZbadaaaZZaZcaZaaaa
k6 cue.how	aaaaaaaaaaaaZaaadaacZZaa
k6 cue.pain	babZabbaaaaaYaaaaaaaaaZa
k6 cue.point	ZaZcaaZaZbaaaaZbcZYZabZa
k6 cue.save	aaaaaaaaaaaaaaaaaaaZZdaa
k6 cue.setup	aaaaaaZabaaaZaaaZbacZZba
k6 cue.solution	aZaaacbaabaaaaaZbaZZaaaa
k6 cue.twist	aaabaaaaaZaacaaZZabaaaaa
k6 cue.why	aaaZaaaaaZaaZaacbaZbaaaa
k6 meaning	aaaaaaaaaZaaaaaabacZaaaa
k6 numbered	aaaaaaaaaZaaZaabaacaaaaa
k6 pain	aaaaaaaaaaaaaaacaaaZaaaa
k6 paragraph	aZZaaaZaaYaaaZZcaababaaa
k6 part0	eZacaZaaaYaaZaabaZbZaaaa
k6 part1	ZZbZaZZZaZaaZZafYaaZaZZa
k6 part2	ZaZbaaaaZcbacaaYbbcZaaaa
k6 part3	ZZaYabZbbaZZaaZXeabbZZaa
k6 part4	ZaaZaaaaabZaZaaZYZaebbcZ
k6 short	baaaaaaaaaaaaaaaZaacaZaa
k6 turn	aaaaaaaaabaadaaYaaaaaaaa
k6 worse	aaaZaaaaaaaacaabZaaaaaaa
k7 %amount	aaaaaaaaabaacaZZaZaaaaaa
k7 %deny	aabaaZZaaZZaYaabaaaaaZda
k7 %feel	baabaaZaaZaaaaacZZbaaZba
k7 %fix	aaaaaaaaaZaacaabaZaaaaaa
k7 %folk	aaaZaaaaaaaaabbZacaaaaaa
k7 %handle	abZZaaaaaZaaababZcZaaaaa
k7 %house	aZaaaaaaaaaaZabaacaaaaba
k7 %me	aaabaaaaaYZZbaZcaZZaaaZa
k7 %order	abaaaaaaabaaZaaYbbbaaaaa
k7 %past	aaZaaaaaaaaacaaaZbaaaaaa
k7 %said	aaaaaaaaaZZaaaaacaaaaaaa
k7 %soft	abcaaaaaaZaababaZZaZaaZa
k7 %span	ZbYZaaZaaaZZabbYccZZaaaa
k7 %turnsUp	baaZaaaaaZaababcaYaaaaZa
k7 %you	abaZaaaaaZaaaaZaZaZaaaca
k7 &doThenNot	aZcZaaZaaaaaaabaaaaZaZba
k7 &has	aaaZaaaaaaaaYaaabcabaaaa
k7 &isOf	aaaaaaaaacaaaaaaaaaaaaaa
k7 &onceThen	aaacaaaaabaaaaaZbYaaaaba
k7 &saysQuote	aaaaaaaaaaaabaaZcaaaaaba
k7 at0	daaZaaaaaaaaaaaZaaaaaaab
k7 at1	ZbZdaaaaaaaaZZaaZbbaaaZa
k7 at2	ZdbbaZaaaZaaYcZZYcaaaaZa
k7 back0	aaaaaaaaaZaaZaZZZZaaacea
k7 back1	aaaZaaZaaYZaYacacZZaaaca
k7 back2	aaaZaaZaaaaababbcXbaaaZa
k7 bias	aaaaZYXZYYXYYZaabaaZZZba
k7 cue.action	aaaZaaaaaaaacaaZbbaaabZa
k7 cue.before	aaabaaaaaaaacYZZcaaaaaZa
k7 cue.evidence	aZZaaZZaabZZaabXabaaaaaa
k7 cue.how	aaaaaaaaabaaaaaYaaaaaaaa
k7 cue.pain	aYaYaaaaaaZaZbZccZZZaaba
k7 cue.point	aZaaaaaaabaaaaabXYZaaZaa
k7 cue.setup	aYaaaaZaZYZacaaYbbZZaaaa
k7 cue.solution	aaaaaaaaaZaadaaaZaaaaZba
k7 cue.summary	aaaZaaaaaaaaaaacababaaZa
k7 cue.testimony	aZbbaZaaaZZabacZZYaaaaZa
k7 cue.twist	aZZbaZaaaZaabaaaZZacaaZa
k7 me	aabbaaaaaYZZbaZbaaZZaaZa
k7 paragraph	aaaYaaZaZaZaZaaZZcbYaacb
k7 part0	dbZbaaaaaZaaZZaaZbbaaaZa
k7 part1	ZccbaaZaaZZabbZaYbaZaaZa
k7 part2	ZZaZaZZaZbZacZabcaaZaZYa
k7 part3	aZZYaaZaaZZZXabaeYbbaZca
k7 part4	aaaZaaaaaaaaZaaZZZaaacea
k7 particle	aaababaaaZaaXacacbZaabZa
k7 person	aabaaaZaabZacZbZZabZaaZa
k7 story	aaabaaaaaZaabZcaZbaaaaaa
k7 witness	aaacaaaaaaaaaaaaaaaaaaZa
k7 you	abaaaaaaaZaaaaabZZabaaca
k8 %amount	aaaaaaaacbaaZaaaaaZaaaaa
k8 %food	aaaaaaaaaZaaaaabbacaaaaa
k8 %handle	ZaaaaaaacaaZaaaZaZbaaaaa
k8 %house	aaaZaaaaaaabaaaZaacaaaaa
k8 %keep	aaaaaaaabaaaaaaaaaaacZaa
k8 %me	aaaaaaaaaaacZaaZbaabaaaa
k8 &doThenNot	aaaaaabaZbaaYaabaaaaaaaa
k8 &has	aaaaaaaaaaaaZaaabaZcaaaa
k8 &proverb	aZaZaaaaaaacbaaaaZcbaaaa
k8 alike	aaaaaaaaaaaaaaaZaacaaaaa
k8 at0	daaaaaaaaaaaaaaaaaZaaaaa
k8 at1	aZabaaaaaaadaaaZbZaaaaaa
k8 back0	aaaaaaaaabaaZaaaaaZaeaZa
k8 back1	aaaaaaZabaaaaaacaaYcaaaa
k8 back2	aaaaaabaaaaabaaZaacZaaaa
k8 besidelist	baabaaaaababaaabZaWbbZaa
k8 bias	bYZZZaaZaaacYZZaaYeacZYY
k8 credential	aaaaaaaaaaacaaaaaaZaaaaa
k8 cue.before	aaacaaaaaaaaaaaaaaZaaaaa
k8 cue.evidence	caaaaaaabaaaZaaZaZacZaaZ
k8 cue.feature	baaaaaaaaaaaaaaZbaacaaaZ
k8 cue.point	aaZaaaZaaaaabaaXaZeZbaaZ
k8 cue.save	aaaaaaaaaaaaaaaaaaaadZaa
k8 cue.setup	aaaZaabaaZaaZaacbaaabaaa
k8 cue.twist	aaaaaaaaabaaZaacaaZaaaaa
k8 inlist	aaaaaaaaaaaaaaaZaacaaaaa
k8 pain	aaaZaaaaaaacaaabaaZaaaaa
k8 part0	caaaaaaaaaacaaaZbZZaaaaa
k8 part1	aZaaabbaaaaaZaaaaacaaaaa
k8 part2	ZaaaaaaaaaaaaaaZbadaaaaa
k8 part3	ZaaZaaaacaaabaZcZZbaaZZZ
k8 part4	aaaaaaaaZbabZaaZZaZbeaZa
k8 short	aaaaaaaaaaaaaaaaaaaacZaa
k9 %box	baacaaaaaaaabaaZaaaZaaaa
k9 %crowd	aaabaacaaXaabaababaabaaa
k9 %handle	aaabaabaZZaacaaZaZZaZbZa
k9 %it	aaaaaaaaaYaaaaabababaaaa
k9 %soft	aaaaaaaaacaaaaaZaaaabaaa
k9 %span	aaabaaZaacaaYaaaZaabaaaa
k9 %taste	aaaaaaZaadaaaaaaZaaaaaaa
k9 %verdict	aaaaaaaaaZaaZaaaaaacaaaa
k9 &done	aaaaaaZaadaaZaaZZaabaaaa
k9 &has	aaaaaadaaaaaaaaaaZZaaaaa
k9 &isOf	aaaaaacaaaaaaaaaaaaaaaaa
k9 &loses	aaaaaaaaacaaaaaaaaaaaaaa
k9 &proverb	aaaaaZcaacaaaaaZaaabbZaa
k9 at0	caaaaaaaaaaaaaaaaaaaaaaa
k9 at1	baadaaaaaZaaaaaZaaaaaaaa
k9 at2	aaaaaZaaacaaZaaZabaaaaaa
k9 back0	aaaaaaaaaZaaZaaaaaacccaa
k9 back1	aaaaaaZaZYabdaaaZaadaZaa
k9 back2	aaaaaabbcbaZaaaZZZZaaaaa
k9 bias	bZZbZZcZZdYZaaZXXZYdaZZZ
k9 cue.action	baaaaaaabZaaZaaaaZbcbYaa
k9 cue.evidence	aaaZaZaabXaaZbZbYcacaYaa
k9 cue.feature	ZaaZaaacbZaaYaaaZcacZbaa
k9 cue.pain	aaaaabZaacaaaaaZaaabaaaa
k9 cue.point	baaZaaaaabaabaaZZcYabZaa
k9 cue.setup	aaaZaacaabaaZbaaaZZaaaaa
k9 digits	aaabaaaaabaaZaaaaaacaaaa
k9 part0	daacaaZaaZaaZaaZaZaaaaaa
k9 part1	aZaZaafZabaaYaaYabaZaaaa
k9 part2	aaaZaZZZagaaaaaaZaaaaZaa
k9 part3	ZaaaaaabaaaadaaaXaZdZZZa
k9 part4	aaaaaaaaaZaaaaaaaaacccaa
k9 particle	aaaaaaZaaaaacaaaaaabbZaa
keep	aaaaaaaaaZaaZaaabZZYebYa
long	ZbaZaaZaabaabaaZZcaaaaab
material	YZababbaYbZZaaaYXaZbYYaa
me	bXZbYbVWXbbcaZYYWaXVWaZY
meaning	aaaXaZaaaXXaaYYbbZcWaYbZ
measured	ZZZYZaaacZZZZbYYaaWXaZYZ
numbered	aaaYaZaaaYaZZZaZaZeYZZaa
ordered	ZabaaacaaZaaYZabcaaaaaaa
pain	ZbaWZXbcZZYaWbZabaaXZaYZ
paragraph	VZXYWYXYXWYWYXYYYWXXZZYc
part0	ldZdZXWXWUWYUaXZWbZXYWXc
part1	VacZZbcWXaWXWbWZaccVXVVa
part2	UVYUYYcaacZXcXYcdYdVXVVa
part3	UVWVYXXadZbadWaZcVacWYYa
part4	XYYWZYVYXZXaZYZTUXWffhgY
particle	ZZabZaXZZaaYcZaZYbYZaYaZ
person	ZXXYZaYYYaeaaYcYXcYXaYaZ
place	baababYaaZaaZaaabZXYaZaZ
price	aZZYaaZaaYZYbaZcYZZbZcZZ
question	aYZbaZZaZZXZaZZaabbaZcXZ
quoted	aaYZZZaZYZgYaZaaYcYYZXbZ
relay	aYaZacYZaaZZZZaZdZaZaaZb
relief	aZYaaZZaaZabYZYbaXbcZYaa
setting	aZZdaaXbabYaXaaVYbaaaaaa
short	dYXXZYVYYZaYbZZXbacYbcYb
show	aaabaaaYYcZcXaZaYYZZYbZa
speaker	bZZZaZbZYaZaZaZYZacaaYba
spec	aYYXaadZZbYZZbbZYbaXabZZ
step	YZYZbbYZbaZZZZZacYbYcVbZ
story	YbababZZaZaZZZbbYaZZZXaa
talk	bYbbaaaaZaZaYabZZaZZaeYa
taste	baZYaZabZaZZcZacXaaaZaaZ
thing	aYZYabbcYZYaaZabZXZZbXaZ
time	YZZcZYXZXYcbabbXZYZYZZZY
turn	acaaaZYZabaahaaVaYZYaZaa
urgent	aaZYaaabZWaZZZZaccaabcaa
witness	babcaaZaaXbZbabaaZZaaZZa
worse	accYaZYZaaaZaaabWbZZaaaZ
you	aabYZZZaZXZaZYZaYZZaXcaZ
~一个	aYbaaZZZaYbZZaaabbbaZbZa
~上	acbaZaYaZZaaaaZadYZZZWcZ
~下	ZbZYaYbYaaYaZZaZcbYZZbZa
~不	ZZZbZaaZbWZaaaYaXZabZZbZ
~也	abcZaZZcbZaaaabYZYaZZaba
~了	baaYZZXYadbYbXbbVaXXYYcY
~什么	baabaaZaaYZaaaadaZZaabba
~从	aZaaaaZabaaaYabZccYaaaaa
~他	aaZZaaZZbbaabaaaZcZaaZaZ
~会	abaaaabaaYZabZZdYZcYaZba
~你	abaZaZaaaYZaaZaaaaaaZbaZ
~先	aaababZaYZZZaZabcZbacZaa
~再	aZaaaaZZcZabZaacbabbaZaa
~别	aZaaaaZZYWZZcaaZgZcbbaYa
~到	aaaaaaaabaaZaaaZZYaYZbaa
~去	aZbYaZZaaaaZZZaacbYbbaZa
~只	aZbaaaaaYaabZZabaZaaZbba
~呢	aaaaaaaaabaaaaacZbaaaaaa
~和	aaaaaaaaZbaaaaacZZbZaaab
~在	ZaaYZYZYZaZdaZbdYZZYaZac
~多	YaZdaZZbbZaaZaacZZbZaZZb
~太	aaaZaaaaaZaaaaadbZaaaZaa
~她	ZZaZaaZaZacaaabaZbaZZaca
~它	aaaZaZXbZZZabaadbZbaaZba
~就	ZaYYacZbYWaZYaahaZZbbZaZ
~就是	ZaaaabZabaaaYaaZaZabaaaa
~很	ababaaaaaaaaZbaYbZbaaaab
~得	ZZbYaabcbZZZZbadYZZaaYca
~怎么	aaaZaaaaaZaabaaZcbaaaZba
~我	bYbbZYXZZbbcbaaYYaYYYaZZ
~我们	aaaaadaaaaZaZaZcZaaaaaba
~才	aaaaaaaaaZaaaaacZabaaZba
~把	ZbbYaaYaYYaZbaacbbYZaaba
~是	ZYZZZZeZXZYacYZfTbZbXWcY
~最	ababaaZZadaaYZZZbabaabaZ
~有	aZaZaZaZbaaacbZbYZbYZZab
~来	abaaaaYaaaabaZaZaYYZaaaZ
~比	aaZbaabbaabaZaaYaZbaaaba
~没	aabZaZXcbdZaZaaZZbaaZabZ
~没有	bbaaaaaaabaaaaaaYZZbabab
~的	ZXXZYccaZZZYaZWaXZbZYbYY
~着	aaaZaZZaaZaZcaZZZcZZcYba
~给	aaZaadaaZWbbXaaYcaaaacaa
~能	aaabaadcbZZZZZZZXZcaZZaZ
~自己	aaaZaadaZYabaaaabZZbaaaa
~被	abaaaaZabaaaaaadZaZaaaab
~要	aaaZaaZcZWaabaZcaaabZbZa
~让	aaaZaaaaZaaabaaYeaZaaaba
~跟	aaaaabacaaaaYaababaaaZaa
~过	ZcabaZaaabaaabZYbYaYZcab
~还	ZZbaaZZabaaZbbacXZbZZaaa
~这	cZZYagcaZabZYZaZXaYbbYZZ
~那	ZbaYaYXdZbZZcaaaaYaZZZbZ
~都	ZdbaaZcZbZabXbaXZZZabZaa
~里	ZaZXaZcabZaZaZZbYaaYabab
`,
};
