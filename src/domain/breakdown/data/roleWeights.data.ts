/** Data: written by src/testing/scripts/trainRoles.ts from the judged texts; a letter per class and feature. */
/** Of the texts that it was learned from. */
export const lessonsDigest = 'fbf7033a';

export const kindWeights = {
  classes: 'selling note test tutorial visit dialogue science views list unboxing live news article none',
  steps:
    'aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa',
  features: `
#after0	YYcbZabaZZaaaa
#after1	aZcaZaaaaZaaba
#afterQuestion	aYbZaabZZaaZba
#before0	YYcbZabaZZaaaa
#before1	aZcaZaaaaZaaba
#brief	XYaaYacYYaaYad
#else0	WYbZYbbaZZZZaa
#else1	YYcZZbZaaZbZcb
#first0	XZZZZbbaZZabab
#leans	ZZaYYccZZZZZbZ
#wide	ZZZZZcaaYaZZac
$的	baaZaaYababaaZ
%ache	abaZZYabaZYXYZ
%amount	YbZaaYbZZYYcaZ
%better	aZcZZZaYbbaaaY
%body	ZeaYYZbYaZbXYY
%box	XZXZZZZZZhbYZZ
%but	YbbYbZbZabaZaZ
%buy	bVXaZZYXbacaXa
%deny	ZaZaZYabZYaXZX
%ease	babZaaZZcZZaZZ
%feel	YaYZZZadaYYZaY
%folk	bZZYcdYYZZYcaZ
%food	YaYadaZXYYYVXa
%handle	baYbYYZYZaXXYb
%house	baZXbZZZbbXYYa
%it	dYaZZYbZZZZYYX
%keep	YaZcZZbZbZaaaZ
%kin	bYZZabbaZZZZYY
%law	YaZZXZZZYaafZY
%look	dYZZZZZZZadZZZ
%makeUp	cdaXYXXXXbZZYa
%me	ZaZYaaWcXabVZW
%money	aZaVZaaXZaZdaZ
%nature	aZbZaZeZZZaZaZ
%order	XbadYYabXZZXZW
%past	aaZaYZZaaZZcaZ
%place	ZYYYfZZYaYZbZa
%reason	ZYbZZZeaZYYbaZ
%said	WaZZabXcZZYbaZ
%scene	baYZZfZaZbZZYa
%soft	aZabZZXZZYZYZb
%span	ZaYaYaaZYWZbZb
%talk	XaaZaZZZYZcaZa
%taste	ZYcZeYYXZXYYZa
%tech	YZabYZaaabYcYZ
%test	ZZcbaYZXZbaXYa
%turnsUp	ZbYZaZYcZbaaZZ
%verdict	ZYccYYZYYZZYYc
%wear	adZZYaWYbZbZZY
%you	aXXaXbZcZXcZZa
&asksBack	aZbYabbZZaaaaZ
&bareMeasure	cabZYZaZZcbYZZ
&canDo	ZbZYZYbZbaaaaZ
&causal	ZZbZZaeaaZZaaa
&changedTo	ZcaaaabaZaZaaa
&doIt	aZZdZZaYaZZZaZ
&doThenNot	bZZYZZaaYZaZZX
&done	ZZZaZbZaYbYaZY
&doneCount	aabYZcYZYbXabY
&general	aaZZaaZcZaaaaa
&going	ZabaZbababYZYZ
&has	ZYZYaZaZYcZbaZ
&heDid	aZZZadacZZaaZa
&heSpoke	babZZcaaaZZZaZ
&iHad	acbaaZZbZaZYaZ
&isOf	aaZZcaZYZbcZZY
&look	baZaaaZaaadaaa
&loses	aaaaZYZZaZbbaZ
&offer	aYZabYWZabcZXZ
&onceThen	ZaZbZXaZaaZaaY
&orders	ZaZbbYaabbaaaZ
&percent	aZZaZabaaaZdaa
&promised	ZZYZacZZabaZZb
&proverb	ZYZZaYZabZXZYa
&saysQuote	XYZYYdZXbZYYZb
&source	aZZaaaaaabacaa
&stepCount	YaZaZZaZbbaZZZ
&thatDay	ZbaZZcYaZZaZba
&wasBad	aaZbZaYabaZaaZ
&whereTo	ZZZZdaZaaZZbaa
&years	ZYZZZacbZZZbcZ
*一	abZbaaaabaZaaY
*上	baYbaabZaaaaaZ
*下	baacaaZaZZZaaa
*个	baaaZaaaabaZbY
*了	abaaZbZaYbZabY
*人	ZZZZbaabaZabcZ
*以	aaaaaZcabaabaa
*十	cZaabaZZaZbaaZ
*吃	aaaacaabaaaaaa
*在	aaaZbaaaZZZaca
*就	aaacaabZaZbZaZ
*年	aZZaZabaaaZbcZ
*我	abaZaaYaZbbYbZ
*是	ZaZZaZbaZbaZbY
*水	baabZZcaaZaZZa
*用	caabZaaabZZZaa
*的	aaaZaZaZbaaaaY
*这	caZabbZZaabaaZ
1 %ache	baabaZZbaYZZZZ
1 %amount	aaYZaZbaZcZZaZ
1 %body	abaZZZcZaaaaZZ
1 %box	ZZYZZaaaZgaZZa
1 %crowd	YYaYbZYaaZbaaZ
1 %deny	ZZYZaabbbYbXYY
1 %feel	aaZaaZbcZaZZbZ
1 %folk	aYZaacZZbaZaaZ
1 %food	ZbaabbaYYZZZZZ
1 %handle	baaYZZaZYcXYab
1 %house	bcbZZaZZZaZZZZ
1 %it	aYaZbaZaYbabaZ
1 %law	aZZZZZaaZbadZa
1 %me	YadZZZYacbaXZY
1 %money	bZZaZbaZabYaZZ
1 %place	Zaaacaaaaaaaaa
1 %said	aYbbZZYaZabbYa
1 %scene	aaZaabaaacZaaa
1 %soft	bYaZZYYZabZZZa
1 %span	aZZaYaaYbZacZY
1 %test	ZadaZZZZaZZZaa
1 %verdict	ZZacaaZaZaaaZa
1 %wear	bbabZbYZaYaaZa
1 %you	aYaaZaaaZabYZZ
1 *一	ZYZaZaZZYZZaaY
1 *三	ZZbZbZYaZZabaa
1 *上	aaZZZbcYaZZbZZ
1 *不	aYZaZaZabZbXaZ
1 *个	ZYaZZaZbZabbbZ
1 *主	Zaaaaaaaaacbaa
1 *买	babZZZaZbcaZZZ
1 *了	abaaabZZYbYbZY
1 *人	ZZZZbZbcZYbZZZ
1 *什	aZZZaacaaaaaba
1 *仪	aacaaaaaaaaaaa
1 *你	bYaaZbaaZaaYaY
1 *做	aZZcaZZabaaZbZ
1 *分	ZZZdaaZaZaaaZb
1 *别	aaaZaZZbaZcZZZ
1 *到	abaZbaaaacZYaZ
1 *十	cZZaabZZZZZaZa
1 *单	aaaaaaaacaaaab
1 *台	aZbaaaZaacaaZa
1 *吃	aZaadaaaZZaZaa
1 *国	aaaaaaaaaaacaa
1 *在	abZZbaZZbYZabZ
1 *城	aaaacaaaaaaaba
1 *多	ZabZZacaaabbZa
1 *婚	aaaaaaacaaaaaa
1 *家	bZZZcZZZaZbaZZ
1 *小	ZcZZaaZZbaaZab
1 *年	aZYZZZbabbZccZ
1 *快	aZZbaZaaacaaaa
1 *我	YadZaZYZbbaXaY
1 *手	aaZaZabaZcZaZZ
1 *拆	ZZZaaaaaaeaaaa
1 *拿	aacaaaaaaaaaaa
1 *播	Zaaaaaaaaacaaa
1 *明	aaaaaaaaZaaaac
1 *是	bYYbYZcbYbbZZZ
1 *有	ZaZZZYbabacaZa
1 *机	ZacaZZbaZbZZZa
1 *来	bZbaaZYZaZaaZZ
1 *样	aZZaZbaadZaZaZ
1 *没	ZaZaaacaZYaaZZ
1 *测	aacaaaaaaaaaaa
1 *清	aaaZaabacaaaaa
1 *理	aaaaaaaaaaaZac
1 *百	aacaaaaaaZaaaa
1 *的	aZaZZZaYZbZZaZ
1 *盒	Zbaaaaaaacaaaa
1 *着	ZabZacaZaaaaaZ
1 *租	acaaaaaaaaaaaa
1 *箱	aZaaZaaabcaaZZ
1 *纸	aaacaaaaaaaaaa
1 *见	aaaaaacaaaaaaa
1 *该	aaaaaaaacaaaaa
1 *车	bZaabaaaZaZcaa
1 *过	ZZaaaZcaZZbaZb
1 *这	bYYbcZYYcaabaY
1 *递	aaaaaaaaacaaaa
1 *里	aYZaYabZcabZZa
1 *钟	aaZcaaaaaabaaa
1 *错	aZaaaacaaaaaaa
1 =这家	aaaacaaaaaaaaa
1 adage	aaaaaaacaaaaaa
1 after	ZbZZZZaZZcaaZa
1 alike	aZbaacZaZaaaab
1 appeal	abZbaZbZZaaZYX
1 authority	aaaaaaaaaaacaZ
1 besidelist	ZZZZZaaZcaZabY
1 cue.action	YZZaaaaZabaaZb
1 cue.after	abZZaaaaZcaaaa
1 cue.evidence	aZabZZYZbbXaZZ
1 cue.feature	aZaaZZZZbbXaZZ
1 cue.hook	bbZaZZaaZaZaYY
1 cue.question	aaZaaaaaYaZaaZ
1 cue.setup	baaaYZZbaZZaaZ
1 cue.testimony	bZaZZaaacaZaZZ
1 digits	ZXbcaaYZbaZaYZ
1 formal	aaaaaaaaaaaaac
1 halts0	ZbZbZZXaaaZaYc
1 halts1	YaYZaZZZbbYYbZ
1 halts2	aYaZZbbZYYZbZa
1 inlist	aZbaacZaZaaaab
1 label	ZZaaZcaZZbaZac
1 me	YadZaZYZbbaXaY
1 paragraph	ZaZaaZaZaZZaYb
1 person	bZababaaaZYaYZ
1 price	ZaaZbbaaZcaZZZ
1 question	bZZaZaaZYaZaZZ
1 short	ZaZbaZYaZaaaZd
1 show	ZacaZaZaaaaaaZ
1 speaker	ZZZaacaZZaaaZb
1 step	cZaaaaZaaaZaaa
1 time	aaZYaabaaaaabZ
1 you	bYaaZaaaZabYZZ
=一个	aZaZaaaabbZaZY
=一年	ZaaZaaaaZZaacZ
=三个	bZaaaaZZaaaaca
=上去	caaaaaaaaaZaaa
=不是	aaaaYYabZZbZcZ
=个月	baZaZaaZZZaaca
=九块	caaaaaaaaaaaaa
=了一	ZbZZaaZbZcZZcZ
=什么	ZZZZZabbaZaaca
=今天	aaZaaaZbaacbZa
=你看	bZZaaaZaaacaaa
=充电	aaaaaaaacaabaa
=出来	acabZaZbbZaZZZ
=分钟	abZcaaaZZZZZZZ
=十九	cZaZaaZaaZcaaa
=十八	aaaacaaaaaaaaa
=同一	aacbaaaaaaaaaa
=因为	ZZaaaacaaaaaaa
=块九	caaaaaaaaabaaa
=师傅	cZaaaaaaaaaaaa
=快递	aaaaaaaaacaaaa
=所以	aabZaacaaaZaaa
=摸着	aaaaaaaaacaaaa
=昨天	aaaaaaZaaaacaa
=用一	caaaaaaaaaaaaa
=的小	acZaaaaaaaaaaa
=的是	aZcZZZbaaaZabZ
=盒子	aaaaaaaaacaaaa
=箱子	aaaaaaaaacaaaa
=给你	cZZaaaaaaabaaa
=老板	aaaacaaZaZZZaa
=自己	aZYZbabZaaaaaZ
=这个	daZaZaZZZabZaZ
=这家	aaaaeaaaaaaaaa
=那个	ZZcZaZaaaaaZaa
=里头	caaaaaaaaaaaaa
=里的	bZZaaacaaaZaaa
=里面	ZaZaaZaaZbcZaZ
^他	aaaaacaaaaaaba
^我	cYZbabZaaZaZba
adage	ZaZZZaZcbZaZcZ
alike	YYZYYbYZcZZYYb
amounts	aZcaZaaaaaaaac
appeal	aZYZZaabaYbYZW
audience	ZaZYaabbaZabaZ
authority	aZZaaaaaZbaeaZ
besidelist	XYZZYcYYbYYXbW
bias	ZZYZZZaZaZYaYc
breath	aXZbZZYXZZcYYZ
bullet	aaaaaaZacaaaaa
buy	cYaaaaZaaZbaZa
cause	ZZaaZZcaaaaaab
conclude	aZcaaabaaaZaaa
count10	baaZZYaYaaZYcY
count11	aaZaaZZZbZaZeZ
count12	aaaaaaaaaaaaca
count13	aaaaaaZaaaaada
count4	ZZYZZaZZZZZaZg
count5	ZZZZaZaaZaZZZg
count7	ZYYZYZYcYYccWY
count8	aaaXcaaZbZZZUV
count9	YZabZaaXZbYZXT
cue.action	bZYZYZWYZacZYZ
cue.advantage	ZaZbaZbYaacaaY
cue.after	aaYZYaYZYaaZbY
cue.agitate	abaZaZaaZaaZca
cue.before	aaYZZZYaZZYZaZ
cue.benefit	bZaaYZaZZYZaYY
cue.context	YaZZZYbbZYbcZZ
cue.evidence	ZYZZZXZXXYZaZa
cue.feature	ZZbYYYZWXZYaYa
cue.hook	aaaaYaaZZaXaaX
cue.how	XYadYYZYXZZYZa
cue.pain	ZYabbYZZZaZZZW
cue.point	WYZZYYYYaYXYba
cue.punchline	ZaXabaaZaZZYYZ
cue.question	ZYaZYbbXYaZabZ
cue.save	YZYbZZbZaZZbbY
cue.setup	YZVYWZXcXXYcaX
cue.solution	ebYYWZYXXZbXZX
cue.summary	ZYbZZZbbaZYaaZ
cue.testimony	ZaYXabZaaYYaaZ
cue.trust	ZZZYaaaZaYZaaZ
cue.twist	YbbYYXZdZYZXaX
cue.why	YaaZaZccZaaZaZ
digits	ZXcXbVYVZZbbYa
exclaim	acaaaaaaaaaaaa
formal	ZZZZZZZaZaZcZd
halts0	ZcZaZaZZaaZaZc
halts1	ZcYYYbZabZXZYc
halts2	bYZabYZaaZZbZa
halts3	ZXbaaZaYZbbaaa
inlist	YYZYYbYZcZZYYb
label	ZZaZacaZbaZZZb
long	aZaaZaaZaaabca
long3	YcYaZaYYcZYZYa
long4	ZZZZaaaZYZZZXb
long5	ZYYYYXZYZYabbb
material	bcbaZYYYYbaYZa
me	ZaaYZbVbXbbVaX
meaning	YaYbZaabZYYcZY
measured	ZaabZaaaZYZbYa
newlines	YbZZYYYZYYYYbb
nomarks	aZZbaZZYaZbZZZ
numbered	YaXZZZaZcbZZaZ
pain	baaYYYaccaZZZa
paragraph	YbYZZYZZYZYZac
person	YYZYbeYbYXYYaZ
place	ZaZZdaaZZZabaZ
price	bZbYcZZYacZZYZ
question	ZZbZZbZYaaYabZ
quoted	YYYaZcZcaYYbbY
relief	bZZZaaZZbaZYZa
setting	ZZcaYZZaZabbZa
short	XZYbYaaZabaYZc
show	cYabZZXZaacZZa
speaker	YZZYZdaXbZZZYb
spec	cabZXaZYYcbXYZ
step	aZYeYZYYabYaaY
story	aaZaZaYaaZabba
taste	YZXZeZbZZaZaZa
thing	dbaaYYcZaYbYZZ
time	aaYXaabZZYZacY
worse	bZYZZbdaYbaZZZ
you	aXXaYbabZXcZZZ
~上	baYaaabZZaZaZa
~下	baZcaaZaZZZaZb
~了	ZaaaZcZaXaYbaX
~他	ZZbZbcZbZZZaba
~你	bYZbZbacaYaaZZ
~先	ZZacaaaaZbaaaZ
~在	aaZZbaabZYZabb
~她	aaZaacaaaaaaaa
~它	baZaZZcaaZaZaa
~就	bZacaabZbZbZZZ
~我	abaZabXbZbbYZY
~是	ZaZZaYbaZbaZaY
~有	YZZYaZaaZbbbbb
~没	ZbbaZbacaaZaZZ
~的	ZaaYaYbZbaZaZY
~这	caZabbZZaZbaZZ
~那	aabZaabaaYZZaZ
~里	aZZbaacaaaaaZa
`,
};

