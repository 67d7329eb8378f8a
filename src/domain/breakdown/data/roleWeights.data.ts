/** Data: written by src/testing/scripts/trainRoles.ts from the judged texts; a letter per class and feature. */
/** Of the texts that it was learned from. */
export const lessonsDigest = '42af0588';

export const kindWeights = {
  classes: 'selling note test tutorial visit dialogue science views list unboxing live news article none',
  steps:
    'aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa',
  features: `
#after0	YXdaYacZZYZaaa
#after1	ZZcaZabZZZaaba
#afterQuestion	ZYaZZabaYaaZaZ
#before0	YXdaYacZZYZaaa
#before1	ZZcaZabZZZaaba
#brief	WZZaYZbZXYaYZc
#else0	WVcaXccYYZYYba
#else1	YYcZZcZZaZaZbb
#first0	WYaaYbcZZYZbab
#leans	aaZXYbdYYYYabY
#wide	aYZZZcZcXaZZZc
$了	abZaaabZZbYabY
$的	bZbaaaZZbabaZY
%ache	bbaYYXabaXZWXa
%amount	YbYaaYaYZYYbaZ
%better	XYcZaYbYbbZbZY
%body	YcZYZYaYaYbWZX
%box	YYXaZZZXZhaYZZ
%but	XbbZaYcZZbaZZY
%buy	cVWZZYYYaacaXa
%crowd	ZZZZZZYbaZZaaa
%deny	abZZYYabZYaXZX
%ease	babYaaZZbZZaZZ
%feel	aYYZZYZcaXYZbY
%fix	baZaZYZaZbYaca
%folk	ZZXYceXZZYYbaa
%food	YZZaeaZWZYZVVa
%handle	bbZbYYYXZbWWYc
%hold	babaZacZZbYZZZ
%house	aaZYcZXZbZXWYb
%it	cYaYZZbZZZZYYW
%keep	XZYcaYcZbZZaaZ
%kin	bZZXacZbZaZZXX
%law	YZZYXaZZZbagYY
%look	cXZaZaaYXYeYYY
%makeUp	bbaXZXZVYcaYXa
%me	ZbZXZaVdWacUZW
%money	aXaWZZaZYZYdaY
%nature	aZcYZZfYZZZZZZ
%order	WbZdZYZbYaZXZW
%past	aaXZXYYabZZcbZ
%place	YXXZgZYYZYXbZa
%reason	YYbYZYeZYYXbaZ
%said	WaZZabYcYZXbbZ
%scene	bZXZagZaZbZYZZ
%soft	aZZbZaYZYYYXZa
%span	aaXaZZaZYUYaZc
%talk	XbaZaZZaXZcaYa
%taste	aZbXeXZXZXZYZb
%tech	XaadYZaZabYcYZ
%test	ZZbcaXZWYaaXYa
%trust	abZZYZYYaZabaZ
%turnsUp	ZcYXZZYcYaaaaa
%verdict	YXdbZYaYXaaZYa
%wear	beYYXaWZbZbZZY
%you	aWWaYbZcZWcXYZ
&asksBack	YYaYZabZZabbaZ
&ba	ZaYbYcZZZZZZbb
&bareMeasure	bZcaYZaYYccYZY
&canDo	ZbZYZYbabaabYZ
&causal	ZZbYZadaZZZaaa
&changedTo	YcbaaaaaZZZaaa
&doIt	YXZeZYZYaYZXbZ
&doThenNot	baZYZaZaXaaYZX
&done	ZZYaYcaaYbYZYY
&doneCount	YZbXabYbYbWabW
&explains	XaaaaYbaaZbZaZ
&fits	abaYaaZababZZZ
&flawOwned	ZcaZaZaaabZZaa
&general	aZZZbaadZZZaZZ
&going	ZZabZabaabXZZY
&has	ZZZYaWaZZcZaaa
&heDid	aYZZbdabZZZaaa
&heSpoke	aZbZacZZaaYabZ
&iDid	ZZbYababZZaZbb
&iHad	ZbbZbYYcZaZYaZ
&ifThen	YbZaZZbaZZZabZ
&inPic	ZcaaaaZaaaaaZa
&isOf	ZbYZcZZYZacZZX
&look	aaZaaZZZZaeaZa
&loses	aYZaYZZZZacbaZ
&offer	baZZbZWaZbbZWZ
&onceThen	aZZaZYZZaaYabX
&orders	aZYdaYbYbaYZZZ
&percent	ZZZaZacZZaZdaa
&promised	aZYZZbZYacaZZb
&proverb	ZZaZaYYYbaYZZZ
&saysQuote	YXaYYdaXbZYXYb
&source	ZZZaaZaaaaadaa
&stepCount	XaZaZZaZbaZZZZ
&thatDay	ZaZYZbWaaYaacZ
&unlike	ZZaZaZZbbaaadZ
&untilNow	cbZZZZabZZZbaY
&verdict	ZZcZaacaaaZaaa
&wasBad	bZZcZaYaaZYZaa
&whereTo	YaZZeaYYZZYbaa
&years	ZXYZYadcZZZcdY
*一	aaZaaZaabaZaaY
*万	aZaaaaaaaaacba
*上	abYbaabZZZabaZ
*下	aaacaaZaZZZaZa
*不	bbZZZZaaaZaYbZ
*个	aaabZaaaaaaZaY
*九	aZbaaaZaaacaaa
*买	abcZZaaZbbaaZa
*了	YbaaZbaaYaYabX
*人	ZZYZbaacaYZacZ
*他	ZZaZbcaaaZZaba
*以	aaaZaZcZaaZaZa
*你	bXZbababaZbaaY
*做	bZaaZZaaaaaaca
*像	acaaaaaaaaaaaa
*别	ZaacaZaabZaaZZ
*十	cYaabZZYZZbbaZ
*吃	ZZaZcabbaaZaZa
*在	aZZZbabbZZZaca
*多	ZZbaaZcaaZabbZ
*天	bcZaabZaZZbaaa
*她	aZaaacaaaaaaba
*它	aaabZacaaZaaaa
*家	aaaZcaZaZZbaaa
*就	aaZdaZcaaZbZZZ
*年	bZYZZZcbaaZbdZ
*我	abaZaaYbZbbYbY
*拆	aaaaaaaaacaaaa
*招	caaaaaaaaaaaaa
*是	ZaaZaYcbZaaZbX
*有	ZYaZaZbbZbbaba
*样	aaaaaaaacaaaaa
*的	aaaZaZaZbaaaZY
*看	ZZbaaaaZaacabY
*老	baaZabbYZaZaba
*装	caaaaaZaaaaaaa
*这	cZZabaZZaabaaY
*都	cbaZaaZbaaaZaZ
*里	bYZaZabZaaaaaa
1 %ache	aZabaYbbaYZZZZ
1 %amount	YZYZaZaaZcZabZ
1 %box	YYYZZaaaZhaaZa
1 %buy	YYabYaaZbbabZZ
1 %crowd	XYaZbYYZZabbaZ
1 %deny	aaXaZZbabXaXZX
1 %feel	ZZYYbZbaZaZZbY
1 %folk	ZYZZacZYbaaaaZ
1 %food	YZaabcaXZZaZZZ
1 %handle	bZaZYZZZYcXabZ
1 %house	bccZYaZXYaYZZY
1 %it	ZYaYcaYaYaaaZY
1 %kin	bZaZZZaZaabZXZ
1 %law	aYZZZaaZZbadZa
1 %me	YZdYZZZbbbaXYY
1 %money	aXaaZaZYabYaaZ
1 %order	aaaaaaYYZaaZcY
1 %place	ZZaacaZZaZabaa
1 %said	aZbbZYYbZaabYb
1 %soft	bXaZZZZXZaaZab
1 %span	ZYZZZZaXaZZcaa
1 %talk	abaZZZZZZabaYZ
1 %taste	aYaYbZbabZZZZb
1 %test	XZeaZZZZaZZYZa
1 %turnsUp	YbZaaZaZZaZbZa
1 %verdict	YaacaZYaZZbZaa
1 %wear	cbbcYaYYaZZaZZ
1 %you	aYZaZaZaZabYZZ
1 *一	aaZZabZXZZYZaZ
1 *三	aZcYaaYZYZaaZZ
1 *上	abZaZabYZZabYZ
1 *下	YaZaZabaYZaZZc
1 *不	aaZaYaYZbZZXZZ
1 *东	aaZZabaacaaaZZ
1 *个	aZaZXZYbZZbbaY
1 *主	ZZaaaaaaaacbaa
1 *么	ZZZaZacaZaabaZ
1 *买	abdZZaaZbbZZYZ
1 *了	YaZYZZYaZbYcaW
1 *五	aYbaaaYZdZaZaa
1 *人	aZZZbYacZYaaYZ
1 *什	aYZYZacaaaabba
1 *今	ZbZabZZYZaabaa
1 *仪	aacaaaaaaaaaaa
1 *们	baaZaZYZaabaaa
1 *你	bXaaZaaaZaaYZY
1 *便	aaaaacaaaaaaaa
1 *做	bZZbaZZZbaZZca
1 *停	ZZabaaaaaacaaa
1 *八	aYaabbaaaabaaa
1 *六	YZaZaZZacZaaaa
1 *关	ZZaaZaacaaaZba
1 *写	ZZaaaaZbaaaaca
1 *出	YaacZZbZbZZaaZ
1 *分	ZYZdaaZZaabZaa
1 *刚	YZaaaaZaaacaaa
1 *利	aaaaacaaaaaaaa
1 *别	aaaZbaZaaZcZaZ
1 *到	ZaaZaZZaZcaYaZ
1 *十	bYZaZbZZZYaaaa
1 *单	ZaZZaabZcabaaa
1 *压	cZZaaaaaaaaaaa
1 *去	ZZZbdZbabYYZZZ
1 *友	aZaZbaaacaaaaa
1 *句	ZbaaaaacaaaaZa
1 *台	ZabaaaZZadaaZZ
1 *吃	ZZZZdabbZaZaaa
1 *各	aaaaaaaaaaaZac
1 *啊	ZaaZaaaaaaaaac
1 *四	YZZZZZabbbbaab
1 *在	aaZabZZaZYYabY
1 *城	aZZabZZabaaacZ
1 *多	ZZbYaabZaZaaZa
1 *天	aZaabZaYYZZaab
1 *妹	acaaaaaaaabaaa
1 *姐	acaaaaaaaabaaa
1 *子	aZabZZZYZZbaaa
1 *宝	Zaacaaaaaaaaaa
1 *家	bXZYdZZYZZbZZa
1 *小	ZcaZaaZabaaZab
1 *少	cZbaaaZaaaaaZa
1 *就	bZYcaaZZcZaZYZ
1 *岁	aaaaabacaaaZZa
1 *带	bZZZdbZabZZZaZ
1 *年	aYXZZZbZbaYcdY
1 *底	ZZaaZaaaacZZaZ
1 *店	aaZacbZZaZZZaa
1 *开	aYZZaaaZaacaZZ
1 *快	ZZZcaZaaZbaaaa
1 *怎	abacaaZZZaaaaZ
1 *我	YadYZZYaabaXZY
1 *房	acaZZaZaaZabaa
1 *手	ZaabZaaaZcaZaZ
1 *把	acaYaaaYZbaZaZ
1 *拆	ZZZaaaaaafaaaa
1 *拍	aaacaaaaaaaaaa
1 *招	caaaaaaaaaaaaa
1 *播	Zaaaaaaaaacaaa
1 *早	acaaaaZaZZZbaa
1 *明	ZaZaZaaaaaZaZd
1 *是	bXXbYYccXZaaXZ
1 *最	ZZZZcaaZabZZcZ
1 *月	bYZaaaZaZZabba
1 *有	WZZYYZbabacaZa
1 *朋	aZaZbaaacaaaaa
1 *机	YacZZaaaZcZaZZ
1 *来	aYbbabYXZZbaaZ
1 *杯	Zacbaaaaaaaaaa
1 *样	bYZZZabZfZaZZZ
1 *款	ZbcaaaZaaaaaaa
1 *没	abYaaacaZYaaZZ
1 *洗	cabaaaaaaZaaZZ
1 *测	aZdaaaaaaaaaaa
1 *清	aaaZaaaacaaaaa
1 *点	YZaaabaaZaZaZa
1 *白	aZZaaacaaZZZab
1 *百	ZacZbaaaZZaaZa
1 *的	aaaZZZZXabZYaZ
1 *盒	ZbaaaaaaacZaaa
1 *看	bYbaaaZbZaaaZY
1 *着	YZaZabaZabaZaZ
1 *租	acaaaaaaaaaaaa
1 *穿	ZcaaaaaZaabaaa
1 *笔	Zaaaaaaacaaaaa
1 *第	ZcZZaaZaaaaaaa
1 *结	aZcaaaZbaaaaaa
1 *给	ZabaZaYaabaaaZ
1 *老	cXZZabaYZaZaaa
1 *能	YabaZZbbZZaaZZ
1 *自	YZZabaabbaaZZa
1 *西	ZaZZaaaacaaaaa
1 *要	cZZaZaaaaZZbaa
1 *见	aaaaaacaaaaaaa
1 *该	aaaaaaZbcaaaaa
1 *说	cXbaZZZcZaZaYb
1 *贵	ZacabaZaaaaaaa
1 *车	aZZbaZaaZaZcZZ
1 *边	caaaaaZaaaZaaa
1 *这	bYXacZZYdZabZX
1 *那	baZaaYaaaZZZba
1 *都	ZZaYZbaaababZZ
1 *里	aZYZYabZcacYaa
1 *钟	ZZZcaabaaabaaZ
1 *错	aZaaaacbZaaaaa
1 =什么	aZZZaacaaaaaaa
1 =出来	aabcaaaaaaaaaa
1 =这家	aaaacaaaaaaaaa
1 adage	aZaaaacbaaaaaa
1 after	ZaZZZaaaZcaaZa
1 appeal	ZbZbaZaYZaaYYV
1 asks	aYaaZaaaZaZaaZ
1 authority	aaaaabaaaaacaZ
1 besidelist	ZZaZZaZZcZaZbY
1 cue.action	XYZaaaaYZbbaZc
1 cue.after	ZbZZaaZaZcaZZa
1 cue.context	YaZabaaZaabaZa
1 cue.evidence	aYZaaaZZbbXaZY
1 cue.feature	aYZaaaZYbbXaaY
1 cue.hook	bcZbZYZYZaYaYY
1 cue.how	aYabZaZaZaaaaa
1 cue.pain	aaaabZZZbZZaYY
1 cue.point	aaYZZZZbaZabaZ
1 cue.punchline	YbYaaaacaabZZZ
1 cue.question	aaZbZZaZYaZaaZ
1 cue.setup	bZZbZYZcZZZbZZ
1 cue.solution	YaYbZbZZZacaaa
1 cue.testimony	aZaZZaaYcaaaaZ
1 cue.trust	aaZaabcYaZZaZa
1 digits	YYabbaYYbZYZZY
1 exclaim	ZdZaaaZZaaabaZ
1 formal	aZZaaaaaaaaaZd
1 halts0	ZcYaZYZaaaYaWd
1 halts1	ZZZZbYaXbaYYbZ
1 halts2	aXaZZbbZWZZaZa
1 halts3	ZaabZZZaaZcaZZ
1 label	ZZaZabaYZbaZab
1 material	ZbacaaaaaaZaaa
1 me	YadYZZYaabaXZY
1 pain	ZYabaabbbZZaZZ
1 paragraph	ZaZaZZZZaZYaYc
1 person	bYaaabaZaZYaZZ
1 price	ZZaZbaZaZcaZZZ
1 question	bZZbZZaZYaZaaY
1 quoted	aaZaZabaaaZaYZ
1 relief	XaZYaabZaababZ
1 setting	YZcaaZbZZaaaZa
1 short	YbZaZZZZZaZbZd
1 show	aZcbZaaZZaaaZZ
1 speaker	ZbaaacaYZaaaZa
1 step	bYaaaaZaZabaaa
1 time	aZaYZaaYaaZbbY
1 witness	cYZZaaZaabZbaa
1 you	aYZaZaZaZabYZZ
=一下	abYaaaaaZZaaZa
=一个	bZaaZaaabaYaZY
=一件	ZZaaaaZaaaaaca
=一只	ZcaaaaaZaaaaaa
=一年	YaaaZaaaaZabdZ
=一直	aaaaaacaaaaaaa
=一碗	aZaacaaaaaaaaa
=三十	bYZbbZZbZaaaaZ
=上去	cZaaaaaZaaaaaa
=上门	caaaaaaaaaaaaa
=下午	ZaaZcaZaaaaabc
=不是	aZaaYZZbZaaZcY
=不用	cbZZaaZZaaZaaa
=不行	caZbaaaaaaZaaa
=两百	cZaaaaaaaaaZaa
=个小	YaaZabbaaabaZa
=个月	bYaZZZZaZZZbcZ
=为什	aZaaaacaZaaaba
=九块	cZZaaaaaaabaaa
=了一	YbZYaaaaYbYZcZ
=了两	baaZaaYaabaaba
=了个	ZcaaZaaaaaaaaa
=二十	cYZabZZZaZaaaa
=二号	Zaaaaaaaaacaab
=五十	aacaaaZZaZbaaa
=人均	aaaacaaaaaaaaa
=人的	aaaaaZZcaaabaa
=什么	ZYZZZabbbaabcZ
=今天	ZbZaaaZaaacaZa
=你们	aaaZbaZaabcZaZ
=你看	bYZbaZZaZadaaa
=充电	aaaaaaaacaaaaa
=六十	ZZaZbaaZaacaaa
=六样	aaaaaaaacaaaaa
=出来	YcabZZabaZaZaZ
=分钟	ZbZcaaZZZZaaZa
=别人	aaaaaaacaaaaaa
=十一	ZZcabaaYZaZaaa
=十九	cYaZaaZZaZcbaa
=十八	cZaZcaZaaaaaaa
=十六	cZaabaZaaaZaaa
=去年	cZZaZZZaaaZaba
=可以	acZaaZcZaaZaZa
=号链	Zaaaaaaaaacaaa
=同一	ZadaaaaZaaaaba
=后来	aZaZaZaaaaZaca
=周末	ZaZacaaabaaaaa
=四十	aZaYaZZaaabbba
=因为	ZZaaaacaaaaaaa
=在那	aaaaaaaZaaaaca
=块九	bZaZaaaaaacaaa
=头一	aZaaaaacaaaaZa
=姐妹	Zcaaaaaaaabaaa
=婆婆	caaaaaaaaaaaaa
=子上	ZaabaaabaacaZa
=小时	YbbacZaaZZZZZb
=就是	YaaaaZbZaZbZaZ
=店里	bcaaaaaaaaaaaa
=开看	aacaaaaaaaaaaa
=往下	aaacaaaaaaaaaa
=快递	aZaZaaaaacaaab
=我们	cZaZZaabZZaZca
=我婆	caaaaaaaaaaaaa
=所以	aabZaZdZZaZaaZ
=手机	ZaZcaaaaaaZaaa
=排队	Zaaacaaaaaaaaa
=摸着	aaaaaaaaacaaaa
=旁边	aZaacaaaaaaaaa
=时候	YbZbZacaZZZaaZ
=时间	aaZbaaZZZaaacb
=昨天	ZaaaaaaaaabcZa
=是一	baZaZacZZaaaba
=有一	YZaYZZbabbZZbb
=有人	YaZZaaabZZbaba
=来的	ZYbbbabZaaaZba
=没有	ZaZZaZZZZZbaca
=现在	caZaaZabZaaaaZ
=用一	caaaaaaaaaaaaa
=用的	acbbaaZaaZaaaa
=电池	aZaaaaaaacaaaa
=的人	ZYaZabbbaZZabZ
=的小	adaabaaaZaaaaZ
=的时	YbZbaabaaZZabZ
=的是	aabZZZbbaaYaaZ
=的那	ZacYbZaaZaZZbZ
=盒子	aaaaaaaaacaaaa
=直接	caaaaaaaaZZabZ
=看了	aZaabcZaaaaaaa
=短信	aaaaaaaaaaacaa
=空气	aZaaaacaaaaaaa
=第一	aaZabZZZaaZacZ
=终于	acaaaaaaabaaaa
=给你	dZaaaaZZaabZaa
=老板	baZacaaZaaZZbZ
=脑子	aaaaaacaaaaaaa
=自己	cZYYbabYZabaZZ
=觉得	ZaZaaaacaaaaaa
=试过	acaaaaaaaaaaaa
=贵的	aacaaaaaaaaaaa
=转给	aZaaaacaaaaabZ
=这一	cZaaaaabaaaaaa
=这个	caZZaaZZZacZZZ
=这家	ZZaaeaaaaaaaaa
=那个	ZYcYZZabaZaZaa
=那天	ZaaaaaaaaaZZca
=那家	aaaacaabaaaaaa
=那种	acZaaaaZaaaaZa
=都是	cZaZZaZaaaaZaa
=里头	cZaaaaaaaaaaaa
=里的	bZZZZadZaaZaaa
=里面	ZaZaaaZZabcZZZ
=链接	caZZaaZaaacaaa
=隔壁	abaacaaaaaaaaa
=面是	ZaaaaaZaabcaaa
^今	ZcZaaaaaaabaaa
^他	ZZaaacbaaaaaba
^我	bYZbaaZcZZaYcZ
^所	aabaaacaaaaaaa
^所以	aabaaacaaaaaaa
adage	ZZaZYZadbZZZcZ
after	baYaaYZbbbZZaY
alike	XXZZZbYYcYZYYb
amounts	ZYbZZaaaaaaaac
appeal	aZXaabaaaYbXYU
audience	YaZYZabbaZabZZ
authority	ZZZaaaaaZbZfaZ
besidelist	XXaZYcXYbYZXbW
bias	ZaYZZZZZaZYaYc
breath	ZYYaYZZWZYaYVa
bullet	aaaaaZZacaaaaa
buy	dYYaabYZaZcZZa
cause	ZYaaaZcaZaaabb
conclude	ZZcZaacaaaZaaa
count10	aZaaZaZYZaYXbY
count11	ZZaZZZaXaYaYea
count12	aaaaabZZaaaada
count13	aZaaaZZaZabada
count4	ZYYZZaZZZZZbZf
count5	ZZZZZZZZaaZZZf
count6	XaYZZbZbaZbYYa
count7	YbYYXYXbXXbdUY
count8	aZaYbZcYbZYYWW
count9	ZYabaZaYYZXXWV
credential	bYZaaaaZababba
cue.action	cZWYZZXXXadZYZ
cue.advantage	YbZaZYbXaabZZY
cue.after	aaYYZZYbYZYZbX
cue.agitate	ZaaYaabbZaZZba
cue.before	aZYaZZYZZYXZaZ
cue.benefit	bZabYYZYZXYaZZ
cue.context	YZZYYZaZYYbcZa
cue.evidence	aYaZYXYXXZabZa
cue.feature	aZcYXXZXYaZaYa
cue.hook	ZbZaZaaZZaXaaY
cue.how	XaZdZXaYXYYYZY
cue.pain	ZZaZbZYZZaZYZW
cue.point	WZZZXXYXZYWYaZ
cue.punchline	ZYXYbZbcZYaZXY
cue.question	XYZZYbaZYaaaaY
cue.save	VZXbZZcYZZZbbX
cue.setup	YaUXVZWcXWXcaW
cue.solution	daYZWYYWWYcXZV
cue.summary	XZbYZYcaaYYaaY
cue.testimony	YbXZbbYaaXXZaa
cue.trust	ZXZYaaZZaYZaaZ
cue.twist	XbbXYVZaYYYZbX
cue.why	YaaYZZccZZaZaZ
digits	aYbXbVYWYabcYa
exclaim	adZaaaZZaaaaaZ
formal	ZZZaZZYZYZZcad
halts0	ZcZbZaaaZaYaYc
halts1	YbZYYaaabZYbYb
halts2	aZZZZYaaaZYaYb
halts3	YXaabYaYZZbZaa
halts4	ZYaaabZZaabZba
inlist	XXZZZbYYcYZYYb
keep	ZZZcaacabZZbaZ
label	ZZbZZcbYbaZZZb
long	aYZZZabbYZZaca
long3	XcYaYZYZcaYZYa
long4	ZaYZaaaYYaZaWb
long5	aWZYaVaZYXZYba
material	bcbZZYZXZbaYYa
me	YbZXZaVdXabUaX
meaning	YbXcYZaaZYXbaa
measured	aabaYaZZaWYbXa
newlines	ZbYZZZYZYYZZaa
nomarks	ZZZaZZZXaYaZXa
numbered	YaXaZZaYbbZZaZ
ordered	ZaYaaZbZabZZaZ
pain	ZaZaXYbbbaaYZZ
paragraph	ZbZZZYZZZYZZab
person	YXYYbfXbYXXZbY
place	YaZadZaZYYZcaZ
price	bYbYcZYZabZYYZ
question	YZbaYcaZaaZaaY
quoted	XXZaZcZbZZXbbX
relay	aaZaZYabZaYaca
relief	baZYaZaacaYXZa
setting	aadZXZZZYZbaZa
short	XaYbYabZaaZYYc
show	bYZaZYYYaadZaZ
speaker	ZZaYZdaWbZYZXb
spec	bZcaXZaXYdbXYZ
step	aaXeZYXXZaXaYZ
story	aZYYYaXbbZZcbZ
talk	YcaZaaZZZbaaaa
taste	YXXYfZaaYZYZZb
thing	cbaaXYdZaYaYYY
time	caZXXYbbZYYabX
turn	YabZaZbbZaZbaa
urgent	YaaZaaZaaZaabb
worse	aYYZYbdaYaZZZZ
you	aVXaYbabZWcYYY
~上	abXaabbZZZabZa
~下	aaZcaaZaYZZaZb
~不	abZZZaaaaYaXZa
~也	aaaZZabcaaaaaa
~了	XbZZZcZbYaXbaX
~他	ZZaZbcZaZZZabZ
~你	bWZbZbbcaYaaZY
~先	aZacaaaaZbaaaa
~再	aaacZaaZaaaZaZ
~别	ZaacaYaabZaaZZ
~去	aYZbbabaaZZZaa
~在	ZZYZbZbcZYYabb
~多	ZZaaZZcZaZacba
~她	aZaZZcaaaaZaba
~它	aaabZZdabZZZZa
~就	aaZdaZcZaZaZYZ
~我	YbaZZaXcYbbXZY
~我们	cZaZaaaaaaaaba
~是	YaZYaYccZaaabW
~有	XYZZaZbbZbbbab
~没	ZbbZZaZcZZZaZZ
~的	abaYaYbZaZZaZY
~给	aYaaZbZbaZbabZ
~要	baYbZaaaZZZabb
~这	cZYZbbZZbZcbZY
~那	YabZaabaZYZZbZ
~都	cbaZaaZcaaaZZZ
~里	bYYaZabZaaaaZb
`,
};