export const roleWeights = {
  classes:
    'hook pain agitate context question solution feature advantage benefit evidence testimony trust twist before after why how setup point summary save action punchline none',
  steps:
    'adYkZXXYYVXZVbYZXfbYYWYT ZcgXbiYZZUZZZbabZXYZZYZZ aZbZagYaZYaaaaaZaZZZaZZa XeZYZXdZZcZZYbYcaXZYZYYX aaaaacaaaZaaZaaZZaaaaZaa aZaZaXgbbYcZYabYdZYYZYZZ ZYZXaWedbiZXYZZZZYUYZYaY aaaZaZZZdYbZaabZYaZcZbZa aZaaaZabWabeYaZYZZZXdeYZ YYYWZWYccfbaeYYcWWSZbXYX aZabaZZZbZcabaZZaYYZYcYZ aaaZaaaZbXaYaaaZZZaaecZZ YZZZZXZZZVaYaZacZXVhcZfX afcaacZaZYZaZabZYYYZaZZZ aaabaaaadZZaaaaYYZZZaYdZ YYaWZbXZZdZZaZZfcYUdYWbX YYYWZZXYYeWaWZdZjWUbUXeW XYYbaXZZZUYZhaZVWhUZZXYY YYYXZYUYXWaaWZZYUWnaaVYW ZaaZaZZaZXZaXaZZYZYWfgZZ aaaaaaZaaZaaZaaZZaZZZaaa ZaaZaaaaZYZbYaaZYZZZYdYZ aaaaaaZaZZaaZaaYYZZYYhXZ ZZaYaZYaZXZZXaZXXYWYYWYk',
  features: `
#after0	baZaaaZaYcaaaZaaaaZZZaaa
#after1	aZacaaaaZcaaYaabZaZZaaaa
#afterQuestion	bbaaaZYaZZaZYZacbaYZZaaa
#before0	XZaaaaXZZaaZaZZcabZcZZaa
#before1	ZbaYaZZaZaaaaaadcaZaaaaa
#brief	eYYXZYXYXZZaaZZYaaZYbbbZ
#else0	aaZYZZXYXaWZaYZZaeYbZabb
#else1	aaaZaZaaZcZaaaaaababaaaa
#first0	WZaaZZaZYYaaaacaaaZbaaYc
#first1	ZaaYaaaaaZZbZaacZbZaaZbb
#leans	ZcZbacZYaXYabZYYabYZYYaZ
#wide	ZcZbaZYZaXbabbZadZXZaaZb
$了	daZaaaZaabbZaZaZZaZaaZba
$去	aaaaaaZaacaaaaaaaaaaaabb
$块	aaabaaZaaYbacaabaaaaaaaa
$的	aaaaabaaadaaaaaYaZYaZZaZ
$着	aaaaaaaaaaaabaaZaaaacZaa
$行	aaaaaaZaaZaaZaaZcabaaaaa
%ache	ZdaZZYZbYaYZaZZZYYaVXZaZ
%amount	ZXYZaXYaZaZZaabaaYaZZZYY
%bad	acdaabZbaZZZbZaaZaXaaaaZ
%better	aZabaZYgYaaZaZZXYYabYZZZ
%body	aacXZbbZdaZYXZbbYXbaZWZa
%box	bXaaaZcZYbZZcZaaabZYaZZZ
%but	ZbZbabZaZZaZeZZaXYaaZZZZ
%buy	ZXaZZZZaYZacaZZXcXaZZdZY
%crowd	aZabXaZWYZWYYXYZYZZYaZXX
%deny	abZbYXXYZXXXbWXZaYZbWYaY
%ease	aaZZaababaZaXabYZZccZZaZ
%feel	abbaZZaXZXYYZZZaYXbbYYdZ
%fix	abZYadZZZZZZbZbbbXaZZbZb
%folk	aZZZaaXaYYebaZaZXdYYZZYZ
%food	ZYXYZYcYZYZZYXXbZZYZXXZX
%handle	YZXXYYcXYZVXaYVZdYZWZYXZ
%hold	abcYaZXbceZZZaabXaZaaaZa
%house	aaZZZbZYaYZYaYZYbbcaYXYZ
%it	aWZZZcZaZZcYaZYbYWaZZYbY
%keep	aZaaaZaaYbaZZaaYaZaZjZZZ
%kin	aaaYZYZYeXfababZVcXYaYZZ
%law	ZaaaaZcaYbYcXZZabaWbZZZZ
%look	aYZYaaabZgaYbZZZYZYZbXbZ
%makeUp	ZYcYZacbXYZYZYYaYXZbZZZa
%me	bZYaYaZXXaZeaZYYXZXYVZbY
%money	aZabZaYaZZcZXZYYXZZcYYaZ
%nature	aZaZaaaZZYaaabafYZbbZaaZ
%order	ZcZYZaWZaZZYacYYbYZZcZZZ
%past	ZabbaZaZYcaaccZZXZZZbYaZ
%place	aaabaZaaYYaaaZZbZZZYbZZa
%reason	babaaaXZZXZZZaahXYabZYbZ
%said	ZZabaXYYWXhZYZbaYbZXXZba
%scene	aZZWaaaZaaZZbaaZcdZYZaZa
%soft	aYaYZYZZZbZYaYYbZZYXbXZZ
%span	YcZaYYVWcYZaXaaWaaWXaYWY
%talk	baacZZXZYZYbYaacZZYYZeYa
%taste	YZYaZZbZZcZaZZaXaYcYYbYa
%tech	ZZZbaZaaZZZadZZZaacYbZZZ
%test	aaabZZZYYcZaZYYYbZXYaZXZ
%trust	aYadaZYZbYafYZaZYZaZZbYa
%turnsUp	cXZYabZZaaZZbZbaZYaYZbaa
%verdict	ZaZaZaWZZXYYbaaZdZYeZZYa
%wear	ZaYaZbdaaXYZYaYbaYcYabaZ
%you	aZaZZZZZZYZbaZZaZZZaXcaZ
&already	acabaYaaZbZbbaaZYaZaaaaa
&asksBack	aZabaaZZZbaZbaZaaZZZZcZa
&ba	aZbYabYaaXaYcaaadZYZaabb
&bareMeasure	ZZZZaZebYcZZYZZZbaZYbZaZ
&been	abbcaZZZZcaZabaYaYaZaaaa
&canDo	abaZaZedbZYYYZZZXYcZZZaZ
&causal	ZaaZbbZZZYaacaadYYbaaYca
&changedTo	aZaaaaYbbaaaaababbYaaaaa
&doIt	YbZXZbZaaZbXVZZYeZcZaZYZ
&doThenNot	ZYYYZYcabcZZZZYcWYaXZZZZ
&done	dZZZaZWZZcaZaYZcWaZZYYbZ
&doneCount	aaZaaaZaWedZbYaXXZYZZZZZ
&exceptFor	baaZaaaaaaaacabaZaaaaaaa
&explains	ZaaaacaZaYaZXaZbXbZcaZaa
&fits	ZaabaZaaYYaadaaZZbcbaaaZ
&flawOwned	aaabaZaZYaaZfaaZZaaZaaaa
&general	bbacaaaaaZaaXaaaaZaaaZba
&going	ZZbYaYZaZZbZaZZbXcYaaZaa
&has	ZYXbZYdZbbYYZZZYZZZYYYaZ
&heDid	ZaaZaZaabZbabZbaYbZaaZab
&heSpoke	ZZaZaaZaacbaYacbacZYaacZ
&iDid	ZabaaaXabbaZZaaZabZaaaaa
&iHad	cYZbabaZabZXaabYacaZaZba
&ifThen	aaaYaZZZaZZZacaabbaYaYcZ
&inPic	aaaZaaZaaZadbaaZabaZcZaa
&isOf	aYbZaZfbXZaaZaZcXaZYZYZZ
&look	acaZaZXabfaZXabZZaZaabaa
&loses	bZZZaZacZZZcZZZcZYaYaaaZ
&notOnce	abaZaaZaacaZZaabbZZZabaa
&offer	bYZZaZXZbYbYZZZYZZcaYcaZ
&onceThen	YZYZZaaZbbaYZZXbaXWaZbZZ
&orders	aZaaabXbZXZaZZaYbbcbadYZ
&passive	aaaaaabaaaaaXabacZaZabZb
&percent	aZaZaaZaZbaZZbabYaababaa
&promised	aaaXaabZYZadaaZYbZaaaabb
&proverb	XXXaXUZWXbXZaXWYaXcbZZZZ
&saysQuote	ZZZYaaaZZYZZcaZYcaZZZXba
&source	aaabaaZaacacZaaZaZaaZbaZ
&stepCount	ZaZYabbZaZZZbbaZaZcZZaZa
&thatDay	ZacbacZbaZaZaYaaaZZZZYab
&threshold	ZaacaaZacXabZaaabadYaZaa
&unlike	ZaaaaaaaZaZaaaacZZZdaaaa
&until	aaabaaZaZYaaYaaYcabeaZaa
&untilNow	aZaZabaaaabaYZcYaZaZaZba
&verdict	aaaaabaaZZaabaaZbaZdaaaa
&versus	ZaZYaaaabaaaZaadYYbbaZba
&wasBad	ZbZaaaZaaYaZZdaaZaZZbaaa
&whereTo	bZababZbYYaZaaZZbZaZabZa
&worse	ZbecaaZbZZZZaZabZZYZaaaZ
&years	ZbZbaZbbZbbdYbZZWYacZYaZ
*一	ZbZaZZbaaYZZaZYZbacaZaYa
*七	aaaaaaaaacabZbaaZaZaaaaa
*三	aaaaababZdaZYaaWbbaaaaZa
*上	ababaaZaaaaabaaacZaaZZaa
*下	aaaZaZbaabZaaaaZcbZaabZa
*不	aaabaaZaaYaabZZcZaZaaabZ
*九	aaabaaaaabaaaaaaZaZaacaa
*了	baaYaaYaZdbacZacXbYYZZba
*二	aZabaaaaacbbaaaZYZbZacaa
*五	aaabaaabaaaZaabYZbaaabaa
*以	aaaaaaZaaZbabaaZbacaaaZa
*们	aaaaabaaaaaaYaabaabaaaaa
*会	aaaaaaaaaZaaZaacZZcZaaba
*做	aaaaabZabaaaZaaYdaaaaaaa
*光	aaaaaabaaZaaaaacZaaaaaaa
*全	aaaaaaZaaaabaaacbbaaaZaa
*八	aaaaaabaababYaaabaZaaaaa
*公	aaaaaaaaaaaacaaZaaaaaaaa
*关	aaaaaaaaaZaaZaacbaaaaaaa
*出	aaaaaaaadYZaZaaabZaaaZaa
*别	aaaaaaaaZYaabaaadabbaaZa
*前	aZabaaaaaYaabcabaabZaaZa
*十	ZaaaaabZbZbZaaaZaaaZZdZa
*只	aaaaaaaaZaaaZaacaaaaabaa
*回	aZbaaaZaabaaaaacabZbaaaa
*在	aaZZaZZZaYacbZacabaZaaab
*多	aaacaaZaaaaaZaaaaabaaZab
*够	aaaaaaaaaZaaaaaZbabcaaaa
*天	aaaaaaYabYaabaZacZYaZaba
*太	aaaaaaaaaaaaaaacbaaaaaaa
*头	ZbaZaabaaaaaaaadaaaaaaZa
*子	ZbabaaaabaZZYaaabbbaaZab
*存	aaaaaaaaaaaaaaaaaaaacZaa
*它	aaaaaaZaaaaabaacbaaaaaba
*完	abaaaaaabbaaaaaaYZaaaaaa
*家	abaaaaZacbaaaaaZZaZabaZa
*就	ZbZaacZaZYaaZaaeZZZcaZaZ
*己	aaaaaacaaZaaaaaaaaZaaaaa
*布	aaaaaacbaZaaaaaaaaaaaaaa
*年	aaaaaaaaaaababaZXbbaaaaa
*开	aaacaaaaabaZZaaZcZZZabaa
*当	aaacaaaaaZaabaaaaZaaaaaa
*往	aaaaabbaZZaaaaacbZbaaaaa
*得	aZbZaabbbZaaZaacZZaaaZba
*手	aaabaaaZaaaaaaaZcaaaaZZa
*打	aaaYaaaaaaaaaaaZbcbaabZa
*把	aaaZaaaaaZaZbaabcaZZaaba
*斤	aaaaaaZaacaabaaaaaaaaaaa
*方	aaaaaaZaZaaaaaacbaZaaaaa
*是	ZaaaaadaZZZZcZadWabbZYbZ
*晚	abaaaaaaaZabaaaZcabaaaaa
*月	aaaZaaaaacaaaaaZZaaaaaaa
*有	aaZaaabZabZabaacXbaaZaab
*楼	aaabaaaaaYaabaaaabaaaaba
*次	aaaaabbaaYaaZaaZZabbbaaa
*每	abaaaaaaaYaaaaaYdaZaaaaa
*气	aaaZaaZaaZaaaaadaaaaaaaa
*水	aaaZaaZaZbaZaaaccZZaaaaa
*没	abbZaaaaacaaaaaaZaaaZaaa
*烧	aaaaaaaaaYaabaaaaaaaaaaa
*生	aaaaaaaaZZaacaaZZaaaaaaa
*电	aaaZaabaaaabZaaZZadZabaa
*留	aaaaaaZaaZaaZaaadaaaaaba
*百	aZacaaabaaaaZaabZZZaaaaa
*的	aYZZZccaZZaZbZYcYZbaZbaa
*看	aZaZaZZaadaZZaaabaZbaaZa
*种	abaaababaYaaZaaaaaaaaaaa
*第	aaaaaaaaacaaaaaaZaaaaaaa
*给	aaaaabaaaYabYaaZbaaaabaa
*老	aaabaaaaababbaaZYbZaaaaa
*能	aaaaaaccbZaZZaaZYabaaaaa
*自	aaaaaacaaZaabaaaaaZaaaaa
*要	aaaaaaabZYaabaaaaaZaabaa
*让	aaaaaaaaaaaabaaZcaaaaaaa
*话	aaaZaaaaaZaaaaaZbcaaabaa
*说	ZaaaaZaaZZdaaaaaZbZaZaaa
*走	aaaaaaaaaaaacaaYabaaaaba
*车	aabcaaZaaaabaaaaaaaaabaa
*转	aaaZaaaaaaaacaaZbaaaabaa
*边	aaaaaZbaaaaaaaaYcaZaabaa
*还	aaaaaZaaabaaaabbYZbZaaaa
*这	cZZYadbbaabZZaaaZaZabZaZ
*进	aaaZaaZaaaaaZaabcbaaaaaa
*都	ZcaaaacabZbbZaaYZaZaaZaa
*里	aaaYaZbabbaaaaabZaaZaaab
<%ache	YabYabaZbYZZYbaaccYbaaZa
<%amount	ZaabZabaYYZabZabZabaYaZZ
<%better	ZaabaaaaabaaaaaZZZcbaaZa
<%body	ZcbZaaaaaccZZcZaYYbZYaZa
<%box	aZZbaZdaYbaaaZacaaYaaaZa
<%but	aaaYaZcaaZZbZaabZZbabaaZ
<%buy	ZZZZaacZZYbbcaaabYabaaaZ
<%crowd	SZZcZaZZYcYZcYZabYYZZZbY
<%deny	VaZZZYbaaYZaaZYZcZacZbYX
<%ease	aaaZaaaaZaabcaaZaaaZbZaa
<%feel	XbbYZcaYbaaaZaZaaYbZacaa
<%fix	aaabaaaaaYaaZaaadZaaaaba
<%folk	ZZacabbZZWZaeaaYZcYaabZZ
<%food	XXYcZaaacabZaZZabaXaaaZY
<%handle	VXZbZcaZbaYbZZZZaYaaaaZZ
<%house	XbacaaabWcaZZZZZYabYZbaZ
<%it	YZacZacaZaaYbZaXaaYaaZaZ
<%kin	acbZaaaZaZabaaaZZbZbZaaa
<%law	aZacaZaabXbaYaaccZaaaYaa
<%look	ZZaZaZdabcaaaaaZYbZZbaaa
<%makeUp	ZZZbaccbcbZZYaaXaXaaZaaa
<%me	XYYbZYbabYbaacZaaYaZaabZ
<%money	YaZaaabbYZbaaZaYYababaaZ
<%nature	aZbZaaZaadaabaacZaZZaaaa
<%order	XbbaaaaaaaZZYabaaaaaaZbZ
<%past	ZbbcaabaZXaZbbaaaYaZbaaZ
<%place	ZZabaabZZbaZaaaYZdaaZbaa
<%reason	ZaaaabZaaZaZaaacaaZaabaZ
<%said	ZYZaaaZbabaZdZZbaZaaaaaZ
<%scene	ZaaaaZbbaaaaaaaaYbZZZbba
<%soft	XYabZbbcZYaaYZabbaZZZaZZ
<%span	VabaZaZZXYZYdZZZZbZZaYaa
<%talk	ZaacaaaaaaZaYaaaabaaZZaa
<%taste	ZaaZaZaZabbbZaZabYbcZaaa
<%tech	ZaaYaZaabYZbcaaaZcaabaaZ
<%test	YaacaZYaZcZdaZaaZaZaZbZZ
<%trust	ZaabaabaZaaaaaaXaaaabaZa
<%turnsUp	ZaaaaaZaaZZacbbYaZabaZbZ
<%verdict	ZabaaYYaaaaYaZaacbaabaZa
<%wear	ZaaZaaYZcZZabaZcYZcZacbZ
<%you	ZabZaacaaaaaaZZaZaaZabZa
<&ba	ZaacaZZaabaZbaabbZZaaaba
<&bareMeasure	aZbaaZbbaaabZaaYaZbaaaaa
<&been	aZaZaaZaaaaaZaacaZbabaaa
<&callsYou	caaaaabaZaabZaaaaZZbaZaa
<&canDo	aZabaaaacZaZaaZaYZbabcaZ
<&changedTo	aaaaaaaaaaaabaaYbbaaaaaa
<&doIt	ZbZaaZabaZZaZaabcYaaaaaa
<&doThenNot	YYaXZZccZYaacaZababaZaYZ
<&done	YZabaZbZZaaaYaaaZdYcaaZZ
<&doneCount	YaZcaabaYbbbaaZaXbYZaabZ
<&explains	abbaaacabZabaaaZbZaZaaaa
<&flawOwned	aaaZaaaabaaaaabaZacaabaa
<&going	ZZaZaaaacbaacZZaXcZaZZaa
<&has	YaabZZYYZcaabZZaaYabZbcY
<&heSpoke	aaaZaababbZaaaaZZabcaaaa
<&iDid	aZabaZbaZaabcaaaaZZZaaZa
<&iHad	ZZadaaZZcaaaaaaZYZaaaaaa
<&ifThen	aZabacZabZaabaaZZaYbZaba
<&isOf	aZaaaZbbbcaaaaaaaaYaaaZZ
<&loses	ZaaZaZcacYZaaaZYbaabbbaZ
<&offer	aYZbaaYaaaabaaaabZcaZaaa
<&onceThen	YbbbaZbbZabaYbaYbYaYZbaa
<&orders	ZZacaaaabaZaZaaZcaaababa
<&percent	aabbaaabbZbaYaaaaaaaaaaa
<&promised	abaaaZaaaaaaYaZbaacaaaba
<&proverb	VXaYZaabXdXZbYZcYacZaaZY
<&quoteOnly	caaaaaaaaaaaaaaaaaaaaaaa
<&saysQuote	ZZZaaZZZZcZaaabbccYZaZba
<&stepCount	aZaZaababbaaZaacYZbaaaaa
<&thatDay	aaZbaabacZaaaaabaZZaaaba
<&unlike	ZaaZaaaaaZaaZaaZcabbaaba
<&verdict	aaaaaaaaaZaaaaaacaaaaaaa
<&wasBad	abaYaaaaZYaababbcaaZabaa
<&whereTo	abadaaZaZaaaZaaYZbcaaaba
<&worse	aZaaabaaaaaaZaacaaZaZaba
<&years	ZbZZaaZaZabZbbaaaaaabYaa
<adage	ZbbYaaaZZZaaZZaYcbZZabZZ
<advice	ZaaaaaaabaabYaabaZaZaaba
<after	YabbaaaaZZZZZcabWZabaZbZ
<amounts	aaaZaaaaacaaaaabZaZaaaaa
<appeal	bZaaZYaZYYaYZYaaZZZXYbYY
<audience	ababbaZabZaZZZabZaZZbacZ
<authority	aaaZaaaaaaaaYaacabaabaab
<before	abZYaabaYYZZaacbcYaZabbZ
<bullet	aaaaaaaaaYaaaabaaadZaaaa
<buy	ZZaaaaaabbaaaaaYabYbZbaa
<cause	ZZZbaZYZbcZZaabdZZabaaaa
<conclude	aaaaaaaaaXaaZaaadaaZabaa
<contrast	ZaabaZZZbbaaabaZZYbbZbaZ
<digits	UZWZYYWYYZZcZaZaYbbXYaYY
<exclaim	dZaYaaaaZbaabbaZaaZaaaaZ
<formal	abaZaaZaaZaababbZaaaaYac
<material	ZZZbabbdYZaaYcZZZZYaYabZ
<me	VXXbYXbZZXbaadYZaYZaZZbY
<meaning	ZaZaabYZYZYaYZaYaabdaaYZ
<measured	XXabZYaXaabXZYYaZaYcYaZZ
<numbered	ZZZYaZbaaZaaaZaaaZdaaaaZ
<pain	YbaYabaYYbaaWZaZadZaaZaZ
<particle	aYZaZabaZaXZZYZXcYbabZZZ
<person	YYbaZZbYZZZaZaaaaaWbYZbZ
<place	ZaZXaZaaabZZcaaZZbcZaabZ
<price	YaZbaaZaYbZbYZZbaZaZZaZZ
<question	bbZZaZbZZZZZXZabZaZZYaca
<quoted	daaXaZaZZXZZaaZbbZaaaZbZ
<relay	ZZaaaabZaZaaYabbcYaaaaaa
<relief	YZaZaZZaZaZbaaZXaabXacaZ
<setting	YaZYaZZaYcacacaYZbcYaaYZ
<show	YZZbaaaabZaaZaZYYaZZaaaZ
<speaker	dZZWaZaZZaZaaabYabbZaZZa
<spec	YZbXaZacbZZYaabZaYacaaZZ
<step	YaZaaabYbXZZZZYabZaZaabZ
<story	YabdaacaZWZZbZZXZaabbaZZ
<talk	babaaaZaaZabZaaZZaYaZbaa
<taste	aabZaaaZacabYaZbYZbbaaZa
<thing	YaacaZabaaaZYZaZaZYaaZXa
<time	WXbYZZXaZZZYcbYbZcYaYaZY
<turn	aaaZbZZcYXaaXabcZaZfZZbZ
<urgent	ZZbZaaaaaZZZaaZabZZbaYba
<witness	YZZZaZabbacbaaabZZaZabbZ
<worse	YaaXbcZZaZZbbZabaaYaZZZZ
<you	YacZZZbZaaaYaYYZYZaYabYZ
=一次	aaaaaaaaaYaaaaaZaababaaa
=一百	aaacaaaaabaaZaaaZaaaaaaa
=十九	aaaaaaaaaZaaaaaaaaaaacaa
=左边	aaaaaaaaacaaaaaaaaaaaaaa
=有一	aaaaaaaaaaaacaaaaaaaaaab
=自己	aaaaaacaaZaaaaaaaaZaaaaa
>%ache	bZZcabYZaabZbaaZaaYaZZaZ
>%amount	bYceaaXZacabXZZacaaZZZZZ
>%better	aaaYaabaabaaaZaaaZbZaaaa
>%body	bZbaaacZYZbabZaaaaaaaZZa
>%box	baZaaZZZbZZaYaabbcbaaaaa
>%buy	aaaYaZabdYacbZaZbZZZZZZZ
>%crowd	bbbZZZaZcbXZaZZZZabaYWXZ
>%deny	aZZaZabYabZYbaaacaaYYXXY
>%ease	aaabaZabacaaYaabYZaaaZaa
>%feel	ZabaabZabZZZcacXaaaaZZYa
>%fix	accbaaaaZZaaaaabYZaaaaaa
>%folk	babaaZZacbaabaaZYbZaaaZZ
>%food	bYZcabaaZaZaZaZcadYaZXYZ
>%handle	aZZZZaaabcYWXZYZcbcaYXXa
>%house	bYaZababaZZZbaZZaabaZYZa
>%it	ZbcaZacYZZZZbaabacYaZYaZ
>%keep	ZaabaaaZcbZbbaaYbZacaZZZ
>%kin	aaacaaaaZbZbZaZbaabZaZaZ
>%law	baabaZbaaZaabbabYYaaaaaZ
>%look	ZabaaaaaaZaZcaaacZbaaZaa
>%makeUp	abababZbZaaabaZaaZZaZYZa
>%me	aaaYZZaaaZZZcaaaaaZaZZZZ
>%money	abZYaaZaababcbZXZbcZZZZa
>%nature	aaaaaaZaabaaZaadaaYaaaaa
>%order	aZZaaZaaZcZaabaabZcYZYZZ
>%reason	aaaZaZaaZcZababcZZbaaaZa
>%said	ZaZbaaZaabaZZaaZZdcYaZZa
>%scene	aaaaaabaaaZaZZaZZdbaaaZa
>%soft	cZbaZaaYZdZZdaZZaYYYZXZZ
>%span	bZZaZZZbdZYaaaZbZbYXYYYa
>%talk	aaZbaaYaZfaZYaaaYaZcaaaa
>%taste	ZaacaaaaadaZXaZZcYbZaZaZ
>%tech	abaaabcaZaaZaaaZaabbaaaZ
>%test	aZZcabbZZZaZbZaYbbZZZZZZ
>%trust	bcaYaaZaaaaZZaabcZcaaZaa
>%turnsUp	acbZaaabaZaZYaababaaaaZa
>%verdict	bYZaaaZabZZabaabbabYaZZZ
>%wear	aaaZaaaabbZacZZYZbaaaZZa
>%you	ZaabaaZaaYZaaaZbaaZZabba
>&asksBack	aaaZaaaaabZabaabZaacaaaa
>&ba	aaZbabcaZaZaaaaYabZaaaZb
>&bareMeasure	aaadaaXZababbaacbZZZaZaa
>&canDo	ZaaaaaYbacZabaZcbZaZaZZZ
>&causal	aaabaZbaaZaaaaacabaaaaZa
>&doIt	abaaaacZZaZYaaabaaaZZbYa
>&doThenNot	ZaaaZbcaacZZZaZbZcYYZYZZ
>&done	baZbaZcbaYZaZaabZbZZZZZZ
>&doneCount	ZaaYaacaaYaacaZZbcYZaZZa
>&fits	aaaaaaZbababcaaZZabZaaaa
>&flawOwned	aaaaaabaacaaZaaaZZaaaaaa
>&general	aabaaaaaacaadaaZaaZaaaZa
>&has	bZZbZcZabbaZaZZbYaaYZZZa
>&heDid	aZaZaabaaaaaZaaaadaaaaZb
>&heSpoke	aaabaaabaaaacaaaZaZaaaaa
>&iHad	ZbaZaZbZaaaabaaZcabaaaaa
>&ifThen	aaaaaaaaZbaaaaacZZabaaaa
>&isOf	bbaaabaZbdaZaaZYaZaZaaZZ
>&look	aaacaaaaaZaabaaZaaaaaaaa
>&offer	aaaZaZbbbXabaZZcZbaYZZaa
>&onceThen	bZaYaaZabZZaZZZdacaaZZZZ
>&orders	aaaZaaaZaaaaaaaabZcZaZaZ
>&passive	abaZaaaaaaaacaaaZZaZaaaa
>&promised	aaaYaaaaaZZabaaZbbbaaaaa
>&proverb	bXYZYabZbbYaaZZaabdXXUXZ
>&saysQuote	abbcaZaaZaZacbZZYaaZaaZa
>&stepCount	abacaaaaabaZZbaZZaaaaaaa
>&thatDay	acaaaaZbaZaacbaYZaaZaaZa
>&threshold	aaabaaZaaaabYaaaaacaaaaa
>&unlike	aZbbaaZabbaaZbabYZbaaaaa
>&until	aaabaaacabaaaaaZabZaaaaa
>&verdict	aaaaaaaaacaaaaacZabaaaaa
>&versus	aaaaaabaaZaaaaaacabaaaaa
>&wasBad	aZacaaZaZZZaaaababbaaaZa
>&whereTo	aaaZaaZaZaaaaaaabcabaaaa
>&worse	acabaaaaabaaZaaaYaabaaaa
>&years	aZaaaaZbaYaZaaacaacaaaaa
>adage	abcZaaaZZcZZbbaYaabaZZZZ
>advice	baaZaababaaaYabbZabaaaaa
>after	aZbXabZaacaZZaacaZZbaZZZ
>amounts	aaadaaZaabaaabaaZZZaaaaa
>appeal	baYZZZYXcaZZZYZYaZYcYZZX
>authority	baaZaaZaabaaaaaYaacaaaaa
>before	bZacaaZaZZZbaaZZabcaaZZa
>buy	aZabaZZafXabZaZabZZZaZaa
>conclude	aaaZaZZZZbaaaaadaacaaaaa
>contrast	bZaYacZaZbaabZaZaabZaZba
>credential	bZaYaZZbbaaaZaacbbbaaaaZ
>digits	aZYbZZZZZaaaYYYaZabWYWWY
>flaw	aaaaaaabacZaabaaYZaZaaba
>formal	aaaZaaZabaZbYabZZaZZaaac
>keep	aaaZaaZZdcZcZaaZaaYcaZaZ
>material	acZcabYbZbbbZZZYaaYYZYZa
>me	baZWZXZZYaZYbaaZZaZbZXYZ
>meaning	baaXaaZcaaaZYZacbZaZZZYa
>measured	ZXaaZaaYYYZbbZaZaabYZYYZ
>numbered	acZbaaaZYYaaZZaabZbaZaZa
>pain	ZaabZaZZbbaaZZZYZZZaZYZZ
>particle	bZZaaYcZZabaYZbbZbYaZYaZ
>person	ZYZZZZWYZZaYbaYbadaYZYZZ
>place	aaZZbbZabcZZZaaaZaabaZaZ
>price	ZaZXaZabYZbbbZZbbcZYZZYa
>question	ZbZXaabZZbYYbZaaXZadZZbZ
>quoted	ZZZaaaZbabaZbZZYacaZZZaZ
>relay	ZdbbaZYZZYaabaZbZYbZaaZa
>relief	aZZYaZabbaaZcaaYaZaYZYZZ
>setting	dZZaaZYcaZZZXZaeZaaYacaa
>show	aZZaabdZaXZZZaaZcZaYaZZa
>speaker	aZbcaZbaZaZaaaZYZbcZZZZa
>spec	aaaaabZZYaaabbZYabaZZYaZ
>step	bZccaabaaYZYaaZaZYYbZYaY
>story	aaaXaaZaZZaaadaYZbaaaaZa
>talk	aaaYaZYZcbaYZaaaYaYeaaaZ
>thing	ZZaZaZZYabaaababbbYZZZaZ
>time	aZbYZYYZbYZZZaabbbaYZZZZ
>turn	ZaacaaYZcbZaaaabYYaaaaaa
>urgent	baacaZXbacaZaZaaZZbZabZa
>witness	aZZZabZabaaacbacYaZZaZZZ
>worse	aaZaaZZaYbabbbZcYZacaZZa
>you	ZaZbZaYZZXZYZZYbZaYZZacZ
^一	aaaZaababaaZYaabbZacaaaa
^不	aabbaaaaaZbacaaZaaZaaaaa
^为	aaaaaaaaaaaaaaacZaaaaaaa
^为什	aaaaaaaaaaaaaaacaaaaaaaa
^之	aaaZaaaaaaaaacaaaaaaaaaa
^之前	aaaZaaaaaaaaacaaaaaaaaaa
^他	aaaaaaaaabZabaacaaZaaaaa
^他说	aaaaaaaaaaaaZaacaaaaaaaa
^你	abaaaabaaZaZZaaaaaabZeZa
^可	abaaaaaaaaaacaaZaaaaaaaa
^后	aaaaabaaaaaaaaacZaaaaaab
^后来	aaaaabaaaaaaaaacaaaaaaab
^因	aaaaaaaaaaaaaaacaaaaaaaa
^因为	aaaaaaaaaaaaaaacaaaaaaaa
^她	aaaZaaaaaabaaaaZacaaaaba
^她说	aaaaaaaaaaaaZaaaacaaaaaa
^它	aaaaaZaaaZabZaadaaaaaaaa
^差	aaaaaaaaaaaaaaacaaaaaaaa
^底	aaaaaacaaaaaaaaaabaaaaaa
^底下	aaaaaacaaaaaaaaaabaaaaaa
^当	aaaaaaaaaaaacaaaaaaaaaaa
^当然	aaaaaaaaaaaacaaaaaaaaaaa
^想	aaaaaaaaaaaaaaaabaaaZcaa
^我	aZacaabaabaaYZZbZbYZaZab
^我们	aaaaaaaaabaaZaacaaaaaaaa
^有	aaaaaaaaaaaabaaZaaaZaZca
^油	aaaaaaaaaaaacaaaaaaaaaaa
^现	aaaaaaaaaaaaaacZaaZaaZba
^现在	aaaaaaaaaaaaaacZaaZaaZba
^看	aaabaaaaacaaaaaZaaaaaaaa
^第	aaaaaabaabaabbaZYabaaaaa
^跟	aaaaaaacaaaaZaaaaaaaaaaa
^转	aaaaaaaaaZaadaaaaaaaZbaa
^转机	aaaaaaaaaaaacaaZaaaaaaaa
^转给	aaaaaaaaaaaaaaaaaaaaZcaa
^还	aaaaaaaaaaaaaaaaaacaaaaa
^还有	aaaaaaaaaaaaaaaaaacaaaaa
^这	baaaabcabZaaZaaZZaaaaaaa
adage	ZZZbacaZZZaaZaZbYZacZZdZ
advice	aaabaaZbaZaZcaaYcZaZZbaa
after	baaZaZYZabaaZZdYaZbZaZaZ
alike	aZZZaZaZZZZZZaZZaaeZZZab
amounts	aaaaaaaabcaaZbaabZZaaaaa
appeal	cXZbZZXYYZYbZYZaZZaZYcaX
at0	pYaXaZZaZYZZZaZXYYXaaZaf
at1	XdZfZYXYYWYZWbZaYcaYZYYd
at2	YdbdZZZYYZYYUbZaXeYYYYYc
audience	cbacaaZZaaaaYaZcZZaaabZZ
back0	YYYXZYXZYWZZVZZVWYWegief
back1	XXYYZXXZdXZcdYaYaYWdYadc
back2	XYZZZYZbbababYbabVZZYYWc
before	aaaaaZaabZbZbeZZZZaZbbaa
besidelist	aZZaZYZZZYXaaZaaYaWZcZZX
bias	aXUYTWYUYZVWaUVZaYbYXZYb
breath	XYZXZabZYaaZaZZacbZZZcaZ
bullet	aaabaaaaaaaaZaaabadaaaaa
buy	ZZaaaaZaYaaaaaaZcabZZdYa
cause	aaaZaaaaaZaaaaaeYZcaaZaa
conclude	aaaaabaaZZaaaaaZaaZeaaaa
contrast	aZZZaYacZbaZZaacaZbbaZaZ
credential	aZacaaZaZaahZaaaaaYZaaZZ
cue.action	aYXaaYYZZYZZYYYXYZXYZbZa
cue.advantage	ZYabaaYdYbaaZZZYYYaXZZbZ
cue.after	ZZZZZaYZZbaZYYfaXYaYZYbZ
cue.agitate	baeZaZZZaaaaaZaaZZYZZZaZ
cue.before	ZaZaaYYZYZbYZdZYYaaYbZZZ
cue.benefit	aZZXZYZadXYYWaZZaYaaZaZZ
cue.context	aYacaaZbaaZYbaaZWaaYZcYZ
cue.evidence	ZYXZWWZYYbYZZYZZZXZYWZVZ
cue.feature	YXWYYZbZZaZYZZaYZZZXZZYZ
cue.hook	bYZZbZZZaYZYaZaaaZYYaZZZ
cue.how	bXZaZaWaZYZaWYZZcZZaaaYZ
cue.pain	abaZZZYYYaZYYZYZXYWZZYZY
cue.point	aXaXZXYaXaYYaaaZaYZYZaYZ
cue.punchline	aYaZaZZabYaaWaaZaZabaXba
cue.question	aYZbcZZZZaaZZZZYaaYYZcYa
cue.save	ZaaaaZZaZYZZaaaaaYZYcdZZ
cue.setup	ZYZaZXaYZaaYZYYYYaYYYZZX
cue.solution	ZaXYZdaZYYYZYYZYZXYZZYaY
cue.summary	cZZZabYaZZaZZaZbbZYfaZZa
cue.testimony	aYZZaaXZYZcXaabZYYXZbYZY
cue.trust	ZZZbaaaZYZZdYZZaZXaYZaZZ
cue.twist	ZaXZZaZZZaaXZXabXYZbYXZZ
cue.why	ZZZZaZZZaZZZbZZbbZYbZcaZ
digits	aXabZYaXVfZXYYYUYYaaYbWZ
flaw	aabaaaZaZabaeaaYZaaaaZaa
formal	ZaaZaabaaYaaYaacaaZZaaad
halts0	eZZXZbZZaabaaZaZYZZYbcZc
halts1	bZYbZYXacYXZaZaaWYdbaaaa
halts2	YaaZZYaZXcZZZYXbbZbbYaab
halts3	YZbZabcaYXaaZaaccbbZZYZa
halts4	ZbZbaZaZadaabaaYbbYZaaZa
inlist	aZZZaZaZZZZZZaZZaaeZZZab
k0 %ache	acaZaaZbababbaaZaZaaaaaa
k0 %better	aaabaaacZaaaaaaaZaaaaaaa
k0 %body	abbZaabacaaaaaaZaaaaaaaa
k0 %buy	aaaaaaaaZbabZaaabaaZacaa
k0 %crowd	aabaabbabZacYZaZaZaaabZZ
k0 %deny	abaZaaaacZaabaaaaaZaaaZa
k0 %food	abaaaZbabYaaZaabaaaaaaaa
k0 %handle	aaaaaaZbbbZaZaaadYZZaaZZ
k0 %hold	aaaaaaZaacaaaaaaaaaaaaaa
k0 %it	aZaaacabZZbaZaacaaaaaaaa
k0 %look	aZaZaaaaadaaZaabaaaaaaaa
k0 %me	aaaZabaaacacZaaYZaaaaaaa
k0 %reason	aaaaaaaaaaaaaaacaaaaaaaa
k0 %said	aZaaaaaaaacaaaaaZaaaaaaa
k0 %soft	aZbaababaZaaaaaZcaZaaZZa
k0 %span	acbZaaaabYacaaZYbaaaaZaa
k0 %test	abaaaaYaabaabaaacZaaaaaa
k0 %verdict	aaaaaaZabZaacaaaaaaaaaaa
k0 &bareMeasure	aaaaaacaaaaaaaabaaaaaaaa
k0 &canDo	aaaaaabcaaaaaaaaaaaaaaaa
k0 &doIt	aabZabXaaaaaaaabbZaaaaaa
k0 &has	aaabaabaaYaabaaabaaZaaaa
k0 &iDid	aaaaaaZaacaaaaaaaaaaaaaa
k0 &isOf	aZaaaacbaZaaZaacZaaaaaaa
k0 &loses	aaaaaaacaaacaaaZaaaaaaaa
k0 &offer	aaaaaaZaaaaaaaaZaaaaacaa
k0 at0	fZaaaaaaaaaaaaaZaaaaaaaa
k0 at1	XeabaaXZZaaZaaadbaaaaaaa
k0 at2	accbaaaZaZZaZaaZZaaaaZaa
k0 back0	aaaaaaZaaaabZaaaZaZcbdaa
k0 back1	aZaaaZacbYabbaabaaZZabZa
k0 back2	ZZaZaYZbcbacaaaYbZZaaZaa
k0 bias	adaYZabccaZbXYYZaXXZYaXY
k0 contrast	aaaaaaabacaaaaaaaaaaaaaa
k0 cue.action	cZaZaZaaaZaZaaaZaaaZZcaa
k0 cue.advantage	aaaaaaZdaaaaaaaaZaaaaaaa
k0 cue.after	aZbaacaaaZaaaaaZbaaaaaba
k0 cue.agitate	aZcaaaaaaaaaaaaaaaaaaaaa
k0 cue.benefit	aaaZaaZbcZaaZaaZbaZaaaaa
k0 cue.evidence	aabaaZbaZbaaZZZXZYYaaaZZ
k0 cue.feature	aabZaadbaXaabZZZYaZaabaZ
k0 cue.pain	acbaaZaaaaaaZaaaZaaaaaZa
k0 cue.point	aabZaabbZZabdaaZZZaaaaaa
k0 cue.setup	abaaaaZacaaaZaaaZaaaaaaa
k0 cue.solution	ZcZYacYaZbaaYaZbZaaaabaa
k0 cue.testimony	aaaaabaaaacaZaaZZaaaaaaa
k0 cue.twist	abaaabaacaaZZaaZZaaaaaaa
k0 me	aaaZabZZadabaaaZZaaaaaaa
k0 measured	aabZaaabbYaacaaaZaaaaaaa
k0 pain	abbZaaZcaaaaaaaabaaaaaaa
k0 paragraph	bbaZababbaabYaZbZZYaaaZa
k0 part0	ceaaaaXZZZZZZaadbaaaaZaa
k0 part1	ZccZacbaZaaaZaaZZZaZaZZa
k0 part2	ZZZZabcdbcaZYaaZbZZaaZaa
k0 part3	ZZZZaYabcZbcaZZaaZZaZaZZ
k0 part4	aaaaaaZaaZabbaaaZaZcbdaZ
k0 spec	aaaZaacaaaaaaaaaZaaaaaaa
k0 step	aaaaabYbabaaZaaababaaZaa
k0 time	aabaaabaZYabaaaabaaaaaaa
k1 %better	aaabaaacZaaaZaaaaaaaaaaa
k1 %crowd	abZaabaaaaaaYbcaZaaaaaaZ
k1 %food	aaaaaaaabZaaaaaZcaaaaZaZ
k1 %makeUp	aaaZaabaZZaabaacYaaaaaaa
k1 %order	aZaaaaZaabaaacabbaZaaaaa
k1 %said	aZabaaaaaacaZaabZaaaaaaa
k1 %soft	aaaaaacbZaaaZaaaaaZabaaa
k1 %span	abaZaaZaccaaYcbZZZYaaaaa
k1 %wear	aaaaabbaaZaaZbacZabaaaaa
k1 &canDo	aaaaaadbaZaaaaaaZaaaaaaa
k1 &doIt	aaaZaacaaZaaZaaaZabaaaaa
k1 &doThenNot	aZaaaaabadaaZaabYaaaaaaa
k1 &doneCount	aaaaabaaZcbaZaaaZaaaaaaa
k1 &isOf	aaaaaacaZbaaZaaZaaaaaaaa
k1 &proverb	aaZaaZcaaZaZbbbZZZaaaaZa
k1 at0	daaaaaaaaaaaaaaaaaaaaaab
k1 at1	bdaYaZaaaZaaZdabZZaaaaab
k1 at2	acadaaaaaYZaZdaZaaZaaaaa
k1 back0	ZaaaaaZaaZaaZaaZaaZbceZb
k1 back1	aZaaaZaaaabaeZaYZaaaZaZa
k1 back2	ZZabaaZccaaaaZbaYZZZaZZa
k1 before	aaaaaaaaaaaaacaaaaaaaaaa
k1 bias	acYZZbbabYaYacbYaXZZZbWZ
k1 cue.action	aaaaaaaacYaaZaaaaaaaZcaa
k1 cue.advantage	aaacaaabZZaaZaaaaaaZaaaa
k1 cue.after	aZaaaaaabZaaaadaZaaaaaaa
k1 cue.before	aaaZaaaaZaaaZdbaaaaaaaaa
k1 cue.benefit	aaaaaaaacbaaaaaaZaaaaZaa
k1 cue.evidence	acZZaaYaabaaabbYaZYYaZaZ
k1 cue.feature	aaZZaaaaZZaaZcbabaZZcaaZ
k1 cue.point	abbZaaaaaaZbbbcYbZaZaaaZ
k1 cue.solution	baaaacaaaZaaZaaZaaabaaaa
k1 cue.testimony	aZaZaaaaaadaZbaaaaaaaaaa
k1 digits	aaabaaaaZcaaaaaZbaaabZaZ
k1 flaw	aaaaaaaaaaaacaaaaaaaaaaa
k1 paragraph	YcZbababaaaZabbaaZYZabYa
k1 part0	edaYaZaaZYZaZdZbZZaaaaab
k1 part1	ZbabaeaZZZZZacaXbZaZZZaa
k1 part2	ZZaZaadZbaaZZZbadabZaZaa
k1 part3	ZZabaZaccbcZbZcZXZZZZZZZ
k1 part4	ZZaZaaZaZaaabaaZaaabceZZ
k1 particle	aZaaaaaaZZaacaabaaZbaaaa
k1 price	aaaaaaaabYaaaaaaaaaaaaaa
k1 time	abaZaaZaZcbaabbZZZaaaaaa
k10 %ache	aaaZaaabZYaaaaacabaaaaaa
k10 %amount	aaaZaabaZZaaaaaacaaaabaa
k10 %better	aaaaaaZcZaaacaaaaaaaaaaa
k10 %body	aaaYabbacaaaZaaZaaaaaaaa
k10 %box	aaabaacaZbaaZaaaZbaaaaaa
k10 %buy	aaaaaaZaaaaabaaaaaaaacaa
k10 %deny	bbaaaaYacZaacaaYaaaZaaZa
k10 %feel	abaaaaaabaaZaaaYaaaaaaaa
k10 %food	aaaaaZabZaaaaaacZZaaaaaa
k10 %handle	ZZababdabYZbaaabZZaaaYZa
k10 %kin	aaaaaabacaaZaaaaaaaaaZaa
k10 %look	aaaZaZbaacaabaaZaZaaaaaa
k10 %makeUp	aaaZabcabaaaZaaaaaaaaaaa
k10 %me	aaabaZZaaaZdaaaaZaaaaZZa
k10 %reason	aaaaabaaaZaaaaacZaaaaaaa
k10 %span	aaaaabZabaabYaaZbaaaaZaa
k10 %taste	aaabaabaaYabaaaZaaaaabaa
k10 %trust	aaaaaaaaaaacZaabaaaaaaaa
k10 %you	aaaaaabacZabZaaZaaaaaZaa
k10 &bareMeasure	aaaZaaaaadaaaaaaaaaaaaaa
k10 &doThenNot	aaaaaZZacaaaaaaYbaaaaaaa
k10 &doneCount	aaaaaacaaaaaaaaaaaaaabaa
k10 &has	aaababaabaaacaaZZZaaaZaa
k10 &iDid	aaaaaaZabcaaaaaaaaaaaaaa
k10 &isOf	aaaaaacaZZaabaaaaaaaaaaa
k10 &look	abaaaaZaacaaZaaZaaaaabaa
k10 &proverb	aaaaaaaabdabZaaaaZaaaaaa
k10 appeal	aaaaaaaacZabYaabaaaaaZaa
k10 at0	daaaaaaaaaaaaaaaaaaaaaaa
k10 at1	YbaZabaabaaZaaababZaaZaa
k10 back0	aaaaaaaaaaabZaaaZaaabcaa
k10 back1	aaaZaaZacYZabaaabaaaabaa
k10 back2	ZaaaaZYbZbabaaaYbaZZabaa
k10 bias	aZYYZYaacaYbaZZZaZZYZcYY
k10 breath	YaZZaabaaZaZcaaaabZaacaa
k10 cue.action	bZaaaaZbZZcYZaaZZbaaaaaa
k10 cue.advantage	aaaaaaZcaaaabaaaaaaaaaaa
k10 cue.after	aaaaaaZaZcaaZaaabaaaabaa
k10 cue.benefit	aaaZaabacaaaaaaZaaaaaaaa
k10 cue.evidence	ZZZYaaabZaZabZZbaZZZabZZ
k10 cue.feature	aaaZacbZaZaacaaaZaaaabaa
k10 cue.pain	aaabaZaaZaaaZaacaaaaabaa
k10 cue.point	aaaZaabaaYbZaaaaaaaaabaa
k10 cue.solution	aaaZaZeaaYZcbaaZZZaaaZaa
k10 cue.testimony	aaabaaabaYaabaaZaaaaaZaa
k10 cue.twist	abaaaZaZbbaaaaaYaaaZaaaa
k10 digits	aZaYabaaZZaZcaaZZbaaadaa
k10 me	aZabaaaZZaadaaaaaaaaaaaa
k10 measured	aaaaabZaaYaabaaabaaaaaaa
k10 pain	aaaaaaaaaZaaaaaZcaaaaaaa
k10 part0	cbaZabZaaaaYaaabaaaaaZaa
k10 part1	ZZZaaZaaZcabaZaaZaaaaZaa
k10 part2	ZZaZaabbbaabZaaZcZaaZYaa
k10 part3	ZaaZaZaZbZZaaaaaZaaZaeZa
k10 part4	aaaaaaZaaZabaaaaZaaabcaa
k10 particle	abaZaabaaZaZdaaZZZaaaaaa
k10 spec	aaaZabaaacaaaaabZZaaaaaa
k10 you	aaaaaabacZabZaaaaaaaaZaa
k11 %amount	aaacaaaaaaaabaabaaaaaaaa
k11 %deny	abaaaaZaZYbabaaacaaaaaZa
k11 %handle	aaaaaaZaababbaaYabaZaaaa
k11 %money	aaaZaaaaaacaYaabaZaaaaaa
k11 %order	aaaaaaaaaYaaaaabZabaaaaa
k11 %place	aaaaaaaaaabacaaZaaaaaaab
k11 %reason	aaaaaaaaaZaaaaacaaaaaaaa
k11 &doIt	aaaaaaaaaZaaaaaZcabaaaba
k11 &percent	aaaaaaaaaaaaaaacaaaaaaaa
k11 &proverb	aaaaaaZaZZbZcaaabaabaaaa
k11 at0	caaZaaaaaaaaaaaaaaaaaaac
k11 at1	ZaadaaaaaZaaaaaYabaaaaac
k11 back0	aaaZaaaaaaZZZaaZZaZcbbcc
k11 back1	aaaaaaaaaaacbaaaaaZZaZZb
k11 back2	aaaZaaaaZaaadaaYcZZaaaab
k11 bias	aZZcZZYZYaaabYZaZZbaZYZc
k11 cue.evidence	ZaaZaaZaaZaZZaZcbaYZaZZb
k11 cue.pain	abacaaaaaabaaaaZZaZabaaa
k11 cue.setup	aZaZaaZaZdbaZaaaZZZaabaa
k11 cue.twist	aaaZaaaaaZaacaabbabZaaaa
k11 formal	Zaaaaaaaaaaaaaaaaaaaaaac
k11 part0	caadaaaaaZaaZaaYaaaaaaab
k11 part2	aaaaaaZaaaaZbaacaZcaaaaa
k11 part3	aaaaaaZaabbccaaZcaZYZZYb
k11 part4	aaaZaaaaaaaaZaaZZaZdbbca
k11 price	aaaaaaaaaaaaaaacaaaaaaaa
k11 time	aaaaaaaaaYbaaaaaaaaaaaaa
k11 turn	aaaaaaaaaaaacaaaaaaaaaaa
k12 %ache	aaaaaaaaaaaaZaacZabZaaaa
k12 %amount	aaabaaaaabaaZabacaZaaaaa
k12 %buy	aaaaaaaaaaaacaaaZaaaaaaa
k12 %crowd	acaZaaZaaaZabaaaaZZbaZaZ
k12 %deny	abaaaaaaZZZaaaabaaacaaaa
k12 %feel	abaaaaaaaaaaYaabZabbaaba
k12 %fix	aaaZaaaaaZaacaaabZaaaaaa
k12 %food	aaaaaaaaaaaaZaaaacZaaaaa
k12 %handle	aaaYaaaaaZaacaacacZaaaaa
k12 %it	aaabaaaaacaabaaYaaZaaaba
k12 %me	abbaaaaaaZZaaaaZcbaaaaaa
k12 %money	aaabaaaaaaaaZaaYaabaaZaa
k12 %order	acaZaaaaaaaaaaaZZabaaaaa
k12 %said	acaaaaaaaZaaaaaZbaaaaaaa
k12 %soft	aaabaaaaZbaaaaabaYaaaaaa
k12 %wear	aaabaaaaaaaabaaZcaaaaaaa
k12 %you	aaaaaaaaaZaaaaacaZZaabaa
k12 &doThenNot	abaaaaaaaaaaaaacbaaaaaaa
k12 &proverb	aabZaaZaZXZaabaabbbbaaba
k12 appeal	ZaabaaaaaaaaZaacbZZaabaa
k12 at0	eaaaaaaaaaaaaaaaaZaaaaaa
k12 at1	ZaabaaaaaZabaaaZZcaaaaaa
k12 at2	ZbaaaaZaaaaaZbaaZeaaaaaa
k12 back0	aaaaaaaaaaaaZaaZZaaZccca
k12 back1	aaaZaaaabaZababZZaZcaaba
k12 back2	aaaaaaaaaaaababYbZbcaaZa
k12 bias	abaZZZXZZYYYZZZbcabaZZaY
k12 cue.after	aaaaaaaaaaaaZacabaaaaaZa
k12 cue.context	aaaaaaabaaaacaaZaaaZaaaa
k12 cue.evidence	ZacaaaYZbbaaZabaYaaZaZaZ
k12 cue.feature	aaaaaaZaacaaZbbZZaaZaZaZ
k12 cue.pain	ZcaaaaaaaaaaYaadZaZaaaba
k12 cue.point	ZZaZaaaaaaZZYcbcaaaabZZZ
k12 cue.question	Zaacaaaaaaaaaaaabaaaaaaa
k12 cue.setup	ZbccaaaaaYZaaaZYaZaZaZaa
k12 cue.trust	aZacaaaaaZabZaaaaZbaaaaa
k12 cue.twist	aaaaaaaaaaaaYaabaZbcaaaa
k12 digits	aaabaaZaacaaZaaaabaZaaaa
k12 me	aabaaaaaaZaaaaaadbZZaaaa
k12 part0	cbabaaaaaZaaZZaZZdZaaaaa
k12 part1	ZdbaaZZaaYaZbcZbZbbaaZZa
k12 part2	ZZZZabaaZZaaaZaecYbZaaZa
k12 part3	ZZaZaaaZbcZaZZbZdZcbaZZa
k12 part4	aaaZaaaaaaaaZabYZZabbcda
k12 particle	aaacaaaaaaaabaaaaaZaaaba
k12 person	aaaaaaaaabZabaaZcaZaaaaa
k12 question	ZaabaaaaaZaabaaZcabaaaZa
k12 relay	aaaaaaaaaZaaaaaZcabaaaaa
k12 time	aaaaaaaabcaaabaZZaaaaaaa
k12 you	aaaaaaaaaZaaaaacaaaaabaa
k13 %crowd	aaaaaaZaaaaaaaaaaaaaaaac
k13 %handle	aaaaaaaaaaaaaaaaaaaaaaac
k13 %span	aaabaaaaaaaaaaaaaaaaaaac
k13 &proverb	aaaaaaaaaaaaaaaaaabZaaac
k13 at0	Yaaaaaaaaaaaaaaaaaaaaaae
k13 at1	baaZaaaaaZaaaaaaZZZaaaad
k13 at2	aaabaaaaaZaaabaZaaZaaaad
k13 back0	aaaaaaaaaaaaZaaaaaZaaZZg
k13 back1	aaaaaaaaaaaaaaaZZaaZaaad
k13 back2	aaaaaaaaaaaaaaaaZabaaaad
k13 bias	YaaZaaZaZZaaZaaYaYZYZYYl
k13 cue.evidence	ZaaaaaZaaYaaZaaZbZbZZaad
k13 cue.feature	ZaaaaaYaaaaaaaaabaaaaZac
k13 cue.point	aaaaaaZaabaaaaaZZZZaaZac
k13 paragraph	YaaaaaZaaaaaZaaabZaZaZZg
k13 part0	ZbaZaaaaaaaaaaaaaaZaaaae
k13 part1	aZaaaaaaaZaaaaaZbaZaaaad
k13 part2	aaaaaaaaaaaaZaaabaaaaaad
k13 part3	aaaaaaaaaaaabaaaZabZaZZe
k13 part4	aaaaaaaaaaaaaaaaaaaaaaZd
k13 short	aaaaaaaaaaaaaaaaaaaaaaac
k2 %food	aaabaaZaabaaaaabcaaaaaaa
k2 %handle	aaaaaaaZabaaaaabbaZcaaZa
k2 %taste	aaaaaaaaacaaaaaaaaaaaaaa
k2 &going	aaaaaaaaacaaZaaaaaaaaaaa
k2 &proverb	aaaaaaZaZdaaZaaaababaaaZ
k2 at0	daaaaaaaaZaaaaaaaaaaaaaa
k2 at1	ZaabaaZaaaaaaaaZacbaaaaa
k2 at2	aaaaaaaaacaaZaaabaZaaaaa
k2 back0	aaaaaaaaaZabZaaaaaadcaaa
k2 back1	aaaaaaabZZaacaaZaaaeaaaa
k2 back2	aaaaaabaZZaaZabeaZaaaaaa
k2 bias	aZZYZZYZYdZZZaabbaaeaZZY
k2 cue.action	aaabaaaabaacaaaaaaaaaYaa
k2 cue.benefit	aaaaaaaaaaaaaaaaaaacaaaa
k2 cue.evidence	caaaaaXaZZaaaaaZcaabaaaZ
k2 cue.feature	baaaaaZaZbaZZaaZabaccYaY
k2 cue.pain	aaaaaaababaabaaYaaabaaaa
k2 cue.point	ZaaZaaaaZdaabaaXbaYbZaaa
k2 cue.setup	aaaaaacaaZaaZaaZaaaaaaaa
k2 cue.solution	aaaaaaaaaYaaZaabcaZbaaaa
k2 digits	aaaaaaZaadaaaaaZaZabaZaa
k2 part0	caaaaaZaaZaaZaaZacbaaaaa
k2 part1	aaaZabaaaeaaZaaabZZaaaaa
k2 part2	aaaaaaZaadaaaaabYabZaaaa
k2 part3	aaaZaaaaYYaZbaacaZadaaaa
k2 part4	aaaaaaaaaZabaaaZaaadcaaZ
k2 particle	aaaaaaaaacaabaaZaaaabaaa
k2 turn	aaaaaaaaaaaacaaZaaaaaaaa
k3 %buy	aabaaaaabaaaaaaZcaaaaaaa
k3 %crowd	babaaaaaZbaaaaaXdaZacZZa
k3 %feel	aaaaaaaaaaaaZaaacabaaaaa
k3 %handle	baaaaZZaZaaaaaabcaaabZaa
k3 %keep	aaaaaaaaaaaaaaaaaaaacaaa
k3 %me	aabaaabaZbcaZaaaZaaaZaaa
k3 %span	aaabaaaaaaaaZaacYaaabaaa
k3 %verdict	aaaaaaaaaaaaaaaZcaaaaaaa
k3 &doIt	aaaZaaZabaaaaaaacabaaaaa
k3 at0	eaaaaaaaaaaaaaaZZaaaaaaa
k3 at1	aZabaaaaaZaaaaacbaaaaaaa
k3 at2	aabbaaaaaaaaaaaZcaaaaaaa
k3 back0	aaaaaaaaabbaZaaZaabadZaa
k3 back1	aaaaaaZZcabZbaabYaaaaaaa
k3 bias	bYaZZZYZbbbYZZZceaZYcXYY
k3 cue.context	aaacaaaaaaaaaaaZZaaaaaaa
k3 cue.evidence	aaabaaYaZcbZbaaZbbZZaZaZ
k3 cue.feature	aaaaaaZaZabaaaaacbaZaaaa
k3 cue.how	baaaaaaabZaaaaaacaaaaaaa
k3 cue.pain	bZabaaaaZYcZaaacZaaaaaaa
k3 cue.point	baabaaZaabaaaaaYbabaaaaa
k3 cue.punchline	aaaaaaaaaaaaaaaaaacaaaZa
k3 cue.save	aaaaaaaaZaaaaaaaaaaacZaa
k3 me	aabbaaaaabcaZaaaZaaaZaaa
k3 paragraph	aaabaaaaaaaaZaaadaZabaaa
k3 part0	eZabaaaaaZaaaaabZaZaaaaa
k3 part1	aabaaaaaZbaaZaaZeaaaaaaa
k3 part2	aaaaaZaaZZaabaabdbaaaaaa
k3 part3	ZaaaaaaadabZaaabZZaaaaZa
k3 part4	aaaZaaaaacbaaaaZaabadZaa
k3 step	aaaaaaaaaaaaaaacaaaaaaaa
k4 %crowd	baacaabaaZbaYaaaaaaZabaa
k4 %deny	aaabaabaaaaaaaaaZbZaacaa
k4 %food	aaaaaacaabZabaaZZZbbaZaa
k4 %handle	aaaaaacaaYaacaaaZZbaabaa
k4 %kin	aaaaaaaaaZcaZaaaaaaaaaaa
k4 %place	aaadaaaaZaaaaaaabaZaaaaa
k4 %said	aaaaaaaaabcaZaaaabZaaZaa
k4 %taste	aaaZaabaabaabaaZZacaaaaa
k4 %test	aaaaaaaaaZaabaaaaacaaaaa
k4 &done	aaaaaaaaacaaZaabZaZaaaaa
k4 &proverb	aaacaaaZaZbZbaaaZabaZbaa
k4 &whereTo	aaacaaaaaaaaaaaaaaaaaaaa
k4 at0	caaZaaaaaaaaaaaaaaaaaaaa
k4 at1	aaaeaaZaaaaaaaabaZaaaaaa
k4 at2	aaabaacaaZaaZaaZZaaaaaaa
k4 back0	aaaaaaaaaaaaaaaZaaZbZeba
k4 back1	aaaaaaZaaaZadaaZbaababZa
k4 back2	aaabaaaZbacbZaacZZYZaZaa
k4 bias	aYZcZZbYZZaZaZZZZacZYcZZ
k4 cue.action	aaacaaZaaZaaaaaaaaZaaaaa
k4 cue.before	aaabaaaaaaaaZaaaaaaaacaa
k4 cue.benefit	aaaaaaaaaaaaZaaaZaaaacaa
k4 cue.evidence	aZaaaabaaaZaYZZZaZcZabaa
k4 cue.pain	baaaabbabZaacaaYaaZaaaaa
k4 cue.setup	aaaaaababZbaaaaaZaaaZcaa
k4 cue.twist	aaabaaaaaaaaYaabaaaaaaaa
k4 digits	aaaaaaaaZbZaaaaZZZcbabaa
k4 paragraph	aaabaabZZZaabaaZbZbZZcaa
k4 part0	caadaaaaaZaaZaabaZaaaaaa
k4 part1	aZaZaacaabZaYZaXaccaaZaa
k4 part2	aaaaaabaaaaabaaaZaeaaaaa
k4 part3	aaabaaYZaacabaZbaZYaaaZa
k4 part4	aaaaaaZaaaaabaaZZaaaZeba
k4 place	aaacaaZaaaaabaaabaZaaaaa
k4 taste	aaaZaacaaaaaaaaZaZcbaaaa
k5 %ache	aaaaaabaaaaaYaaababaaaba
k5 %body	aaaaaaaaaaaacaaaaaaaaaaa
k5 %crowd	aaaZaaaaaZaabaZZYcbZaZba
k5 %deny	aaaaaabaaaaaYaaaabaZaZca
k5 %feel	aaaaaaaaaaaaaaaaaZbZaaca
k5 %folk	aaaaaaaaaaaacaaaaaaaaaaa
k5 %food	aaaaaadaaaaaYaabbaZaaZba
k5 %house	aaaaaaaaaaaacaaabaaaaaaa
k5 %money	aaaaaaaaaaaabaaaZcaaaaaa
k5 %order	aaaaaaaaaaaabaaZacaaaaaa
k5 %said	aaaaaaZaaabaZaaZbcaaaaba
k5 %soft	aaaaaaaaaZaaaaaaZcaZaaba
k5 %tech	aaaaaaaaaaaacaaaaZaaaaaa
k5 %you	Zaaaaaaaaaaacaaaaaaaaaaa
k5 &doneCount	aaaaaaaaaZaadaaaZbaaaaaa
k5 &has	aaaaaabaaaaaYaababaaaaba
k5 &proverb	aZaaaaaaaZaZcaabZbZZabba
k5 &saysQuote	aaaaaaaaaaaabaaaacZaaZab
k5 &thatDay	aaaaaaaaaaaabaaacZaaaaaa
k5 at0	caaaaaaaaaaaaaaaaaaaaaaa
k5 at1	aaaZaaaaaaaaZaaZaeaaaaaa
k5 at2	aaaaabZaaZaaZaaaadaaaaaa
k5 back0	aaaaaaaaaaaaaaaaaaaZZdbb
k5 back1	aaaaaaZaaaaaYaaaZaZZaaha
k5 back2	aaaaaacaZaaabaaaZZbZaaZa
k5 bias	ZZZXZZaZYXZYaZZZXfaXYada
k5 cue.before	aaaaaaaaaaaaZaabacaaaaaa
k5 cue.evidence	aaaZaacaaaaaaaaXZZaZaaba
k5 cue.point	aaaaaaaaaYaaZaaacaZaaaba
k5 cue.trust	aaababaaaaaaaaaabYaaaaaa
k5 cue.twist	aaaaaaaaaaaaYaababbaaaba
k5 me	aaaZaabaaZZacaabZaZaaaba
k5 pain	aaaaaabaaaaaYaaaabcaaaaa
k5 paragraph	ZaaZaacaaZZaaaaaZcaZabbb
k5 part0	caaYaaaaaaaaZaaZafaaaaaa
k5 part1	aaabaaYaaZaaYaabaeZaaaZa
k5 part2	ZaaZaadaaZaadaaaZZaaaZYa
k5 part3	ZaaZaZbaYaaabaaZZZbZaaea
k5 part4	aaaaaaaabaaaZaaZaZaZZcdb
k5 particle	ZaaaaaZabbbaXaabadZaaaab
k5 person	aaaaaaaaaaaacaabZbaaaaaa
k5 short	ZaaaaaaaaabaZaaaacaaaaba
k5 story	aaaaaaaaaaaaaaaacaaaaaaa
k6 %amount	aaaaaaaaaaaaaaacZacaaaaa
k6 %deny	aZbbaaaaZZaacaaYcZbaaaaa
k6 %handle	bZaYaZaaZbaabaaZcbbaaaaa
k6 %nature	aaaZaaaaaZaaaaacaabaaaaa
k6 %taste	aaaaaaaacbaaaaaZZabaaaaa
k6 %verdict	aaaaaaaaaZaacaaabaaaaaaa
k6 &been	aaaaaaaaacaaaaaaaaZaaaaa
k6 &doIt	aaaaaaaaaaaaZaaYcbaabaaa
k6 &doThenNot	aaaaaaaaZaaabaaZaacaaaaa
k6 &going	aaaaaaaaaaaaaaacZaaZaaaa
k6 &onceThen	aaaaaaZaaaaaaaacabaaaaaa
k6 &percent	aaaaaaaaacaaaaaZZabaaaaa
k6 at0	eaaZaaaaaaaaaaaZaaZaaaaa
k6 at1	ZZadaaZaaZaaZaabZadaaaaa
k6 at2	abaaaaaaaZaaaaaeZaZaaaaa
k6 back0	aaaaaaaaaaaZZaaZZaZdcbba
k6 back1	aaaaaZaacaaaaaaYcaacaaaa
k6 back2	aaabacaaZbaaZaaZdaaaaZaa
k6 bias	aYZbZaXZZaYZaYYcbZdcaZaY
k6 cue.action	aaaabaaaabaaaaaZcaZZabaa
k6 cue.advantage	aaaaaaaaacaabaaZaaaaaaba
k6 cue.benefit	aaaaaaZaaZaaZaacbaaZaaaa
k6 cue.evidence	aZaaaZaaabaaaZZbZcaaaZZZ
k6 cue.feature	aaaaaZZbaeaaaaZaYbaaaaaa
k6 cue.how	aaaaaaaaaaaaZaaZdaaaaaaa
k6 cue.point	ZaacaaZaaaaaaZabdaYZabZa
k6 cue.setup	aaaaaaZaaaaaZaabZbbcaZaa
k6 cue.solution	aaaaacaaabaaaaaZbaaZaaaa
k6 cue.summary	aaaaaaaaaaaaaaaZaaacaaaa
k6 cue.twist	aaabaaaaaZaadaaZaaaZaaba
k6 cue.why	aaaZaaaaaaaaaaacaaaaaaaa
k6 meaning	aaaaaaaaaaaaaaaaaacaaaaa
k6 paragraph	aaaaaaZaaZaaaaZcaaaabZaZ
k6 part0	daacaaZaaZaaZaaZZZcaaaaa
k6 part1	aabZaaaZaaaZZZagYaaZaZZa
k6 part2	ZaZaaaZaZbaadaZZbbcZaaaa
k6 part3	ZZaZabaabaZaaaZYeaabZZZa
k6 part4	aaaZaaaaabaaZaaZZaZecbcZ
k6 particle	baabacZaaYaaaaaZabbaabaa
k6 turn	aaaaaaaaabaacaaYaaaaaaaa
k7 %amount	aaaaaaaaaaaacaaZaaaaaaZa
k7 %deny	abbaaaZaaaZaZaabbZabaZca
k7 %feel	aaaaaaaaaZaaabacZZaaaaba
k7 %fix	aaaaaaaaaaaacaabaZaaaaaa
k7 %me	aZZaaaaaaZZabbbcaaZZaaZa
k7 %past	aaaaaaaaaaaacaaZabaaaaaa
k7 %span	ZbZYaaaaaaaZbbbXcdZaaaZa
k7 %turnsUp	aaaaaaaaaaaacaabaZaaaaZa
k7 &proverb	ababaaZaZaaaaaaabZaaaaca
k7 at0	daaaaaaaaaaaaaaZaZaaaaaa
k7 at1	ZaadaaaaaaaaZbaZZbbaaaaa
k7 at2	adbaaaaaaaaaYbaaYdaaaaaa
k7 back0	aaaaaaaaaZaaZaaZZaaZacea
k7 back1	aaaZaaZaaZZaZabYcZabaada
k7 back2	aaaaaaZaaaaaZaaccYbaaaYa
k7 bias	aaZaZZXZYYYYZaZZbaaZZaca
k7 cue.action	aaaaaaaaaaaacaaabaaaaaaa
k7 cue.before	aaacaaaaaaaaaYaababaaaaa
k7 cue.how	aaaaaaaaacaaaaaYaaaaaaaa
k7 cue.pain	aaaZaaaaaaaaZaaZdaaZaZca
k7 cue.point	aZbaaaaaacaabaacXYYZaaba
k7 cue.punchline	aaaaaaaaaaaaZcaaaZaaaaba
k7 cue.setup	aYZZaaZaZZZaabaZccaZaaaa
k7 cue.solution	aaaaaaaaaZaacaaaZaaaaZba
k7 cue.testimony	baaaaaaaaZZabacaaZaaaaaa
k7 cue.twist	aZabaZaaaZaababbZZZcaaZa
k7 meaning	abaZaaaaaaaaYaabbabaaaba
k7 paragraph	aaZYaaaaZaaaZbaZabbZabca
k7 part0	caadaaaaaZaaZbaZZbaaaaZa
k7 part1	ZccZaaZaaZZabbZaYbaaaaZa
k7 part2	ZZZaaZaaaaaacZabcaZZaaYa
k7 part3	aZZZaaZaZaZZYaaadZbbaZca
k7 part4	aaaaaaaaaZaaZaaZZaaZacea
k7 particle	aaabaaaaaZaaZaaZcbaaabZa
k7 person	aZaZaaZaabZacabaZabaaaaa
k8 %amount	aaaaaaaacaaaaaaaaaaaaaaa
k8 %house	aaaZaaaaaaaaaaaaaacaaaaa
k8 %keep	aaaaaaaaaaaaaaaaaaaacZaa
k8 &has	aaaaaaaaaaaaZaaaaaacaaaa
k8 alike	aaaaaaaaaaaaaaaaaacaaaaa
k8 at0	daaaaaaaaaaaaaaaaaZaaaaa
k8 at1	aZabaaaaaaacaaaZaZaaaaaa
k8 back0	aaaaaaaaabaaaaaaaaZaeaaa
k8 back1	aaaaaaZabaabaaacZaYcaaaa
k8 besidelist	baabaaaaaaabbaabaaXabaaa
k8 bias	bZZZaaaZZaacaZZaZZeacZZY
k8 credential	aaaaaaaaaaacaaaaaaZaaaaa
k8 cue.before	aaacaaaaaaaaaZaaaaZaaaaa
k8 cue.evidence	cZaZaaaabaaaZaaaaaabZaaZ
k8 cue.pain	aaaZaaaaaaacaaabaaaaaaaa
k8 cue.point	aaaaaaaaaZaacaaYZadabZaZ
k8 cue.save	aaaaaaaaaaaaZaaaaaaadZaa
k8 cue.twist	aaaaaaaaaaaaZaacaaZaaaaa
k8 inlist	aaaaaaaaaaaaaaaaaacaaaaa
k8 part0	daaaaaaaaaacaaaZaZaaaaaa
k8 part1	aaaaaabaaaaaZaaaaacaaaaa
k8 part3	ZaaaaaaabaaacaabZZbaaZZZ
k8 part4	aaaaaaaaZbaaZaaZZaZbdaaa
k8 short	aaaaaaaaaaaaaaaaaaaacZaa
k9 %ache	aaaaaabaaaaacaaZZaaaaaaa
k9 %box	aaacaaaaaaaabaaaaaaaaaaa
k9 %crowd	aaaaaacaaZaabaabZaaaaaaa
k9 %handle	aaabaabaaaaZcaaaaaZaZbZa
k9 %span	aaabaaZaacaaYaaaaaabaaaa
k9 &doThenNot	aaaaaabaacaaZaaaZaaaaaaa
k9 &done	aaaaaaZaacaaaaaaaaabaaaa
k9 &has	aaaaaacaaaaaaaaaaaZaaaaa
k9 &onceThen	aaaaaaaaacaaaaaaZaaaaaaa
k9 &proverb	aaaaaacaacaaaaaZZaacaZaa
k9 at0	caaaaaaaaaaaaaaaaaaaaaaa
k9 at1	bbacaaaaaZaaaaaaaaaaaaaa
k9 back0	aaaaaaaaaZaaZaaaaaacbcaa
k9 back1	aaaaaaaaZZaadaaaZaadaZaa
k9 bias	bZZaZZdZadZYbZZXWaZdZaZY
k9 cue.action	baaaaaZaaaaaZaaaaabbbYaa
k9 cue.evidence	ZbaZaZcaaXabaaacZabcaZaa
k9 cue.feature	aaaZaabcaYaaYaaaZbacZbaa
k9 cue.point	baaaaabaabaabaaZaaYaaaaa
k9 cue.setup	aaaaaabaacaaaaaaaZaaaaaa
k9 digits	aaabaaaaaaaaZaaaaaacaaaa
k9 part0	dbacaaZaaZaaZaaaaaaaaaaa
k9 part1	aaaZaafaabaaZaaYaaaaaaaa
k9 part2	ZaaZaZaaafaaZaaaZaaZaZaa
k9 part3	ZaabaaabaZaadaaaYaZdaZaZ
k9 part4	aaaaaaaaaZaaaaaaaaacbcaa
keep	aaaaaaaaaaaaaaaaaZaZebZa
long	ZaaZabZaabaaaaaZZcaaaaab
material	ZaababbbYbZZabaZXbYbZYba
me	bYZbZbVXXcbcaZZYXaXWWZZZ
meaning	aaaYaYYaaXYaZZZbaZeXaYba
measured	ZaaZZbaacZYYZZZYaaWYbZYZ
numbered	ZaZZaababYaaaaaZaaeZZaaa
ordered	ZaaaaacaaaaaZZabbZaaaaaa
pain	YabXZYbcZZYaWaZaabaXZbZZ
paragraph	XYWYWYXXWXXXYZYZZXXXZZYc
part0	ldYdZXWYXUXYUaYZWcZYYWYc
part1	WbcZZccXXaYXWbXaZccWXVWa
part2	VWXVZZcaZdZXcXZcdYdVXVVb
part3	VWXWYXYadZbbdXZadWacXYZa
part4	XYYWZYWYXYYaYYZVUXXffhgZ
particle	aZZbZaXZYbbYcZYaZbYaaZZZ
person	ZYYYZZZZYaebcZcXYcYXaZZZ
place	bbababZaZZabZaabbZYZaaZZ
price	aZZYaaYaaZaYaaZcZaaaZcYZ
question	aZZbaZZaZZYZZZaababZZcYZ
quoted	aaaZaZaZYYfYaabbYdYZZYaZ
relay	aYZaadYabZZZZaaadYbaaaZb
relief	baZaaZYZaZabYZZZbYbdZZaa
setting	bZZbaZXabbYaYaaWZcaZabaa
short	cZZYZYWZYaaYbZZXbZcXbdZb
show	aaZdaZaZYdacXZZaXYZZYbaa
speaker	aZZZaZbaZaZZaaaYabdaZZab
spec	ZZZXaadaZbZZZbZaYZaYaaZZ
step	ZZZZabYaabZZZZaadYaZcWaZ
story	YabcabZZaaZZaZabZaZZaYaa
talk	bZabaaaaZZabZabaYaZZaeYa
taste	bZZZaZbbaZaZcaabZZbaZaaa
thing	bYaZabbbZZYabZZcaZaYbYba
time	ZZabZZXZYYccabbYaZZZZaYY
turn	ababaZYZaaaahaaVZZZYaZaa
urgent	abaZaaZbYWZaZZabbcaaabaa
witness	aabbaaZaaXcZbZbZbaYaaZba
worse	acbZaZXaabaZaabbXaZaaaaZ
you	bZaZZaZaZYZbaZZaZZZaXbaZ
~一个	aYabaZZZaZbZZbaaaabaZaZa
~上	abaaaaYZbZaaaaZZdYaZZYaZ
~下	ZbZYaZbZabYaZaZZccYZZbZa
~不	aaabZaZabXaabZZaYZaaaZbZ
~也	aabZaaZaaYaabaaaaZbZaaba
~了	baaYZaXZZdbZcYacVbXXYZbZ
~什么	aaaaaaaaaZaabaacaaZaabaa
~会	aaaaaaaaaZZaZaadZZcZaZba
~先	aZababZbYZaZaZabbZbabaaa
~再	aaaaaaZacZabZaabbbaaaZaa
~别	aZaaaaZaZWZZbaaZeZbcaaZa
~到	abaaaaZabYaabaaaZZaZaaZa
~去	aZaZaZaZZbaZaZabcaYabaab
~又	aabaaaYbabaabaabZaZaaaaa
~只有	aaaaaaaaaaaaaaacZbZaaaaa
~和	aaabaabaZaaaaaacZZbaaaab
~在	aaZYaZZZZYZdbZadZbaZbaac
~多	ZbZdaZZbbaZaYaZbaaaaaZZb
~太	aZaaaaaaaZaaZaadbaaaaaaa
~她	aZaZaaZaaacabaaZZcZaZaba
~它	aaaaaaYaZaZabaadbZaZaZba
~就	ZaZZabYbYWaaZaagZZZbbZaZ
~很	aaaaaaaaaaaaabaYbZcaaaab
~得	aZbZaabcbZaZZbZdZZZaaZca
~怎么	aaaaaaaaaZaaaaaacaaaaZba
~我	bZaaZZYZZbbcbaaXZaYYYaZZ
~我们	aaaaacaaaaaaYaZcZaaaaaaa
~把	aaaZaaZaaYaZbaabcaYZaaba
~是	YZZZZZeaYZZacZZeUaabYXcY
~最	abaaaaZZabZaZaZYbabaabaa
~有	aZZZaZbZabZabaabYabZZabb
~来	abaaaaYaaaabbZaZbYZZaaaa
~没	aabZaZYabdaaZaaZZbaaZZbZ
~的	ZXYZZcdaZZaYbZXbXZbaYbZZ
~着	ZabZaZaaaabZcaZaZcZacYba
~给	aaaaacaaZXabXabZbaaaacba
~能	aaabaaddcZZZZZaZXacaaZaZ
~自己	aaaaaacaaYZbaaaaaaZbZaaa
~被	abaaaaZaaaaaaaacZaaaaaab
~要	aaaaaaabZXaacbZabaZaabaa
~让	aaaZaaaaZaaabaaYdaaaaaba
~跟	aaaaaaZcaZbaYaacabaaaZaa
~过	ZbacaZaaZbbaZbaZaZZZZbab
~还	aZabaZZabbaaaabcXZcZaaaa
~这	dZZXafcbZZcZZaaaYaXbbYZZ
~那	ZcaYaZYcZbZacaZbbYZZaZaa
~都	ZdaaaZcZbYbbYbaXZaZaaZba
~里	ZbaXaZbbbbaZZaZcZZZZaaZb
`,
};