export const roleWeights = {
  classes:
    'hook pain agitate context question solution feature advantage benefit evidence testimony trust twist before after why how setup point summary save action punchline none',
  steps:
    'bdYjYaRXWTWWTbYYYfYVXVXO ZfkWZfXbZRYXaaaaWVYXZWYX aZdWahXaZXZaZaZbZaYYaYZZ VdYcdYeYYZXWbcaXYaXYZVUS ZZaZeaaaZWZZZaaYXWfaaXZZ YWXZbbiZZYbXSYaYdXaYZVYV YXXXaVfdeeZZcYXVZVOZXZZT aZaZaZXYcXcZdaaYXZXdZZZZ ZYZZaXYZWdcfZZXXYYVUdeXX XaWUZVYccebadYVdVVVZaVXS aZaZZXZbaZdacZaXZYVXXcZX aZZYaZcYZXYYYaZXYZZYffXX XWXYWVXbZYZWYYbbYVadcadT aeZaZeXaZWZZXZcaaaWZaYZZ aZZZZbbZdZcaVZaYXYYcaVcY XWcVVbXaXcYWaaWecXVcYUcU XVXUXTWWYeZZWYeaiVWaVVcQ XWaZXVXZXWWYhaaVXhRXZWZW XWXXaSRYVXXYZaWZWTmdZVaS ZZZXbYXZXVZeUabYVYVWfdbX aaaZcZZaZYaaYaaZZaZaZZZZ ZZaYZZZZYWZcYaZZXZWbWcZX aaaaaZZaZYaZWaZYYYYUYiWZ YYZVZVTZXSXXTZXURXSTWSWn',
  features: `
#after0	bYYYbbaaXcZZZZZZbabZZYYa
#after1	bYabacaaZbZZXaabZaaZaaab
#afterColon	aZaaaaaaaaaaaaaaaaaaacab
#afterQuestion	acZZbXXZZZZYbaZacZYYZaYa
#before0	WbaaYcYZaaYXXYZcZaaaZZYa
#before1	ZbbXbbYbaZaZZZbcbaYXaabb
#brief	dbZbaVWVVZZXZXXWYZaccYaZ
#else0	baaXYaYYWaUXaXYXYcabYXbZ
#else1	ZYbaZbaaYdYZYaaZZYaaZZba
#else2	YaabZaZaadaaYaaabZadaZaa
#first0	VZZZYZYYZaZaZYdbYYWcYZab
#first1	ZZabZZZZZaZbZaZcXbadaZbZ
#first2	aaaZacaaaaaaaaaaaaZbaaaa
#leans	ZZYbdcYXcXYZbYZZabZXZYYY
#wide	ZbYWZaZbYZbadbZcdYZYaZYb
$2	aaaaacZaaZaaaaaaaaaaaaaa
$上	aaaZabbaZZabaaaYbbbZaaaa
$下	aZaZacZaaaaZbaaabaaZabba
$个	ZZabaZYacbbaaaaZZabZaaba
$九	abaZaaaaaZbaZaaaZbaZacaa
$了	caZaZYbZcbaZYZZZabWbaYaa
$人	aaabaaZaaaaaZaaYbaccaaaa
$会	acbZaaaaaaaaabaaaaaaaaab
$低	aaaaaaaaaaaaaaaZcaaaaaaa
$信	baaaaaaaaaaacaZZaaaaaaaa
$候	aaaaaaaaaZaaaaabaacaaaab
$十	aabZbZcaaZaaZaabbZbaaaaa
$半	aaaZababZZacaaaaZabaaZaa
$印	aaaaaaaaacaaaaaaaaZaaaaa
$去	aaaYaaaabbaabaaaZbZZaabb
$变	aaacaaaaaaaaZaaaZZbaaaaa
$口	aaaaaZaaaZaabcaabZZaaaaa
$只	aaaZaaZaacaaaaaaaabaaaaa
$吃	ZaaaaaZaaZaaaaaaaacaaaab
$味	aaabaacabZbaZaaaZaaaaaaa
$哈	ZaaaaaaabcaaaaaaaaaaaZab
$哭	aaaaaaaaaZcaaaabbaaaaaaa
$圈	abaaaaZaacaaZaaabbaaaaaa
$在	aaaaaaaaaaaabbaaaaaZacaa
$块	aaabaaYaZabacaabaabaaaaa
$多	aaabaZaaadaaYaabYabaaaaa
$大	ZbaZabaaabaacaaZabZaaaZa
$天	aZaZabcaaZaaZaabbZZaaaab
$头	aaabaabaZZaaaaaaaZcaaaaa
$好	aaabaaabZZaZdaaZZaZaaaaa
$妈	aaaaaaaaaaaaaaaaaacaaaaa
$子	aabcaaaabaaZZZaaaYbcaYba
$少	aaaZaaaaabaaZaaaabcaabaa
$布	aaaZaaaaaaaaaaacaaaaabaa
$干	aaaaaaaaacaaaaaZaaaaaaaa
$年	aaaaaZaaZZabZaaaaacaaaaa
$开	aaaaaabaabaaZaabYaaaaaaa
$成	aaaaaaZaacaaaaaabaaaaaaa
$我	aaaaaaaaaZZbaaaaabZcacZb
$房	aaacaaaaaaabaaaaaaaZaaaa
$抹	aaaaaaaaaZaaaaaacaaaaaaa
$拿	aaaaaaaaaaaaaaaaaaaaacaa
$掉	aaaaaaZaZbaaaaaZaacZaaaa
$提	aaaaaaaaacabaaaaaaaaaZaa
$斤	aaaaabZaacaaaaaaabbaaaaa
$月	aabaaaaaaZaaZaaaZaaaacaa
$有	aaaaaaaaaaaacabZbZZaaaaa
$服	aaaZaaaaaaaaZaaaaacaaaaa
$机	aaacaaaabaaaaaaaaZaaaaaa
$条	aaaaaaZaaZcabaaaaaaabZaa
$来	aaaYababZXbaabaYZbdZacaa
$根	aaacaZaaaaaaabaaZaaaaaaa
$次	aaadaaaaZYaaaabaaabaaaaa
$款	ZabaaacaaaaaaaaaaaZaaaaa
$步	aaaaaaaaaaaaaaaacaaaaaaa
$水	ZaaZaaYaacaadaabaaZaaaaa
$点	aaaZabaabZaacaaabaaaaaaa
$热	aaacaaZaaaaaZaaabaaaaaaa
$用	aaaaaaZaacaaZbaZbaacaZba
$的	bbaaaYYZadbYZaaWaZbcZZbY
$省	baaaaaZaaaaacaaZaaZaaaaa
$看	aaaYabZaababaaaZaaaaabaa
$着	aaaZaaZaaYaabaaabcbZcZaa
$码	ZaaZacZaabaaZaaabbaaaaaa
$碗	aaaaaaaaaZaacaaaaaaaaaaa
$粉	abaaaacaaaaaaaaaaZaaaaaa
$羊	aaaaaaaaacaaaaaaaaZaaaaa
$菜	aaacaaaaaaaaaaaabZaaaaba
$行	aZabaZYabZabZaaacZbaaaaa
$见	acaaaaaaaZaabaabaaZaaaaa
$话	baaYaaaaaZbaZaaaadZaabab
$说	aaaaaababYZadaaaaZaZabab
$谈	aaaaaaaaaaaaaaaZaacaaaaa
$走	aaaaaaYcZbaaaaabbaZZabaa
$选	aaaaaaaaaaaaaaaaaaaZacaa
$遍	aaaZaabaaaaaZaacaaaaabaa
$钟	aaaaabaaZaaaaaaZcaZZabaa
$钱	aZaZabaacZabaaabZaabaYaa
$页	aaaaaaaaaaabaaacaaaabZaa
%ache	ZcZYZWYaXaYaaZZaXYZVXabZ
%amount	YXaYZXaXYaYZZXZabYYXWYXa
%bad	abdZZbXbaYZYbZZaZaXZaZcZ
%better	cYYZZYWfZaaYZYXWYYbZYYYY
%body	ZcaZYYbaaXZZZYbZYXYYYXZX
%box	aYZaZabZXaYaZYbYbaZVZZZb
%but	XWbaYaWYYYZYfZZbXZbZYYYY
%buy	XZaXYYaZZYaaZXYWcYaZWcZX
%crowd	ZYYaWZXUZaWYZYXZYZYYZXXX
%deny	aZYZXWXYXWXYbWWZaYbcUUZY
%ease	aZZaaacZaYZaXZcYaYZbYYba
%feel	ZYaaWXZYaYXYYaZZYXbZYYcZ
%fix	aaaZZbZYYYaYcZcbZWXaZaYb
%folk	aZbaXZZZYZdYYaZXYcYXXYZZ
%food	aYXXWZbWZZYWYWYaZZYZWXXY
%handle	XYWZVaaYYZSXaXVYbZZYYZXZ
%hold	babZcWXaaeZZYZZbWbbZaYbZ
%house	ZYZZXaXYaZYXZZaXabaZXWWY
%it	aXXbYZZZZZcXYaYbYWaYZWbY
%keep	ZXbcaYZaYbZabZZZaZXWjYYb
%kin	ZbbZaWZXdYeZZZaYWZZZaYZX
%law	abYaYYcabaYZXYYYZaXZabaa
%look	bXXXbbbbXdZYaYYZXZYacYZY
%makeUp	XZbaYZcaaYZXaYYaYZZZZYZa
%me	aYZZYcZWXZYdZZXWYaYZXZZZ
%money	ZaZZXaYZaXadWXXYXZbbXZZY
%nature	ZZaXacbaaYaZaaZfWZZaZaaa
%order	aZYYXZWXbZYYabWWbZYacZZY
%past	ZZZcZWaYXdaZadZaVYbXaYaZ
%place	abaaZcaZZYZYbYYaaYbZZZYZ
%reason	daZZbaVZYWZYaZZgWXaaZYaZ
%said	YZbacWXYWXhaYYZYXbZYVZaZ
%scene	aZZXZbZYZaaZZZZZZbcYZbYa
%soft	ZaYaaZYYabZXaXXZYZZYZZYZ
%span	YaYZUWWWaYYbZabWZZVYYVXa
%talk	baZabXVYYZYbYaaZZXaYacXZ
%taste	XZXZZZbZXbYYZYYYaXaZXYYZ
%tech	aZYaZaaZYZZYdYYYcYaZaYXY
%test	XWaZZZZaYbZaYYXZbYXWYWXX
%trust	bYZaYZYZZYZfXbZZbYbZYYZa
%turnsUp	aXYYZbYabaZXZabaYYaZZaaa
%verdict	YaYYZZYYaXYXZZXYcXXfYYYY
%wear	YZabYcaaZYaYZYYaaXZYaaYX
%you	ZbaZaYXZYYYaZZZaXYYaWaZa
&already	abdaaXbaZbZacaZYYaWaabbZ
&although	aaaaaabaaaaaZaacZaZaaaaa
&asksBack	aZabcaXZZcZZaZZaaYYYZcaa
&ba	bYcYabWZWWZXcZZbdYcXaZac
&bareMeasure	YbaZZZcaZaZYYZaYbbYXaYZY
&been	aabbaXZZZcabacZZbYbYZZaa
&callsYou	bYZabYZaYaZbZaabeaXXabZa
&canDo	ZabYZWecbbYXXZXZZXcaZZaZ
&causal	ZZZZbbZZYWZadZZdaYaZZXca
&changedTo	aaaZaZabcZaZaZaZYbYYaabZ
&doIt	YXZYaXYabZaYXYWYeZZZaZXb
&doThenNot	ZaXYZXcZZcYZZZYaXXYWWaZZ
&done	cbaZXXWWYaYXaYbbVYZbXZaa
&doneCount	abXaZXYbWedZbWZWWYVaYWYX
&exceptFor	bcaaaaZZZcZacabYXaZZaaba
&explains	aaaaZdZZaYaZWaabYYZcZYaZ
&fits	ZbaaaccZYXbadaaYYbaaaZaZ
&flawOwned	aYZZZZaZXabadbaZYbaYbZZZ
&general	beZaaZbaaZZZWaZZZaaZaacZ
&going	babZaXbYZacXaaaXYaYaaZaZ
&has	ZYWYbYcYaaXWYXXZYZZXWZZa
&heDid	ZXcZbaZZaZaYaZcbYaYaaZZa
&heSpoke	YYYaZZaZbcbZZaaaZbbZaYbZ
&iDid	YZbYbYaZbaaaZbYabaXabZZb
&iHad	aZXcaXaZcZYYaYaXbbZYaVaa
&ifThen	aYaYZXaYZYYYZcZbdZaXaZbZ
&inPic	aaaZaaZabdacaaZZZaZZcZaZ
&isOf	ZXbaZYfaYcaZZaZaYaYWaXaX
&look	aaZYaZWaahbZWZcXZYXcaZZZ
&loses	bVZWbaacYaYdZcYaYXZXZXZa
&notOnce	aaaaaabZabZaXbZaZbdaabZZ
&offer	bYYaYYYZbZaXaXYWaYZcXbaX
&onceThen	XYYYaZZacbZXYaZabZZZYaYX
&orders	bbZYZXVYZZXbaYbWdabbZcXa
&passive	aYZaabbabZaaXZbYaZaXabbd
&percent	aaaaaXaaXdZZZaabYaababaZ
&promised	ZZZVabaZZXadabbXcZbXcZca
&proverb	XZXZVVZWXZVaZXWYZZZbYcbX
&quoteOnly	caabZabaaZaaZaaaaaaaaaaa
&saysQuote	XXXYYbZYWaaYbaZYbYbZZYcZ
&source	aaZdaYZaadZcYaaZaYZZZbZZ
&stepCount	aaZcaZXaaYaYZcZZaabbZXbZ
&thatDay	YaZYZbaeZWZXbabZabYaYZaZ
&threshold	ZabZabcZbYZZZZYXbYdaaYZb
&unlike	abZZaaXcXaZZZYZdZYccaaaZ
&until	aZZZabaZYYZaZaZXbbbdabZb
&untilNow	ZYZYacZaaacbYacXaaaZaYaZ
&verdict	aaaZbdZaaYaZaaaYaabfaZZa
&versus	YZaYZZZbdZZZabZdYYZcZYba
&wasBad	ZaaaZZaZZZaYZcZaZaXYbcaa
&whereTo	YbZbZcYaXaaZZZZYbaYZZbYb
&worse	acdaZbYbaYZYaZYbZaYZaZaZ
&years	bYZcaXYaXbceYcYaWXacZXaY
*一	ZaYZZVbdaYXYZaYacacZZbYY
*七	aaabaZZaZbabaaabZYaaabaa
*万	aaabaZZaacaZZaaaacaaaaaa
*三	abZbZaacZeZZWabUcaZaaZZa
*上	aabaZaZZabbZbaaZcXZaaYaZ
*下	YZaZabbZabYaaaZacaXaZbab
*不	aZZaaaaaZXaaaZZbYZbaZZbZ
*东	ZZacaabaaaaaZaacaZZcaZba
*丝	aZaaaacaaZaabbaaaZaaaaaa
*两	YaaZZaaabcaaZbbZbaZZZabb
*个	aZacZYbZaaaaaZaYbZZbZaYY
*主	baacaZaaaaabbaaaaZZaaaaa
*么	abaZaaaaZZaaaaadbZZZaaaZ
*之	aaaaaabaaaaaZbacZZaabaaa
*九	aaacabZaacaaZaaaZbXZadaa
*买	abaZaaXZZZbacaaZaZbcbZZa
*了	aabZZZYZadbabYcbWaYZYYaZ
*事	ZabcaZYaaXaaXaacdcZaaaaa
*二	YYacabZaZdcbbZaYXYZYadaa
*五	bZZcacYbccZZaZcXZbZZacZZ
*井	aaaaaaaaaaaaaaaaaaaaaaac
*交	aaabaaZacZbaaabaZaZZaaaa
*产	aaaaaZZaacaaaaabbaYaaaaa
*亮	aaabaacaaZaaaaacZaZaaaaa
*人	abcYbZZZaYZaXbZdZacYbZca
*什	aaaaaaaaaaaaaaadbZZZabaa
*今	aZaYaeZaZcabZZaaaaZaacZa
*介	aaaaaaaaaaaacaaaaaaaabaa
*从	aZaaaaaabZbaZabZbcZaaaaa
*他	ZbZYaZZaabaacZabacaaaaZZ
*以	aZZYabZZZZZacaZZcadaaaZa
*们	baacbdZaZbZbYZZbZZZZaaba
*会	aaaaaabaaZaaaaacZZaZaaaa
*但	aaabaaaaabaacaaYbacZaaba
*住	aaaZaZbabYaZbaacbaZabaaa
*作	aaabaabaacaaYaaZZaaZaaaa
*便	aZaZaabbbaZabaaYZacbaZaa
*俩	aZacaZabbZabaaaaaaZaaaaa
*倒	ababaZZaaZaaaaaacaaaaaaa
*偏	aaaaaabaaZaacaaaaaZaaaaa
*做	ZaabaababYabZaaYfZbbaaZa
*停	aZaaaaaaaZaacaaZZbaaaaab
*像	bcaabbaadaZaZbaZZZZaaZba
*儿	ZaacZaaabZbacaaaZaYZaaba
*先	aaabaaZaZaaZZZaaaZcabZaa
*光	aaaabZbaaZabaaacZaZaaaaa
*全	abaaaaYaZcacaZZcbaZaaZaa
*八	aZabaZbaabaaYaaYabZaaaaa
*公	ZaababZaaZbbeaaXaaaZaaZa
*六	YabbaabZZdaaYaaYZcYZacaa
*共	aaacaaaaZcabZaaaZaZaaaaa
*关	aaaaaaaaZZaaZaacaZcbaaab
*内	aaaZaaZabZaaZaabaacaaaaa
*写	aZabaZaaZaZadaabZaaZaaaa
*冲	ZaaZabaabZaacaaabbZaaaaa
*几	aaaabaaaZaaZZbacabZZaaba
*出	aabaaaZaeYaaZZZbabZcaZZa
*刀	aaacaaaaaZaaZaabZbaaaaaa
*分	aaaaaaYaabZabaabcaZZaaZa
*别	aZaZaaZZYYaZeaaZeZcbbZYa
*到	aaaaabbabaaZYaaZaZaZZbaa
*前	aZabaZXaZaaaababbZcabaZb
*剩	aaaaaaZaacaaaaaaaZbZaaba
*力	aaaaaaaaaZaaaaacaabaaaaa
*办	aaaZaZaaaZabbaaacbaaaaaa
*加	aaaZadcaabaaYaaZZaaZaaaa
*务	aaacaaaaaaaaaaaaaaaaaaaa
*勺	aaaaaaZaabaaaaaZcaZaaaaa
*十	aZabaaYZZcbZYabaacZYZeaZ
*千	abaaaZZabcaaaaaZZaZbaaaa
*午	aaabaaYabYZaaaaZbbaaabab
*半	abaaaZZbaYabaabZbaabaZab
*卖	aabbaaabZZbadaaZYbYaaaaZ
*印	aaaaaaaaacaaaaaZaaZaaaaa
*压	aabZaaZaaZaaZaadbaaaaaaa
*去	aaaYaZZZaaaaaaacbaZabaYa
*双	aZaaaacaaaaaaaaZZbbbaaaa
*发	aaZcabYabYZabaaZbZbZacZa
*变	aaabaaZaZaaabaadZaaaaaaa
*口	aZaZabbababaZbaYaaYaaaab
*句	baaZaaaaaaaaaaaZcaabaZZa
*只	aZaaaabaYaaaaaadZaababaZ
*叫	abaaadaaaZZaaaaaZacaaaaa
*可	aaaaaZZaZaaabaaabadaabaa
*台	aaacaaaaacaabaaZXaaaaaaa
*右	aaaaaZaabZaaaaaZcaZaaaab
*号	aZaaaabbZZabYaabbZaZacab
*吃	ZZaYabaaaaZaaabaababaZZb
*合	aaaaabbaaZacbaaaaaZaaaaa
*名	aZaaadaaZaaabaabaZZaabZa
*后	abaYaaZaaYZbaZabcaZbaaZb
*吐	aaaaaaaaaZaaaaacaaaaaaaa
*周	aZbcaaaaaZaaZZaZbaaYacZa
*味	aaabaZaabbbaaaacYZZZaaaa
*和	aaacaabaZaZbaaZaZZaaaZaa
*哈	aaaZaaZaacaabaaaabaaaaaa
*哪	aaaacaaaaaabZaaZaacaaZaa
*啊	ZaabaZbaaaaacaaZaaZaaaab
*喂	aaaabaZabZaaaaabZacaaaaa
*喝	aabbaaaabaaaaaacZZZaabZa
*器	aZabaaaaaaaaYaacYaaabaaa
*四	ZZacababbdaZZaaYZaaaabaZ
*图	aaaaaaaaaZabaaaZaaabcaZa
*圈	aaabbacaZbaaZbaYcbZaaaaa
*土	aZaaaZZaaaaaaaaacabaaaaa
*在	ZaaZZYaZZaacaZacZaaYabZb
*地	aabYabaabZaacaaaaZZaaZab
*场	acabaaZbaYabbaaZYbaaaaab
*坐	aaaaaaaabZaacZaYacZZaZba
*增	aaaaaaaaabaaZaaaaacaaaaa
*声	aaabaaaaabaababaZYaaaaaa
*外	ZZaZacaZZZaaeaaZabaZaaab
*多	ZaabaZZZaYbaaaacaZbZaZaa
*够	aZaaaabaaZaaaaaZbaZcaaZa
*大	bYaaacZaabbaaZaaYaaaZaZa
*天	ZbZYZaaabZZZbZaacZWbaZab
*太	abaZaaZaaZaacaacaaaZaaba
*夫	aaacaaaaaaaaaaaaaaaaaaaa
*头	acaeZYdabZaYZabcYXaaaaYa
*套	aaaaaaaaaaaacaaaaZbaaaaa
*女	aaaZaaaaabaZaabaZcaaaaaa
*她	ZaabaaZaabcZaaaaZaZaaaba
*好	abaaaYbbZXaacaaYYaZaaacc
*如	aaaZacaaaaaaZaaabaZaaaaa
*子	YabcZbbaaZZaWZabbZbaaXab
*孔	aaaaaaaaaaaaaaabcaaaaaaa
*字	aaababZaZbaZabaaaaacbYaa
*学	aaaaaZaaacaaYababZaZaaaa
*孩	abbYaaZabZaabaabZaaaaaaa
*它	aaaZaZZbaaaaaaadbZZaaZca
*完	aaaaaZaaccaZaaaZZaaaabab
*定	aZaZabaabZaaaaaZcabZaaaa
*实	baaaaZbabaaZYaabaabbaZaa
*客	acabaZZaaaabYaaabZaaabaa
*家	ZcZbaZYZdababbaYZaZZaaZa
*宿	aaacaaaaaZaabaaaaaZaaaaa
*对	ZbabZbaZZdaabaaZaaaZbaaa
*小	YbZdabaZaYbabZZZZZZZZcZc
*少	baaaaZZaaaaacaabaZbbZaaa
*就	YZZYZcYbYXbZWaagaYbbaZaZ
*屋	aaaaabZacaaaaaaaYabaaaaa
*屏	ababaaaaaZaadaaaaZZabaaa
*山	aaabacaaaaabaaaaaaaaaaaa
*岁	aZaaaaZaaaaabaacaaaaaaaa
*工	aabZacaabaaaaaaZZZbaaaaa
*布	aZabaabaZYaabaaabaZaaaaa
*带	aaaZabbaaYaZaabaaaZaacZb
*干	aZacbYaaZbaaZaabcaZaaaaa
*平	aZaaaababdaaZaaZaZaaaaba
*年	baZbabYaZbbcZbZZXbbaZZaZ
*并	aaaaaaaaaaaaaaaaaacaaaaa
*床	aaaaaaZacZaaZaababbaaaaa
*底	aaaZaababbaabaaaXbZZaaaZ
*店	ZaaaaeaaZbbbYaaZYbaZacZZ
*度	aaaaaZYaabaaZaabcaaZaaba
*座	aaadaaaaaZaaZaaabZZaaaaa
*开	abaaaZaZacaZYZaadZYZaZZZ
*张	aaaZaaYaaaaaaaaabcZZbZba
*当	aaabaaZaZZaadaaaaabZaZaa
*录	ZaaaaaaaaaabaaaZcaaaaaaa
*往	aaaZaaaacXaaZabddYaZaaaa
*很	aaaaabZaaaaaZaaYbabaaaab
*得	aZaYbYcbaZZZZbadZZbaZZcZ
*心	aaaaaZZaZbaaaaadZabbaaZa
*快	aaaaaaZaZbaaZaaabbcaaaab
*怎	aaaZZaaaaZaabaaacbaaaaaa
*想	aaaababaaZaaaaaabaaaacZa
*慢	aaaZabaaZaaacaabaaacaZaa
*成	abaZaZbaZaaabaZcbaaaaaaa
*我	aZaaaaZZZabcabZaYbZZZZZa
*户	aaaaaaZaaaaaaaaaaacbaaaa
*房	aaabaaaabbZaZaaaYaabaZaa
*手	bZabaZaabZaYbZbZbcabaZZZ
*才	aaaaaZZaaYaabaacbabaaZba
*打	bbaYaZZabYaZZaabcbbYbcZb
*扫	aaaZaaaaaYcaZbaaaaaZaaaa
*找	aabaaaZaaYabaaaZcaZaabZa
*把	aabaaaZaZZZZbaacbbYZaabb
*报	abaaaaaaaZaaZaaaaaaaacaa
*抹	aaaaaabaaZaaaaaacaaaaaaa
*抽	aaaaaabaaaaaZaaaZacaabaa
*拆	aaaaaZaaaaaaZaaacaaaaaaa
*拍	aaaaaaaaaZaaZaaacaaaZdZa
*招	baaYadaaaaaaaaaaaaaaabaa
*拧	aaaaaaaaZaaaaaaacaaaaaaa
*拿	aZZZaZYababaZbbYdcaaaaab
*挂	aZaZabaaZbaacaaaZaaaaaaa
*捡	aaaZaaZaacaaaaaaaaabaaaa
*换	aZababZabZbaYababZcabYaa
*掉	aaaaaaaaaaaZaaacYacZaaba
*接	aaaaaaZaaabZZaaaccZZaaab
*提	ZZaaabaaaaaaaaaacaZaaaaa
*摸	aaaZaabaacaaZaaaaaaaaaaa
*撕	aaaZaaaaaZaaaaaacabaaaaa
*收	aZaaabbaZZabaaaZcZZZbaaa
*放	abaYaababbaaZaaZaZbYaaab
*散	aaaZaaZaababaaacZaZaaaaa
*数	baaaaaZaacaaZbaZbZaZaaaa
*文	ababaZZaaaacaaaZbaaZabaa
*斤	aaaaacXaZbaacabZZaaZabaa
*断	aaaZabaaaaacbaaZaZaaaaaa
*新	ZbbabdXaacabaaabaaYaaaaZ
*方	aaaaaZbaZaabbaadaaYaaaZa
*早	acaaaaaabbaZXaaZaYcbbaaa
*时	ZbaaaYbZbaaaabaYdaXaaYaa
*昌	aaaaaaaaacaaaaaaaaaaaaaa
*明	aaaaaabaZZaaZabcZZacaZab
*昨	aaaaaaaaZcaaaaaaaaaaaaaa
*是	ZYaaZadZZaabZYZeWacbYXbY
*晃	aaaaaaZbacabaaaaaaaaaaaa
*晚	abaaaaaaaYZbYaaZcaaaaaab
*暖	abacaaaabZaabbaaaZaaaZaa
*最	ZbaaaaaabcaaZZaZbaZZabaZ
*月	ZYaaabbbbcZaabcYZaYZaaZa
*有	abaabYcZZaZZcaZaYaZZZabb
*服	ababaaZbaZaaZaaaaZcaaaaa
*朝	aaaaaaaaaZaaaaaacaaaaaaa
*末	aaaaaaaaaZaaaaaacaaZabaa
*条	bZababZabZbaabaaabYZbZaa
*来	aZbbaaZaaacbZaaZaYZaacaZ
*板	baaZaZaaaaaaaaaaZcbZaaaZ
*果	aaaabbcaZaaaaaaZcaaaaaaa
*查	aaaZaaaaacaabaaabaZZabaa
*标	aaaYaaaaaaaaaaaabbaaaaaa
*样	aaaZabaacZaaZaaacaYaaaaa
*桶	aaaaabaabYaaZaaaaaaaabaa
*梯	aaacaaZaaaaaaaaaaZbZaaaa
*楼	ZbacaabaaYaadaZZaaaZaaba
*次	aZaaaaabZXbbZbaYZacbaZab
*款	aaaZaabaaaaacaaZZabaabaZ
*步	aaaZaaaaaaaaaaaacbaaaaaa
*每	aaaZabbaaXbbaaaZeaYaaaaZ
*气	aaacaZZaaYaaZaaeZabZaaaa
*水	YbaZadZZZYZZbaabcZZZaaaa
*没	abbbZYaabcZaaaZZYbZaZZaa
*油	bZacaZYaZaaaabaabZaaaZaa
*法	aaabaaaaaaaaaaaacabZaaba
*泡	aaaZabZbaYaabaabZbaaaaaa
*洗	aZabaZdZaaaaZaaZZaaaaaaa
*活	aZaaaaaaaZaaaaacaaaaaaaa
*浆	aaacaaaaabaaZaaaaaaabaaa
*测	aaabaaaaacabaaaZaaaaaaaa
*海	aaacaZbabaaaaaaZaaaZaaaa
*满	aaacaababZaaZaaaZaZaaaaa
*灰	aaabaabaacaaaaaaaaaaaaaa
*炉	aaaaaaaaaaaaaaaacaaaaaaa
*点	aZabaZYaZYZYaabZcbccZbaa
*烧	aaaaaacabYaabaaaZabaaaaa
*热	aaadaZbacZaaZaacZaZaaaaa
*然	aaaZaZbaZZbacaaaZbaaaaaa
*照	aabcabaaaZaaZaaaZaabaaaa
*爷	aaacaaaaaabbZaaaaaaZaaaa
*片	aaaZabbaaYaaaaaaaacbaZab
*牌	aaabacZaaaaaZaaZaaabaaaa
*牛	aaaaaabaaaaacaaaaaZaaaaa
*班	aaacaZZabaaaaaaZaaabaaab
*理	aaacaaZaaaaabaaZbZZabaaa
*甜	aaabaaaaaaaacaaZaaZaaaaa
*生	aaabaZbaZcaaaaaYYbacaaZa
*用	ZZZabdacZYaZZaaZdZZaZaba
*电	bZaZaacbZZZbZaaZbacZacZb
*留	aaaaabZaZZZbaaaacZaaaaba
*病	aaaaaaaaaZaacaaaZaabaaaa
*白	aaaaaaaaZcZaaaaabZZaaaab
*百	abbbaZabbbabYaabYXabZZaa
*的	ZXYZZcdZYZZZbYYbXZcZYcYZ
*皮	aaaaaaYaacaabaaaaZaaaaaa
*盒	aaaaabaaZYaaaaaZabbaaaaZ
*盖	abaZaabaaaabYaaaabZZaZba
*盘	aaaaaabaacbaaaaZaZZaaaaa
*看	aZZZaYaZcdZaZaaXdZcbabYY
*眼	aaaYaaaaaaabaababaZZaZba
*着	baaaaYaZaaaZbaaZZbaabZaa
*睡	abaaaaZaaaabbbaaYaaaaaaa
*知	aaaaaaaaabaaZaabZacaaaaa
*短	aaabaaaaaZaacaabbaZaaaaa
*破	aaaZaaZaacaaaaaaaaaaaaaa
*硬	aaaaaaaaabaacabaaaYaaaaa
*碗	aZabaaZaaaaacaaaaZZaaaba
*票	aaaaaaaaadabZaaZaaZaaaaa
*种	abaaadbdaXaaYaaZZaaaaaaa
*科	aaabaaaaabacaaaZaaaaaaaa
*空	aaabaZaaZZaaaaabaacaaaaa
*穿	aaababbacYabbaaYaabaaZaa
*站	aaaaaaZaabaacaaaaaYZabaa
*笔	aaaaaaaaaZaaaaaZcaaaaaaa
*第	baabaZaabcabZaaZXaYaaZaZ
*等	babZaZZaZYaaaaaacbbbaaaa
*管	aaacaaaaZYaabaabbZYbaaaa
*精	aaaaaaaaaaaaZaaaaZcaaaaa
*纸	aaaZaaZbaaaabaaadaZaaaaa
*线	aaaaabaaacaabaaZaaaaaaaa
*绒	aaababbaaYaaaaaZaaaaaaaa
*给	baZYadbaZYabZZaZcaZZacbZ
*网	aaaaaaZaaZaaaaaaZbcaaZaa
*翻	aabaaaZabcaaZaaZaaaabaaa
*老	ZYadaaYaZabcaaaYZcYaabaa
*能	ZbaaaadbbYZZbZaaXZdZZZbZ
*节	aaaaaacbaYaaaaaaaaaaaaaa
*花	aaaYabcaZbaZabaZaaaaaZaa
*芽	aaaaaaaaaaaaaaaZaacaaaaa
*菌	aaaaaaaaaaaaaaacaaaaaaaa
*菜	aaaaabZacaZaaaabZaZZaaab
*薪	aaaaaaaacbaaaaaaZaZaaaaa
*蛋	aaaaaaaaaeaaZaaZZaZbaaaa
*行	aaabaaYaZYaacaaZdaaaaZaa
*衣	aaaaaaZbbbaaaaaZaacaaaaa
*表	aaaaaaaaaaaaaaaaacZZbbaa
*被	bcabaaZaaZaaaaacaZaaaaaa
*装	bbaaacZaaZaabaaZZbZbabaa
*西	ZZaaaabaZZaaYaacbZacaaba
*要	ZcaaaaaaZWaZbaacaabaacYb
*让	abaabaZaZaaabaaYdaaaaaaa
*记	aaaaaaaaZbaaZaabcZZaaaba
*讲	aaaYacaaZaaaZaaaaadaaaaa
*证	aaaZaaaaaaaaZaacbZbZaaaa
*话	baaZaaZaaYaZXaaabecYadaa
*说	ZbaabZaZaYeZbZZaYbZYZaaa
*谁	abaacaZaaYaaZaaZbbadaaZa
*豆	aaabaaaaaZaaZaaYbbbZabaa
*账	aaaaaaaaacaaYaaZaabaaaaa
*货	baabacZbaaaZaaaZaZYaabaa
*费	ababaZZaaaacbaaZaaYYaaab
*走	aaZZaZabaZZZcaaaabZZabab
*起	abaZaacbbZaaaaaZZZabaaaa
*跟	aaZbaaZaaaaaYaZbbZbbaaaa
*路	abacaaaabZaaZaaaZZabaaaa
*身	ZaaaaaaabaaaZaabZaaZacab
*车	aaacaYZaaYabcaaZacaYabaa
*转	abaZaZZaaaaacaaZcaaZacZa
*边	bbaaaYZaaeaabaZWdYYZabaa
*过	ZbaaZZaabbaaZbZabZaYZbaa
*还	ZababaaacbZZabaaYYZaaZZa
*这	cYZYaebaabbaZaaZYaYbbXaZ
*进	aaaYaZZabaabZaaadbYaaaaa
*连	ZZbbaaZaacaaZaabaabaaaaa
*选	aaaaaaaaaaaaZaaZaaacabaa
*透	baaZaabaaYaaaaaabaZaaaaa
*道	aaaZaaZaaaaaaaabZacbaZZa
*那	ZcaZbXYdacYZcaaZaaaaZYbZ
*都	acaZaZbacabaYbZZaZZYbabZ
*里	ZaZaaZcabaZZZaZbZabYabab
*重	aabaaaYaaaaabaabaabaaaaa
*钟	acabaZZabaaZZaZacaYaabaa
*钱	aaaZaaaabXbcYaaaaacaaZaa
*锅	baaYaaYabbaaZabbaaaaaaaa
*镜	aaaaaaaaaaabZaaacaaaaaaa
*长	aaabaZaaaZbaaaaaabYbbZab
*门	aaaYacZaZbabaZabZaabaaZa
*问	aaabbaaaZaZZZaZZcZabZaaa
*间	ZaacaZcbaZZbZaaabZaaaaaa
*队	aaabaaaaZacaaaaaaaZZaaaa
*防	aaaaaacaaZaaZaabZaaaaaaa
*险	aaaaaaaacZaaaaaaaaaaaaaa
*难	aaaaaaaaaaaaaaacaaaaaaaa
*零	aaaZaaZaacaaaaaaZaaaaaaa
*面	aZbYaXbaZYbaZaadcbaaaYaZ
*音	aZacabaaadaaaaaaZZZaaaaa
*顺	aaaaabZaaZaacaaaaaabaaZa
*饭	abaZaaZabaaaaaaZccZbaaaa
*马	aaaaaaZaaaaaaaaacaaaaaaa
*高	aZaYaZZaacbaaaaYabaZaaaa
*鸡	aaaaaaZaacaabaaZZaaaaaaa
*鼻	aaaaaaaaaZaaaaacaaaaaaaa
<%ache	YaZYZbaYZWZbZaZabbbbZZYa
<%amount	YYbYbccXaYYZaZabYaZWZaZb
<%bad	aYZaabbZZbaabaabZZYcZaaZ
<%better	YaZZZZZZabaYaaaabZccaZZZ
<%body	XabcZaaaZYdbXacbaWZYYbYZ
<%box	aYZaaZaaWabaZZabccYZabZb
<%but	ZZaYZZebZZZaZaaccXaabbYY
<%buy	ZbZXZZbaZcbaZabWYZXabaaZ
<%crowd	SXbcaZYXYZYYbYZbbXXXXYaY
<%deny	SaaaZXYZaZZZcYXZaYYbaaWX
<%ease	aaaXbZabYcacdbbYZbYZaaab
<%feel	VbZcaZaYbZabYYYaZVZcaZaa
<%fix	ZaZaaYcbbWabaabYdZYaaZca
<%folk	aYabacZZXWZXdaYXYcacaaZa
<%food	XbXbaZZbYZaYZaZaaZYYaZZZ
<%handle	UYYcYabZacZcWXbYYYZZZYZa
<%hold	ZYaZbaacabaYWabaaabbabaa
<%house	WbaabaabXaXZWabaVabXaaYa
<%it	XZYbZacYZaacbaZWXbYZYaaY
<%keep	ZaaZbZaacXaababaaYaabZac
<%kin	ZcdabbbYZYZbabaZZYVdYZYZ
<%law	bYbaaZYaaYZbZacccbXaZZbZ
<%look	YZZYaXbacbaaabaZbbYabaZY
<%makeUp	ZbYbacbbcaZYYaXZZVcXYaaa
<%me	WYXaaZabbZaaZdYZbYZaZZaZ
<%money	WcZXZabZZaZcYZZYYaZbbcZY
<%nature	aZaZaZZabdaaababXbZaaaab
<%order	XaZbaZYYZbYZZbaaZZYbaabX
<%past	YcbaaadZaXXYdcaZYWbZaaZZ
<%place	ZZacbaYadbZZZZYYadYbZZYZ
<%reason	ZZbYadZZZaZYaZaeaZaaaaYZ
<%said	YWYXadaZZZZXeYYcYYdbZZaZ
<%scene	ZYbYZZabbaaZaaaYadYXZcca
<%soft	VXZbbaabZYZYaabbaWZbYaYZ
<%span	SbaYWaaaZXYYcXYZYaZZaWZb
<%talk	ZbcbbaaaZdYZXaYZZaaaZXZb
<%taste	YaaXaYYYbaaaaZZXcZacZaaa
<%tech	YaZYaaZZaYZaebcZZeZZbaZZ
<%test	WaabZZYaZaYbZZaZcZYaZcYY
<%trust	ZdbZaZZaZaabaZZZbYbbbaYa
<%turnsUp	ZZZYaacaZcaZcbcYXaYbaXbZ
<%verdict	YbbZbYYZaZZaZZYbbdaYaYXZ
<%wear	ZYaabaZZbaZYaZZbXXZaZZbY
<%you	XcbZZZZcZZZZZZZZZZaaaZYa
<&already	ZZaaaZbaaaaZZaaaYbbaacZZ
<&asksBack	acaZaZXZZbaZbaaacaZZZaZa
<&ba	ZbZdZZZZZaaZZaaadaXZZabc
<&bareMeasure	aaaZaZbaababZaZYZYcZaZaY
<&been	ZbacaaZbaZbZZbZaaaaZaaaa
<&callsYou	bZababbaZZaaZaaaaXZaZbaa
<&canDo	ZZaZcZYZcaaYaaZZYZcYbbaZ
<&causal	aaZabcbZYaZZZabYabaaZbZa
<&changedTo	aaaYaaaaaaaZabaYcbcZabaa
<&doIt	YaaYZXcaZaYaXaabbZbYZbac
<&doThenNot	XXbYaaabcYaZaYZZbZYZZZaY
<&done	YaYaZWcYWaXcZZbZYaacZbZZ
<&doneCount	YbbaYXabZZbZbaaaXbXaZYaY
<&exceptFor	aaaaaaaaabaaYaabZZdcaZZa
<&explains	acaXZZbabYaZcbZacbaXaaZZ
<&fits	aaaabZaaZdaZZbaaZadZbaaZ
<&flawOwned	abaaZabaacZZZbbZZZaaaaaZ
<&general	ZcbacabaZcbacaabZYYZaaaa
<&going	YYaZaabbdaaZeZZYXbYZZZba
<&has	VbaaaYYbXcZaaXYZYaaaYbaa
<&heDid	aZbaaabaaaabbabaYYbYaaaa
<&heSpoke	ZYaWZbbZZaZabaaZabdbabZZ
<&iDid	ZaabaYZbZbZababbbaYZaZaa
<&iHad	YbZbZcWacbbbYabXWZbaaaaZ
<&ifThen	aZacZbaacZZZaabXaaZbaZcZ
<&isOf	bXZZbbabfZaXYaYbbZYaaaZY
<&look	adaYaacZaaaabaaaZZYbaZZa
<&loses	ZbaaaZZZbZZbYZYabYZdabZa
<&notOnce	aZaZaaaaZaaaaabYbbbZabaZ
<&offer	ZaZbZaYZaZYbYaaaZaaXZbaZ
<&onceThen	YabcZWdaZabaYZbXbYYaYbZZ
<&orders	aabZZYaZZZacXZbacbZbabab
<&passive	aaaZaZaaZbZaZbbabYZdaYZb
<&percent	aacaaZabaYaaZaabcZYaaaaa
<&promised	YaaZZZcZcZZZYaZcYaadZZca
<&proverb	UUaWZaacXcWZaXcbYacabaaX
<&quoteOnly	eaaZaaaaaaaaaaaaaaZaaaaa
<&saysQuote	YYZaZZZZZdZaZabbbbYaZYaa
<&source	aabbaaZaababYaaZbaabaaZa
<&stepCount	abaaaYbZabbaZabbZaYaZZaa
<&thatDay	ZbYcZXaabYaZaacacaYaZabZ
<&threshold	acaZaZXZbYbbXaaaZZdbbbZb
<&unlike	aaabZaaaaYaZZZZadaZaacaZ
<&until	aaaZaaaabZaZYaaabadaaZbb
<&untilNow	aaaaabbZbdaZYabZYbYcaZZZ
<&verdict	aaaabZbaaaaZaaaadaZZbZaa
<&versus	bbZZZabaabZZaaaaaZaYaaab
<&wasBad	ZaZYbabZZYaZaabaeYcYabaa
<&whereTo	ZZabcZaaZaYabZZZabbYZbba
<&worse	aYaaabbZabaZaaacZZXcZaaZ
<&years	aZbZZbYaZYaaababbabZbZbZ
<adage	ZXdWabbZYZbZXbaabaYYacZa
<advice	YbaZaZZZaZZcZZZdbZZYacbZ
<after	XabaZXaZbZdYabaaXZWdZZZX
<amounts	aaaZaaYZZdbZbaaaZbaZacab
<appeal	bZXYZYaaYXXXZZYbZZaYXbYW
<audience	XaaaaaYZZacaXZYZZbbZaZbZ
<authority	acbaaZZaaaZZZaaaaababZbZ
<before	aZZZbbcZXZaZZacacXZWZabb
<bullet	aaaZaadaaZaaaabaaaaZaaaa
<buy	ZZZbaZXZdYaabaZYYabbZYbZ
<cause	XZZZZaZZbbZZaZacZabcaaYa
<conclude	aaaacacZZZaYaaaZdZZYbaZZ
<contrast	YcZaZYVYbaZYaaZaaZcbaabZ
<credential	abaZZZZZXYbcZaaaaYbaZZab
<digits	UZWaVVZYYYZbaZYZXbbYZbYY
<exclaim	gaaVaZZZXZbZcaZZcbaZabaa
<flaw	aaaZaZbZbZYZZabaeZaZaabZ
<formal	ZbZYaYYaZbZabZbZZaaaabbc
<keep	aaaacaaaaaaaaaadaZYaaZba
<material	ZZaXZabbXZbaZbZbaZXYXbbZ
<me	VZWZZYaZZYaaZdYZZZZbaYaZ
<meaning	ZZZbZZZYXaYYXYaXaYbcZdZa
<measured	WYYaYXZXZZZVXaZYabYZXYZZ
<numbered	ZZaYaXbYYZcaZaZababZZYZa
<pain	ZZZXYaaWWZaYYYZYadaZbZaZ
<particle	aZZZYdZbWaXWZbaYaWbabXaa
<person	WZXcWaabZYYXZZaZabZYYYcX
<place	YcYWdXbacbZXZYaZacYXZZab
<price	YaaaZabZYaYbYaYbYZZaZbZY
<question	dZXaZYbYYYYaabYZYXbZXZbZ
<quoted	daYaZbbYYXYXZXZcZYZcZYbX
<relay	ZYaYaZZYaZaaZacbbXZZaYca
<relief	YYZccXZZabYaYaZXYYaaYZYZ
<setting	YbZZYaZZYbYdaaaZZZaXZaXZ
<show	XWaZZZaabZaYXcbYZZZbaZYZ
<speaker	dXYYYYaZYZZaaZbYZcaYZZZZ
<spec	YbZVZXYbbYYaZZYabaYaabXY
<step	YWcYabbYbXZZYaVYYXbbYabY
<story	XcbaYZcZaWYXaZaXYbabZZZX
<talk	aZZacaYZZYaaZaaaYbZWZcaa
<taste	ZZbaZYaZabbaXZZaYbaaZaXb
<thing	YaZdaWYbcbYaYbYYZaXZaXXY
<time	XZcbZYXaXYZYaZZZYaZYZbZV
<turn	aaZYaXbcXVaZYaZcabaeaZaZ
<urgent	ZYaaZZZZYZaYaaaabZaaaZdZ
<witness	ZYabbZbaZXabZYaaYZaYaZaZ
<worse	YaaXbcbaaYYZbaYbaZWbYaXZ
<you	VabaYYYaYbZYYYYZYZYaZZWY
=一下	ZbZZaacabbaZaaaabaaZabZa
=一个	aaaaaYbaaYbZZbaabbaaaaZa
=一共	aaabaaaaZcabaaaZZaaaaaaa
=一勺	aaaaaaaaaaaaaaaacaaaaaaa
=一半	aaaaaaZaZaaccaaZaaabaZaa
=一只	aaabaacaaaaaaaaaaaaaaaaa
=一圈	aaaZaacaabaaZaaZabZaaaaa
=一块	aaaaaaaaaaaaZaacaaaZaaaa
=一夜	aaaaaaabaaaaaaaZcaaaaaaa
=一条	aaabaaaacaaaaaaaaaZaaZba
=一次	aaaaaZaaaYabbaaYbacaaaaa
=一片	aaaaaacaaZaabaaaaabaaaaa
=一百	aabcaZZaacaaZaabZaZbaaaa
=三个	aaaaaZaaacaaaaaZZbbZaaaa
=三天	abaZabbaaZaaaaaZcaZaaaab
=三年	aaacaaaaabaaaaaZababaaaa
=上三	aaacaaaaaaaaaaaaaZaaaaaa
=上的	aZacaabaaaaaZabaaaaaaaaa
=下去	aaaZaZZabbaaZaadZZbaaaab
=不了	aaaaaaaaaaaaaaaaaacaaaaa
=不能	abaZabZaaaaadaaZaaaZaaba
=不行	aaaaabZaaZaacaaZaaaaaaaa
=东西	aZaaaabaaZaaYaacbaacaaba
=两年	aaaaaaaaacaaaaaaaaaaaaaa
=个人	aaacaaZabYaaZaaaaabZaaaa
=个小	abaZabcabZaaaaaZaZZaaaaa
=个点	aaaaaaZaacaaaaabZabaaaaa
=中间	aaaZaaaaaaaaZaabbacaaaaa
=为什	aaaaabaaaaaaaaacaaZaaaaa
=了一	aaZaaaaaaZaacaaZabaaaaaa
=了三	baaZaaZaabaacaaZaaZaaaaa
=了两	abaaaZbaZcaaaaaaaaaaaaaa
=二十	aZabaZaaYbbaZaabZaaaacaa
=五斤	aaaaacZaaaaaaabaaaaaaaaa
=人的	aaaaaaaabaaaZaacaaaaaaaa
=人讲	aaaaaaaaaaaaZaaaaacaaaaa
=什么	aaaaaaaaaaaaaaadbZZZabaa
=今年	aaaZacaaaaabZaaaaaaaaaaa
=们看	aaaaaaaaacaaaaaaaaaaaaaa
=件事	aaabaZaaaZaaZaaccaZaaaaa
=公积	ZaaaacaaaaaaaaaaaaZaaaaa
=公里	aaabaZZaaabaZaaZZbcaaaaa
=其实	aaaZaaaaaaaaaaacaaaaaaaa
=出来	aZaaabZacaaZaaaZZaabaaaa
=分钟	abaaaaYabbaaaaabbbZZaaaa
=到的	aaacaZaaaabaaaaaaaZaabaa
=前面	aaaaaaaaaZaaaaaaZacbaZaa
=加了	aaaZabcaaZaaaaaaaaaaaaaa
=十一	aaaZaZaaaeaaaabbZaaZaaaa
=十九	aaabaaaaaaaaaaaaZaaZadaa
=十五	aaaaacZaaaaabaaZZaaaaaaa
=十分	aaaZaaZabZaaaaZbbcZaaaaa
=十四	aaacaZZaabaaaabaaaaaaaaa
=十多	aaacabZaaaaaaaaaaaZaaaaa
=发现	aaaaabaaaaaacaabZaZaaaaa
=发芽	aaaaaaaaaaaaaaaZaacaaaaa
=可以	aaaaaaaaZaaaaaaacabaaaab
=名字	aaaaacaaaaaaZaaaaaaaaaab
=后面	aaaaaZbaaaaaZaacaaabaaaa
=周末	aaaaaaaaaZaaaaaacaaaaaaa
=四个	aaaaaaZbacaaaaaZaaaaaZaa
=四十	aaaYabaaacaaaaaabaZZabaa
=四点	aaaaaZaacZaaaaaaaaaaaaaa
=在我	aaaaaaaaaaacZabaaaaaaZaa
=地址	aaaaaaaaaaaaZaaaaacaaaaa
=地方	aaaaaaZaaaaaaaacaaaaaaaa
=声音	aaabaaaaacaaaaaaaaZaaaaa
=多了	aaaaaaaaaZaabaacaaZaaaaa
=好的	aaaaaaaabbaacaZZZaZbaaaa
=子是	aaaaaacaaaaaZaaaaaaaaaaa
=字叫	aaaaacaaaaaaaaaaaaaaaaaa
=宿舍	aaacaaaaaaaaaaaaaaZaaaaa
=小时	ababaZbabbaaaaaZbaYaaZaa
=就是	aaaaabZabaaaYaabaaabaaaa
=左边	aaaaaaZaadaaaaaaaaZaaaaa
=己的	aaacaaaaaZaaaaaaaaZaaaab
=布一	aaaaaaaaaZaaaaaacaaaaaaa
=平均	aaaaaaaaacaaaaaZaaaaaaaa
=底下	aaaZaabaacaaaaaZZbZaaaaa
=当然	aaaaaaaaaZaacaabZaaaaaaa
=怎么	aaaZZaaaaZaabaaacbaaaaaa
=我们	aaabacaaZaabaaZbZaaZaaaa
=我在	acabaaaaaZaaaaaZaZaaaaaa
=我就	aaacaaaaaaabaaaabaaZaaaa
=我拿	aaaZaabaacaaZbaaaaaaaaaa
=我这	aZaZaabaaYabbaabaZZaaaaa
=手机	aaaaaaZaaZaaaaabcabaaaaa
=打的	aaaaaaaaaaaaZaaZaacaaaaa
=把手	aaaaaaaaaaaacaaaaZaaaaaa
=挂了	aaaaaaaaacaaaaaaaaaaaaaa
=早上	acaZaaaabbaaZaaaaZaaaaaa
=昨天	aaaaaaaaZcaaaaaaaaaaaaaa
=是一	aaacaZaaaababaaZaaZZabaa
=朝下	aaaaaaaaaaaaaaaacaaaaaaa
=没了	abaZaaaaaYaaZaaabbabaaaa
=法是	Zaaaaaaaaaaaaaaaaacaaaaa
=热水	aaacaababZaaaaaaaaZaaaaa
=爷爷	aaacaaaaaabaaaaaaZaaaaaa
=用的	aaaabcbaZaaaZaaaaaZaaZaa
=电话	aaaaaaaaaZaaZaaabbaZacaa
=白的	aaaaaaZaacaabaaZaaaaaaaa
=百多	aaaZaaZaacaabaaaaaZaaaaa
=的座	aaacaaaaaaaaaaaaaaaaaaaa
=的是	aZaaadaaZZabbaabZaZaaZaa
=的看	Zaaaaaaaaaaaaaaaaacaaaaa
=的那	aZabaaaaacaaaaaaZbZaaaaa
=看一	aaaaaaaaaZaaaaaaaacabaaa
=看法	Zaaaaaaaaaaaaaaaaacaaaaa
=知道	aaaaaaaaabaaZaabZacaaaaa
=积金	ZaaaacaaaaaaaaaaaaZaaaaa
=第一	baaZaZaaacaaZaaaaaaZaZaa
=要的	aaaaaaaaaaaaaaabaaaaacaa
=起来	acaZaZbabaaZbaaZbZaaaaaa
=转机	aaaaaaaaaaaacaaaaaaaaaaa
=边上	aaaaaaaaacaaZaaZaabaaaaa
=过一	aaaaaaZaaZaaaaaacabaaaaa
=过两	aaaaaaaaaaaacaaaaaaaaaaa
=过了	aabZaaaaacaaaaaaaaaaaaaa
=过来	aaaaaaaaabaaYaaZbbaaaaaa
=还不	aaaaaaaaaaaacaaaaaaaaaaa
=还贷	ZaaaacaaaaaaaaaaaaZaaaaa
=这一	aaaaaaaaacaaZaaaaaZaaZba
=这个	ZaabaacbaZaabaaaZabaaZaa
=这种	aaaaacaaaZaaaaaaZaaaaaba
=那个	aaabaZYZbdaaZZaabZbZabZa
=那是	aaaaaaZaaaaaaaaZabcaaaaa
=那种	aaabaabdaZaaZaaaZaZaaaaa
=里头	aaaZabbaaZaaaaacZabbaaaa
=里面	aaaaaZcaaaaabaabaaZaaZaa
=面是	aaaZaacaaaaaaaaZaaaaaaaa
=面那	aaaaaaaaaaaaaaacaaaaaaaa
=鸡蛋	aaaaaaaaacaaaaaaaaabaaaa
>%ache	aYacadYYXYbababZaZaYZYZa
>%amount	aZbcYdTabaabVaYacaaZZYYb
>%better	ZaZYZZaaZeZZaaaXcYbZaZZZ
>%body	aYaaZafYXXaZbaZaZbcaZYZY
>%box	ZaZbaZZYYaZbdZabYcbZaaab
>%but	ZaZXabeabbYZZYbbdYZZaZaZ
>%buy	bYYYZaabbYZbdZZZaXbWZZZZ
>%crowd	abaYYZYYbZYZbZYZVabZXXVZ
>%deny	YWabXZaYYbYYaYaacZaXYWVZ
>%ease	bZbaaYabbcaZaaZZYaabaYZa
>%feel	XcaZadaaaZYZeZbXZZaYZYZa
>%fix	acdcZZcZZXaaaaabXZYaaZZa
>%folk	YbacabaZZbYZZaaYZcVbaZYa
>%food	baXbYbbYcaYZZZYcbZXXYWXZ
>%handle	YbcaWdbZacYXYWZZbYbYXVWb
>%hold	ZaZaacaZaZaaYZaaZaaaacba
>%house	dWbZZaYZZYZYZZaZaadYZYYb
>%it	ZbcbZZaXWZZZZZabccXYZXZZ
>%keep	aZabaZbabaZbaZaXdZZbaaZa
>%kin	abaabbcbaaXaZZacZZXZZZZY
>%law	aZaYaZZZZYaZbbadYadZaZaa
>%look	babaZYYZaaYYaaZadZcaaaaZ
>%makeUp	aabaZcZbXYZabZbbZaZYZXZa
>%me	abbYaaaYZXZbaadaZZaZZYXY
>%money	acaYaeZaYZabbaZWYZbZZYYY
>%nature	aabaaaZaaZaaZabeZaZaaaaa
>%order	bYYabYaZbcZZbabYbYbXZXYY
>%past	aZabaYYZZbZaXZZccZbZaaZa
>%place	aaZaabXadaZZZaZYabcaZYZa
>%reason	abZbaYbaacZZabbcXYaaaZZa
>%said	ZZYabZaZaaaabaZZbcYXaXZZ
>%scene	ZabaZabaZbZacaaZYdZZaZZa
>%soft	bXZcYdbWabXYcbaYbXYZYXWY
>%span	aYYaZaaacZVWXYaaZbYVXXWb
>%talk	ZaZaZbYaYdYZYaZZXaZbadba
>%taste	bYaaaZabXfYZXZbZdYbWZZaa
>%tech	ZaaZaccaYbaZYZZZbbbbaaaZ
>%test	YdYaabcaaaYZZZZXbZaZZYYY
>%trust	bYaYacZabZZYaaZbcZbZabZZ
>%turnsUp	YZbaZabaYZbYZaacYbbZZbYa
>%verdict	abZcaYaZaYZabaYZbZcVaYYY
>%wear	YbZcaaYaaacaabXWYZdaZYXZ
>%you	ZYZaZbZYaXaaaZZaYabYZZba
>&already	aZbbaZcaaYaaaZaZabZaaaaa
>&asksBack	aaZYZbaaabZZaZZbZZababba
>&ba	abcaabaZZZZacbZYacWZaaYc
>&bareMeasure	bZZcabVZZeZbbZacbbXZaZaZ
>&been	aZadbbcbaZaZaZaaaZbZaaaa
>&callsYou	aZaZaaYaaZaZcbacZaaZaaaa
>&canDo	adZYZbXbcdZaaaaaaYaYZZZZ
>&causal	YaZdaYbZaaZZZaadaaaZaZZa
>&changedTo	ZZaZacYaZZaaaaacYbeaaaaa
>&doIt	adaZZWaZaZZXZaYbZYbXabZb
>&doThenNot	ZZaZZcbaZbWYYaYdZbYXZYXZ
>&done	ZbadZZaaaYZbZZZaXaZYZaZa
>&doneCount	YbZbZaaaYZaZcYZYadZZZZZY
>&explains	baZYaZcaaZaZaacXaabbaaZZ
>&fits	aZaaaaZaZdaaeaZZZZZZaaaZ
>&flawOwned	aaaZaaZacbZZcaaZaYbaaaba
>&general	aabbaZdaZbZbdaZYaaZZaaZa
>&going	ZaabaWZabcabZbYaacaaZaZa
>&has	bbXZYaaaaabcXaYbYZXYaZYb
>&heDid	aZbbZZZaaabZaZaacbYaaZZa
>&heSpoke	ZZZaaabbZabZcaabYcZaaZaZ
>&iDid	aZZZacZbZaZaYbbZadZaaaaa
>&iHad	YbaZaXZaXbZZdaZbdXbYaZaa
>&ifThen	ZYadZbYZbaZaZaccaZcaaYZa
>&inPic	aabbaacaaZaZcaaabaZZaZaa
>&isOf	caZZaacZZdZZbaYYaYaZaaZY
>&look	baabaacZZYZabaaZbbZaaaaa
>&loses	ZcZZaaYbabZaaZbYZacZaaYa
>&notOnce	aaaaaZYabaaacaadabZaaaaa
>&offer	ZZZdZabbaWbaZZZbaabXZaaZ
>&onceThen	cZbaZZYacaZYZZZeYaYYZZaY
>&orders	aYaYaabZdYZbaZZbaYaZaZZb
>&passive	aaaZaaaaaZbZfZZZZaZaaaab
>&percent	aabcaaZbZYaaZaaaZaaaaaaa
>&promised	aaZYaYZbcYZZdaZabbaZabaa
>&proverb	bYZZXabYbaYaZZXbaaaYWUWY
>&saysQuote	bbbcaYZaaaZZbaZZXdZYZZYa
>&source	bbaYaaaaaaaaaaabaaZaaaaa
>&stepCount	aZadZbZaZbaZacZaaZZZaaaZ
>&thatDay	aeabaaZbYaaYbaaXYZXYaaZZ
>&threshold	ZZZbabacZZZcYaZZaYdaaaab
>&unlike	aYcbbZYZacbZacbcZZYZaZaZ
>&until	ZZabacabaaaZaaacYbYaaaab
>&untilNow	aYcaabdaaZababZZZZZaaZZZ
>&verdict	aaaaaZaaacaaabZcZaaZaaaa
>&versus	ZaaZaZcaYZbaaaaabacZaaaa
>&wasBad	aZZcaaZaYaZaZZacbccZaZZa
>&whereTo	aYaaaaZbYbZaZaZYcdZbaZab
>&worse	acabaaaaZabZZaabYZZaaZaZ
>&years	bYbaaYXbcZaZZbZbbbdZaZaZ
>adage	XacWbZcbYcaZZabYabYZZZYa
>advice	aaaYaZbaabZbYaabaZaaaaaa
>after	bYZXZZdbabaXabXaaaZZZYXX
>amounts	YZadaZZaaaaabbaZbYaaaaab
>appeal	aZXZVaYWbZZaZZXYaYYbXXYV
>audience	aYZbZacaZZbYcZcZZXbZabaa
>authority	baaYaZZaZbaaaabZccZZaaaa
>before	ZaZcaaZaXaZaaZaZbccYaZZb
>buy	bXZbZYZbfYbYXZbaYZYaZXaa
>cause	ZaaaaYcaZaZZbabZcZYaaZaa
>conclude	aaaZaZZaZbaZbcZdYZaYaZaa
>contrast	aWZYZacaXbaZZZZaZabaaZbZ
>credential	aYbaabXabYZZXaZccbabaZZa
>digits	bYWcXcXaZZZZaZXaYaaTXVVZ
>exclaim	cYaaaZdaaYbZZbbZbbZZaZaa
>flaw	ZZZdaaYbccYaabZXYZaaaZbZ
>formal	aaabaYaaaZZbXabcYZZaaaab
>keep	aaaaaZYabaZfZaZYcaYdaXaZ
>material	acacZaZbbaZaYXYYZaaYZYaa
>me	aaaYaWaWaZZXaacZZYabYWVZ
>meaning	aaaYZYZcYbbYYaZbZYaZZXXa
>measured	YZYYYcbWUYZYbZZZXZbZYYXZ
>numbered	aZbbZbZaXYaZaaZadZaZaaZZ
>pain	ZZZZYeXaZaYZaZZZaZXYZYZY
>particle	YWXaYaZZYbaaYYZcbbYcZZXZ
>person	aYZbbXYYaYcXaZXaZdZVYXXX
>place	aaZYacabZbZbYaYaZbYaZYZa
>price	abYaZYaaWZcYaYabaZZXZWXY
>question	abXaabaYXaYZZZZZYWYbZacZ
>quoted	ZYXcZYWbbcYbaXZYacbaZYYY
>relay	ZedbZYXZYVZZZbabXYbZaZZa
>relief	bXaZZbaaacaYcZYWYXdYZWYa
>setting	aXZbZYaaYZacXZYbaaaaZcZa
>show	cZYabZeYYYYXYZYZaZaZaZZZ
>speaker	aXbdZZaaabZZZZYZZbbYZZYa
>spec	acYZabYYYaYZbZZXabYYZYbZ
>step	daabZXabaZYWaZZaYYXdYYZZ
>story	bccWbWYaYaYaZbaZYaaZZaYZ
>talk	aaZVYXZYdaYaZaXaYaWeaZaZ
>taste	aZZbZXbZZaaYYaZXZadZZYbb
>thing	aabZaYZYZZZZaZYaacZYZYZZ
>time	bXZYbaXYaXYXYaabaaaWZXYW
>turn	ZcadZcXZagZZZZabVZWaaZZZ
>urgent	aYbaZXXcaaZYbaaaZbZaabaZ
>witness	ZaYcbYYbbcZZabZdXZWXaZZZ
>worse	abdcZZbaZaaaYZbbVYYZZXZa
>you	ZYYZZbYXYYYZZYZaYaZXZZbY
^0	aaaZaaaaaZaaaaaaaadaaaaa
^1	baaaaacaaZaaaaaaaaaaaZaZ
^A	aaaaaaaaacaaaaaaaaaaaaaa
^一	aaaXaZcZbbcZWbabZaZdZaaZ
^一个	aabZaZaaaabaYbacaaZaaaaa
^三	caaZabbaZaaZabaZaaZaaaaa
^上个	aZacaaaaabaabaaaaaaaaaaa
^下	aaaaaaaaaaaaaaaaaaZaZcaa
^不	bZadabYaabaadaacYZXaaZba
^不是	baabaaZaabaaaaacaaYaaaaa
^两	aaaZaaZaccabYaaabZZaaaba
^中	aaabaaZaaaaacaaaaaaaaaaa
^中午	aaaaaaaaaaaacaaaaaaaaaaa
^临	aaaaaaaaaaaacaaaaaZaaaab
^为	baaZaaaaaZaaZaacbaZaaaaa
^为什	aaaaaaaaaaaaaaacaaaaaaaa
^之	aaaZaaaaaaabacbaaaaaaaaa
^之前	aaaaaaaaaaabacaaaaaaaaaa
^二	aaaZaaaaaaabaaaZaaaaacaa
^二十	aaaaaaaaaaaaaaaaaaaaacaa
^人	aaabaaaaaaaaZaacaaZaaaaa
^今	ZaaYadaaZabaZaaaaaZaacaa
^今天	ZaaZacaaZbbaZaaaaaZbaaaa
^他	ZZaYaaZaaaZaaaabcbZaaaba
^他说	aaaaaaaaaaaaYaacaacbaaaa
^会	aaaaaaaaaaaaaaaaabbcaaaa
^但	aaacaaaaaZaabaaZaacZaaaa
^你	acaabbbZbaaYYaZZZZaYafYZ
^你们	ababcbaaaaaaZaaZaaaaaaaa
^你拿	aaaaaaaaacaaaaaaaaaaaaaa
^停	aaaZaaaaaaaacaabZaaaaZab
^儿	aaaZaaaaaaaaZaaabcaaaaaa
^儿子	aaaZaaaaaaaaaaaaacaaaaaa
^先	aZaaabZaacaaZaaZcZaaaaaa
^六	aaabaacaaZaabaaaaaaaaaaa
^其实	abaZaaaaaaaaaaacaaaaaaaa
^再	aaaaaaZaZcabZaabaaaaaZbb
^前	aaaYabZaaaaacbaaaabaaaaa
^包装	Zaacaaaaaaaaaaaaaaaaaaaa
^医生	aabaaaaaaaaaZaacbZaaaaaa
^十	baaZaababZaaZacZabbZaaaa
^去	aaaaaaaaacaaaaaaaaZaaaaa
^去年	abaaaaaaacaaaaaaaaaaaaaa
^可	aabZaaZaababcaaYaaaaaaaa
^右	aaaaaaaaaaaaaaaZcaaaaaaa
^同	aaaZaaZbaabaZaaaacZZabZa
^同一	aaaZaaaaaaaaaaaaacaaaaaa
^后	aZaZacaaZZZabaacZabaaaab
^后来	aaaZacaaZYaabaadaaZaaaab
^唯	aaaaaaaaaaaacaaaaaaaaaaa
^唯一	aaaaaaaaaaaacaaaaaaaaaaa
^四	aaaaaaZabcaZZaaZaaabaaaa
^因	aaaaaaaaaaaaZaaeaaaaaaaa
^因为	aaaaaaaaaaaaZaaeaaaaaaaa
^坐	aaaZacZabaaaaaaaabaaaaaa
^她	ZaabbaZaabaaYaacabYZaaba
^她说	ZaaaaaaaaaaaaaaaacZZaaaa
^好	aaacaaaaaZaaaaaZaaaaabab
^如	aaaaaaaaabaaZaaacaZaaaZa
^如果	aaaaaaaaaaaaaaaacaZaaaZa
^它	bZaaaabaZYabZaaeaaZaaaaa
^它是	aaaaaacaaZaaaaabZaaaaaaa
^宿	aaacaaaaaaaaaaaaaaZaaaaa
^宿舍	aaacaaaaaaaaaaaaaaZaaaaa
^对	ZaaZacaaaZaacaabZabaaZaa
^对了	aaaaaaaaaaaacaaaaaaaaaaa
^小	YbaaaaZaaaaaaaababaaaaZc
^就	abaaacaaaZbadaaZZaZaaaaa
^左	aaaaaaZaacaaaaaZaaabaaaa
^左边	aaaaaaZaacaaaaaZaaabaaaa
^差	aaaaaaaaaaaaaaacaaaaaaaa
^已	aaaaaaaaaZaacaaaaaaaabaa
^已经	aaaaaaaaaZaacaaaaaaaabaa
^平	aaaaaaaaacaaaaaabaaaaaaa
^底	aaaaaadabYaaaaaZabZaaaaa
^底下	aaaaaadaZZaaaaaaabaaaaaa
^底薪	aaaaaaaacZaaaaaaaaaaaaaa
^开	adaaaaaaaaaaaaaZZaaZabaa
^当然	aaaaaaaaaaaacaaZZabaaaaa
^怎	aaaaabaaaaaaaaaacaaaaaaa
^怎么	aaaaaaaaaaaaaaaacaaaaaaa
^想	aaaZaaaaaZaZabaZbbaZaeZa
^我	YXacabYZbfcbYYZaXaaZaXaZ
^我一	aaacaaaaaaaaaaaaaaaaaaaa
^我们	aZaaadZaZaaaaaZcZaZaaaba
^我拿	aaaaaaaaacaaaaaaaaaaaaaa
^我给	aaaaaaaaaaaaZaaacaaaaaaa
^我这	aabaaacaaZbaaabbaZaaaaaa
^房子	aaacaaaaaaaaaaaaaaaaaaaa
^手机	aaaaaaaaaaaaaaaacaabaaaa
^拿	aaaaaaZaacaabaaaaaZZaaaa
^挂	aaaZabaaacaaaaaaaaaaaaaa
^挂了	aaaZaaaaacaaaaaaaaaaaaaa
^换	abaaacZaaaaaZaaZaababaaa
^撕	aaaaaaZaaZaaaaaacaaaaaaa
^收	baaaaaaaaaaaZaaabacabaaa
^放	aaaaaaZadbaabaaaYaZaaaaa
^明	aaaaaaaaaaaaaaaaaaacaaZa
^明年	aaaaaaaaaaaaaaaaaaacaZaa
^昨	baaZaaZaacaabaaaabaaaaaa
^昨天	aaaZaaZaacaabaaaabaaaaaa
^是	aaaaaZcaaZaaaaacaZbaaaaa
^最	abaZabZaaaaacaaYaaaZaaba
^最后	aaaZabaaaZaacaaaaaaaaaaa
^有	bcabaaaaaaaabaaWYbYZaZda
^有一	acaaaaaaaaaabbaZZZaaaaaa
^有些	aaaaaaaaaaaaaaaaaaaZaaca
^来	cbabaaZaZbbaZaaaaZZbaZab
^每	aabaaaaaaYabaaaaeZaZaaaa
^比	aaaaabacbZaaZaaaaaaaaZaa
^没	aZabaabaaZabZaaabaadaZaa
^没有	aaaaaaaaaZabcaacZaaaaaaa
^热	aaacaaaacZaaZaaaZaabaaaa
^牛	aaaaaacaaaaaaaaaZaaaaaaa
^猫	aZaaaaaaZcaaZbabaaaaaaaa
^环	aaaaaacaaaaaaaaaaaaaaaaa
^环境	aaaaaacaaaaaaaaaaaaaaaaa
^现	abaaabZaaaZabadYaaZbaZaa
^现在	abaaabZaaaZabadYaaabaZaa
^电	aaaaaaabaaaacaaZZaaaaaaa
^男	aaaZaaaaaaaabaaZacbaaaaa
^看	aaabaaZaadaaaaaYaaZbaaaa
^空	aaaaaZZaaZaaaaabaacaaaaa
^穿	aaaaaaaaaaaaaabZaacaaaaa
^第	aabdaZZbacbaZbaZXaZaaaba
^第一	aaaZaaaaadaaZaaaZabZaaba
^第二	aaadaaaaaaaaZaaaZaZbaaba
^等	aaaaaaaaaZaaaaaacabaaaaa
^精	aaaaaaZaaaaaaaaaZacaaaaa
^红	aaaaaaaabZaaZaaaaacaaaaa
^结	aaaaaaaaabaacaaZaZaaaaaa
^给	aaaaacaaaaaaZabZaaabaZaa
^老	YabbaaZaZacbcaaaZaXbabaZ
^腰	aaaaaacaaaaaaaaaaaaaaaaa
^要	aaaZaaZaaaaaaaaabaaaacaa
^要的	aaaaaaaaaaaaaaaaaaaaadaa
^视	aaaaaaaaabaaZaaaZacaaaaa
^记	aaaaaaaaabaaaaaaaaZcaaaa
^说	aaaabaaaaZaaaaaaacabaZaa
^跟	aaaaaaacZaaaZaaaaaaaaaaa
^转	aaaZaaaaaZaaeaaaaaaaZcaa
^转机	aaaZaaaaaaaadaaaaaaaaaaa
^转给	aaaaaaaaaaaaaaaaaaaaZcaa
^还	aaaabaZabaaabaaZZadaaZZa
^还有	aaaabaaabaaaaaaZZacbaZZa
^这	baababcacZaaXabZZbZZbaZa
^这个	aaabaZcabaaaaaaaZaaaaaaa
^进	aaaZaaaaadabbaaZZaZaaaaa
^里	aaaaaacbaaabZaabZaZaaaaa
^里面	aaaaaacbaaaaZaaaZaaaaaaa
adage	ZXaaaZZaXZZaadYaXXabZYca
advice	aZabaaZcbZZZaaZYcZdaZZaa
after	aZZYbZYZbabaaadYZWcXaYaX
alike	aXZYaaZZZYXXYZZYZacYZZYZ
amounts	aaaZaZaabcaaZbZaaZaZaaaa
appeal	bYYYbYXXZZWaYYZabZZZWbYV
asks	aaaacaaaaaaZaaZaaZZZZbZa
at0	qXZUZbZZZWZZYZZWWXYZZYZe
at1	XbZeZZYXXVXXVbXbYdZXYXXc
at2	WbacZaYXWZYYUcYbYdZXYXXb
audience	ceabbbXZZYZYZZbbYZXYbaYa
authority	ZaabaZZaabZbbbaaaYZZabZa
back0	XWXVbXWXVTYZVYXUWXSffgge
back1	WUXVYVWZbXbbcXcXZWYdYaab
back2	WYYVXXYbbZbZcYcabWZaYYWa
before	ZZZaaYbZaYbaaeZYZYZZbbaa
besidelist	aYaYYaYZaZXaaYaZXYVZaaYV
bias	ZWUYTXXVXZVWZRVZaYaZWZYb
breath	UXYXYZbWYaaYZXWZaaXZWaXc
bullet	aaaZabbaZaaaZaaabacZaaaa
buy	abZYabXaaXdYaZZZaZXXZfZZ
cause	cYaaZZZZZZZabaaeYZaZaZba
conclude	baaZbdZaaYaZZaaZaaafaZZa
contrast	aZaZaWYaZdaYaZadbXabZaaZ
credential	aYaeaZYaYZYgaZZXaZZaaZab
cue.action	YYXZYYYXXXZYWXXZYYYZZbZZ
cue.advantage	XXaaZcZdYabZaYZYZXZYZZZZ
cue.after	ZXaYZaZYaZbXZYeaYYYZYZbY
cue.agitate	bbdYZZZaZaZcaZZZYaXYZaaZ
cue.before	YaYZYWXYYYaZYcZaXbZZaZYZ
cue.benefit	aZZXYZZadZYWXYZYZYZaYaZa
cue.context	WYYaZaaaZZZXbZZbVbaYYbYa
cue.evidence	aYWZYZYXZaYYZXZaYYZYUYVZ
cue.feature	YWVYXabZZZZWYZZZaZaXYZYZ
cue.hook	bXYYcYZYZYZXbZZZZZZXbZYa
cue.how	bWXaZZWYWXYaXXXZdYaaZYYX
cue.pain	YaZYaZXXXZYYZaWZXXYZYYXY
cue.point	YYZYYXYZXZZZaXYZZYZYZYYY
cue.punchline	YZYaYZYZbZaZYaZbYYbabZaZ
cue.question	aYZadZZZYZYXbZYYZaWZYbXZ
cue.save	ZZZZbZZaYbZbYZZZZXbXdbYZ
cue.setup	ZYZZZXZWYZZYYYYYYZXYWaZX
cue.solution	YaXaXbaYYYXaZXZYZXXYYYZX
cue.summary	bZZZZYYaYXZYZaYccZZcZZbZ
cue.testimony	bZaZZYYYXaaYaZaZXYZZaYYZ
cue.trust	ZZZaYZaZXZZbZXZaZXYYZZZZ
cue.twist	ZYYYYXaaZaZUaXZaXZYbYWZY
cue.why	ZXZabYZZZVZZbaYabYXaYcYY
digits	bXZaYZcWWeYYZVZVYYXXYcWZ
exclaim	baaXaZaaaaZZaaaYdeaZabaZ
flaw	aZbYaZZbYaccebaWXcZaaYaZ
formal	YaZaZaaaYaabYaZaZaYYbaad
halts0	fXZYbbXZZabaZZYYXZYYbcZc
halts1	baYcYVWZbXZXaWZZVYabbZba
halts2	WaZaYYaZYaXaZZWbaZbbWZZc
halts3	YYYYYcbZYZYacaaacZbZYaYZ
halts4	YYbZaacZYdYYZaaWccaZaZZa
inlist	aXZYaaZZZYXXYZZYZacYZZYZ
k0 %ache	acbYaYabaaZbcbaYZaYZaaaa
k0 %amount	ZbbbabZcbYabZaZaaaXaaZaa
k0 %better	baZbaZadZaaabaaZZaZbaaaa
k0 %body	aacZabYacZaabaaYbZaZaZaa
k0 %but	aabaaaZaZZaacaabbaaaaZaa
k0 %buy	ZaaZaZbZYbbaZaaZcZZZZdaa
k0 %crowd	aZaaZabaaZbbYZaZaXYXaaZZ
k0 %deny	baaXZYaZZZaaeaZaZZaZaYZZ
k0 %feel	ZabbaYaZaaaaZaaZYadZabZa
k0 %fix	aaZZacbaaababaaaaaabaaaa
k0 %folk	aZababZabZbbYaaaZaaaaaab
k0 %food	abZZaZbacZaZZaaaZZcZabZa
k0 %handle	YZaaZdZbbaYaZaaZcXaZaaZZ
k0 %hold	aaabaZZaZdabaaaaZaaaaaba
k0 %house	aaabacZacYbZaaabYZaZaaZa
k0 %it	ZYaaabZbZZaaaaabbaaZaZaa
k0 %kin	aacZaabZdacZaaaZZaZZaaaa
k0 %law	abaZaabbaaaZaaaYaabaabaa
k0 %look	bZZYaaaaacaaZaaZbabZaaaa
k0 %makeUp	aZbZaaabbZaaYaacaaaaaZaa
k0 %me	aZbaZbZaZbbcZbZWYZcZabZa
k0 %money	acaZaYYcZbacZaaYZacbabaa
k0 %nature	aZaaaabaaZaabaacaaZaaaaa
k0 %order	bbaZaZabbZZbZaaZZZbZacaa
k0 %past	aaacaaaababaabaZZaaZaaaa
k0 %place	ZaaZaabaabZabaabYZbZaaaa
k0 %reason	bbaZabZaaZaaaaacZabaaaaa
k0 %said	aYbaaaabaYcbZaaaYbbbaaZa
k0 %scene	aZaZabaZZabZaaaZdaZaaaaa
k0 %soft	bacYZabcYabaabZWaZZZabYZ
k0 %span	aabZaZabbYabZaZXaaYaZaaa
k0 %talk	cbaaaZYaZaabZaaacaabaZaa
k0 %test	ZaaaaZXaZcaacbaZcZaZaaaa
k0 %trust	aaaaaaaaabacZaaaaaZZaaba
k0 %turnsUp	aZaaacaaaZaZaaaZbabaaaaa
k0 %verdict	abaZabZZcaaaaaabYabaaaaa
k0 %wear	aaZaabbbaaaaZaacaZZZabaZ
k0 %you	baaaZaZbabZbYZaYaabaaZaa
k0 &ba	aZaaaaZaZaaZZaaccaaaaaaa
k0 &callsYou	aaaaaaaaabaaaaaacaZaaaaa
k0 &canDo	aaaaaZacaaZaZaaacaZZaaaa
k0 &doIt	aZbaaaZaaZaaZaaacZYaabaa
k0 &doThenNot	aaaZaacZaaaaabZbZZXZaaaa
k0 &done	aYabaaZaabaaZaaabZbZabaa
k0 &doneCount	abaZaaabZZdaZaaaaaZaaaaa
k0 &going	babZaZbaaaaabaaYbaYaaaaa
k0 &has	aaabaabaZXaZaaabcaaZabZa
k0 &heSpoke	aaaaaaaaaacaZaaaaabaaaaa
k0 &iDid	aaaaaZaaacaZabaabaaaaaaa
k0 &iHad	aaZbaabaZdaZaaaaaaZaaaaa
k0 &isOf	aZZcabbbaWaaaaabZaaaaaaa
k0 &loses	aYaaaaZcaZZcZbaaaZaaaaaa
k0 &notOnce	aaaaaaZaadaZaaaaaaZaaaaa
k0 &offer	aZaaaZZabaaaZaaZcaaZacaa
k0 &onceThen	ZbbZabYbbcZZaZaZcaYZaaaa
k0 &promised	aaaZaacabZaaZaaaaaaZaaaa
k0 &proverb	YabYaabbaaaaZaaaaaWYaaaZ
k0 &saysQuote	ZaaaacaaaZaaaaaaaabaaaaa
k0 &source	aaaaaZaaacaaaaaaaaaaaaaa
k0 &thatDay	ZZbbabZcbaaZaaaZaaaaaaaa
k0 &threshold	aaaZabaaaZaaaaaaaacaaaaa
k0 &until	aaaaaaaaZaaaaaaacaaaabaa
k0 &versus	aaaaaZacaaaabaabaaZbaZaa
k0 &whereTo	ZaaaaaaaYcaabaaaaaaaaaaa
k0 appeal	baaZZbababZbYaaYbacaaZaZ
k0 at0	gZZaaaZaZZaaaaaZZabaaaab
k0 at1	WdcZabbZZZZYababYaaZaZaa
k0 at2	babcZZYZZZZabZZabaZZaZaa
k0 back0	aZaaZZZZZZaaaaaZZaZcbeba
k0 back1	ZZZZaYabZXbcaZaZdaZZaaZa
k0 back2	ZZaYaWZbcbcZaaZYaZdaaaaa
k0 bias	ZaZVWbaabZYZWXWYZWYXYaWY
k0 breath	bYZZZaaaZZaabaaZbZcbZaZb
k0 buy	ZZaaabZbZacZaaaabaZZabaa
k0 contrast	aaaaaZbbZcaabaaabaZaaaaa
k0 cue.action	aYbYaZbZYbaZcaaZYaaZabZa
k0 cue.advantage	aZaaaZZeYaaabaaZZaYbaaaa
k0 cue.after	aZaaabaaZZaZaabZcabZaZba
k0 cue.agitate	aZcaaaaaaaaaaaaaaaaaaaaa
k0 cue.before	aZaZaZaaZcbZZcbZZZaaaaaZ
k0 cue.benefit	bbaYaZXacaaaZaaZaaaZaaZa
k0 cue.evidence	abbbZZZYZbaZYYYWYXXZZaZY
k0 cue.feature	aabaZbcbZWbZZZZaYaZaaaaZ
k0 cue.hook	aaaZaabaabaaYaaaaacaaaaa
k0 cue.how	aZaaaaZbZaabZaaaYacaaaaa
k0 cue.pain	ZcbYZZbZaaYYcbaZZaYZabZa
k0 cue.point	ZZbXaacbbaabaZaYZZYaZaaa
k0 cue.punchline	ZaaaaaabaZbaaaaaZabZacZa
k0 cue.setup	ZbZbaZYZcZbZYaZZacYZaaZa
k0 cue.solution	YcYZabYaZbZZZZZbZabZaaaa
k0 cue.summary	aaaaabaaaaaaZaaabaaZaaca
k0 cue.testimony	bYcZaZYaaabZYaZaZacaaaab
k0 cue.trust	ZaaaabcabZbaYaaaZZZaaaaa
k0 cue.twist	abZYaaabbbaZaaaZYacZaaaa
k0 digits	aYcYaababaaaaZaaYbZaacZa
k0 long	aaaaaaZaacaaaaaaaaaaaaaa
k0 material	abaaacaaaZabaaaaZaabaaaa
k0 me	aYaZaaYaZbbbZbaYZadaaaaa
k0 meaning	abaZaZbaaaabaaaZYabaabaa
k0 measured	ZaaZaaZbaZaacaZaaaaaaaaa
k0 pain	ZbaZaZacbYaaaaaZcaaaaaaa
k0 paragraph	ZabbZaacaZbcXZZcXYWaaaaa
k0 part0	ccbZaaaZYYYYabZbYZaZZZZa
k0 part1	aacaZcaZaYZZYZZYbZaZZYZa
k0 part2	ZZZXZbcdcbbaWZZZbYZZZYZa
k0 part3	ZYZYZXabbaccbZYZaZaZZaYZ
k0 part4	ZZaZZZZaZYZbbaaZZaZcbeaZ
k0 particle	cZbaaYYaYabZbZabbZZabYaa
k0 person	bZaYaaaaaacabaaaZbZaaYaa
k0 quoted	aaaZabaaaaaaZaaaZcbaaaaa
k0 relief	aaaYaZZabbabZaaabaaaaaaa
k0 setting	ababaaaaaacaZaaaZabbaaaa
k0 short	abaZaZZaaaabbaabbacbaaaa
k0 speaker	ZaaZacaaaaaaaaaaaacaabaa
k0 spec	aaZZabcaaaZaZaaaaabZaaaa
k0 step	abZZaaYbZeaaXaaacZbZaaaa
k0 story	aaabaaZacabZaaaZaaaaaZaa
k0 thing	ZZacaabbZbaaaaabZaZabZaa
k0 time	aabZaZbaZYbcYaZacaaaaaaa
k1 %ache	aZaZaZZZaaabcbabZZbaZZaa
k1 %amount	aZaZbaaZXZaaYbbacYbbZZab
k1 %better	aaabaaYdaaaZaZZaZaZaaaaa
k1 %body	bcabaaaaaYaaYZcZZZaYaabZ
k1 %box	aZbZaaaaZaaaaaaZcbaaaaab
k1 %but	aaababZaaZaadabYaaaaaaaa
k1 %buy	aaaaaabcZZabZaZZbaZZZcab
k1 %crowd	ZbabaaaaaZacYbaaYaXYaZab
k1 %deny	abZZZYYZccZbZZaaZaabaZba
k1 %ease	aaaaaaZaaaaaaababaacaaaa
k1 %feel	YYaaabaZbbaaYaabYaYcabZb
k1 %fix	bZaZacZaaZaabaaaaaaaabaa
k1 %folk	ZZababYaaacZbbZZZaZZaaab
k1 %food	aaaYabaababZZZYabZZaaZaY
k1 %handle	ZcaYaZZbYaYaZbbacZaXbcaZ
k1 %house	abZYaYZZcaZabbabbZbaabaa
k1 %it	aYaaaZbbbZbZYbZaaaZZaZbb
k1 %keep	aaaaaaaaaaaaaaaabaaZdZab
k1 %kin	aZacaZbaaYbaZbaZaaaaaaZb
k1 %makeUp	aZaZaYbaZaabdaZbaZaabZaZ
k1 %me	bZZbabcZZYbaYaaZYZYaacZb
k1 %order	aZabaaYZababZcabZZXbbaZa
k1 %place	acaaabbaaaaaYaaZaaZabaaa
k1 %said	aaaZaaaaabcaYaZbYaZZacZa
k1 %soft	ZaZYacZZabYbZaaacZXbaZZZ
k1 %span	abaZZZYZadaZWcdZbZWaaYZa
k1 %taste	ZaabaaeaZZaZXZabaaaZaaaa
k1 %tech	acaYaabaabaabZaZaaacZZaa
k1 %test	aZZbaaYaaaaadZaZcaaabYaZ
k1 %turnsUp	bZaZaaZacbaaZaaaaaabaYaa
k1 %verdict	ZaaaaZabbZaZZaZZcaZcabaZ
k1 %wear	abaZaaaaaZaaYZacXZaabaaZ
k1 %you	aZabaZaaaaaaYaaabaabaaab
k1 &ba	aabaaaYaZZaabaacbaaaaaab
k1 &been	aZaaaaZaabaabcaaZaaaaaaa
k1 &canDo	aaaaaZebaaaabaZaZaZZaZba
k1 &doThenNot	aYZZaYZbbdZcYabbZaaZacba
k1 &done	bZZZaaZaZbabZacbYZaaaaZb
k1 &doneCount	abaaabaaYdbaZZaaYZaZaZaZ
k1 &flawOwned	aaaaaaaaaZaadaaaaaaaaaaa
k1 &going	abaYaaZaZbbaabZabaZbaaaa
k1 &has	aZaZaZdaaaaZYaaabZbaZaZb
k1 &iHad	baaaabaabYaabaaZaaaZaaaa
k1 &inPic	aaaaaaZaacaaaaaaaaZZcZaa
k1 &isOf	aZaaabeaabaaZaaZZaZaaaaa
k1 &loses	aaaYaZdaZaZcYbaaZacaaaaa
k1 &notOnce	aaaaaacaaZaaaaaaaaaaaaaa
k1 &proverb	ZYZaaacaZZZaZbaYaZdZabaZ
k1 &thatDay	aZaZabcaaZaabbabZaaaaaaa
k1 &until	aaaaaaaaaaaaaaaZaaacaaaa
k1 &untilNow	aaaaacaaaZaaaabaaaaaaaaa
k1 &wasBad	acaZaaaaaaaaababaaZaaaaa
k1 amounts	aaaZaaaaacaaaaaaaaaaaaaa
k1 appeal	bZaaaZaaZaZabaZacaZbacaa
k1 at0	fZaaaabaaZaaaaaZZaaaaaab
k1 at1	acZYaZaZZaZZZdZaYZbZZbaa
k1 at2	acZdZXaZZXaZZdbaabZZZZaa
k1 back0	ZZaZbZZZZYZZZZZZaaYddcbb
k1 back1	ZZZbZZcZZaZacZZYWZZZZbZa
k1 back2	ZZZaabZccZcZYZcaYZZZZZZa
k1 before	abaZaaaaaaaaacaaaaaaaaaa
k1 bias	aaWYXacYbZYYYaZYYUZYZaWZ
k1 breath	aZaYbYcabbbbYaabZaaZaaac
k1 contrast	aaaaaaZaaaaabaaacaabaaaa
k1 credential	aaacaZZaaaaaaaaaaaaaaaaa
k1 cue.action	aaabaZaZZZacWZZbXabaZcaa
k1 cue.advantage	aaadabZbZZabaZaaaaaYaZaa
k1 cue.after	aZaaaababYbZZZbbZaZaaaba
k1 cue.agitate	abbaaaZaaaacZaaZaaaZaaaa
k1 cue.before	acaZaZZaZZabZdbbZZZZZaab
k1 cue.benefit	aZaZaZYabZaaZabacaacZZZZ
k1 cue.context	ZZaaaacabbaaZbaaZaabaZaa
k1 cue.evidence	ZaaYZZZaaaaYYcaWYZYWZbaa
k1 cue.feature	ZZaYaZZbYaaXYdaYZaYYbcaa
k1 cue.how	aZadaZaaZYaaaZZdaaYbbZZa
k1 cue.pain	abbaZbZZabZZcZbWZZZaaZZa
k1 cue.point	bZdWbZZaZYZcdaaWYYcYaaZY
k1 cue.punchline	aZabaaaZababYabaZaYcabZa
k1 cue.save	aaaaaaaaaZaaaaaaaaaacbaa
k1 cue.setup	bYZZabbZZaaaZbbZYaaYZbZa
k1 cue.solution	aYcYadbbZYbaYZZYYbZZacaa
k1 cue.summary	aaaaaaaaaaaaZaaaaaacaaba
k1 cue.testimony	bZbYabaaYZebXbbZZbZZaaab
k1 cue.trust	acacaaaaZZbZbZaZZaaZaaaa
k1 cue.twist	aYaaacZccZaZZaZbYZYaaaaa
k1 cue.why	aaaYaaaaaZaabZadZaababaa
k1 digits	aZbbacaZYdabbZaYZaYabaZa
k1 exclaim	aaaaaabaaaaacaaaaaZaaaaa
k1 flaw	aaaaaaaaaaaadaaZZaabaaaa
k1 keep	aaaaaaaaaaaaaaaaaaaacZaa
k1 material	aaabaYZbacabbbaZZaacaZaZ
k1 me	bYZdbaaaaYcZabZZZaZaabZb
k1 meaning	aZaaabaadZZaaaZbYaaZaZaa
k1 measured	aaabaZaaabababbYaZZZaZaa
k1 numbered	aabZbaaaaaaaaaaaaacZaZaa
k1 pain	aZaaaYaaZYabbbaaaabaaaaa
k1 paragraph	VaZcZaaaZaZZacbYbXZbaZXZ
k1 part0	ecZYaZaZZZZZYdYaXYbZZaab
k1 part1	ZaabZbbZZYaZacaXbZaZZZZa
k1 part2	ZXaZZabYcaacZYbZbYaYZYZa
k1 part3	ZZZaZYcbbabZbYbYXZZZZaYZ
k1 part4	ZZaZbZYbabZYZZZZaZZcccaa
k1 particle	bbaYZbWZaXacabbaaaYbZYba
k1 person	aZZaaababZcaYbaZaaZaaZaa
k1 price	aaaaaabaaYaaaaabaaabacaa
k1 relay	aaaZacaaaaaaaaaaaaaaaaaa
k1 relief	aaabaZYZZaacaaabbaacaZaa
k1 setting	aaacaZZaacaaaaaZaaZbaaaa
k1 short	bbaaZZbaaZZZbaaZaacaZcZa
k1 show	aaaaaaaaZcaaaaaaaaaaaaaa
k1 speaker	aaabaaaaaaaaaaaZZacaaaaa
k1 step	abaZaZZaZZaaaZbccaaabbaa
k1 talk	aaaaaaaaaaaaaabaaaaZacaa
k1 taste	aaabababacaaZaaaZbZZaaba
k1 thing	aaaYaabbbbaaZaaYaabZaaba
k1 time	ZbaaaZaaYdaZaccZZaYaabaZ
k10 %ache	bbZaZYXbZbaaZaacaaaZaZba
k10 %amount	ZZaZaZZaaZaaaaabcbZbaaaa
k10 %better	baaaaabdaZZacaaZZaZaaZaa
k10 %body	abaWZaaacaaaaaaaaZbZaaaa
k10 %but	ZZababZabaaZcaaZaZaaabaa
k10 %buy	aaaZaZaZZZbbaaabaZcZZaca
k10 %crowd	aaaYabYaaabbaZaaYZaaaZZZ
k10 %deny	bbZXbbYbZacZaZZWaZdaaZZa
k10 %feel	acaZaYbabaaZZaaZZacaaaaa
k10 %fix	ZcaaaaaaZbaabaaZaaaaaaaa
k10 %folk	aZabaZabbZaaYaaabbZZaaaa
k10 %food	ZZaZaXabZaZbaaacYZbaaZab
k10 %handle	YbZbZZbZaZZcZaaZaZacaWba
k10 %hold	aaaacZZaaaaaaaaaZabaaaaa
k10 %house	ZaadaaaabcaZYaaXabbaaZab
k10 %it	YbaYaaaabZbcZaaaYZaZaZaa
k10 %kin	aabbcZaZaYaaZaabaZaaaYaa
k10 %look	abaYbacbYZaaZaaZbZbaaaaa
k10 %makeUp	aaaZaaccaYaaYaaaYacZabaa
k10 %me	aaacZaYaaaYdZaaZYaYbaZZZ
k10 %money	aaaYaaYaaabaaaaaZbcaacaa
k10 %order	aaaYbbZaZbZabaaYaZcaaaba
k10 %past	aaaZaaaaabacaaaZabaabZaa
k10 %place	ZaaZadcabYZZcaaaZZbaaaaa
k10 %reason	baaZbaZaaZaabaacZaaaaaaa
k10 %said	ZZaZaZZaZXcacaadZbacaYZa
k10 %scene	aaaZacZaababZaaabZaaaaaa
k10 %soft	bYZbaZYbbbaZaaabZbZYaXaZ
k10 %span	ZbaaaaZbZZadYaZaZaXaaZaa
k10 %talk	cYacZaZZaZbbZaaZaaZdaYaa
k10 %taste	aZabaabbZXabcaaZbZZaabaa
k10 %test	ZaaabYcaYdabYaabaZYZaaaa
k10 %trust	aaaZaZZaaZadaaacZaaZaZaa
k10 %turnsUp	aZaaabZaabZZaaaaaaZaacaa
k10 %verdict	bbaZaabZbXaacaaaZZZaaZaa
k10 %wear	aZaabcabYXaaZaabbZaaaaaZ
k10 %you	aaabbaaZcZbaZZaYZZabaYZZ
k10 &bareMeasure	aaaaaadZbbaaZaaaaZZZaZaa
k10 &doIt	aaaZaZabaabaZaacbaYZaYab
k10 &doThenNot	abZZbbZcbaabaaaYaZXaaaaa
k10 &done	ZZabaZZZaabaYaaabbbaaaaa
k10 &doneCount	aZacaaaaZXabbaaaacaaaaaa
k10 &fits	acabaaZZaZaabaaaZaaZaaaa
k10 &general	abaaaaaaZcaZaaaZaabaaaaa
k10 &going	aaaaaadaaYaaZaaaabbaaZaa
k10 &has	aZaababaeZZZcaaZZZYZaXaa
k10 &heSpoke	aaacaaaaaacaZaaaaaaaaZaa
k10 &iDid	aaabaZYabcaaaaaaaaaZabaa
k10 &iHad	aZaaaZZaaZacaaacbbZaaaaa
k10 &ifThen	aaaaaaZaaaaaaaaacabaabaa
k10 &isOf	aZaaaadbaYaaaaaaZbaaaaaa
k10 &look	aaaaaaYaZeaZZaaaaZZcaaaa
k10 &loses	aZabZbZabYacabaaZaZaaaaa
k10 &offer	aZaZabYZabaaZaaaZacZaaba
k10 &onceThen	aaaYbadabbaZZaaZYacZaaaa
k10 &proverb	aaaYaZcbZeabZaaYZYaaaaaZ
k10 &thatDay	aaaaabYcaaaaZaaabaZaaaaa
k10 &threshold	aaaaaaZabaaaaaaaaacaaZaa
k10 &versus	aaaaaaaaaZaacaabaaZaaZaa
k10 adage	aaaZaacaaaaaaaaaabaaaaaa
k10 alike	abaaacaaaZbZaaaaaaaaabaa
k10 appeal	aZaabZaZdZabYZaaZZbbaXaZ
k10 at0	dZaaabaaaaaaaaaZaabaaaaa
k10 at1	bbbaZYaZbZZYaaabbaZZaZaa
k10 at2	aXZcZaaZZZZbcaaYabYZaZaa
k10 audience	acaabaZaaZaaaaabaaaaaaaa
k10 back0	aaaaaaZaZYbaaaaaZaZcacaZ
k10 back1	aZaZaZYbbWbabaZbaZbYabZa
k10 back2	ZaaaZYZcWYacaabYaacaacaa
k10 besidelist	aaaZadZbaaaaZaaaaaababaa
k10 bias	aYXWYYaaabXZYYYZYYZXYdXY
k10 breath	YZZYaZbZZYaacaZaacXZZbaa
k10 buy	ZaaaabaabZaaaaacaaZZaaba
k10 cause	aaaaaaaaaaaaaaacaaaaaaaa
k10 cue.action	cYaZZaXbZXbYYaabYbccaYcZ
k10 cue.after	aaaZaZYaZcZZbbbaZaaaacaa
k10 cue.before	aaaZaaaabbacZbaaZaZabYaa
k10 cue.benefit	ZZaYaZbbbcaZZaaZZabbaaaa
k10 cue.context	ZaaaabZZZcZYcaaaaaZaabab
k10 cue.evidence	ZbaWcaYZYbYZYYZZYXXZZaZZ
k10 cue.feature	bZaZaZaacaaaZZZZXaXZabaZ
k10 cue.how	aZaZbbZaZaaaZaaaaacaaZba
k10 cue.pain	YaaabaZaYaZaZbaZYadYabaa
k10 cue.point	ZaZYaZcZaYbYXaaZaaabacaa
k10 cue.punchline	YcaaaaaabbaYaaaaaacaaaaa
k10 cue.question	ZaacZaaaaZaZZaaaZaccabaa
k10 cue.save	aaaaaaaaaZadZaaaaabaaYaa
k10 cue.setup	ZbaaZbZZZabbYaaYZbZZaYaa
k10 cue.solution	XbZZaZeaZYZdbaZaZZaZaZaa
k10 cue.testimony	ababZZbbaWZZbaaaZZbZaZaa
k10 cue.trust	aaaaaZaaacaaZaabZZaaaaaa
k10 cue.twist	ZcaYaZbacaaZaaaYZbbZaaaa
k10 digits	ZYaZZZbbZXZacaaaZbZYafZa
k10 inlist	abaaacaaaZbZaaaaaaaaabaa
k10 material	aaacaZccaaaaaaaaaaZaaaaa
k10 me	aZZbZZZZZaZdaaabZaabaZZZ
k10 meaning	abaZaZZaYbaZdaaZZadaabaa
k10 measured	aaaaabYaaZaZbaabbZaabaaa
k10 pain	ZaabaZaabbaZaaaYdZcZaaaa
k10 paragraph	ZaabZcbbbaZcZaaYYZZaaaaa
k10 part0	dZbaZaZZaaZYZaaaaZaZaYaa
k10 part1	aaZZZYaZccZZZZZYZbaZaYaa
k10 part2	XaZZbabbZaYZZaZYbZYaabaa
k10 part3	ZYZYZZbaaXacZZaaXZcXadYa
k10 part4	ZaaaZaZbXYbbcaaZZaacabaZ
k10 particle	abaZbYabaXbZbZaZYZbZaaab
k10 price	aaaaaaZaabaZaaaaaabZadaa
k10 question	aaabZZZaaaaaZaacaabcaaaa
k10 quoted	aZabaaaaaZabZaaaabaaacaa
k10 short	bbaZaZaaZdZaZaaaZacZZeaa
k10 show	baacbbbaYXabYaaYaZbaabaa
k10 speaker	aaaaaaaaaaaaaaaaaaaaacaa
k10 spec	baaaaadZbbaZZaaaYZaZaaaa
k10 step	abacabaZabaaYaaZaZaaaaaa
k10 thing	ZaaaaabZcZZZbaabZabaaaaa
k10 time	ababaZbbaYaaaaaaaaaZabaa
k10 urgent	aaabaabaaZaaaaaabaaaacaa
k10 witness	aZaaaZaaaZZacaabaaaaaaaa
k10 you	aZaababZdZbaZZaYZZabaYZa
k11 %ache	aaacaaaaaaaaaaaZbaaaaaaa
k11 %but	aaaaaaaaaZaacaaZaaaaaaaa
k11 %buy	aaaZaaaaZbaaYaaaaacbaZaa
k11 %crowd	bZabaYZZZcaZaZababZaaZba
k11 %deny	aaaaaaaZZXbZbaaccaZbaZZa
k11 %feel	aaaaaaaaaaaaZaabcaZaaaZa
k11 %folk	aaaZaaaaabbaZaabZcZaaaaa
k11 %food	aaaZaaZaaacabaacZbaaaaaa
k11 %handle	aZaZaaZaadabZaaZYbbXbaaZ
k11 %law	aaacaaaaZcaaZaabZaZaaZab
k11 %money	aaaZaaaaabcaYaacaZYbaaaa
k11 %order	aZababaaaYbaaaaaZabZbaba
k11 %place	aaabaaaaaZbacaaaaZaZaaab
k11 %reason	aaaaaaaaaaaaaaacaaaaaaaa
k11 %said	aaaaaaZaaYdaaaabZaaaaaaa
k11 %scene	aaaaaaaaabaacaaaZaaaaaaa
k11 %soft	ZaaYaabaZZbbaaacXbcbaaab
k11 %verdict	aaaZaaaaabaaYaaacaaZaaaa
k11 &canDo	aaaaaaaabYbabaaaaacaaZaa
k11 &doIt	aaaaaaaaaZaaaaaZbacaaaaa
k11 &doThenNot	aaaaaaaaaYbZbaabaaaZaaab
k11 &doneCount	aaaZaaaaabaaZaaccZaaaaaa
k11 &offer	aaaZaaaaaabaaaacaZaaaaba
k11 &proverb	aZaaaZZZaZbZcaaaZaabaaaa
k11 alike	aaaaaaaaaZaaaaaZaacaaaaa
k11 appeal	aaaaaaaaaaaaYaaZcabaabaa
k11 at0	caaZabaaaaaaaaaaaaaaaaab
k11 at1	ZaadaabaaZaaaaaXZZcaaaab
k11 at2	aYaZaZYaacaaZaacYdaaaaaa
k11 back0	aaaZaaaaaaZZZaaZaaZcbbbc
k11 back1	aaaZaaZZaaccdaZYbaYYaZZa
k11 back2	aaaZabZZZabZcabYcZZaaZaa
k11 besidelist	aaabaaaabYaaaaaaZaaZaaab
k11 bias	aXZaZYXYXcbZaYYbaaaZZZZb
k11 breath	aaaaaabaaaaaaaaaaabZabaY
k11 contrast	aaaaaaaaaaaaZaabcaaaaaaa
k11 cue.action	abaZaaaaaYaabaabZaZYaZbb
k11 cue.context	baaaaaaaaZaaaaabZZcZaaaa
k11 cue.evidence	ZYaaaaYZaZaaaZZcaYYZZYab
k11 cue.pain	ababaZaabacaZaaabaYZaaaa
k11 cue.point	aaaZaZZaaZZZZaabaacabYbZ
k11 cue.punchline	aaaaaaaaaaaaaaabcaZbaaZa
k11 cue.setup	bZaaaZZaZbbaYZZbZbZYabaa
k11 cue.summary	aaaaaaaaaaaaaaabZaaaaZca
k11 cue.testimony	abaaaaaaabaaYaabaaZaabab
k11 cue.twist	abaYaaaaaYaacaaabaabaaZa
k11 digits	aaabaaaaacbaZaZaaZZaaZab
k11 inlist	aaaaaaaaaZaaaaaZaacaaaaa
k11 me	aaaaaaaaabcbaaabaZZZaaaa
k11 meaning	aaabaaaaaZaaZaaZcabZaaaa
k11 paragraph	aZaaaaYZaZdaZZaaaZaZaaad
k11 part0	caadaabaaZaaZZaXZZbaaaab
k11 part1	aYaZaZZaZcaZYZacYdcaaaab
k11 part2	aZZZaaZZZabababdaZbZaZaZ
k11 part3	aaaZaaYZabcbbaYYdaXZZYZb
k11 part4	aaaZaaaaaaZaZaaZaaZcbcba
k11 person	aaaaaaaaaabaYaaZbcaZaaba
k11 price	aaaZaaaaaaaabaadZaZaaaaa
k11 quoted	aaaaaaaaaZeaZaaaaaZaaaaa
k11 taste	aaaaaaaaaZaabaacaaaaaaaa
k11 time	aaabaZbabYbabaabZZaaaaaZ
k11 turn	aaaaaaaaaaaacaaZaaaaaaaa
k12 %ache	aaaaaaaaZbaaZZZaZZdYabaa
k12 %amount	aabbZZbaZcZaXabZbZZaaaaa
k12 %better	aZaZaaaaaabaZbaaaacaaaaa
k12 %body	aaaaaaaaaaaaaabaZcaZaaaa
k12 %box	aaaaaaaaabaaYacYdZaaaaaa
k12 %buy	aZbZabZaaaaacaaZaabZaaaa
k12 %crowd	abaYZZXZYcYZbbYbbabbZZaZ
k12 %deny	abZcaaaaZZZaZZbcYaYaZZZa
k12 %feel	aaabZZZaZZaaYbaabZZcabaa
k12 %fix	aabbaZaaaYaaeaaZaaZZaaaa
k12 %folk	aaacaaaaaaaabZZXYZdaaaZa
k12 %food	abbbaababZaaZacYZaZYaaaa
k12 %handle	aZaaZaaaaabZdZYaYbaZabZZ
k12 %house	aZaYaaaaZZaacaaacaaaaaaa
k12 %kin	abaZaZZaacaaaaaaabbbaaaa
k12 %makeUp	aaaaaaaabdaaZaaYcaZaaaaa
k12 %me	ZZaaaaZaaaZaZbcaccZZaZaa
k12 %order	aaaaaaaaacbaYbZYaabaabaa
k12 %place	bZaZaZaaaZaabaaZbcaaaaaa
k12 %reason	abaZbaaaabaaXaacaZZbaaaa
k12 %said	ZcZZbZbabZaaYbaZcacZaZaa
k12 %scene	aaabaZaaaYaaZabZZadbaaaa
k12 %soft	ZYZfbaZaZaaaZZabaZaZaaba
k12 %span	abaYZaZZZbaaabaXcbaaZaaa
k12 %talk	aaaZcaaaaZabbaaZabbZaZaa
k12 %taste	aaaaaZaaaaaaaaabaacaaZaa
k12 %trust	aaaZZaaaaaaabaaZbacbaaZa
k12 %verdict	abaZabaaaZaaYaZadacaaZaa
k12 %wear	aZbcaZaaaaaaaaaYbaaaabaa
k12 %you	ZaZcZaaaZZabababYZaaabaa
k12 &ba	aZcaaaaaaZaabaaYbabaaaaa
k12 &canDo	abaaabZaaaaaYaaabaaaaaaa
k12 &doThenNot	acZaaaaaaaaZbZaZaaZYaaba
k12 &done	aabbaaaaaYaaaaaZaacbaaaa
k12 &doneCount	baaaaZaaaaaZbaaabZYbaaZa
k12 &going	aaacaaZaabaaaabZZaaZaaaa
k12 &has	acaZaZZaaaaaZaabZaacaaZa
k12 &heSpoke	aaaYaaaaaaZabaZbbbaaaaaa
k12 &iDid	aacZbaaaaaaaZaacaZZbaaaa
k12 &iHad	aZabaZaabaaZbaaYcbaZaaaa
k12 &ifThen	aaabaaaaacaaYaabZaaaaaba
k12 &loses	aZaaaaaaabaaZaacabYZaaba
k12 &onceThen	aaZZaZZaaaaabbaZbcabaaaa
k12 &promised	aaaZaaaaaaabZacZcaaaaaaa
k12 &proverb	acbZaYYZaXZZZaaYabbcabba
k12 &thatDay	aabaaaaaaZaacaaZabZaaaaa
k12 &threshold	aaaaaacaaZaaZaaZaabaaaaa
k12 &unlike	aZaaaaaaaaaaZaabaZcbaaaa
k12 &whereTo	aaaaaaaaacaaZaaZbbZaaaaa
k12 &years	aZabaaZaabaaYbabZZaaaaaa
k12 alike	aZZZaaaabaaaaaaZaZdaaaaa
k12 appeal	ZaZccaaaaZaaZaacbaXaabaa
k12 at0	faaZaaaaaaaaaaaaaZaaaaaa
k12 at1	ZYadbaaaaaaaZaaWaeZaaaaa
k12 at2	YbaYcbZaaaaaXcaYYcbZaaaa
k12 back0	aZaZcaaaaZaaYaZZaZZcbcda
k12 back1	ZZZYZZZZcZabaadZZabbaaaa
k12 back2	aZaYZbZZabbZcadYYaYcaaZa
k12 besidelist	ZbaZaYZaaaabaabcaYaZaaaa
k12 bias	ZbZaaZWYXXYYZYZbbabaYZZY
k12 cue.action	aaZbabaaZcZZZaaZYaZcZbZa
k12 cue.advantage	aaaZaaaaaaaaYaabaacaaaaa
k12 cue.after	aZaYacaaZZaababZaZZZabaa
k12 cue.agitate	acaaaaaaaaaaaaabZaZaaaaa
k12 cue.before	aZaaaaaaaXcaacaaaaaZaaaa
k12 cue.benefit	aZaXabbabaaabaaaYbbZaaca
k12 cue.context	aZabaaaaaZaabaaZaacYaZZa
k12 cue.evidence	aabaaaZZbbaZZbaYYZZaZYZZ
k12 cue.hook	ZZZbcaaaaZbabaaaaZaaaZaa
k12 cue.how	aaaaaaaaacabZaZYbaaaabZa
k12 cue.pain	ZbabbbZaaZbbWZZcZaYYaZaa
k12 cue.point	ZacXZbZZZaaZZaabaaZZbZZa
k12 cue.question	ZZZcbaaaaZaacaZZaaZZaaaa
k12 cue.save	aaaaaaaaabaaaaaaaabaZcaa
k12 cue.setup	aYbbaZaaaZaZabZYZZabZZaa
k12 cue.solution	aYccaaaaZXaaaaaaZaYZaaaa
k12 cue.summary	abaZaaaaaaaaZaabaacaaZZa
k12 cue.testimony	ZZZZZaaaZcZaZabbaaabaaZa
k12 cue.trust	bZZdaZaaabaabaaZZYcbaaaa
k12 cue.twist	ZabbbZZaZYZaXZbbaaaaaZaa
k12 digits	bcaZaYbaacaaYbZaaZaZaaba
k12 inlist	aZZZaaaabaaaaaaZaZdaaaaa
k12 long	aaababbaacaaaaaYaYaaaaaa
k12 me	ZZaabaZaaZZaYabaccZZaaZa
k12 meaning	aaaZaaaabaaaXababaaaaaaa
k12 measured	acaaaaZaZbaaaaaYababaaaa
k12 numbered	aabaaaaaaaaaaaaaaacaaZaa
k12 pain	acaaaaaaaaaaZaZaZacaaaaa
k12 paragraph	ZcbYbaZZaZZaZaacbaZbaaaa
k12 part0	dYabaZaaaZaaYaZYZeZZaaaa
k12 part1	ZcbbdZbaZXZZabYbZZbZaZZa
k12 part2	ZbaaZaZaYYaZaZZdcYaYaZZa
k12 part3	ZaZYYbYYabaaaZdbcZabZZZa
k12 part4	ZZZYaZZabaZaZaaXYYadbcdZ
k12 particle	ZaaZaacaZXZZbabaabaZaaaa
k12 person	acZabZaaZcZZXaYaababaZaa
k12 price	acaYaabaaaaaabaaZZabaaaa
k12 question	ZZZbcaaaaZaaaaaabZaaaZaa
k12 relay	aZbaaaaaaaaaaaaZcbaaaaaa
k12 relief	aZaYaabaaaaaaaaZacbZaaba
k12 step	ababaabaaZaaaaaYabZbbaaa
k12 talk	aaabaaaaaaaaaaaZZacaaaaa
k12 time	abaaaaaaacaaZaaYaaaaaZaa
k12 turn	acaaaaaaaaaabaaaZaaZaaaa
k12 urgent	aaaZaaaaaaaaaaaaacaaaaaa
k13 %ache	aaaaabaaaaaaaaacaaZaaaab
k13 %amount	aaaaaadaaZaaZaabYaaaaaaa
k13 %crowd	aaaaabbaabaZYaaaYaZbaZac
k13 %deny	aaaaaaabaYaaaaaaaabaaaab
k13 %folk	aaaZaaaaaaaaaaacaaZaaaab
k13 %makeUp	Zaaaabaaaaaaaaaaaaaaaaac
k13 %span	aaabaZdaaZaaaaaZZZZZaaac
k13 %taste	baaaaaZaaZaabaaacaaaaaaa
k13 &bareMeasure	aaaZaaZaaaaaaaaacaaaaaaa
k13 &canDo	aaaaaaaaaaaaaaaaaacaaaaa
k13 &proverb	aZaaaaZaaaaaaaaababZaaac
k13 at0	YaaaacaaaaaaaaaaaaZaaaad
k13 at1	aZaaaaaaaaaaaabbaZaaaaac
k13 at2	aabaabaaaZaaabaaaaZaaaac
k13 back0	aaaaaaaaaaaZZaaaaaZaZaaf
k13 back1	aaaaaaZaZbbaaaaaZaaZaZZc
k13 back2	aaaaaaZbaaaabaaaaaaaaaac
k13 besidelist	ZaaaacbaaaaaaaaaYaaaabaY
k13 bias	XYZZZabaYYaZYZaZZXZYYYYi
k13 cue.action	aaaaaacaaaaaaaaaZaaaabab
k13 cue.benefit	aaabaaaaaaaaaaaaaaZaaaac
k13 cue.evidence	aaaaaZcaaXZbZabaZZYZZaab
k13 cue.how	aaaaaZcaaaaaaaaaaaaaaaaa
k13 cue.pain	aaabaaaaaZaaaaaZaaZaaaac
k13 cue.point	aaZcaaZaaaaZYaZYaZYaaaac
k13 cue.setup	aaaZaaaaabaaZaaaaaZZacab
k13 cue.trust	aaaZaaaaaaaaaaacaaaaaaab
k13 paragraph	YZaaabbaZaaaZaaZbZbaZaZd
k13 part0	YZaaacaaaZaaaabbbZZaaaad
k13 part1	aZaaabcaZaaaZaaZaZZaaaac
k13 part2	aaaaaZbaaYaabaaZbaaaaaac
k13 part3	aaaZaZZbacbbaaZaZaZYaaZd
k13 part4	aaaaaaZaZaaZZaaZaabbaaZd
k13 setting	aaaaaaaaaaaaaaaacaaaaaaa
k13 short	Zaaaaaaaaaaaaaaabaabaaac
k13 spec	aaaaaaZaabaaaaaacaaaaaaa
k13 step	aaaaaaaaaZaaaaaaaacaaaaa
k2 %ache	aaaYaaabZaaacabaZaYaaaba
k2 %amount	aaaZaabZZbaacaaaZbaaaaaa
k2 %better	aaaaaaabaZaZaaaaZbcbaaaa
k2 %body	aaacaZZbaZaabaacZZZaZbaa
k2 %crowd	ZaabaaabZZZbZaaZZZdYbaZZ
k2 %deny	aaaZaZbaZbacZaacbZYdZYaa
k2 %feel	aaaaaabaaZaacaaYaaZaaZba
k2 %food	aZaaaYYaZaaZZaadcabbZaaa
k2 %handle	bZaYaZZaZZaaZaadbaZdaZaa
k2 %hold	aaaZaaaaacaaZaaaaabaaaaa
k2 %it	aaababaZZaaabbabYZcaaaaa
k2 %makeUp	aaaaaaaZabaaYaacaaabaaaa
k2 %me	baaZabbaaXacbaaZaabXaaba
k2 %nature	aaaaaaabaaaaaaacZaZaaaaa
k2 %order	aaababZaaYaZcabaZZZaaaaa
k2 %reason	aaaaabaaaZaaaaadaaaZaaaa
k2 %soft	aaaYabacZZZZZabbaabZabaa
k2 %span	abacaaaZaXaabbbZZZbbaZaa
k2 %taste	abaZaaYbacaaaaaaZaabaaaa
k2 %verdict	aaaaaaZaacaZZaaZZbYdaaaa
k2 &doThenNot	aaaZaaaaadaaZaaaaZabaaaa
k2 &done	aaaZaaaaaaaaZabbYaabbZba
k2 &doneCount	aaaZaaabacaaZaaaZabaaaaa
k2 &going	aaaaaacaacaaYaaZaaZaaaaa
k2 &has	aaaaaaZaZcabdaaZZaaZaaba
k2 &isOf	aaaaaaaaacaaZaaaaaZaaaaa
k2 &proverb	aaZaaaYcafabWaabaaYaZZba
k2 &saysQuote	aaaaaaaaabaaaaaZcZZbaaaa
k2 after	aaaaaaaaaZaabaaaaacZaaaa
k2 alike	aaaaaaaaacaaaaaabZZaaaaa
k2 appeal	aaaaaaZaababbaaZbaYaabaa
k2 at0	eaaaabaaaZaaaaaaZaaaaaaa
k2 at1	YZZcaZaZaYaZZbaYdcZaaaaa
k2 at2	aZaXaYZaadaaZbbbdZZaaaaa
k2 back0	aaaabaaZaYacZaZZZaaacbba
k2 back1	aaaZaZZcZXaaZaZZZaafaaZa
k2 back2	aaaZaZabaYZZcaZeZZXaaaaa
k2 bias	ZYYWaYXaXcYZYaZabXabaZYY
k2 breath	aaaaaZZaaZaaaaaZcabZaaaa
k2 cue.action	ababaaaabaabZaaZZaaZcZZZ
k2 cue.after	aaaaaaaaaaaaaacaZabYaaaa
k2 cue.benefit	aaaaaaacZaaaZaaaZabbaZaa
k2 cue.context	aaaZaZaaaaaabaacaaabaaaa
k2 cue.evidence	bZaaZYWcaaZaYaaXZaaZZZZZ
k2 cue.feature	aZZZaYZaZZZZYabXcbbZbXZY
k2 cue.how	aaaaaaaaaYaaaaabZacZaaaa
k2 cue.pain	aaaZaaZbZaaacaaYYaZcZaaa
k2 cue.point	aaZaaZYcbcabZacWXaZbZZZZ
k2 cue.setup	abaaaacaaZZaYaaZZaaaaaba
k2 cue.solution	aaaaaZbZaZaaXaabdaZbaZaa
k2 cue.twist	aZaYaaaZZdaacabYbbYZaaaa
k2 cue.why	aaaaaaaaaaaabaaaaaaaZcaa
k2 digits	baaaaZZZacaacabYZabcaZaa
k2 inlist	aaaaaaaaacaaaaaabZZaaaaa
k2 me	baaZabbaaYaccaaZaaZYabaa
k2 pain	aaaZabbbaaaacabZZaYaaaaa
k2 paragraph	aaaaaaXbabZYbbaaaYbbabaZ
k2 part0	cZabaaaZZXaZZbaYdbZaaZaZ
k2 part1	aaZWaYZZZjaaYbaabZYaaaaa
k2 part2	ZaaZZaaaabZZbabcXZdZaaaa
k2 part3	ZaaZabYdaXZZbaZbYZZdaaZa
k2 part4	aaaabZaZZZadZaZZZaZbcbbZ
k2 particle	abaaaZbaZdabYaabZZYabaZa
k2 setting	baabaZZaaZabaaaadaZaaZaa
k2 speaker	aaaZaaaaacaaaaaZcZZaaaaa
k2 spec	aaaaaaZbaZaacaaZcaZaaaaa
k2 time	aaaaaabZaZaaXbbabadaaaaa
k2 turn	aaaaaaaZaaaadaaZaabZaaaa
k3 %ache	aaacaaaaacaaaabZaZZZaaab
k3 %amount	aZaaaaaaZZaabaaZcacaZaaa
k3 %buy	aaababaabZZaZaaYdabbZaaZ
k3 %crowd	aaaZaabaabaZaabYZZaZdZZa
k3 %deny	abaZaZaaaYbacaaZZZdaaYaa
k3 %feel	aaaZabaaZaaaYabacaaaaaaa
k3 %food	acaZaZaaZaaaZabbYaZYbaad
k3 %handle	bbaXaaYaaYZZbabZcZdcaYab
k3 %it	aZaZabbaaZaabaaaZacaaZba
k3 %keep	aaaaaaaaaaaaaaaaaaZbcaaa
k3 %kin	aaaZaaaababZbaZbYaZZbbaa
k3 %law	abaZaaaaZZaaaaaacaaaaaaa
k3 %look	bZabaZaaaaaaZaaZaadaaaaa
k3 %makeUp	abacabZaaaaaZaaaZaaaaaaa
k3 %me	aaabaaaaacbaYaaZYZbZZbZa
k3 %nature	aaaaaaaaaaaacaabYaaaaaab
k3 %order	abaYaaaaaYaZbaaacZabaZaa
k3 %past	aaaaaaaaabaaZaaaaacaaaaa
k3 %reason	aabcaZaaaaaaaaaaaabZaaba
k3 %said	aabaaaaaaaZZbabaZZZcZbaa
k3 %soft	bbaZaZaabcZZbaaYaZcYaaZa
k3 %span	ZbZcaZaabaaZaaacYZaabZaa
k3 %talk	aaaaaaaacaaaaaaZZacZabaa
k3 %tech	aaabaaaaZZaacaaaZabaaaaa
k3 %verdict	aaaZabaabaaaZaaZcaZaabaa
k3 %you	abbYabaaZaaabaacZZabZaaa
k3 &ba	aaacaaaaaZaabaaZaabaaaaa
k3 &doIt	aZaZaaZabYaZZaaacZacaZab
k3 &done	bbaZaaaaZbaaZaabaaYaabaa
k3 &doneCount	abaaaaaaacaaaaaZYaaaaZaa
k3 &going	bZaaaaZaaZaaZabbZacaaaaa
k3 &has	aaaaaababaaacaaZZZbZaaaa
k3 &ifThen	aaabaaaaaZaacaaYbaZaaaaa
k3 &inPic	aaaaaaaaaaaacaaaZaaaaaaa
k3 &look	baaaaaaaadaaaaaZaaaaaaaa
k3 &notOnce	aaaaaaaaaZaaaaaaaacaaaaa
k3 &onceThen	aZaaaaZaaaaaZaacaabbaaaa
k3 &orders	aaaaaZZaaaaacabZZaZaaaaa
k3 &proverb	aaabaZYadaZaaaZccZXZbaZZ
k3 &stepCount	aaaaaaaaaaaaZaaacabaaaaa
k3 &whereTo	aaaaabaaaaaaZaaaaacaaaaa
k3 &worse	aaacaaaaZaaaaaaZbaaaaZaa
k3 after	baaaaaaaabaaaabaZacZaaaa
k3 appeal	bcaYZaaaZaaabaZaaabcZZaZ
k3 at0	daaaabaaaaaaaaaZZaaaaaab
k3 at1	bbZbaaZaaZaaZaacaZaaaaaa
k3 at2	ZcbbacZaZYaZbabZaZaaaaaa
k3 back0	aZaaaaZaZabaZaZZaaZbebZZ
k3 back1	ZZaaaZZZcaaZbadaYZcYaYaZ
k3 back2	aaaZaZaabcaaaaZcaaaaaaaa
k3 besidelist	aaacabaaZbaacaaZaaYaaaaZ
k3 bias	cZYXYaXYaaZXZZabcXZYcYXa
k3 breath	ZbZYaaaaZZbZZaabbZbbYaac
k3 cue.action	ZZaaaaaaZZZaZaaabaacbaaZ
k3 cue.advantage	aaaaaaaaacaaaaaabaabaZaa
k3 cue.after	aaaaaZaaabaaaacbaaaZaZaa
k3 cue.before	acaZaaaaabaaababaaZaaaaa
k3 cue.benefit	aaaaabbacZaaZabaZaZbaZaa
k3 cue.context	XcababaaaaaaaaaaaaZZabab
k3 cue.evidence	aZZZacZaZbaZbaZZZZaZbXZa
k3 cue.feature	aZaZacaaabbZaaaZaabZbZaa
k3 cue.how	abaYaaaabXaaZaaZdaaZaaaa
k3 cue.pain	bYacZaaaZYcZZaaaaabbaZaZ
k3 cue.point	ZbZbaZZaaaaZcaZXcZaZaaaZ
k3 cue.question	aaaaZaaaaZaaaaaacaZaaaaa
k3 cue.save	aaaaaaaaZZaaZaabbaZacZaa
k3 cue.setup	ZaaaaZaaabaaZaabZZcZaaaa
k3 cue.solution	bbaaaZcabZaaZaaYZacaaaaa
k3 cue.testimony	baaZaabacbZZaabaYaZZbaaa
k3 cue.trust	aaaZaaaaaaaacaaaaaaaaaaa
k3 cue.twist	aaaaaabaZYaaZabbdaaaaaaa
k3 cue.why	aaacaaaaaZaaZaaaZabaaaaa
k3 material	aaabacZaaaaaaaaaaaaaaaaa
k3 me	aaabaaaaacbaZabZZZbZZaZa
k3 pain	ZcaaaaaaacaaZabaaaYaaaaa
k3 paragraph	aaacZZZabbZaaaabaZaYcaZZ
k3 part0	ebZbaaZaZZaaZaaaYZYZaZab
k3 part1	ZbaZZcZaZYaZZaaadZaaZaab
k3 part2	ZaaZaYYbaZaaaaaadacZaaab
k3 part3	ZZZZaZbZcdaZYaacZZbaaZZa
k3 part4	ZZaZZZZabbaacacZYaYZdbZZ
k3 particle	baaZaaZabZaabaaaZZbYabac
k3 question	aaaaaaaabZaadaaaYabZabaa
k3 setting	ZbacabaaabaaZaaYZabaabaa
k3 short	aaaZabaabZbabaaccbYYabaa
k3 spec	aaaaacbaabaaZaaZZaaaaaaa
k3 step	aZaaabaabYaaZaaabaaZbZab
k3 story	abaaaaaaaaaaZaaaZacaaaaa
k3 time	aaacaZbaaZbabaaZaaaaaaaa
k3 worse	acaaaaaaaaaaaaaaZaabaaaa
k3 you	abaYaaaaZbaabaaaZaacZaaa
k4 %ache	aaaaabaaaZaaZaaYbabbaaaa
k4 %amount	baaaaaaacababaaabZYaaaZa
k4 %better	baaZaaZaaaaadaaZbaaZabaa
k4 %body	aaaaaZeaabaaaaaZaaZaaaaa
k4 %buy	aaabaZaacYbaaaaaZaabaaaa
k4 %crowd	aaabaaZZbZbZaaZZbYYZaaaa
k4 %deny	baaYabaaaaZZcaaZZcZZZdZa
k4 %feel	baaaaaZacXZadaaZYacZaYba
k4 %folk	aaaZaacaZabaYaaabbZaaaaa
k4 %food	aaaaacbZZcYabaZYaYaaaZZa
k4 %handle	ZaaaaZcaZYbaZaaZaabYZdZb
k4 %house	bZabaZZaZbaaaaaaZbXbaaZa
k4 %it	baaYaaYaaabaZaabcZaZaaaa
k4 %kin	aaaaaabaZZdbaaaZaZZaaaaa
k4 %look	aaaaabXabcaacaaaZZZbaaaa
k4 %makeUp	bbabaabaaYbacaaZaZYZbaab
k4 %me	bbaXaaaabaZbbaaaYaaaZZba
k4 %order	ZaaZaababaaaYaaabaababaa
k4 %place	baaeaZYaabaZYaaZcaaZaaZZ
k4 %said	ZaaZbZaaZbdaZaaaZcaZaZaa
k4 %soft	YaaZbYZZcYcZaaabYaccaZaa
k4 %span	aZabaabacabaaaZbZZXaaaaa
k4 %taste	aaaXabcabaaabaaaYZcZaaZa
k4 %test	aaabaZcaZZaaaaaZaZbbaaaa
k4 %verdict	aaabaZbaaZaabaaaZZZdaaaa
k4 %wear	aaaZaZaaZbbaaaaaaacaaaaa
k4 %you	abaYaaYaacaabaacaaZZaaaa
k4 &asksBack	aaaabaaaacZaaaaaaaaaaaaa
k4 &doThenNot	baaYaacaabaZaaaaZbYYacaa
k4 &done	aaaaaaaabcaZZaabaaZaaaaa
k4 &explains	aaacabaaaZaaaaaaaaZaaaaa
k4 &going	aaaaaaaaZbaacaaaaaaaaaaa
k4 &has	aaaaaZaaaZbabaacZdZYaaaa
k4 &iHad	abaaaaaaacZaaaaZaZZbaaaa
k4 &offer	aaaZaZbacYbaaaaZZbbbaZaa
k4 &onceThen	aaaaaZaabababaaaaaZZacaa
k4 &proverb	ZaZaaaaZZYbabaZbYbZcZcaa
k4 &whereTo	aaababaaaZaaZaaZcbZbaaaa
k4 advice	aaaaaaaaaaaaZaaaaacaaaaa
k4 appeal	aZaZabaaabaZZaabZacZacaa
k4 at0	daaZaZaaaaaaaaaaaaaaaaab
k4 at1	baadabXaaZaaZaacaYZaaaaa
k4 at2	aZZbadbaZbZaZaaYYaZaaaaa
k4 back0	aaaZcaZaYZaZbaaaaaZZaeba
k4 back1	ZaaZaZWZcbbYbaZabZbbaaYa
k4 back2	ZaaaaZYZcZbcaaabZZYbaZaa
k4 bias	bWYaaYbXbabXaZXZYZaZYaXa
k4 breath	ZaaaaZaaacbZaaaaaaZYabab
k4 contrast	aaabaaYaaZaadaaaZaabaaaa
k4 cue.action	ZbabaZXadabaZaabZaYZZbaa
k4 cue.before	aaaaaaZabZZaZaaaaaZaacaa
k4 cue.benefit	aaabaZaZaZaabaaaYaZZadab
k4 cue.evidence	aZaaZaaZaZZaWZYZaYaZZaZb
k4 cue.feature	aZababbabbaaXaZZbYZZaaaa
k4 cue.how	aaaaaaaaZZaaYaabcabcaZaa
k4 cue.pain	caaZbZaaaaaZcaaYaaaaaaaZ
k4 cue.point	bbacaaZZaYbbaaaXZZZbaaaZ
k4 cue.punchline	aaaZaaYacYaabaacZaaZaZaa
k4 cue.setup	aaabaaaacXZabaaaZZabZdaa
k4 cue.solution	abaZacZacbaabaaZZaZaaaaa
k4 cue.summary	caaZaaaaaaaaaaaaZZZaaaaa
k4 cue.testimony	aZaYabaaZbbbYaZZbaYbaYba
k4 cue.trust	aaaaabZaZZZbXaaadbaZabaa
k4 cue.twist	ZaaaaZbaaabaaaaaZcZaaZaa
k4 digits	bZaZaccaYcZaZaaYZZaaacZa
k4 exclaim	aaaaaaaaaaaaaaaaZacaaaaa
k4 material	aaaaaaaaaZaacaaaaaZaaaaa
k4 me	bbaYaZbaabaaYaabZaabZZaa
k4 measured	aaabaacaaabaaaaaZaZaaaaa
k4 paragraph	ZZacaacZZZaaZZZZbZabZbZZ
k4 part0	dZacaaYaZZZaZaacaXZaaaab
k4 part1	aYZYabcaZaZaXaaXabcaaZab
k4 part2	ZZaYZZdZZaZadaZaYZbZaZab
k4 part3	ZaaZaZXYYacZcaZaaaZbaaYa
k4 part4	ZaaZbaZadZZZaaZaaZaZZcaZ
k4 particle	abacaZZabbZZaaaYZcaYaaaa
k4 person	aaaaaZaaaZdbZaaZabZZabaa
k4 place	aaacaaYabaZabaaZcbZZaZaa
k4 price	aaaaaZbabaaabaaaZbcZaaaa
k4 question	aaaabaaaacZaZaaabaaaaaaa
k4 quoted	aaabaZZaacbaZaaaaaZaaaba
k4 short	aaaaaaZacZaaaaaaaadbaYaa
k4 show	aaaaaaYaabaaZaaaaacaaaaa
k4 step	aaaZaZeaaZaaZaaaaaaaaaaa
k4 talk	aaaabaaaacaaaaaaaaaaaaaa
k4 taste	aaaYaadaaYaaZaaaZZdaabZZ
k4 you	aaaZaaZaacaabaabaaZZaaaa
k5 %ache	aaaYbabaaaZaXabZbdbaaaba
k5 %amount	aaaZbZaaZbaabaaYZdaZaaba
k5 %but	aaaaaaaaabbaYaabaaaZaaba
k5 %buy	aaaZabaaaaaacabZZZcaaaZa
k5 %crowd	aZaaaaZZaZYZaZZYZbbbZZaa
k5 %deny	aZadaaaaaZaZWZZZcaabaZba
k5 %feel	baaZabaaZZbaaaZaZaaaaaca
k5 %fix	aaaaaaaaaaaaYabcaaaaaaaa
k5 %folk	aacYZaZaaaZadaaZaaaYaYdZ
k5 %food	baaYaacaZbaabaaadYZZaabZ
k5 %handle	bZbZabbaZbaaaaYZaZZbabbb
k5 %house	aacZaaaaZZaadaZZbabbaaZa
k5 %it	baaabaZaaabaaaaYZZbbaaYa
k5 %kin	ZaZaaaZabZZZZaacaabcaaZZ
k5 %look	aaaabaaaaaaaYaaZabacaaZa
k5 %makeUp	aaaZaabaaaaaaaacZZZaaabb
k5 %me	ZZbZabbaaXaZbZZabbYaaZda
k5 %money	aaaZaaaaaabacaaaZbaZaaaa
k5 %order	baaaaaZaaZaacaZabbaaaaaa
k5 %past	aaaaaaaaaaaabaaaaYbZaaaa
k5 %place	aabaaaaaaaaabaaZaYabaaaa
k5 %said	aZZdcZZaZZaZZaZYbZbaaZba
k5 %scene	ZabbaaZaaaaacaaZabaZaaaa
k5 %soft	ZZZcbZaaaZaZaaZaZbYcaZaa
k5 %span	aZaaZZbaZYaZbaacaaZYaZca
k5 %talk	aabcaaaaaaaabaabaYaZabZa
k5 %taste	aaaaaaaaaZaaXaaadaaaabba
k5 %tech	aaabaaaaaZaacaaZaZaaaaZa
k5 %test	aaaZaabaabaaZaaZacZZaaaa
k5 %trust	aaaYaaaaaaaabaaZabacaaaa
k5 %wear	aacaaaaabaaaaaaYaaZaaaaa
k5 %you	aZbZbaaaZZaZbaaaacaaaaZa
k5 &already	aaaZaaaaaaaacaaZabaaaaaa
k5 &ba	aabaabaaaZaaaaaabYaZaaba
k5 &bareMeasure	aaabaabaaaaaYaabaZaaaaaa
k5 &canDo	aaaaaaaaaaaaZaabaaacaaZa
k5 &doIt	aabcaaaaaabaaaaZZZbaaaaa
k5 &done	aacbaaZaZZaZcaaYaaZbaZbZ
k5 &doneCount	aaZZaaaaaZaadaaZadZbaaaa
k5 &general	aaaZaaaaaaaabaaZacaZaaba
k5 &has	aaaZaacabaaaWaabZcabaZaa
k5 &heDid	aabbbaaaaabaaaaaaYbbaaZa
k5 &heSpoke	aaacaaaaaaaaWaaZacbbaaaa
k5 &iDid	aaaZabaaaaaadaaaaaaaaaaa
k5 &loses	aaaabaaaabaacaaaaZabaaZa
k5 &notOnce	aaaaaaaaaaaaaaaaaZcbaaaa
k5 &passive	aaaaaaaaaaaacaaaaZaaaaaa
k5 &proverb	aZbaZaaZZXaZbZabaaZaZbZb
k5 &thatDay	aaaZaaaaaaaabaZacZabaaaa
k5 adage	aaaaaaaaaaaabaaaaZaZaaca
k5 alike	ZabbaZaaaZZaZaacaZZaaYab
k5 appeal	ZZbZbaaaZZbZaaabZdaZaaZa
k5 at0	eaaZaaaaaaaaaaaaaZaaaaab
k5 at1	aaaYaaaaaaaaZaaYaeaaaaZb
k5 at2	ZYcdZbYaaZaaYaabYaaaaaZa
k5 audience	aaabaaaabaaaZaaZacZaaaaa
k5 authority	aaaZaaaaacaabaaaaZaaaaaa
k5 back0	aaZZaaaaaZaaYabZaZZZZcda
k5 back1	ZaZYbZZZZbaZYacZZZZaaZfa
k5 back2	aaaWZZcZaZYabaZcYZZcaZZa
k5 besidelist	aZbZaabaZZaabaaXbbaZZbZZ
k5 bias	ZVbcZWXXWXZXaXZZWcWZXYcZ
k5 breath	ZabZaaZaZaaaaaaZacabaZba
k5 cue.action	YaabaabaaaZababZZXaYZcZb
k5 cue.after	aaaZaaaabZZaZacaZbZcaaaa
k5 cue.before	aaaZaaaaaaaaYaabacbaaaab
k5 cue.benefit	aaZaaabaaaaaZaabbYaaaZca
k5 cue.evidence	ZZaYaacZaaaZaZYYYabaaaba
k5 cue.feature	ZaaYaabaaZaabZZaaZbZaacb
k5 cue.hook	aaaYaaaaaZbabaaaabaZaZab
k5 cue.how	caaZaaaaaaaabaaZbaaaaaaa
k5 cue.pain	ZZZbaaaaaYZaYaZbYZcaaZZa
k5 cue.point	aZYbZbaaaXZZYaZacYZbaaca
k5 cue.save	aaaZbaaaaaaacaaaaZaaabaa
k5 cue.setup	baaaaaYaZYZZcZbacYZZaYZZ
k5 cue.solution	aaZbZbZaaaabXacbaaacaZYa
k5 cue.testimony	ZZZbcaZaZZZabaZZaaacZZZZ
k5 cue.trust	bacXZcZaaZZZaabadZZZaabZ
k5 cue.twist	caaaaaZaaaaaaaZaaZaZaaba
k5 cue.why	aaaZaaaaaabadaaYbbaZaaZa
k5 exclaim	aaaaaaaaaaaaYaaaaeaaaaaa
k5 inlist	ZabbaZaaaZZaZaacaZZaaYab
k5 me	ZabZaaaaaYaZcaaZabYaaYca
k5 measured	aabZaaaaZZaacaZaabaaaaaa
k5 pain	aaaYaabaaaaaZaaaZcbZaaaa
k5 paragraph	ZZbYZZbZZYZZbZZaadZWZbda
k5 part0	eaaYaZZaaZaaZZaYaeaaaaZa
k5 part1	YYcebZXaZXbaWZZcZcYZaZYZ
k5 part2	YZbZZZbZZbbZcZZaZaaZaZZZ
k5 part3	ZZZdaZaZZXYZcaaZZXYaaZea
k5 part4	ZaZYaaZaacaZZacZZYacYbca
k5 particle	YaZbYZYaaedaXaZaaaYcaZZa
k5 person	aZaYcaZaZZaZaZabZaabaaZZ
k5 price	aaaaaaaaaaaacaaaaZaZaaaa
k5 quoted	aZZgaZaaaZaaaaaXZZaaaZaZ
k5 relay	aaacaaaaaaaaYabbaZabaaaa
k5 relief	aaaZaaaaacaaaaaabYabaaaa
k5 setting	aaaZaaaaacaaaabaaaaZaaaa
k5 short	ZaaaaaZaaabababZZcYbaabZ
k5 speaker	aaaZaZaaaaaaYaZcZbZaaZbc
k5 spec	aaacaaZaaaaaZaabaaaaabaa
k5 story	aaaaaaaaaZaaZaaacZabaaba
k5 thing	aaaaaaaaaaaacaaaaaabaaZa
k5 urgent	aaaaaaaaaaaaYaaabaabaaaa
k5 witness	aaabbaaaaaaacaZaaYaaaaZa
k5 worse	aaabaaaaaZaaZaaZadaaaaZa
k6 %ache	aaccabaZaYaaaaaZaZZaaaaa
k6 %amount	aZaaaZbaZbaabaababbYaZaZ
k6 %bad	aaaaaaaaaaaacaaaaaaaaaaa
k6 %better	aaaaaaZaaZbbYaabaacZaZaa
k6 %body	aZbZaaZaZYaabbaaaaacZaaa
k6 %but	aaacaaZaaZabbaaaZabZaaaa
k6 %crowd	aZbbaaZZaaabaaZYbZabaaYZ
k6 %deny	ZZcaZbZaYYZbeZZXdYcaaZZZ
k6 %ease	aaaaaaaaaZaaZaaacaabaaaa
k6 %feel	aabaaZaaZZabYaaababYaZba
k6 %food	bZZXabZaZaaaaaaaadbaaaZa
k6 %handle	aaZYaabaacaZZaaZacabaZZa
k6 %house	aaZZaaaaaaabZbaZdbZbaZZa
k6 %kin	aaaaaaaaaZaacaaZbaaZabaa
k6 %law	aaaaaaaaZZaaaaaacaabaaaa
k6 %look	aaaaaaaaacaaaaabaaYaaaaa
k6 %makeUp	aacaaaZaabaaaaaZabaaZabb
k6 %me	aabYaabaZaacZbaaaaaZZZba
k6 %money	ZbacabaabZaaYaaZZacbaYaa
k6 %nature	aabZaaaaaYaaYaacbacaaaba
k6 %order	abaZabaaaaaaZaacaaZbbZba
k6 %reason	aaacaZaaaaaabaabbaZZaaaa
k6 %said	acbbabZaaZabYaaYZbYaabaa
k6 %soft	abbXaaaaZYabbaZababZaabZ
k6 %span	aabYabYaababaZaaaZbZabZZ
k6 %taste	aaaaaacaadaabaaYaaaaaaaa
k6 %test	aaaaabZaacaZaaaYZbacZZaa
k6 %trust	aaaaaaaaaZaabbaZaacZaaaa
k6 %verdict	ZaaaaaaaaYaadaaZcbZaaaZa
k6 %you	aaacaaaaababZbaZZZYbZaaa
k6 &been	aaaaaaaaacaabaabZaZaaaaa
k6 &canDo	aaabaaaabaaaYaaaYacbaaaa
k6 &causal	aaaaaaaaaaaacaaabaZaaaba
k6 &doIt	ZaabaaZaacaaZaaZdbYabZaa
k6 &doThenNot	aaaZaaaaZaabbaaZaZcaaZaa
k6 &done	acaaaabaaXaZbaabZaYbaZaa
k6 &doneCount	aaabaZaaacaaZaaYbaaaaaaa
k6 &explains	aZaaaeZaababaaaZZaZaaaaa
k6 &going	cZaZaaZabZaaZaadYacZaaaa
k6 &has	aaaaaZZaadabbaabZaaZaaaa
k6 &isOf	aabaaZZaacaabaaYbaaZaaaa
k6 &onceThen	aaZZaZabaYaaZbacZacaaaaa
k6 &percent	aaaaaaaaacaaZaaZaaaaaaaa
k6 &proverb	bbZdaVZaabaZZaZYbbaaaaba
k6 &stepCount	aaaZaaaaaZaaaaacaabZabaa
k6 &threshold	aaaaaaaaaYaaaaaabbaaaaaa
k6 &verdict	aaaaaaaaaZaacaaZaabbaaaa
k6 alike	aaaaaaaaabaabaabaaYaaaaa
k6 appeal	aaabaZZaabababaZaaaZZcaa
k6 at0	faaZabaaaZaaaaaZaaaaaaaa
k6 at1	aYadaaaaaZabZaabYZaZaZZa
k6 at2	ZaZabcZaZYaaZZagZYZZaaaa
k6 audience	acaaabaaaaaaaaaaaaYaaaZa
k6 back0	ZaZZZaaaZZZaaaaZaaZdbbaa
k6 back1	ZZZZaZZbacZbZaZYaabcaaba
k6 back2	abaZabZZZZaaZaZZfaZZaZaa
k6 besidelist	baaZaZZabaabZaaZcaaaaaaa
k6 bias	bXZaXbXXXaYZaYWbbYbaZZZY
k6 breath	ZabZabaaaZacaaaaaabbZZaZ
k6 buy	caaZaaaaaaaaaaaZaabaaaaa
k6 conclude	aaaaaaaaaaaacaaaaaabaaaa
k6 contrast	aabZaaaaaaaaaaaaaacaaaba
k6 cue.action	abaaaaaaZZaaZaaYcabYbcZa
k6 cue.advantage	aaaZabaaZaaacaaYbabaaaba
k6 cue.before	aaacaaaaaZaaaaaaabZaaaaa
k6 cue.benefit	aaaaaaaabZaaYaacbabZaabb
k6 cue.evidence	aZaYZaZZZbZaYZaaZabaZaZY
k6 cue.feature	ZaaaaaYaadZaZZaaYbbZaaaZ
k6 cue.how	aaaZabaaaaaaZaaZcabbaZaa
k6 cue.pain	aabYZYaaacbbXaabbaabaaZZ
k6 cue.point	ZZZbaYZaZabbZaabaYaZZcZa
k6 cue.punchline	ZabbaaaaZaaaYaaYaadbaZaa
k6 cue.save	aaaaaaaaaaaaaaaabaaZZdaa
k6 cue.setup	aaabaaZabbaaYaaZbbZbZZaa
k6 cue.solution	ZaabaaZabbaacaaZcaYZaaaa
k6 cue.summary	ZaacaZaaaaaabaaZaaacaZaa
k6 cue.testimony	aaaZaaaaabZZaaaacaaZabaa
k6 cue.trust	aaacaZaaaZabaaabaaZaaaba
k6 cue.why	aaabaaaaaZaaYbacbaYbaaaa
k6 digits	aaaaabbabcZaYaaaZbaZaZaa
k6 inlist	aaaaaaaaabaabaabaaYaaaaa
k6 me	aaaaaabaabacZaaaZaaYaaba
k6 numbered	aaaZaaaaaZaaZaacaacZabaa
k6 ordered	aaaaaaaaaZaaZaacbaZaaaaa
k6 pain	aaaZabaaaaaabaadaZZaaaZa
k6 paragraph	bYZZabaaaaaaZaZbZabbbaZZ
k6 part0	eYbcabaaaYaaYZaaYYZZaZZa
k6 part1	ZZbYacZZZYaZYaaeZabZZZZa
k6 part2	ZaZbZZZZZcbZbaZXabcZZZaa
k6 part3	ZbaYZaYaZbYbbaYYeZabZZaa
k6 part4	ZZZZZZZZZbZbZaaYYZbdccbZ
k6 particle	aaabaZaZZZabcaZaYbZYabaZ
k6 person	aaabaaaaabaabaaYabbZabaa
k6 relay	aaaaaZaaabaabaaYcaaZaaaa
k6 relief	aaaaaaaaaZaabaaaaacaaaaa
k6 short	bZababZaaaaacaabZZYabZaa
k6 speaker	aaaaaaaaacaaaaaaZaZaaaba
k6 spec	aaaZabZaaaaaaaaaaacaaaaa
k6 step	aaaaaaaabbaaaaabYababaaa
k6 thing	babYabaaZaaaaaaaaaZabaaa
k6 time	aaaaabaaaaabbaaaYabaaZaa
k6 turn	aaaaaaaaaaaacaaYaacaaaaa
k6 worse	aaaaaaaaaZaacaacZaaaaaaa
k6 you	aaacaaaaababZbaZZaZbZaaa
k7 %ache	aYZabaaaaaaZaabaZbaZabZa
k7 %amount	aZbbaaaaZcaabaZaaYaYabZa
k7 %better	aZaZabaaabaaYaabcaaaaaZa
k7 %body	abacaaaaZZaaaabaZZaaaaaa
k7 %but	aZaYaaZaacaaZaaaZacaaaZa
k7 %buy	abaYaaZaabaacaZYZaZcabaa
k7 %crowd	ZbaYZYYZaaYYbbabZZaYZbaZ
k7 %deny	ZYabaaZZaZZZYaYaZaaaZZcZ
k7 %ease	abadaaaaaZaaaaaaZZZaaaaa
k7 %feel	baZYZZaaaaaZaaacZZbYaZba
k7 %fix	aZabaZaaaZaacaabbZaaaaZa
k7 %folk	adZZZZaaZbZZaaaYZbaaabaa
k7 %food	ZZbcabZabYbaYabaZaYbaaaZ
k7 %handle	aaacZcaaZaaZZbZbabWaaaaa
k7 %house	aZacaaaaZZaaYZbaacZbaZaa
k7 %it	aaadZZbaadZZYaaZaYaZacba
k7 %kin	adbXZZZaabZaaZcWYcabaaaa
k7 %law	aZacaaaaabaabaZaZZaaabaa
k7 %look	aaaaaabaaYaaaaaaZabZaaba
k7 %me	acaaZbZZaZYYaaZcaZadZZXZ
k7 %money	abaaabaaabaaYZaZcaaYaZaa
k7 %order	ZbabaZZabbZabbZXaaaaaZaa
k7 %place	bcaZaZZaZZaabaabZaababaa
k7 %reason	aaaZaaaaabaaYaaaaaccaaaa
k7 %said	aaaaaZaaZbZZZaaZcYZWaacZ
k7 %scene	abaZabaaaZaaXaabaabbaaaa
k7 %soft	acbbaaZZaZZaaaZZZZaYaaaZ
k7 %span	ZaYYaZYZaaZZabcXbabZaZaZ
k7 %talk	acaYbaaaZZaaZabcbaYZaaZa
k7 %taste	abababaaaaaaaaaaaYabaaaa
k7 %test	aacaaaaaaZaabaZcaaZZaaaa
k7 %trust	aaababaaaZaZYaaabZbcaaaa
k7 %turnsUp	aaZaaZaaaYaababdcZaaaZZa
k7 %verdict	abaZaZaaabaaZaabaZcZabZa
k7 %wear	aZaaaaZaacaabaaadYXcaZZa
k7 %you	ZbaZZaaaaYaaaaaZaaacaZaa
k7 &asksBack	aaaabbaaaaaaZaaZcbZZaZaa
k7 &ba	abaaaaaaaZaaaaaaZbcaaaaa
k7 &been	abaaaaaaaabaZaaZaZcaaaaa
k7 &callsYou	aZaZaaaaaaaaZaacbbZaaaaa
k7 &canDo	aZaZaaZaZcaaaaabbaZaaaba
k7 &causal	aZabaaaaaaaacaaaaZbbaZaa
k7 &doIt	aZacaaaaabZacaZZbaXaaZba
k7 &doThenNot	aabZaZaZacZZaaaaaZaZaZaa
k7 &done	ZcZaZaZaZXZZcabZbZbbabZa
k7 &doneCount	abZcaaaaaXaadZbYZYaaaZaa
k7 &exceptFor	aaaaaaaaacaaaaaZaaaaaaaa
k7 &explains	abaZaaaaaaaaYaabZabbaaZa
k7 &flawOwned	aaaaaaaaaaaaZaacabaaaaaa
k7 &going	ababaaaaaYaaZaaabbaaaaba
k7 &has	abZYabaaabaaXZaaZacYabaa
k7 &heDid	aYcZaaaaaaaaaacbZaaaaaaa
k7 &iHad	aaZbaaaabYZaaaaZaabaaZaa
k7 &isOf	aaaZaaaaacaaaaabaZaZaaaa
k7 &loses	aZaabaaaadaabaZYaZYZaaba
k7 &onceThen	aaacaaaaZZaabababYaZaaaa
k7 &orders	aaaZaaaaacaaZaaZbaZaaaaa
k7 &passive	aaacaaaaaaaaZaaacaZaaaaa
k7 &proverb	aaaaaaYZYYZZYbabdZZYZbca
k7 &saysQuote	abaZZaaaaZbaaaaYdabZaaba
k7 &stepCount	abacaaaabaaaZbaaZZZaaaaa
k7 &thatDay	abZaaZaaaZZaaabacbZaaaaa
k7 &unlike	abaaaaaaaYaaZaaaZZeaaaba
k7 &untilNow	abaYbaaaabbaYaaZababaZba
k7 &versus	aaaaaaaabaaaZaacZZacaaaa
k7 &whereTo	abaYaaaaaaaabaaaZaZaabaa
k7 &years	aaacaaaaabbaabaaaYZaaaaa
k7 adage	aZaZaaaaabaaaaaaZZcZaaba
k7 alike	aZaYbaaabaaacaaZZcaaaaaa
k7 appeal	abZYbcaaaZaaZacaZYbbaZaa
k7 at0	fZaZaaaaaaaaaaaZaZZaaaaa
k7 at1	YbZcaZZaZYaaZZZaZccZaaZa
k7 at2	ZbZaZaaabZaZXcYZWbbZaaZa
k7 back0	aZaZcaaaZYaZYaZZZZYdZbea
k7 back1	aZZXabZZbXZZYZdZbZYaacca
k7 back2	aZaYZaZZaaYabZbZcXcZaZZa
k7 before	aZaaaabaaaaacaaaaaaaaaaa
k7 besidelist	aZZcaaaaaaaaXabaaYdbaZaa
k7 bias	ZaYaYYVWYZVVYXZYaaaZXZbX
k7 breath	ZabeZaZaacZaZZZXYYccZaaZ
k7 contrast	aaaaaaaabbaaYaacZZZcaaaa
k7 cue.action	aaaYaaZaZZabbaZabaaaabaa
k7 cue.advantage	aaaZaaaacaaaYaacbaaaabZa
k7 cue.after	ZaabbZaaaaZaXabaZZZcaZaa
k7 cue.before	aYaYZaaaZZaadZZacacZaaaa
k7 cue.benefit	aabcZbaZaZaaaaZYZbaaabYa
k7 cue.evidence	aXaYaYaZbbYYaabaXaZYaaaZ
k7 cue.feature	aaZXaZYZaaZZaabaZabZaaba
k7 cue.hook	aZaZcbaaaZaadabZbZYZaZZa
k7 cue.how	aZaaaaaaacaaZaaabbYaaaaa
k7 cue.pain	aYZXbbbaaYZaZbZbbZZZaZbZ
k7 cue.point	aZbXaZaZcbYaaZacWZaYaYZZ
k7 cue.punchline	ZZZYaZZaaaaabbbbaZZaaZba
k7 cue.question	aZaYccaaaZaabaZabbZZaZZa
k7 cue.save	aaaaaaaaabaaaaZaaacaaZaa
k7 cue.setup	ZXaYbZZaaaZZaZYXbaWaZZaZ
k7 cue.solution	aZbZaaaaZZaacaaYYZdZaZba
k7 cue.summary	aZaZZaaaaaaaaaacabaaabZa
k7 cue.testimony	abaaaZZaZaYaaZcZYYabaaYa
k7 cue.trust	abacaaaaaZZZZabbZYbaaaZa
k7 cue.twist	aYZZaYZZYbZabZZaaZZbaZca
k7 cue.why	aZZaaaaaabaaZaaZcZZZaaca
k7 digits	abaaaZZaacaZZaaaZaYaabaZ
k7 inlist	aZaYbaaabaaacaaZZcaaaaaa
k7 long	aaaaaabaacaaZaaZaaZaaaaa
k7 me	acbaZbZaaaZYaaZbaaZcaaXZ
k7 meaning	aaaaaaaabZaZWaaadbZbaaaa
k7 measured	aaZYaaZaabZaaaaaaccaaaaa
k7 paragraph	aaaYaaaZZZZZYaaaacZYZbba
k7 part0	dbaaaZZaZYaZYaZZZcbZaZZa
k7 part1	ZbZcZZYaZaZZcbXaXaZYaZZZ
k7 part2	ZabbZYaZYbYZbZZbaaYYaZXZ
k7 part3	ZYYYZbYYcbYZYZcXdXbaaaca
k7 part4	ZZZZbZaaaZaZXaaYZZbdZcdZ
k7 particle	adZZZZZaZZaaYaaaabaaZaZZ
k7 person	aabbaZZaZaYZcYaaZYbaaZaa
k7 price	abaYaabaabaaaaZaaabZaZba
k7 question	aaabcbaaaZaaaaaZbZbZaZZa
k7 quoted	abZXacZaZaaabacbaaZYaZaa
k7 relay	aZacaZaaabaaaaabcZaaaaZa
k7 relief	aZacaaaaaaaaZaZbbbaaaaaa
k7 setting	ZaacaaaaaZaaZaabaZbaabaa
k7 short	aZabaaaaaaaacaaaabZbaZba
k7 step	aaaaaaaaabaabaaaYbZaaaaa
k7 story	aaZcaZaaaaZaZZbaaabaaaaa
k7 thing	aaaaaaaaabaaYaaabaZbaaba
k7 time	aYaaaZZaaaaacabZabaZaaaa
k7 turn	baaZaaaaabaadaaZaZZZaaaa
k8 %ache	aaaaaaaaaaabaaabZaYaaaaa
k8 %crowd	baaaaaZabbaZYaaabZZbaaaa
k8 %handle	aaaZaZaacZaZbaaaaadabZaZ
k8 %house	aaaaaaaaaZabaaaZZadaaaaa
k8 %keep	aaabaaaaaaaaaaaaaaZacZaa
k8 %wear	aaaaaaaaaaaaZaaaZacaaaaa
k8 &doIt	aaaZaaaabZaaaaaZaacaaaaa
k8 &has	aaabaaaaaaaaYaaaaaadaaaa
k8 &proverb	aZaYaZaaaZacbaabYaeaaaaZ
k8 &saysQuote	aaaaaaaaacaabaaaaabaaaaa
k8 at0	daaaaaaaaaaaaaaaaaZaaaaa
k8 at1	ZZaaaZaaaaadaaaaaabaaaaa
k8 at2	aaaZaacaaZaaaaabaabaaaaa
k8 back0	aaaaZaaaabaaZaaaaaZZeaaa
k8 back1	aaaZaaZaabaaaaacZaXcaaaa
k8 back2	aaaZaaaabZaacaaZYadZaaaa
k8 besidelist	baabaaaaababbaabZZWacaZa
k8 bias	bYZaZYbZbaZcZaYaXYeZcZZY
k8 credential	aaaZaabaaaacaaaaaaZaaaaa
k8 cue.evidence	caaaaaYabaaaZaZZbaacZaaZ
k8 cue.feature	baabaaZaaaaaaaaZbaZcaaaa
k8 cue.pain	aaaaaaaaaaacZaabaaZaaaaa
k8 cue.point	baZbaZZaaXZbbaaYZZcZaaaZ
k8 cue.save	aaaaaaaaaaaZaaaaaaaacZaa
k8 cue.setup	aaaZaabaaZaaYaabbaaabZab
k8 cue.twist	aaaaaaaaabaaaaabaaYaaaaa
k8 pain	aaaZaaaaaaacaaabaaZaaaaa
k8 paragraph	aaaaaaaaaaabbaZZZadabZaa
k8 part0	cZaZaZaaaaadZaaaaZaaaaaa
k8 part1	aaaaaacaaZaaZaaaabcaaaaa
k8 part2	aaacaaaaaaaaaaaZaZbaaaaa
k8 part3	aaaaaaaZcbaZbaZbYZbaaZaZ
k8 part4	aaaaZaaaZbabaaaaaaaaeaZZ
k8 person	aaaaaaaaaaacaaaaaaZaaaaa
k8 short	aaabaaaaabaaaaaaaaaacZaa
k8 step	aaaaaaaaaZaabaaaaacaaaaa
k9 %box	baadaZaaaaaabaaaZaaZaaaa
k9 %crowd	aaabaYcaaYaabaabaaaabZZa
k9 %deny	aaaaaacabaaaaaaZaZaaaaab
k9 %handle	aZacaZbaaaaZbaaaaaZaabZa
k9 %house	abaaaZbaaaaaaaaaaZcaaaaa
k9 %it	abaaaaaaaYaaaaababZbaaaa
k9 %soft	abaaaaaaadaaaaaZZaaabaaa
k9 %span	aaabaZZaacaaZaaaZbZbaaaa
k9 %taste	abaaaaZaadaaZaaZZaabaaaa
k9 %verdict	aaaaaaaaaZaaaaaaaaadaZaa
k9 &bareMeasure	aaaZaaaaabaaZaaaacaaaaaa
k9 &done	aaaZaaaaadaaZaaZZaaaaaaa
k9 &doneCount	aaaaaaaabcaaaaaaZaaaaaaa
k9 &has	aaaaaacaZbaaZaaaZZaaaaaa
k9 &loses	aaaaaaaaacaaZaaaaabaaaaa
k9 &proverb	ZbabaacZacZZaaaZZZbcbZZa
k9 at0	caaaabZaaaaaaaaaaaaaaaaa
k9 at1	baadaabaaZaaaaaZaZZaaaaa
k9 at2	aaaaaYbaacaaZaaZabaaaaaa
k9 back0	aaaaaaaaaZaZZaaaaaaaccaa
k9 back1	aaaaaaZZZZZadaaaZaaeaZZa
k9 back2	aaaaaabbcaaabaaaaaZaaaaa
k9 bias	bZZaaYdYZeZYaaZXYZYcaaZa
k9 cue.action	baaaaaaabYaaZaaaaaabcYaa
k9 cue.after	aaaaaaaaacaaaaaaaaZaaaaa
k9 cue.evidence	ZaaYaZbabYZaZaZbZcacaZaa
k9 cue.feature	ZaaZaZabbZaaYaZaZcacZcZa
k9 cue.pain	aaaZaaZaacaaZaaZaaabaaab
k9 cue.point	aaaYaaaabbbabaaZZcZabZaa
k9 cue.setup	aaaZaacaabZaZaaaaaaaaaaa
k9 digits	aaabaaaaaaaaZaaaaaacaaaa
k9 part0	caadabaaaZaaaaaZaZaaaaaa
k9 part1	aaaYaZfaZcbaZaaYabaaaZaa
k9 part2	aZaZaZYZahaaZaabaaaaaZaa
k9 part3	aaaaaaZabZZZeaaaZaYdaZZa
k9 part4	aaaaaaaaaZaZZaaaaaaacdaa
k9 particle	aaabaabaaaaacaaZZZZabZaa
keep	aaaYaaaaababZaaZaabYebYZ
label	ZZZXacbZZbaZabZaaaaaZaba
long	ZaZaadaaZfZacZaZaYXZaaZb
material	YZZbZcabYbZaaaZXXbYbYYaa
me	aYZbZZWXWabcaaXXXaYXWZXZ
meaning	ZbaXbYZYcVWYYZbabZbYaZZa
measured	ZaYZYYYZZZZZZZXabZXWaYYZ
numbered	ZZaabXYaaZbYXZZZaZfaZXaZ
ordered	ZaccaZbaZXZZaaZccZaZaaaZ
pain	YbYXXWabZYaaYZZYaaZWZZYY
paragraph	UYXZVZXXWWWYYXYYYXXYaZYa
part0	kaacXbWXUTWWSaWZWbYVXVXc
part1	UbbaZbbVXaXWVaVabdcTWTVa
part2	RXXYWXcaZcZYcVYbcXbSWUVb
part3	TVUYWXXabZbbdVaZbUabWZYb
part4	VVXTZWUYYXWaYYZRTVYgfgfZ
particle	abZaXWXZZZaYaZaaXbZZaXZb
person	aZYZaWXXZaeabYYXXcXYaWbX
place	ZaZbacYZaaZaZZaabZYcaYYa
price	ZaZXZZabaYYWbZXaVYbaZcZY
question	bYYcdYXZYYWZYYaaZYcbXbWZ
quoted	ZbYbZbWYXYgYaZZZYbYYYZbX
relay	aYZaZdYZabYZZZbYdYZXZaYb
relief	ZWYaaWZZaZZbYZXaaYadYZaZ
setting	YZYeZYWaYbbZWZZVaaYaaaaZ
short	cYWWZWWXYaYXcYXXbZbYZcYa
show	bYZcZZbYXaYbXaZbYXbYYaZZ
speaker	aXZXZbaZYbYZYZZYabcZZbba
spec	aYYYZbcZaaYXZaaYbYaWaaZZ
step	aaXZZZZZaaYYYYaacYZWdXaZ
story	ZbabZZYZcZaYYZbbXZabaVZZ
talk	cZcbbZaaYZaaWabZYaZXZeXZ
taste	ZZZYaYaaaZYZbaacXZaYZbbb
thing	aXYYZaabZaZYaZZbaYYacXbZ
time	YYZaZXaZYXbbZbbXaZZXYZYV
turn	abbZaYWaZcabiaaWZYbWaaZZ
urgent	acZYabaaXVZYXZZZcdacbcZZ
witness	cZcaaYXabWZYbZZbbZaZaZZZ
worse	acbaYZZabZZZZZbbWbXbZYYa
you	aaaYaYXZZZZZZZZZYYYZWaZY
~一个	aaaabXaaZXbZZbaabbaZZbYZ
~上	aabaZaZYabbYcaZZcWYZaXaY
~下	YZaYabbYZaXZaaZacbWZYbab
~不	aYYZZbYaaVabaZYaXYbZYYbZ
~么	ZcbZaabbaabaZaabZaaaaZaa
~也	aabbZYYbaZZabaaaZZcbZaYa
~了	aZbYYYWYZdbZbWcbUaXZXXaY
~什么	baaZaaaaaaZZaaaebZYZacaa
~从	aZabaZaabZbaZabZceZZaaZa
~他	ZaZXaZYZacaZdZZbacZaZZYZ
~会	aabZaZbZbYZZZaacYZaYbaaa
~你	abaaZYZaaYZaaaZaaZZZYbaY
~你们	bbaacbZaZcaaZabZZZZbaaaa
~先	ZaZcaaZbYZaZZZaaZZdacZaa
~再	bYZZabZZcbacYaZbbaaZaZaa
~别	aYaYZaXYXWaZfaZYfYccbZXa
~到	bZaZabbZbaaYXZaYZZZYZbZZ
~去	ZaaXZYYZbaaZaaZccZZacZXa
~又	aaabaaZbaZaaaaacZbaaaZZa
~只	aYaYbaaaXbaZZZacaZcaZcaZ
~可以	aaaZaZaaZaZbaaaZcZcaaaab
~吧	baaZabZaaZaaZabZabZYbbaa
~和	aaZdaacZZaZcZaZaZYbaaZaa
~啊	ZaacaZcaZaaadaaYaZZaaaZb
~嘛	abaZaaaaaZaaYaababZcabaa
~在	ZaZZZWaYYaadZYacXaaXabYb
~多	YaZcaZZZbXabZaadZYbXaZZa
~太	abZZaZYaaYZZdaadbZaYaZbZ
~她	ZZZbaZZaZbdZZZaaZaYaZaca
~如果	aaaaaaaaaaaaZaaacaZaaaZa
~它	aZaYaZYbaaaabaaebYZaZZca
~就	YZZXZcYcWVaZXZahZYbbaYZZ
~就是	ZZaaabZababaWaabbZbbaaaa
~很	aaabbbZaaZaaZaaXbZbaaabb
~得	aYbXbXdcaYZYZbZeZYbaZYcZ
~怎么	aaaZZaaaaZaababZcbaZaaaa
~我	bZaXaXYZZabbZbZYYaZaYZZZ
~我们	ZZZcadaaYaacZaZbZZaYaaaa
~才	aZaaaZZaaXaabZZdcZcaaZca
~把	aabaaaXaZYZYbaZdbbXYZabb
~是	ZXZYZacYYZabaXXgTZbbXVbX
~最	ZbaaabaabcZaZZZYbaYYabaZ
~有	aaaYaYcYZZZYcbZZYabYYZbb
~来	aYbbbaYZaZcbZaaYZXZaacZZ
~比	ZZZaabbbbabZYaaYbZcaaaaa
~没	ZbbbZYZbbdZaYaZXYcZbZYaZ
~没有	baabaYaZabZacaZaYZYZabbb
~的	YWWZYcdZYZZYbXXaWYcYXcYY
~着	baaaZXaZaZbYcaaZZcaacYaZ
~给	bZZXZdbaYXacYZaYdZZYadbZ
~能	ZbZaaZecbYYYbZaaWZeZZZbY
~自己	aaaYZbbZbZZaaZbZbZaZaaaa
~被	bdZbaaYabZbaZaadZYaZaaab
~要	YcaZaaZbYUaZbaZcZacaadXb
~让	abaZbZZaZZaacaaXeaZaaZaa
~跟	aZZbabZbaZbaYbZbbYbbaZaa
~过	ZbbZZYZabbZaZbYacZZXZcaa
~还	YZcacbZaccZYababXXaaaYZa
~这	cXZXZfbaabcaZaaZXaWbbVZY
~那	YcaYcVXeZcXYcaaYZZaZYYbY
~都	ZdZZaYbZdZbaXbZYaYZXbacY
~里	ZaYZZYcZaaYZZaYaYabWabab
`,
};
