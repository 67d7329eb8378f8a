/** Data: written by src/testing/scripts/trainRoles.ts from the judged texts; a letter per class and feature. */
/** Of the texts that it was learned from. */
export const lessonsDigest = '91aba69b';

export const kindWeights = {
  classes: 'selling note test tutorial visit dialogue science views list unboxing live news article none',
  steps:
    'aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa',
  features: `
#after0	YYcbZbbZZYaaaa
#afterQuestion	aYbZaabaYaaZba
#before0	YYcbZbbZZYaaaa
#brief	XaYaXacZXYaYZc
#else0	WWcaXcbYZZYYba
#else1	YYcZZcZaaZaZbb
#first0	XYaZYbbZZYabab
#leans	aZZYYbcZYYYZbY
#wide	ZYZZZcabXaZZac
$的	baaaZaYZbabaaY
%ache	baaZYXacaYYWXZ
%amount	YbZaZYbZZYYbaZ
%better	YYcZaYaYbbZbZY
%body	YcaYYZaYaXbWZY
%box	YYXZZZZYZhaYZZ
%but	XbbabYbaZbaZaZ
%buy	cVWZZYYXaacaXa
%crowd	ZZaZZYYaaZZaaZ
%deny	ZaZZZYabZYZXYX
%feel	ZYYZZZadaWYZaY
%fix	baZZZZZaZbYaca
%folk	ZZYYcdWZZZYbaa
%food	ZZZadaaWZYZVWa
%handle	bbZbYYYXZaXWZc
%hold	babbZabZZbYZZZ
%house	baZYbZXZbZWWXb
%it	cYZYZYbZZZZYYW
%keep	XaYdaYbabZZaaZ
%kin	bZZYacZaZaaZYY
%law	YaZYXaYZZbagYY
%look	dYYaYZaZXYeYYY
%makeUp	bbaXYXZVYcaYXb
%me	ZaZXaaVcWabUZW
%money	aWbWZaZYZaYdaZ
%nature	aZcYZZfYZZZZZZ
%order	WbZdYYabYaZXZW
%past	ZaYZYYYbbZZcaZ
%place	XYXZgZYYZYXbaa
%reason	ZYbZZZfZZYXbaZ
%said	XZZZabXcYZXbaZ
%scene	bZXZZfZaZaZYZa
%soft	ZZZbZZYZYZYXZa
%span	aaXaZZbZYUYbZb
%talk	YbaZaZYZXZcaZa
%taste	aZcYeXYWZXZYZa
%tech	XZZcZZZZbbYcYZ
%test	ZZbcaYaWZaaXYb
%trust	abaZZZYZaZabaa
%turnsUp	ZbYYZZYcYaaaaa
%verdict	YXdcZYZYYaaZYb
%wear	bdYYYbVYbZbZZY
%you	ZXXaYbZcZWcYYZ
&already	ZZZZbacaZaaaaa
&asksBack	ZYaYZbbZZaaaaZ
&ba	ZaZbYbaaZZZZba
&bareMeasure	babZXZZZYccYYY
&been	ZbabZZcbZZZaaa
&canDo	ZbZYZYbabaabZZ
&causal	ZZaYZaeaZZYaaa
&changedTo	ZcbaaaaaZZZaZa
&doIt	ZXZeZYZXaYaYba
&doThenNot	bZZYZZZaXaaYZX
&done	YYZaYbZaYbZaZX
&doneCount	aYaXZbZaYbWacY
&explains	YZaaaZbZbabZbZ
&fits	abaYaaZababaaZ
&flawOwned	ZcaZaZaaabZZaa
&general	aaZZaZacZZZaZZ
&going	ZZabZbaaabYZZZ
&has	ZYZYaYaaZcZaaZ
&heDid	aYZZbdacZZZaZa
&heSpoke	aabZZcaZaZYZaa
&iHad	abbabZZbZaZXaZ
&ifThen	YbaaaaabZZZabZ
&inPic	acaaaaZaaaaaZa
&isOf	aaZZcZZZZacZZY
&look	aaZaaaZZaadaaa
&loses	aZZaYZaYZacbaZ
&offer	bZZZbYVaZbbaXZ
&onceThen	aZYaZYaYaaZabY
&orders	ZZYdbYaZbaZaZZ
&percent	aZZaZabZZaZdaa
&promised	ZYYZZcZZacaZYb
&proverb	ZZZZaYZZbaYZYZ
&saysQuote	YXZYYdaXbZYXZc
&source	ZZZaaZaaaaacaa
&stepCount	YaZaZZaZbbZZZZ
&thatDay	abZYZbXaaYaacZ
&unlike	ZZZZaZabbaaacZ
&untilNow	caZZaaaaZZZbaY
&verdict	aZcZaacaaaZaaa
&wasBad	aaZbZaYbaaYaaZ
&whereTo	ZaZZeaZZaZYbaZ
&years	ZXYZYaccZZZcdZ
*一	abZaaaaabaZaaY
*万	aZaaaaaaaaacba
*上	aaYbaabZZaabaZ
*不	baZZZaaaaZaYbZ
*个	aaabZaaaaaaZbY
*买	abcZZaaabbaZZZ
*了	ZbaZZbaaZaZabX
*人	ZZZZbabbaZZbcZ
*他	ZZaZbcaaaZaaba
*以	ZaaaaZcZaaZbaa
*会	ZcZaaaaaaZZaaa
*你	bYZbababaZbaaZ
*做	aZaaaaaaaaaaca
*写	ZZaaaaaaaaaaca
*别	ZaacaZaabaaaZZ
*十	cZaabZZZZZbbbZ
*吃	ZZaZcabaaaaaaa
*在	ZaZZbabaZZZaca
*天	bcaZabZaZZaaaa
*她	aZaaacaaaaaaba
*子	acZZbaaaabaZZZ
*它	baaaZacaaZaaaa
*家	aaaZcaZaZaaaaa
*就	aaZdaZbZaZbZZZ
*带	caZZbaaabaZaaa
*年	aZYaZZcbaaZbcZ
*我	abaZaaYbZbbYbZ
*拆	aaaaaaaaacaaaa
*是	ZbZZaYbbZaaZbX
*样	Zaaaaaaacaaaaa
*的	ZaaZaZaZbaaaZY
*看	ZabaaaZaaacabZ
*这	cZZabbZZaabaZZ
*都	cbaZaaZbaaaZaZ
*里	aYZaZabaaaaaaa
1 %ache	baabaYabaYYZZZ
1 %amount	ZaYZaZbaZcZabZ
1 %body	bbaZYZbaaaaZZZ
1 %box	YZYZaaaaZhaaZa
1 %buy	YZaaZaaZbbaaZZ
1 %crowd	XZaZbZXZZabbaZ
1 %deny	aZXbZaaabXbXZY
1 %feel	ZZYYaZbcZaZZbY
1 %folk	ZXZZadZYbaZaaZ
1 %food	ZZaabbZXZZZZYZ
1 %handle	aYaZYZaZYcXaba
1 %house	bbcZZaYYZaYZZY
1 %it	ZYaYcaZaYaaaaZ
1 %kin	bYaZZaaZaZbZYZ
1 %law	aZZZZZaaZbadZa
1 %me	YZdYZZZbbbaXZY
1 %money	bYZaZaZYabXaaY
1 %order	bZaZaaZZZaaZcZ
1 %place	ZaaacaaZaZabaa
1 %said	aYbbZYYbZaabYb
1 %soft	aXaaZYYYZaaZZa
1 %span	aYZaYaaYaZZcaZ
1 %talk	aaaZZaZZZbbaYa
1 %taste	aZaYbZaZbZaaZb
1 %test	YZeaZZZZaZZYaa
1 %wear	caabYbYZaZZaZa
1 %you	bYZaZaaZZaaXZZ
1 *一	aYZZZaZXZYZZbZ
1 *三	aZbYbaYaYZZaZa
1 *上	bZZaZbbZZZabYZ
1 *下	YaZbZabZYZaaZb
1 *不	aaYbYaYZbZZXZZ
1 *东	aaaaabaZcaaaZZ
1 *个	aZaZYaYaZZabaZ
1 *主	Zaaaaaaaaacbaa
1 *么	ZZZaZacaZaaaaZ
1 *买	abcYZaaZbbZZZZ
1 *了	ZaZZaaZZZbYbaX
1 *五	bYaaaaZZdZaZaa
1 *人	ZYZZbZbcZYbaZZ
1 *什	aYZYZadaaaaaaa
1 *仪	aacaaaaaaaaaaa
1 *你	bXaaaaaaZaaYZY
1 *便	aaaaacaaaaaaaa
1 *做	aZZcaZZabaZZba
1 *停	ZZabaaaaaacaaa
1 *六	ZZbZbaZZcZaaaZ
1 *几	baaZaZaacaaaaa
1 *出	ZZacZZaabZZaaZ
1 *分	aYZcaaZZaaaZaa
1 *刚	ZaaaaaZabacaaa
1 *利	aaaaacaaaaaZaa
1 *别	aaaaaaZaaZcZaZ
1 *到	ZaZabZZaZcaYaZ
1 *十	bZZaacZZZZaaaa
1 *去	aaZbbZbabYYZZa
1 *县	aaaaaaaaaaaaca
1 *友	aaaZaaZacaaaaa
1 *台	ZZbaaaZZadZaZZ
1 *吃	ZZaadabaZaZaaa
1 *各	aaaaaaaaaaaZac
1 *和	ZacZaaaabaaaaa
1 *啊	Zaaaaaaaaaaaac
1 *在	baZabaZaaYYacY
1 *城	aZZabZZZbaaaca
1 *多	ZabYaabZaZaaZa
1 *天	baaZaZaYYZZbaa
1 *婚	aaaaaaacaaaaZa
1 *子	baaaZaaYaZbaaa
1 *家	bYYZdZZZZZbZZZ
1 *小	ZcaZaaZabaaZab
1 *就	bYZcaaaZcZaZZZ
1 *带	bZZZdbaZbZZZaa
1 *年	aYYZZZbabaYbcZ
1 *底	ZaabaaaaacaZaa
1 *店	aZZacbZZaZZZaa
1 *开	bZZYaabZaacaaZ
1 *快	aZZcaZaaZbaaaa
1 *怎	aaacaaZZZZaaaa
1 *我	YadYZZYaabaXZY
1 *房	acbZZaZaaZabaa
1 *把	abaYaaaZZbaZaZ
1 *拆	ZZZaaaaaafaaaa
1 *播	Zaaaaaaaaacaaa
1 *早	acaaaaZaZZZbaa
1 *明	ZaaaaaaaaaZaac
1 *昨	aaaaaaaaabacZZ
1 *是	aYYbYZcbXabbYZ
1 *最	ZZaZcaaZaaZZcZ
1 *月	bYZaaaZaZZabba
1 *有	XaZYYZbabadaZa
1 *朋	aaaaaaZacaaaaa
1 *机	YacZZaaaZcZaZa
1 *来	aYbbaaYZZZbbaZ
1 *杯	Zacbaaaaaaaaaa
1 *样	bYZZZabafZZZZZ
1 *桶	caaaaaaaaaZaaa
1 *款	aacaaaaaaaaaaa
1 *没	aaZaaacaZYaaZZ
1 *测	aadaaaaaaaaaaa
1 *清	aaaaaaaacaaaaa
1 *灯	ZcaZaaaaaabaaa
1 *用	bYabZabaZZZZaa
1 *百	abcZbaaZZZaaZa
1 *的	ZZaZZYZYabZYaZ
1 *盒	Zbaaaaaaacaaaa
1 *着	YaaZabaZabaZaZ
1 *租	acaaaaaaaaaaaa
1 *穿	acaaaaaaaabaaa
1 *笔	aaaaaaaacaaaaa
1 *第	acZaaaZaaaaaZZ
1 *结	aZcaaaZbaaaaZa
1 *老	bYZaabaYaaZaaZ
1 *能	YabaZZbaZZabZZ
1 *自	YZZaaZabbaaZZa
1 *西	aaZaaaaZcabaZa
1 *见	aaaaaacaaaaaaa
1 *说	bYbbZZZbZaaaYb
1 *贵	aacZbaZaaaaaaa
1 *车	aZabaZaZZaZcZa
1 *过	aYaZbabaaZbaZa
1 *这	aZXacZYXdZabZX
1 *递	aaaaaaaaacabaa
1 *里	ZYYZYabacabYab
1 *钟	aZZcaaaaaabaaZ
1 *错	aZaaaacaZaaaaa
1 =什么	aZZZaacaaaaaaa
1 =这家	aaaacaaaaaaaaa
1 adage	aaaaaacbaaaaZa
1 after	aaZZZaaaZcaaZa
1 alike	ZabbacZaZaaaZb
1 appeal	ZbZbaZbYZaaYYW
1 asks	aYaaaaaaZaZaaZ
1 besidelist	ZZZZZaaZdZaZbZ
1 cue.action	XYZaaaaZabbaZc
1 cue.after	abZZaaaaZcaZZa
1 cue.evidence	aZaaZZYZbbXaZZ
1 cue.feature	aZaaZaYYbbXaZZ
1 cue.hook	bbZbZZaZZaZaYY
1 cue.pain	aaZabaZZbZZaZY
1 cue.point	abYaZZZbaZabaZ
1 cue.punchline	ZbYaaZacaabZZZ
1 cue.question	aaZbZZaaYaZaaZ
1 cue.setup	baZbZZYcZZZbaZ
1 cue.solution	YbZaZaZZZabaaa
1 cue.testimony	aYaZZaaZcaaaaZ
1 cue.trust	aaZaabcYaZZaaa
1 digits	ZXabbaZYbYZZZZ
1 exclaim	ZdZaaaZZaaabaZ
1 formal	aaaaaaaaaaaaac
1 halts0	ZdZaZZYaaaZbXd
1 halts1	ZZZZbYZZbaYXbZ
1 halts2	aXaZZbcXXZZaaa
1 inlist	ZabbacZaZaaaZb
1 label	ZZaZZcbZZbaZab
1 me	YadYZZYaabaXZY
1 measured	ZaabaZbaaaaZZY
1 pain	aYabaaabaZZZZa
1 paragraph	ZaZaZZaZaZYaYc
1 person	bXaaabaaaZYaZZ
1 price	ZaaZbaaaZcaZZZ
1 question	baZbZaaZYaYaaZ
1 quoted	ZZZaZaabaaZaYZ
1 relief	YbZYaabZaabZba
1 short	YbZaZZZZZaZbYd
1 show	ZacaZaaaZaaaaZ
1 speaker	ZaZaacaYZaZaZb
1 time	aaYYaaaZaaabbY
1 witness	cZaZZaZaabZaaa
1 you	bXZZZaaZZabYZZ
=一下	ZcYaaaaaZaaaZa
=一个	bYaaaaZabaZaZY
=一件	Zaaaaaaaaaaaca
=一天	cbZZaaaZbZZaaZ
=一年	ZaaZZaaaaZabcZ
=一直	aaaaaacaaaaaaa
=三个	caaaaaZaaZZabZ
=上去	caaZaaaaaaaaaa
=不是	aZaaYYZaZaaZcY
=个月	bZaaZaaZZZZbca
=为什	aZaaaacaZaaaba
=了一	ZaZYabaaYbYZcZ
=二十	cZaabZZZaZaaaa
=二天	aaaaacaaaaaaaa
=人均	aaaacaaaaaaaaa
=什么	ZZZZZabbaZabcZ
=今天	ZaZaaaZaaacbZa
=以后	aaaaaZcaaaaaaa
=你看	bZZbaaZaZadaaa
=充电	aaaaaaaacaabaa
=六样	aaaaaaaacaaaaa
=分钟	ZbZcaaZZZZaaZZ
=别人	aaaaaaacaaaaaa
=十一	aZcaaaZZZaZaaa
=十九	bZaZaaZaaZcbaa
=十八	cZaZbaZaaaaaaa
=十六	cZaaaaaaaaZaaa
=半天	aaaaacaaaaaaaa
=可以	ZcZaZZbZaaZbaa
=号链	Zaaaaaaaaacaaa
=同一	ZacaaaaZaZaaaa
=后来	aaaZaZaaaaZaca
=周末	ZbZacaaaaaaaaa
=四十	aZaYZZaaaabbba
=因为	ZZaaaacbaaaaaa
=在那	aaaaaaaaaaaaca
=块九	baaZaaaaaacaaa
=姐妹	Zcaaaaaaaabaaa
=客服	caaaaaaaaaaaaa
=就是	YaabbZaZaZbZbZ
=往下	abacaaaaaaaaaa
=往里	aaaacaaaaaaaaa
=快递	aaaZaaaaacaaab
=我家	cbaaaaZaaZaaaa
=所以	aZbZaadZZaZaaa
=手机	aZZcaaabaaZaaa
=新的	caaaaaaaaaZbaa
=时候	YbZbaabbZZZaaZ
=时间	aaZaaaZaaaaacb
=昨天	ZaaaaaZaaabcZa
=是一	abZaZacZZaaaba
=没有	ZaZZaaZZZabaca
=电池	aaaZaaaaacaaaa
=的人	ZYaZaacbaZZabZ
=的小	ZdaaaaaaZaaaaa
=的时	YbZbaabaaZZZbZ
=的是	ZabZZZbbaaYaaZ
=的老	aZaaaacaaaabaa
=的那	ZacZaZbaZaZZbZ
=盒子	baaaaaaaacaaaa
=直接	cabaaaZaaZZaba
=空气	aaaaaacaaaaaaa
=第二	ZabaacZaZaaaaZ
=给你	cZaaaaaaaabZaa
=老板	aaaacaaZaaZZba
=脑子	aaaaaacaaaaaaa
=自己	baYZbabZZabaZZ
=试过	acaaaaaaaaaaaa
=贵的	aacaaaaaaaaaaa
=转给	aZaaaacaaaaaba
=还不	acaaaaaaaaaaaa
=这个	caZZZaaZZacZZZ
=这家	ZZaaeaaaaaaaaa
=这种	cbZaaaaaaaaaaa
=那个	YYcYaZabaZaZaZ
=那天	aabaaZaaaaZZca
=那家	aaaacaaaaaaaaa
=那种	acZZaaaaaabaaa
=都是	cZaZZaZaaaaZaa
=里的	bZaZZacaaaZaaa
=隔壁	aaaacaaaaaaaaa
=面是	aaaaaaZaabcaaa
^他	aZaaacaaaaaaba
^先	aaacaaaaabaaaa
^我	bYZaaaZbaZaYcZ
^所	aZbaaacaaaaaaa
adage	ZaaZYZZcbZZZcZ
after	aaZaZZabbaaZZY
alike	XXZYYbYZdYZYYb
amounts	ZYcZZaaaaaaaab
appeal	aZXabaabaYbXYV
audience	YaaYZabcaZabaZ
authority	ZZZaZaaaZbZfaZ
besidelist	WXZYYcYYbYZXcW
bias	ZaYZZZaZaZYZYc
breath	YZZaYYZXZYaYWZ
bullet	aaaaaZZacaaaaa
buy	dYZZaaYZaZcZZa
cause	ZYaaaZcaZaaaab
conclude	aZcZaacaaaZaaa
count10	aZaZYZZYaaYYcY
count11	ZZaaaZaZbZaYda
count12	aaaaabaaaaaaca
count13	aaaaaZZaZabadZ
count4	ZZYZZaZZZZZaZf
count5	ZZZZaZaaaaZZZf
count6	YZYZZbabaZbZYb
count7	ZZYZXYXcXXcdVY
count8	aaaYbZbYbZYYWV
count9	ZZbbaZaYYaXYWT
cue.action	cZWYYYWXXadZYa
cue.advantage	YaYaaZbYaabaaY
cue.after	aaYZYaYaYZZZbY
cue.before	aaYZZaYaZZXaZZ
cue.benefit	bZabXYaYZXYZYY
cue.context	XZZYYZaaYZbdZa
cue.evidence	ZYaZYXYXXZaaZa
cue.feature	ZZcYXXYXYaZaYa
cue.hook	YaZaaaaZZaXaaX
cue.how	XaZdZYZYXZYYZZ
cue.pain	ZZaZaZYZZZZYZX
cue.point	WZZZXXYXaYXYaZ
cue.punchline	ZYXZaZbcZYaZWY
cue.question	YZaZYbbYYaZabY
cue.save	WZXcZZcZZZZbaX
cue.setup	YZUXVZXdXWYcZX
cue.solution	dbZYWYYWWXbXZW
cue.summary	YYbYZZcaaZYabZ
cue.testimony	YbYZabZaaXXZaZ
cue.trust	ZYZYaaaZaYaaaY
cue.twist	XbbXYWZaYYYYbW
cue.why	XaaYaZccZZaZaZ
digits	aXcXbVYWYaabYa
exclaim	adZaaaZaaaaaZa
formal	ZZZaZZYaYZZcad
halts0	ZdZbZaaaZaYaYc
halts1	ZbZYYaZabZYaYb
halts2	aYZaaYaaaZYaYb
halts3	YXbabZaYZabZaZ
halts4	ZYaaabZZaabaaa
inlist	XXZYYbYZdYZYYb
keep	ZZZcaababZZbaZ
label	ZZaZZcaYbaZZZb
long	ZZaaZabaZaaaca
long3	YcYaYZYZcaYZXa
long4	ZZZYZaaaYZZaWb
long5	aXYZYWZYZYZZbb
material	acbZZYYXZbbYZa
me	YbaXZbUcXbbUaX
meaning	YcXbZaaaZYXbaZ
measured	aabaYaZYaXZbXa
newlines	YbYZYYYZYYZZba
nomarks	ZZZaZZZYaZaZXa
numbered	YaXZZZaZcbZZaZ
ordered	ZaYaaZbZabZZaZ
pain	aZZaYYbcbaaYYa
paragraph	YbYZZYZZYYZZab
person	YXZXbfYbYXYZbY
place	ZaZadaZZZZZcaZ
price	bYbYcZYZabZYYZ
question	YZcaYcaZaaYaaY
quoted	XYYaZcZbZZXbbY
relay	abZaZYZbZaYaca
relief	cZZYaaaZcaYYZZ
setting	aZdaXZZaYZbaZa
short	XaXbXbaZaaZYYc
show	bYZaZZXYaadZaZ
speaker	ZZZZZdaXbaYZYc
spec	bacaXaZYYcbXYZ
step	aaXeYZXXaaYaZY
story	aZYZYaYbbZacba
talk	YbaZaaZaZbaaaa
taste	YYXYfZbZYZYaaa
thing	dbaaXYcYaYaYYY
time	baZXYabaZXYacY
urgent	YaaZaaaaaZaaab
worse	aYZZZbebYbZZZZ
you	aWXaYbZbZXcYYY
~上	aaXaaabZZZabZa
~下	abZcaaZaZZZaZb
~不	aaZZZaaaaZaYZa
~了	YaZZYbabYaYbaW
~他	ZZaZbcZbZZZabZ
~会	ZcZaaaaaaZZaaa
~你	bXZbZbacaYaZZY
~先	aZacaaaaZbaaaa
~再	ZbacaaaZaaaZaa
~别	ZaacaZabbZaaZZ
~去	aYZababaaZZZaa
~在	ZaYZcabbZYYabb
~多	ZZaaZZbaaZacaa
~她	aZaaacaaaaZaba
~它	baaaZZdZbZZZaa
~就	aZZdZZbZaZbZYZ
~我	ZbaYZbWcYbbXZY
~是	ZbYYaYbbaaaaaX
~有	YZZZaZbbZbbbab
~没	ZabZZbZcZZZaZZ
~的	ZaaYaXbZbZZaZY
~给	aYZZZbabaZbaba
~这	cZYZabZZaZcbYY
~那	ZabZaabaZYZZbZ
~都	cbaZaaZbaaaZZZ
~里	aYYaZacZaaaaZb
`,
};

export const roleWeights = {
  classes:
    'hook pain agitate context question solution feature advantage benefit evidence testimony trust twist before after why how setup point summary save action punchline none',
  steps:
    'adYkZZVXXTXXUbXZYeZWYVXQ ZbiWbhXaaSZYXbabZWXYZXZY aZcYahXaZXZaaaZbaaXZaYZZ XeZacXdYWbXYZbXaYaYXZWXV aaaZabZaaZaabaaZYZbaaZaa ZYZXaahaaXbYWZbZeYZYZWZZ ZYYWZUdedgZYZZYXZXRXYYaX aaaZaZYZdXcZcaaYYZYdZaZZ ZZZaaYaaVcaeYaYXZZXVddYY YZWUZWYccedadYWdWVTZaWYV aZaaaZYaaZbZcaZYZYYXYdaY aZZZaabZaXZXZaZYYZaaeeYZ XYYYYWYYaWaWYYabYWagcZdV aeZaadZaZXZaYacaZYXZZZZZ aZaaaaZZdYbaYaaZXZYaZXeZ YYaXYbXZYcZYaaXdcWVdXUbW YXXUZXVXYdXbVYdZiVVbWWcU XYaZZXYZXWXYgYaVWhSYZXYW XXXWaVUXXWXaYaYWVUnbZVZV ZZZYZZYZYWZbWabYWZXWffaY aaaaaaZaaYaaZaaZZaZaZZZa ZZaZaZaZYXabYaaYYZYbXdZZ aaaZaaZaZYaZXaZYYYYWYiWZ ZZZXaYXZYUYYVZZWUXVXXUXl',
  features: `
#after0	aZYXaabZYbaaaZZZbabaZZZa
#after1	aZacaZZaZbaaYaabZabZaaab
#afterQuestion	adYZaYWZZZZZbaZbbaWZZaZa
#before0	WaZZZZXZabaZZYZdabbaaZZa
#before1	ZbaYaZYbaaaZaabdaaZZaaaa
#brief	dZaYYXVWWZYZZYZWZZaacZaZ
#else0	aZZYZYXXXaVXbYZYZcZbZZbb
#else1	aZbYaZaZYbZZZaabZbbaaaba
#first0	WYZZZXaYaZaZbacbYZYaZaZb
#first1	ZaaaaZbZaaZbZaZbYbbaaZba
#leans	YaXcbbYXbWXacYYZaaYXYYZZ
#wide	ZcYZaZYaZZbacbZbdZXZaZZb
$了	caZaaaaZbabZaZaaZbYaaYaa
$只	aaaZaaZaacaaaaaaaabaaaaa
$块	aaabaaZaaZbacaabaZbaaaaa
$多	aaabaaaaacaaZaaaZabaaaaa
$好	aaaaaaabaZaZcaaaaaZaaZaa
$子	aZbbabaabaaaZaaaaYbcaZaa
$成	aaaaaaaaacaaaaaaaaaaaaaa
$我	aaaZaaaaaZaaaaaaababacZb
$斤	aaaZabZaacaaaaaaaaaaaaaa
$有	aaaZaaaaaaaacaaZaaaaaaba
$水	ZaaaaaZaacaabaabaaaaaaab
$点	aaaaaaZabaaacaaZbaZaaaaa
$的	baaZaaYZacaaaaaYaZabZZbY
$着	aaaZaaaaaYaabaaabbaacZaa
$粉	aaaaaacaaaaaaaaaaZaaaaaa
$行	aaabaaZabZaaZaaacabaaaaa
$见	acaaaaaaaZaabaaaaaaaaaab
$遍	aaaaaabaaaaaZaacaaaaabaa
$钟	aaaaacaaZaaaaaaZcaZaaaaa
%ache	acZZZYYaWaYaaZaaWYaWXZaZ
%amount	ZYZYZYYYZaYXaYaZaZaYWYYZ
%bad	abdZabYaZYZZbZZbZbXZaabZ
%better	bZZaZXWfYaZXZaYWZZbaXZZY
%body	aabYZZbZbYZYZZbZZXaZYXYY
%box	aYZaaXcZXaZaaZZZabaXZZaZ
%but	YabbZaYZYYZYdaabXYbZZaZY
%buy	YaaXZXaZZYZcZYXXcYZaXeZY
%crowd	YYYaVYYVZZWYZXXYYZYXZYXX
%deny	aaYaXXXYYWXYaXVYaYbbWWZY
%ease	aaZaaabZaZZZYZaZaYadZZbZ
%feel	aaaYYZZXaXYYZZZaYWbZYXdZ
%fix	ZbaZZcZZYXZYcZbbaWYaZaYb
%folk	aYbYZYXZZadaZbZXYbYXYYYa
%food	ZXYYYabXYYXXYVYbZaYYWWXX
%handle	XYXYXYaYYYTXZYWXbYZVZYXa
%hold	aabXaYYabdaZZZZbXbaZaZaZ
%house	ZZZYYbZXaYYYYZYXbbbZXVWa
%it	aWZaZaZZZZbXYZYbZWaZZXbX
%keep	ZYbaaZaaZbaaaZaZbZZXiYYY
%kin	ZabZaXZXdXfaaaaYWbYXaXaY
%law	ZbYaZZcaabXaXYZZZaWaZbYZ
%look	aYYXabaaYdaYaZYZYYXbbYaY
%makeUp	ZXbaZZcaYYYYZYYaYYaaZYZb
%me	aZZZXcZWXZYdZYXXXZXZWZZY
%money	aZZaZaYZaYbbXYWYWaacXXZZ
%nature	aaaZabbaZYaZYbZfYYZaZaaa
%order	aaXYYYWXaZZWabZXcYZYcaZY
%past	ZZZbaXaZYbaabdZaWYaYaYZZ
%place	abaaZaZaYYaXaYZaZYZYaZZa
%reason	cZaaaaWZYWZYaZZgXXaaZYaZ
%said	YZabbZWXVWhaYYZaXaYXXZaZ
%scene	aaZXacYYaZZZaZZZbcZWZaZa
%soft	ZYZYZZYYZbZXZYYaZYZYZYYY
%span	YbYZWYWWbYXbYaaWZZWYYWXZ
%talk	bZaabZXZaZZbYZaaYYZXZdYZ
%taste	YYXaZbbZWcZZZXZYaXaZXZXa
%tech	ZaZaZYaZZZYacYZZbabZaaYZ
%test	YYZaZXZaYcYaZXXYcaWXYXXY
%trust	aYacZaXZaYafXbZZaZbYYYZa
%turnsUp	bWZXacYZZaZYaabaZYaZZaaa
%verdict	ZbYYaYWZaXYYaYZYcYZfYYYZ
%wear	YaaaZbcaZYYXYZXaaXaZaYaY
%you	ZbbZaYXZZYYZZZZZYZYbWbZZ
&already	acbaaYaaaaZabZZZXbXaaabZ
&asksBack	aZaabZYZZcZZbZZaaZYYZcZa
&ba	aYcZZaXZYXZYcaZccZZYaZba
&bareMeasure	YaaYabdbZaZYYZbXbcYYaYZZ
&been	acbbaYYZZcaabbZZZXaZZZaa
&callsYou	baaabZZaZZaaaaaZcZZYZbZa
&canDo	abaZZXdcbaaXYZYZZXcaZYaY
&causal	ZZZbabZZZXZZcaadYYbZaYca
&changedTo	aZbaaZZbbaaZcZbaZbYZaaaa
&doIt	XZaYZYYaZZbXWZXXeZabaZXc
&doThenNot	ZZXYYXcZbbYaZZYcXYYXYZZZ
&done	cZZYZZUXYaaXbXabWZZbWZbY
&doneCount	bbXaZYabWdeYaXZWXYWaZXYY
&exceptFor	baaZaaZaZcaadabZYZZZaaba
&explains	aZbZacZZaYZYXaZbYaacZZaZ
&fits	ababaZZZYXabdaaYYbabaaaZ
&flawOwned	aaabaZaaXaaZebZaYaZZbZZZ
&general	bcadaaaaaYZZYaaZaaZZaaba
&going	ZZaYaXaZZZbYaaZYYbYZaZaZ
&has	ZZWZYYdYbaYWYXWZYZYYXYZZ
&heDid	ZZcZaZZZaaaZZZdbXaYaaaab
&heSpoke	YZYbZaZZZcaaZZbZYbaZaZda
&iDid	YabYbZZZcaaYaaaaacYZaZab
&iHad	bZYbaZbZbaZXaZbXacYYZXaa
&ifThen	abaYaYZZaYZYZcabbaaXbYca
&inPic	aaaZaaZabaacZaZZaaZacZaa
&isOf	ZWbZZafaYbaZZZZbYZXXZXaY
&look	abZZaZXaafbaXacZaZaaabaZ
&loses	bWZYbYacZaZdZaYbYXaXaYbZ
&notOnce	baaZabZZZcaZZbaaZZbZabaa
&offer	bYYZZaXYbYaXaYZXaYabXbaZ
&onceThen	XZYYZaZbcbaWYZYaaYYaYaYY
&orders	aZaYZaWaZZYaaZaXcacbacXa
&passive	aZZaaababbaZXaaZbZaYabbb
&percent	abaZaZaZYcZZZaabYaYbabaa
&promised	aaZVabaZZYZdabZYcabYbZca
&proverb	XXXZVVaWYaXZaWYYZYZaYaaX
&quoteOnly	caacaabaaaaaZaaZaaaaaaaa
&saysQuote	YYYYaaYZYZZZbaYZcaaZZXca
&source	aaadaaZaacabZaaZaYZZZcaZ
&stepCount	aaaZaZZaaZZZacZZZabaZYba
&thatDay	ZaZaacZcZWbYaZaYaaZbYYaa
&threshold	ZZabaaaZcZaaYaZZcZdZaZab
&unlike	ZZZZaaZbYbZZaZadYZacaaZZ
&until	aZaaabZZZXaaZaaXcabdbaab
&untilNow	ZYaZbcaaabaaYZbXaaaZaZbZ
&verdict	aaaaacaaaZaabaaZaaZeaZZa
&versus	ZZaYaaZacZaZabZdXYbaaZca
&wasBad	ZbaaaaaaaYbYZdZaYbYZbbaZ
&whereTo	abZcacYbXZaZaaZZaaZZZbYZ
&worse	ZbebaaZaYZZZaZZbZaYZaaaZ
&years	aZZcaYaaYbafYcYaXZabZXaZ
*一	ZbYZZWbcaZZYZaZZcacZZaYZ
*七	aaabaZbaacabZaaaaZZaabaa
*万	aaaaaaaaabaZZaabacZaaZaa
*三	ZaababZcZdaaXabWbaZaaaZb
*上	abbaZaZaaaaaaaZacYZZaYbZ
*下	ZaZYaZaZaaYaaaaacbYaZbZb
*不	aZZbaabaaXZabaZbYZabZZbZ
*东	aZabaaaaaZaaZaacbZZbaaba
*个	aZabaZaZaZbaaZaZcaaZZbZZ
*么	abaaaZaaaYaaaaacbZZZaaba
*九	aaababZaacaaaaaaZbYaadZa
*也	aabZaZZbaZaabaaZaZcaaaab
*书	aaaaaaaaaZaaaaacaaaaaaaa
*买	abaaabZaZZbabaaZZabcbaZa
*了	bZaZZaYZacbZbYbaWaYZZZbZ
*事	aabaaaZaZYaaYaabcbZaaaaa
*二	ZZabaaZZaebbbZaYYYaZZbaa
*五	aZacaaZabaZZZZcXabaaacZa
*井	aaaaaaaaaaaaaaaaaaaaaaac
*人	bZcaaZYZaZZbYaacaacYbZca
*什	aaaaaaaaaZaaaaacaZZaaaaa
*今	aZaZacaaabaaZaaaaaZaabaa
*从	aZaaaaaabaaaZaaabcZaaaaa
*以	aaaZabZaaZaabaZZcacaaaZa
*们	aaaaacZaZbabYaZcZZaaabba
*会	aaaaaabaaZZaaaacZZbZaaaa
*但	aaabaaaaabaabaaYbacZaaba
*住	aaaZaZbabYaZbaacbZZaaaZa
*偏	aaaaaabaaZaacaaaaaaaaaaa
*做	aZaaabaabZaaZaaYeabaaaZa
*像	abaaaaZacaaaZaaaaaZaaaaa
*先	aaabaaaaZZaaaaabbacabaaa
*光	aZaaaabaaZaaaaacZaZaaaaa
*全	abaaaaZaababaZacabZaaZaa
*八	aZaaaacabbaaZaaZaaYaaaaa
*公	aaabaaaabZbacaaYbaaZaaaa
*六	ZaabaZcaababZaaZabZaacaZ
*写	aaaaaZaaZbaacaaaaaaZaaaa
*出	aaaaaaZaeZaaZaaabaZaaaaa
*刀	aaacaaaaaZaaaaaaZbaaaaaa
*分	aaaaaaZabaZabaaaaaZYaaaa
*别	aZaaaaZZYYaZcaaZeZcbaaYa
*到	aaaaabaabaaZaaaaaZaYZbaa
*前	aaaaaZZaaYaaacabaababaZb
*勺	aaaaaaZaaaaaaaaZcaaaaaaa
*十	ZZababaZbabaZaaYabZYZeaa
*千	aaaaaZaabcaaaaaZaaZbaaaa
*卖	aabbaaabaZbacaaZZbYaaaaa
*压	aabaaaaaaZaaZaacaaaaaaaa
*去	aaaYaZZZabaZaaabbaZabaZa
*变	aaaaaaaaaZaabaacZaaaaaaa
*口	ZZaaaababaaaaaaYbaZaaaab
*只	aZaaaabaYaaaZZacaaaaabaa
*台	aaaaaaaaacaabaaaYaaaaaaa
*吃	aaaYaaZaaaaaaaaaabacaZaa
*后	abaZaaaaaaZaZaaacbZaaaZa
*周	aabbaZaaaZbaZabZbaaZacaa
*啊	aaaaaabaaaaacaaZaaZaaaab
*器	aaaaaaaaaaaaZaacZZbaaaaa
*四	ZaacabZabbaaZZaaZaaaabaZ
*圈	aaaaaaabaaaaZaaZcbaaaaaa
*在	aaaZaYaZZaadbZacZaaYaaZb
*坐	abaZabaaaaaabaaZacaaaZba
*塑	aaaaaaaaacaabaaaaaaaaaaa
*外	ZaaZabaaZaaacaaabbaaaaab
*多	ZaacaaZabZaaaaacaacZaZZa
*够	aaaaaaaaaZaaaaaZbaacaaaa
*大	aaaYabaaabbbaaaaYabaaaZa
*天	ZaaZaaZabYaabaaaeaXbZZab
*太	aaaZaaaaaZaaaaacaaaaaaaa
*头	acaaaZcZaaaZaaacaabZaaZa
*女	aaaZaaaaaaaaaabaZcaaaaaa
*好	ZaaaaZabZXbabaaZZacaaabb
*子	ZbbbaaZbaaZZXaabbZaZaZaa
*它	aaaZaaZbaaZaaaacbaaaaZba
*完	ababaaaabcbaaaaZYZaaaaaa
*实	aaabaaaaaaaaZaacaabbaaaa
*家	abaaaaZadbababaYYaZZaaZa
*对	ZZababaaZcaabaaZaabaaaaa
*小	ZaababcaaZbabZaaZaZZZbZb
*就	ZaZYacZbZXaZYaZfaZbbaZaa
*层	aaaaaaaabaaaZaacaaaaaaaa
*屏	aaabaaaaaZaacaaaaZaaaaaa
*左	aaaaaaZaabaaaaaZcaZaabaa
*布	aaaaabcaaZaabaaaaZaaaaaa
*干	aZabaZaaaZaaZaabcaaZaaaa
*年	aaZbaaaaaaacZbaZYbaaaZaZ
*底	aaaZaacaacaaaaaaYbZaaaaa
*度	aaaaaaYaabaaaaabbaaZaaba
*座	aaacaaaaaZaaaaaabaabaaaa
*开	acabaZaabbaZZZaadZYaaaZZ
*当	aaabaaaaaYaacaaaaabaaZaa
*录	aaaaaaaaaaaaaaaZcaaaaaaa
*往	aaaaaabaaYaaaaaccZZaaaaa
*得	aZbZaZbbaZaZabadZZaaaZba
*心	aaaaaZZaabaaaaacZabaaaaa
*怎	aaaaaaaaaZaabaaacaaaaaaa
*想	aaaaaaaaaZaaaaaabaaaacZa
*慢	aaaZaaZaaZaabaacaaabaZaa
*我	aZabaaZZZbbbaaZZYaZZZaZa
*手	aZabaZZZbbaZbaaZccZbaZZZ
*打	abaYaaaabZaaZaaZccaZabZa
*把	aabZaaZaZZaZaaacbbZZaaba
*拍	aaaaaaaaaaaaaaaabaaaacZa
*拿	aaZZaaZabaaaaaaYbbaaaZab
*换	aZaaaaaabaaaYabbaabbbZaa
*掉	aaaZaaaaaaaaaaacZabZaaba
*接	aaaaaaaaZaaaZaaacbaaaaaa
*撕	aaaaaaaaaZaaaaaacaaaaaaa
*放	aaaYaaaabbaaaaaZaZaZabZb
*散	aaaZaaaaabaaaaacZaaaaaaa
*数	baaaaaaaacaaZaaabaaaaaaa
*文	aaaaaaaaaaacaaaZbaaZaaaa
*斤	aaaaabYaabaababZaaaZabaa
*方	aaaaaaZaZZabbaacaaZbaaZa
*早	abaZaaaabaaaYaaaaZcabaaa
*明	aaaaaaaaaaaaZaacaZabaZbb
*是	aZaaaadZZZZaaZZeWaabYXbY
*晚	aabaaaaaaZabZaaZcaaZaaab
*最	abaaaaaaacaaZaZZbaZaaaba
*月	aZaaaaZabcaabbbYZZaaaaZa
*有	aaaaaZbZZbaZbaZbXaaZZaab
*朝	aaaaaaaaaZaaaaaacaaaaaaa
*机	aaaaaaaaacaZaaabaZbZaaaa
*来	aaaaaaZaaabbaaaZbYZZabaZ
*查	aaaZaaaaacaabaaaaaaaabaa
*标	aaaYaaaaaaaaaaaabbaaaaaa
*楼	aZacaaaaaYaabaaaabaZaaba
*次	aaaaabbbZXaaZbaZYabbaZab
*款	aaaaaaaaabaacaaaZaaaaaaa
*每	abaaaaaaaYaaabZadaYaaaaa
*气	ababaaZaaYaaZaaeZabZaaaa
*水	ZbaYabZaZZaZaaacdaaaaaaa
*没	abaaaaZbbcaaZaaZYbZZZaaa
*法	aaaaaaaaaaaaZaabcaaaaaaa
*测	aaabaaaaacaaaaaZaaaaaaaa
*火	aaaaaacaaaaaZaaaaabaaaaa
*点	baabaZZaaYaZaaaacbaaZbaa
*烧	aaaaaababYaabaaaZaaaaaaa
*热	aaabaabaaZaaZaacaaaaaaaa
*照	aaacaaaaaaaaZaaaZaabaaaa
*片	aaaaabbaaYaabaaaaabaaZaa
*甜	aaaaaaaaaaaacaaZaaaaaaaa
*生	aaabaaaaZaaabaaZYaabaaaa
*用	aaZaabbbZaaZXaaadZabaaba
*电	aaaZaacaZaZaaaaZZacZabZa
*留	aaaaaaZaaZaaZaaadZaaaaaa
*百	aaabaaabbbaaZaacZYZbZZaa
*的	ZYYaZbcaZaaZaZYaYZcZZbYZ
*盘	aaaaaaaabcaaaaaZaaaaaaaa
*看	aZaZaZZZadZaZaaYcaaaabZZ
*着	aaaaaZaaaaaZcaZZacaZbZaa
*短	aaaaaaaaaZaacaaaaaZaaaaa
*破	aaaaaaaaacaaaaaaaaaaaaaa
*种	abaaacbdaXaaZaaZaabaaaaa
*站	aaaZaaaaabaacaaZaaaaaaaa
*笔	aaaaabaaaaaaaaaZcaaaaaaa
*第	aaaaaaaaacaaaaaZYaZaaaaZ
*管	aaabaaZbZYaabaabbaZbaaaa
*纸	aaaaaaZaaaaaaaaadaZaaaaa
*线	aaaaaaaaacaaaaaZZaaaaaaa
*给	baaZacaaZYabZaaZbaaaacba
*老	aaababZaZabbcaaYYbYaaaaa
*能	aaaaaacbbZZZbZaaYZcaaZbZ
*花	aaaaaabaZcaaZaaaaZbaaZaa
*药	aaaaaaaaaaaacaaaaaaZaaaa
*菌	aaaaaaaaaaaaaaacaaaaaaaa
*蛋	aaaaabaaacaaZaaaZaabaaaa
*行	aaabaaZaaZaaaaaZdaaaaaaa
*被	abaaaaZabaaaaaacaaaaaaab
*西	aZabaaaaZZaaYaacbaZbaaba
*要	aaaaabZbZWaaabZcaabaabZb
*让	aaaaaaaaZaaabaaYcaaaaaaa
*记	aaaaaaaaaaaaaaabcZaaaaba
*讲	aaaZabaaaaaaZaaaZacbaaaa
*证	aaaaaaaaaaaaZaacaZbaaZaa
*话	baaaaaZaaYZaZaaaacbZabaa
*说	aaabaaZZZZeabaaaYaZZZaaa
*账	aaaaaaaaacaaZaaZaaaaaaaa
*走	aaaZaaaaaaZacaaZacaZaaba
*起	abaZaacaaaaZaaaaaaZbaaZa
*跟	aZZbababbaaaYaZbbabaaaaa
*路	aaacaaaaaZaaaaaaaaabaaaa
*车	aaacaZZaZZaabaaZabZZabaa
*转	aaaZaaaaaZaacaaZcaaaabZa
*边	abaaaZaaabaabaaXcZZaabaa
*还	aZbaaZaacaaabbabYZbZaaaa
*这	cZaYadbaZabaZaaZYaZbbYZZ
*进	aaaZaZaabZabZaabcbZaaaaa
*那	ZcaZaYZcZbZZbaaaaYaZZZaa
*都	acaZaZbabaaaZbaZaaZZaabZ
*里	ZaZYZZbaaaaZaaZbZabZabac
*钱	aZaaaaabaYabZaaaaacbaZaa
*问	aaaaaaaaaZZaaaaZcaaaaaaa
*难	aaaaaaaaaaaaaaacaaaaaaaa
*面	ZZbYaYbbaYaaaaadbcaaaaaa
*高	aaaaaaaaabaaaaaYaaaZaaaa
<%ache	YbaZaabYZYZbXaZaabaaaaYa
<%amount	YZbaabaYZZYaaZabZbbYZZZa
<%bad	aZZaacbaaaaacaabZZYaaaaa
<%better	ZbZaaaZZbcaYaabaZZcdaYZZ
<%body	XbbZabaaaacaYbYaZYZYYbYZ
<%box	aZZbaYcaYaaaZaacZaZaabZa
<%but	ZZaXaZdaZYZbZaabcYcbaaZZ
<%buy	ZZaYZYbaabaacabXZZYabaaZ
<%crowd	SZabZYZYZaYZbYZbcYXYYZbX
<%deny	TZZZZYZYaZZZbZYZbYabZaXX
<%ease	ZZaZaZbbZaaccbaZabaZaZaa
<%feel	WaZaaacXbZabYZXaZXabZbaa
<%fix	ZZZaaYbbbXaZZabZdZZabZba
<%folk	ZZbaabaZXVYZeaaZZcYcabZa
<%food	WYYbaXaaaZaYZaaccZZYbZaY
<%handle	VYYbZabaabYaXZZYZZZaaYYa
<%hold	aZaZaZabaaaaYabababaaaaa
<%house	XbZcaZZbXZYYXbaaWacYZaZb
<%it	YZYcZacZZaZZcaYXZbYaZZaY
<%kin	aadYabaZaZabbbaZZZYcZaZZ
<%law	aYbcabZaaYabZabbcZZZZZaa
<%look	ZaZYaXcabbabZaaaabYZbZZZ
<%makeUp	ZaYaabbbcZZYXaZZaXbZYaab
<%me	WYYZZYbabZaaYcZZaYZZZZaY
<%money	XcZYaaaaZZacYZaYZaZabbaZ
<%nature	aZaZaaZabdaaaaaaYaZaaaba
<%order	XaaaZYaYacZYYaaZYZZbbZbY
<%past	ZbbcZZcaZXZZcbaZZYbaaaZZ
<%place	ZaacaaaabbZZaZaYYcYbZaZa
<%reason	aZbaabZaaZaZaZadaaaaZaZZ
<%said	YXZZaaZaabZYcYZbaYbbZaaY
<%scene	ZZbZZZbbbaaZaZaYZbZZZcca
<%soft	VYZaZabbZZZZZYabbXZaYbaZ
<%span	TbaaYbZZYXXYdZYZYbZaaXZa
<%talk	ZabbaabaadZZYaZZZaZZZZaa
<%taste	ZaaYaZaYababaaZXbYacZaaa
<%tech	ZaZYaaaabZZababZZdaabZZZ
<%test	XaacZZYbYaYcaaaZZZZZZcZa
<%trust	ZbaZaaaaZabbaaaZbZbbbaYZ
<%turnsUp	ZaZZaZaaacZZbbcZYZZbaYba
<%verdict	YbbZaXYZaaaZZZZbcdZbaZYZ
<%wear	ZZaZaaZZbZaYaaabZYbZabcZ
<%you	YabaZZabaaaZZZZZYaaaaaYZ
<&asksBack	acaaaZYZaaaZaaaabaYZZaaa
<&ba	YbZbaZZZabZZbababaYaZaca
<&been	aaaaabZaZZaZaaaaaacZaaaa
<&callsYou	caaZabbaZaaaZaaaZZZaZaaa
<&canDo	ZYaabaZacbZZZaaaYacXbcaZ
<&doIt	YaaYZZbbZaYaXaYbbZaYabac
<&doThenNot	XYaYaabbbXaaaYaZbaZaZZYY
<&done	YaYaZXcZWaZaYaaZYcYeacYY
<&doneCount	YaabZYZbZbbaaaZaYcWZZabZ
<&exceptFor	aaaaaaaaaaaaZaaaaabcaaaa
<&explains	abbYaZcbaZaaaaZYcaZZaaZa
<&fits	aaaaaaaaacaZZaaaYacabZaa
<&flawOwned	aaaZaaaaacZZabbaZZZbbaaa
<&general	ZcabbabaabaabaaaaYYaabaa
<&going	ZYaZbZaacbabdZaaWcZaZZba
<&has	WbaaaaYZYcZaaYYZaXbaZabY
<&heDid	aZbbaaZabaabcabaYZbYaaaa
<&heSpoke	ZZaXabbaabZaaaaZZacbaaZa
<&iDid	aZacaYbaZbaacaaabYZZaZaa
<&iHad	ZaZcabYacabbYabYXZaaaaba
<&ifThen	aaZbabZabaaZbaaYYaZbaZca
<&isOf	aYZaaabbdbaZXZZabaZaaaZZ
<&look	acaYaabZabbabaabZaYaaZaa
<&loses	ZaaaaabacZZaYZZZaYZdbbaa
<&notOnce	aaaZaabaZZaabaaZcbbZaaaa
<&offer	ZZZaaZXaaaZbYaaZaabZZbZa
<&onceThen	XcbbZXbbYcbbYaaXbYZaYbYZ
<&orders	ZZabaZaZaZZbYZZaaaaabcaa
<&percent	aacaaaaabYaaZaabaZZaaaaa
<&promised	ZaaaaZaZbaaaYaZcYabbZZca
<&proverb	UVZXZaabVdXaaYaaYacYaZZW
<&quoteOnly	daaaaaaaaaaaaaaaaZZaaaaa
<&saysQuote	ZZZaZYaZYcZaZabbccYZaZaa
<&stepCount	aaaaaZbZbbbZaaacZZZaZZba
<&thatDay	abZbaYbacXaaaabZaZaaZabZ
<&threshold	aaaZaZZaaaZbZaaabZcbbbZa
<&unlike	aaaZaabaaYaaaaaZcbaaabba
<&until	aaaaaaaaaaaaZaaabacZaaba
<&untilNow	abaaabbabcaaYaaaZaYbaaZa
<&verdict	aaaaaaaaaZaaaaabcaZZbaaa
<&wasBad	ZbZZaaaaZYaZbabbcZbZabaa
<&whereTo	aaacaaYaZZZZaZaZaacaaaba
<&worse	aYabacbaaaaabaacZZYZaaba
<&years	ZabZaaZaZZaaabZbbaabbYbZ
<adage	abbXZaaZZYbaYaaZdcZYZcZZ
<advice	YaaZaYaabZZcYZadbZaZbbba
<after	YZbbZYbZYaaYabaaXZXcZZaY
<amounts	aaaZaaaZZdaZaaaaZaaaabaa
<appeal	bZZZXZaaYXYXYZYbZZZYXbZW
<audience	YcaabaYabZaZZZZaaZaZaaba
<authority	ZabaaaaaaaaZYaabaaaZbZab
<before	abZZabcZXYaZaZbbbXaYabbZ
<bullet	aaaaaacaaYabbabaaabZaaaa
<buy	aaZdZZZacZbaZZZYYZbbZYaa
<cause	YZZbaaXZbaaZaZacZbacaaZZ
<conclude	aaaaaabaZYaZaaabdZZZabaa
<contrast	YcZaaZXYbaZZZbabZZbbaabZ
<credential	aYaZabaZYabcaZabZaZaaaZa
<digits	TYWZYWWYYYZbYZZZYbaYZaYY
<exclaim	eZaWaaaaZaaacaaZbaZZaaaa
<flaw	aaaZaaZaaZZZaacbcZZbaaba
<formal	ZbaYaaZaZaaaaaaaZaaaaZac
<keep	aaaaaaaaaaabaaacaZZaaaaa
<material	ZYZaZbacXabaYbaaZYXZXbbZ
<me	UYVZXXbaZXZZZcYYYYYZZYbX
<meaning	ZaZaZbaYYaZZXYaXZZbbacZZ
<measured	WYXZYXaWZZaXYZYYZcZaXZZZ
<numbered	ZYaZaYbZZacZaaZbbZbaZYaa
<pain	ZaaYZYaYXaZZWYZYbdZZaZbZ
<particle	aZZYZcbaXZXYZaaXaWcaaXZa
<person	XXYbYYaaZZYZZZZaaaYZYYcX
<place	ZcZXaZaZbbZZbZaaZbaaaabZ
<price	YaZbaaZYZZYaZZYbYZaZZbZY
<question	bbXZZZbYaYYaYZaZZZZZXabZ
<quoted	dZYXaYbYYXYYaZZcaZacZYcY
<relay	ZYaaZZbZaZaZYacbcYZZaYba
<relief	YXZbZYZZZbZbbbZYZaaZZbYY
<setting	YbaXZZZZYcadabaZZabZZaXZ
<show	YYabZZZbcZbYYbaYZaZbaZZZ
<speaker	eXYYYYaZYZZaaZaZabaXaaZa
<spec	YaaWZYZabZZZaZabaaYbZaYX
<step	YXbZaZbZcWZZZbYaZXbZZabY
<story	YabbZZcaYVZYcZaXYbbcaaZY
<talk	bZaaaZZZZZaaYaaaZbYZZcZa
<taste	ZababZaZYcbaYZZaXZabZZYb
<thing	YZZeZYabcaZYZbZZZaYZaYXY
<time	XZcZZaYbYYZYaZYZZaYYZaaW
<turn	aaZYaZbbXVZaYaacabbeZZbZ
<urgent	ZZaZaaaaZaaZZZZZcZabaYcZ
<witness	YYbabYcaaYbaZZaaZYcYbZaZ
<worse	YZaYbcZaZYZbbaaabZZZYaYZ
<you	WabaYYZbZaaXZZYZYaaZZaYY
=一个	aZaaaZaZaYbZaaaabbaaaaZa
=一半	aaaaaaaaZaaacaaZaaabaZaa
=一次	aaaaaaaaaYabbaaZZabaaaaa
=东西	aaaaaaaaZZaaZaacbaZbaaba
=个人	aaabaaaabZaaYaaababZaaaa
=个小	aaaaaacaaYaabaaabZZaaaaa
=为什	aaaaaaaaaaaaZaacaaaaaaaa
=了三	aaaaaaaaaaaacaaZaaaaaaaa
=什么	aaaaaaaaaZaaaaacaZZaaaaa
=公里	aaabaaZaaaaaZaaZabcaaaaa
=其实	aaaaaaaaaaaaaaacaaaaaaaa
=出来	aZaaaaZacaaabaaZaaaaaaaa
=十一	aaaaaaaaadaaaaaZZaaaaaaa
=十九	aaaaaaaaaZaaaaaaZaaZacaa
=十四	aaabaaZaacaaaaaaaaaaaaaa
=地方	aaaaaaaaaaaaaaacaaaaaaaa
=左边	aaaaaaZaacaaaaaaaaZaaaaa
=底下	aaaaaabaabaaaaaZYbZaaaaa
=我们	aaaaacaaZaabZaZbZaaaaaaa
=我拿	aaaaaaaaacaaaaaaaaaaaaaa
=有一	aaaZaaaaabaacaaaZaaaaaab
=电话	aaaaaaaaaZaaZaaZbbaZacaa
=的是	aaabacZaZZabbaabZaabaZaa
=第一	baaZaaaaacaaaaaaaaaaaaaa
=第二	aZaaaaaaacaabaaaZaZaaaaa
=这一	aaaaaaaaacaaaaaaaaaaaaaa
=这种	aaaaacaaaZaaaaaaZaaaaaaa
=那个	aaabaZZabcaaZaaaaZbZaaaa
=那种	abaaaabdaZaaaaaaZaaaaaaa
>%ache	bZaaacYZYabZZaaZZaaZZZZZ
>%amount	bYbcZbVaababXaZbbaZZZYYZ
>%better	abaYaYbaZbaaaZaacZcYaZaZ
>%body	bZaZabdYXZabbZZaYaaaZZZa
>%box	ZaZcaaaZZZZaaaaaYcbZaaaa
>%but	aaZYaacaaaaaaZbabZbZaZaZ
>%buy	aZZYZaaZcYabcZaZbYZYZZZZ
>%crowd	abbZYaZZaaZZaZZaXZaZXWVY
>%deny	ZXaZYZbYYbZYbZabbaaYYXWZ
>%ease	aZbbaZabbcbbZaaZZaZaaZZZ
>%feel	YbbWZdZZaZZYdZcWZabZZYYa
>%fix	acdcaZaZZYaabaaaYZZaaaZa
>%folk	ZabaaZZZbaZZbbaZYbXcaZZa
>%food	cYXbacaacaYaYaYbbbYZZXXZ
>%handle	ZbbbYbaZabYWXYXZbZaZYWXb
>%hold	aaZZacaZcbaaZaaZaaZaaaaa
>%house	bYbYabaZaZZZaZZZZacYZXYc
>%it	ZbcaaacXXZYaaZZaacYZZXZY
>%keep	ZaabaZaabbZbbaZXcYabaaZZ
>%kin	aabcaaabaaYaaZZcYZXbaZZY
>%law	aZZaaZbZaZaabbadYZbZaaaZ
>%look	abbZaZaZYaZZbaZZcacaaZaZ
>%makeUp	abaaacZbXZaaaYZaaYaZZYZb
>%me	abaYaaZZaZZZbZbZaZaaZZYY
>%money	aabaabZaZZabcbZXZabZZYYa
>%nature	abaaabZaaZaaZabcZbYaaaaa
>%order	bYZbaZaaabZacbaYbYbXZYYZ
>%past	aaaaaZZaZbaaYZabaabZaaZZ
>%place	aaZZabXadZaZYbZZbacZaZZb
>%reason	abaZaZbaabZZbbbcXYbaaZZa
>%said	ZZYbbZZZabaZaaaZbcZYaZZZ
>%scene	aabZaZbaZbZabZZZYdaZaZZa
>%soft	aXabZcaYYdXXcZaYbWaZYXXY
>%span	aYYZZbYbcZYYZZYaZbZYYYXb
>%talk	aaZbZYabZdaYYZaYXZababaa
>%taste	aZabZaaaYdZZXaZYcYcYZZaa
>%tech	abaZabcaYbaZYZaZbbbbaaaZ
>%test	abZbabcZaaZabZaXbaZZZZYZ
>%trust	aaaYaaYabZaZZaZbcZbaaaZa
>%turnsUp	ZbbaaaaaZZaZYabcZbZaabZa
>%verdict	bbZbaaaaaZZaaaZabZbXaYZZ
>%wear	abaZZcZZacaZcaYYZbZaZZZZ
>%you	aaZbZbZZZXZaaZZaZaaZaabZ
>&already	babaaaaaaYaabaaaabaaaaaa
>&asksBack	aZZZaaaaZcZZaaZbZZabaaba
>&ba	abbbabbZaZZabaZYacYZaaZa
>&bareMeasure	bZZdabWZZcZabZaccaYZaZaZ
>&been	aZacaabaaaaZaaaabZaZaaaa
>&callsYou	aaaZaaZaaaaacaabZabaaaaa
>&canDo	aaZZacXbaeaabaabZYbZaZZZ
>&causal	aaabaZbZaZaaZabcZbaZaaZa
>&changedTo	aZaZabZaZaaaaaacZbcaaaaa
>&doIt	acaZaZbZbZZXYaYaZZbYaaZc
>&doThenNot	aZaYZbbZZbZZXaacacWYZYYZ
>&done	abadaYbaaXZaaZaaZbZZZZZZ
>&doneCount	aZaZZabaaZaacZaZZdaYZZZZ
>&explains	baZZaacaaaZZbacZZbbaaaZa
>&fits	aaaZaaZbacZacaaaaaaZaaaa
>&general	aabbaabaacZbdaZYaaYZaaZa
>&going	ZaaaaXaaabZabaZbcbZaZaaa
>&has	bZYZZbZabaabXaZcZaYYZZYa
>&heDid	ZZbZabbaZabaaaZbadYaaZZa
>&heSpoke	ZZZaaZaaZbaacaabZbYbaZaa
>&iDid	aaZaaaZaZaaaZababcZaaaab
>&iHad	YaaZaYbZZaaZcaZbdZbZaaaa
>&ifThen	aaababaZaaaZaaacZZaaaZZa
>&isOf	baZZabaZadaZbaZYaYbYaaZZ
>&look	aaabaabaaYaabaaabbaaaaaa
>&loses	abaZaaZaaaaacaaYZabZaaZa
>&notOnce	aaabaaZaaaaacaabZaaaaaaa
>&offer	ZZZbZaaabXbbaZZaZbZYZZaZ
>&onceThen	bYcZZaZacaZZYZZdYaZZZZZZ
>&orders	aaaZaaZZbYabaaZbbZbaaZZa
>&passive	abaaaZZabbaaeaZZZaYaaaaa
>&percent	aabcaZabaZbaZaaaYaaaaaaa
>&promised	bbaXaZZabYZZbaZZccaaabaa
>&proverb	bWZZXacZbaYaZaYbaacXXUWY
>&saysQuote	bbbcaYZaabZZbaZZYcYZaZZa
>&stepCount	aaacabZaZbaZacaaZaaaaaZa
>&thatDay	adaaaaabZaaZbabYYaYYaaZa
>&threshold	aZaaaaZbaaabYaaabZbaaaaa
>&unlike	ZZcaaaZZacaZZcbbYZZZaaaa
>&until	aaaaaaababaaaaabZbYaaaab
>&untilNow	aZbaaacaZaabbbZZaaZaaZaa
>&verdict	aaaZaaaaabaaabacZabZaaaa
>&versus	aaaaaZbZZYbaaaaacaaZaaaa
>&wasBad	aaZcaaZaZZZaZaacbbbZaaZa
>&whereTo	aZababZaZaZaYbZYbcbbaZaa
>&worse	acabaaaaZcaZZaabYZZbaaaa
>&years	aZabaZYbcYaZaaZcaadZaZaZ
>adage	YbcYaZabYcaZaabYaaZZZZYZ
>advice	abaZbZaaababYaabZZbaaZaa
>after	aXZYZaabZbZZbaZbaZaaZZYZ
>amounts	ZZaeaaZaaaaaabaZaYaaaaaa
>appeal	bYXZXZZWbZYZZaYYaYZcYYZW
>audience	ZaZbaabZaZaZdZZZZYZaaZbb
>authority	aaaZaaZaZcaaaaaZbaaaaaaa
>before	baZbaZZZZaZaaZaZbbcZaZZZ
>buy	aYZaaZbZfYaaYZZaZYYZZYaa
>conclude	aZaZaZaaZbaaabadZZbZaaaa
>contrast	aXZYaabaYbaZbZZabaaaaZba
>credential	aZbZaZYabZaZZbacaabbaZaa
>digits	aYWbXaXZaabYZYXZYZaUXWVZ
>exclaim	bZaZaababZbaabZZcbZaaaaa
>flaw	ZZababZbbcZabbaZXabZaZbZ
>formal	aaaaaZZaaZZbYacbYZYaaaac
>keep	aaabaaZZacadZaZYcZXcaYaZ
>material	acZdZbYcZaaaYYZYZaYYZYZa
>me	bZaXZYZXZZYYZYaZZYabYXWY
>meaning	bZaXZZbcabaXZZZbZZaYZYYa
>measured	ZYZYZabXVYZZaZaaZabZYYXZ
>numbered	aaababYaXXZaZaZbcZbZZaZa
>pain	ZZZZabYZZbZaZYZZZZYaZYZY
>particle	ZYXZZbaYYaaZZYababZbZaYZ
>person	aXaaaXVYZZaYZYXaYdYXZXYY
>place	bbZZaaZbabZZZaababYaaZZZ
>price	aaYYZaabXacZaZbbaaZXZXYZ
>question	abYXaabYYcYYbaZaXYZbZacZ
>quoted	ZZYbaZYabaaaaYaYabaYZZZZ
>relay	ZedaaYYZZXZZababYYaaaZZa
>relief	aZaYZbaabbaZcZZWZYbYZYYY
>setting	bZZaaZXbYYacWZZcZaaaabaa
>show	cZYaaadYZZZYXZZYbaaZaZZZ
>speaker	aYbbaZaaaaZZYaZZZcbYZZZa
>spec	aaZZZbYYZaaZbZZYacZZZYbY
>step	babbZaacaXYYZaZbZZXbZXaY
>story	abbWaZYaXbZaZcbZXaaZZaYa
>talk	aaZWaZaYcaZZaaZaXaXdaZaZ
>taste	aYZcaaZZYbaZZaZYXcbaaYab
>thing	ZZaZaaZYZbYaaaZaaaYZZYZY
>time	aYZYaZWZcZYZZZaabaZXZYYX
>turn	ZbadaaXZbeZZZZacXYYaaZZZ
>urgent	aZbaaYWbbaaZbZaZZbbZabZZ
>witness	ZZYcbaYacaaZbbZdYZXZaZZZ
>worse	abdbaYZaYZZbZaacXYZbaZZZ
>you	ZZZbZaYYYXYZZYYbZaYYZabY
^一	aaaYaabZbcaaXaacZaacZaZZ
^上	abaaaaZabaaacaaaZaaaaaaa
^不	aaacabaaZZaadaaaZZYaaZba
^为	baaaaaaaaaaaZaadZaaaaaaa
^为什	aaaaaaaaaaaaZaacaaaaaaaa
^也	aaaaaaaaaZaacaaabaaaaaaa
^人	aaabaaaaaaaaZaacaaZaaaaa
^他说	aaaaaaaaaaZaYaacaZbbaaaa
^你	acaZaabZaaaYYaaZaaaaZfYa
^儿	aaaaabaaaaaaZaaaacaaaaaa
^儿子	aaaaaaaaaaaaaaaaacaaaaaa
^先	aZaaaaaaaaaaaaaZcZbaaaaa
^其实	aaaaaaaaaaaaaaacbaaaaaaa
^医生	aabaaaaaaaaaZaacbZaaaaaa
^去年	aaaaaaaaacaaaaaaaaaaaaaa
^可	abaZaaZaabaacaaYZaaaaaaa
^同一	aaaZaaaaaaaaaaaaZcaaaaaa
^后	aZaaabaaaZaaaaacZaaaaaab
^后来	aaaZabaaaZaaaaacaaZaaaab
^唯	aaaaaaaaaaaacaaaaaaaaaaa
^唯一	aaaaaaaaaaaacaaaaaaaaaaa
^因	aaaaaaaaaaaaZaadaaaaaaaa
^因为	aaaaaaaaaaaaZaadaaaaaaaa
^坐	aaaZacZaaaaaaaaaabaaaaaa
^她	ZaaaaaZaabaaYaababZZaaba
^她说	aaaaaaaaaaaaZaaaacaaaaaa
^它	aZaaaabaaZabYaaeaaZaaaaa
^对	aaaaaaaaaZaacaabZabaaaaa
^就	abaaacaaaZbacaaZZaaaaZaa
^左	aaaaaaaaacaaaaaZaaabaaaa
^左边	aaaaaaaaacaaaaaZaaabaaaa
^差	aaaaaaaaaaaaaaacaaaaaaaa
^已	aaaaaaaaaZaacaaaaaaaabaa
^已经	aaaaaaaaaZaacaaaaaaaabaa
^底	aaaaaadaaZaaaaaaZbZaaaaa
^底下	aaaaaadaZaaaaaaaZbaaaaaa
^开	acaaaaaaaaaaaaaZaaaZabaa
^当然	aaaaaaaaaaaacaaZZabaaaaa
^怎	aaaaaaaaaaaaZaaacaaaaaaa
^怎么	aaaaaaaaaaaaZaaacaaaaaaa
^想	aaaaaaaaaZaaZbaZbaaaadZa
^我	aYacaabZZcabXZZcYaYaaYaa
^我们	aaaaabaaZaaaZaacZaZaaaaa
^我拿	aaaaaaaaacaaaaaaaaaaaaaa
^我给	aaabaaaaaZaaZaaacaaaaaaa
^房	aaacaaaaaaaaaaaaaaaaaaaa
^房子	aaacaaaaaaaaaaaaaaaaaaaa
^手	aaaZaaZaZcaaZaaZbabbaaaa
^手机	aaaaaaaaaaaaaaaacaaaaaaa
^有	babaabZaaabacaaXZbZZaZca
^来	baaaaaaaZcbaZaaaaaZaaaaa
^每	aabaaaaaaZaaaaaacZZaaaaa
^没有	aaaaaaaaaZaaaaacaaaaaaaa
^现	abaaaaaaaaaaaacZaaZaaZba
^现在	abaaaaaaaaaaaacZaaZaaZba
^男	aaaaaaaaaaaabaaZacbaaaaa
^看	aaabaaaaacaabaaYbaZbaaaa
^第	abbaaZaaadaaabaYXaaaaaba
^第一	aaaaaaaaacaaZaaaaaaaaaaa
^老	aabaaaaaaabbcaaZZbYaabaa
^跟	aaaaaaacaaaaaaaaaaaaaaaa
^转	aaaaaaaaaZaadaaaaZaaZcaa
^转机	aaaaaaaaaaaacaaaaaaaaaaa
^转给	aaaaaaaaaaaaaaaaaaaaZcaa
^还	aaaaaaaaaaaabaaaZacaaaab
^还有	aaaaaaaaaaaaaaaaZacaaaab
^这	baababcacZaaYaaZZbZaaaZa
adage	ZZZbabZaYZZZacZbYZabaYcZ
advice	aaababZbZZaZaaaYcZcaZZaa
after	aZZYbYYZabbbbZdYYXbYZYbY
alike	aYZZaaaZYZZYZZaZaZdZZZZa
appeal	bYYZaZXYYZXZZZZabYYZXbYW
at0	qYZWaYZaZXZZYZZWXYXZaZaf
at1	YcaeZaXYXVXYWbYaYcaXYXYd
at2	WcadZZZYXZXYUcYbZdYXYXYc
audience	cbacaZZZaZZZYZabaZZYbbZa
authority	ZaabaaaaababbaaaaaYaaaaa
back0	XXYWZYWYXVYYWYYVWXTeggfe
back1	XWXVZVXZbXZcdXbXaXXdYabb
back2	WXYWYWZbbZaYbYbZcVZaYYWb
before	ZaZaaZaZaZaZaeZZZZaacbaa
besidelist	aaZZZaYZaYXbaYZZYaVZbaZW
bias	ZXUYRWXTXZUWaSVZaYbZWZXb
breath	VXYXYaaXYbZYZXXZbabYWaYc
bullet	aaaaaabaaaaaaaaaaacZaaaa
buy	ZbZYabZabZcYZZZabZYXZeZa
cause	bZaaaZZZZYZaabaeYaaZaZba
conclude	aaaaacaaaZaabaaZaaZeaZZa
contrast	ZZaaaXZaZdaZZaacYXbcZaba
credential	aZbeaZZaZZagYZZYbZYYaZaa
cue.action	ZYXZZXXXYWZZWYYXXYZYZbZa
cue.advantage	ZYabaZYdXaaZaZaYZYZXZZaZ
cue.after	ZZZZaZXZYaZYYXeaYXaZYYbZ
cue.agitate	baeYaZZaZZZcaZaaYaYYZaaZ
cue.before	YaYaZXYZZZaYYcZZXbZZbYYZ
cue.benefit	bZaXaYZadZYXWYYZZYaaYbYY
cue.context	YXZbaZYaZaZYbaaaWaZYZaYb
cue.evidence	ZZWZWYYXYaYYZXZaZXZZVYVZ
cue.feature	XWWYYabZZZaXYZZZZZZXZaYY
cue.hook	cXYYbYaZZZZYbaZZaaYYbZYZ
cue.how	bXYZZaWZWXYZXXXYcYZZZYYY
cue.pain	YbaYZYXWXZZXYZWZYYYZZZYZ
cue.point	ZYZXYYXaXZXZZYZZZYZYZZYZ
cue.punchline	aYYYZaZabYaZWaZaZYaaaYaa
cue.question	aYZbcYZZYbYYbZYZaaWZYcXa
cue.save	ZZZabZZaYbZaZaZZZXaYdbYZ
cue.setup	ZYZaZXZXYZZXYYYYYaYYWZYX
cue.solution	YaXZYcaYYYYZYXZYYXYYYYaY
cue.summary	cYZYZaYZZYZZZaZcbZZdZZaZ
cue.testimony	aYZZaYXYXaaYZZaXXXZYaYYY
cue.trust	ZaaaZaaZYYZcZYaZZXZYZaaY
cue.twist	aYXZYZZaZaZWaYZaXZYbYXaY
cue.why	ZYZaZYYZaXZZcaZccYYaZeZZ
digits	aXZaYaaWVeYYZXYUYXYYYcWZ
exclaim	baaZaaZaaZaaaaaZdcaZabaa
flaw	abbZaaZaYacadbaXYaacaYaa
formal	YaaaaabaZZbaYaabZaYZbaZd
halts0	fYZXabYZaYbaaZZYYYYYbcZb
halts1	baZaYWXabYXXaXZZVZabaaaZ
halts2	WaZZYXZZXaYaYZXbbZbaWZZb
halts3	XZaaZbbZZYZZaabbdZbYYYZZ
halts4	YbaYabbZYcaabaZXbcaYaaZb
inlist	aYZZaaaZYZZYZZaZaZdZZZZa
k0 %ache	adaZaaZbZbabbaaZZaYZaaaa
k0 %amount	ZaaaabacbZaaZaaZabZaaaab
k0 %better	baabaaZcZaaacaaaZaaaaaaa
k0 %body	aacaaaZacZaaaaaYaZaZaZaa
k0 %box	aZabaZcaaZaaZaabbaaaaaaa
k0 %buy	aaaaaZbaZbabYaaabaZZadaa
k0 %crowd	aabbabbaZabcYZaZbZYYaaZZ
k0 %deny	aaaYaaZabaabcZaabaZZaZaa
k0 %food	abZZaYcabYaZZZZZaacaaaaZ
k0 %handle	ZaaaacabaaZaZaaadYZZaaZa
k0 %hold	aaaZaaaaacaaaaaaZaaaaaba
k0 %house	aaabacZabZaZaaabYZZaaaaa
k0 %it	aZaaacabYZaZaaabaaaZaZaa
k0 %kin	abbZaaaZcZcZaaaaZaaaaZaa
k0 %look	aaZZaaaaacaaZaaZaabaaaaa
k0 %me	aaaZabaZZbbcZaaXYabaabaa
k0 %money	abbZaaYcZaabZaaZZabbaaaa
k0 %place	aaaZaZbaZaaabaacZZaaaaaa
k0 %reason	baaaabZaaZaaaaacZaaaaaaa
k0 %said	aZbaaaaaaZcbaaaaZabbaaaa
k0 %scene	aaaaabaaaZaZbaaacaaaaaaa
k0 %soft	aacZabbcZZZZaaaYbaaaaaZa
k0 %span	abbaaabaaYacZaaYaaYaaaaa
k0 %taste	aaaaacaaaaaaZaaZaabaaaaa
k0 %test	ZbZaaaYaZcZbcaaZcZaZaaaa
k0 %turnsUp	aZaaacaaaZaaaaaZbabaaaaa
k0 %verdict	abaaabYZbZaacaabZaaaaaaa
k0 &ba	aZaaaaaaZaaaaaacbaaaaaaa
k0 &canDo	aaaaaaacaaaaZaaZbaaaaaaa
k0 &doIt	aabaaaYaaaaaaaaabZaaaaaa
k0 &doThenNot	aaaZaacZbbZbaaabZaYaaaaa
k0 &doneCount	abaZaabbZZdaaaaaZaaaaaaa
k0 &flawOwned	aaaaaaaaZaaacaaaaaaaaaaa
k0 &has	aaabaabaaYaZbaabbZZZabaa
k0 &iDid	aaaaaaaaacaaaaaaaaaaaaaa
k0 &iHad	aaaaaabaacbZZaaaZaaaaaaa
k0 &isOf	aaaaabcbaXaaaaacZaaaaaaa
k0 &loses	aZaaaaacaZacZaaaaaZaaaaa
k0 &notOnce	aaaaaaZaacaaaaaaaaaaaaaa
k0 &offer	aZaaabZaaaaaZaaabaaZacaa
k0 &onceThen	ZbbZabYbabZZaZaZbaYaaaaa
k0 &proverb	ZabYaabbZbaaZaabaaXZaaaZ
k0 &years	aaaaaabaZYabaaaaaaabaaaa
k0 appeal	baaZaabbZbZbYaaZbabaaZaa
k0 at0	gZaaaZaaaZaaaaaZaaaaaaaa
k0 at1	XdcaaaZZZZZYaaacZaaZaZaa
k0 at2	abbcaZZZZaZabaaaZbaaaZaa
k0 back0	aZaaaaZaZZZaaaaaZaZcaeaa
k0 back1	aZZZaZabaXZbbaaacZaYabZa
k0 back2	ZaaZaYaacbcbZaZYaZaaaZaa
k0 bias	acbWYbacbaZaXYXaaXYYYaXY
k0 breath	aZZZaaaZaaZabaaZaZcbaaab
k0 contrast	aaaaaZabZcaabaaaaaaaaaaa
k0 cue.action	bZbYaZbZZabYaaaZZaaZZcZa
k0 cue.advantage	aZaaaaZdZaaacaaZZaZaaaaa
k0 cue.after	aZbaacaaZYaZaaaZbabZaaba
k0 cue.agitate	aZcaaaaaaaaaaaaZaaaaaaaa
k0 cue.before	aaaaaaaaacbZZbbZZZaaaaaa
k0 cue.benefit	bbaZaaYbcZaaZaaYbaaZaaZa
k0 cue.evidence	ZbbaaYaZZcbaZYYWZYZZZaZY
k0 cue.feature	aabaaacbaXbaaZZZYaZaZbZZ
k0 cue.pain	ZcbaaaaZaaZZbaaZZaZaaaZb
k0 cue.point	aZbZaaaaaabbbaaYZYYaZbaa
k0 cue.punchline	aaaZaaabaYbaaaabaaaaabaa
k0 cue.solution	ZcYZacYaZbaZZZZbZaaaabaa
k0 cue.testimony	babaaaZaaabZZaZaZacaaaaa
k0 cue.twist	aaZZabZbcaaZZaabYaaZaaaa
k0 digits	aZcaaabZaZaacZaaYaYaacZa
k0 long	aaaaaaZaacaaaaaaaaaaaaaa
k0 me	aZaZaaZaZcbbZaaYYacaaaaa
k0 measured	aabaaaZbbYbacaaaZaZaaaaa
k0 pain	abbZaaZcaZaaaaaabaZaaaaa
k0 paragraph	bbbZabbcaZbbYaabYYXZaaaZ
k0 part0	ddcZaaYZYYZYaaacZaaZaZZa
k0 part1	ZbcZZcbZaaZaZZZZaZaZZZZZ
k0 part2	ZZZYacbdabbaXaaYbYZZaZZa
k0 part3	ZYZYaYZbcZbcaZZaaZZZZaYZ
k0 part4	aZaaaZZaZZZabaaZZaacbeba
k0 particle	aabbaYZaZaaZbaaabZaaaZaa
k0 person	aZaZabaaaacabaaaZaZaaZaa
k0 step	abaZaaYbacaaZaaacZbZaZaa
k0 time	aabaaabaYYbbZaaabZaaaaaa
k1 %ache	aaaZaZZaZbaacbbbZZaaaaaa
k1 %better	aaabaaZdaaaZZaaaaaZaaaaa
k1 %body	abaZaabaaZaaaacaZZaaaaaa
k1 %buy	aaaaaabbZaabYaaZaaZaZcaa
k1 %crowd	aaaaabaaaZbbYbbZZaZZaZaZ
k1 %deny	aaZcaYZacbZbaaaaZaZbaZaa
k1 %feel	aZaaaabZbaaaYaaaaaZbabZa
k1 %fix	aaaaacZaaaaaaaaaaaaaabaa
k1 %food	aaaZacaaaaaabaZaaZaabZaZ
k1 %handle	ZbaZaaZaaaZabbbaaZZYbaaZ
k1 %it	aYaZaaabbZbaZaaaaaaaaZba
k1 %keep	aaaaaaaaaaaaaaaabaaacaaa
k1 %makeUp	aZaaaZbaYZaacaabZaaabZaa
k1 %me	baZcabaZaabaZaaZZaZaabZa
k1 %order	aZabaZYZbbbaacbbaZYabaZa
k1 %said	aZabaaaaaZdaZaabZaZZaaaa
k1 %soft	aaZZabaaababZababZYbaZaa
k1 %span	abaYaaYabcaaXccaaaXaaZaa
k1 %taste	ZaabaZcaZZaZaZabZabZaaaa
k1 %verdict	aaaaaaZbbZaaZaaZcaZcaaaa
k1 %wear	abaZabcaaZZZZaZcYaaabaaa
k1 &canDo	aaaaaZcbaaaabaaaaaZZaaaa
k1 &doThenNot	aZZaaZabbdabYbabYaaaaaaa
k1 &doneCount	baaaabZaZdcaYaaaZaaaaZaa
k1 &flawOwned	aaaaaaaaaaaacaaaaaaaaaaa
k1 &has	aZaZaadbaaaaZaaabZbaZaZa
k1 &isOf	aaaaabcaZbaaaaaZaaaaaaaa
k1 &loses	aaaaaZcaZaababaZaaaaaaaa
k1 &proverb	aaZaaZdabZZaabbYZabZaaaZ
k1 &thatDay	aaaZabbaaYaababaZaaaaaaa
k1 after	aaaaaaaabaaaaacaaaaaaaaa
k1 at0	eZaaaZaaaaaaaaaaaaaaaaab
k1 at1	bdZXaaaaZYaZZdZbZZbaaaaa
k1 at2	abZdaZbaZXZZZdaZbbZaaZaa
k1 back0	ZZaZaaZaZZaaaaZaZaZcdeab
k1 back1	ZZZaaZcaaaabeZaYXaZZZaYa
k1 back2	ZZaaabXcbbbaZZcaYZZZaZaa
k1 before	aaaaaaaaaaaaacaaaaaaaaaa
k1 bias	bbXYYbcZcZZYZbaYZWZXZaWX
k1 cue.action	baabaaaaaYacYaabYaaaZcaa
k1 cue.advantage	aaadaaabZZabYaaaaaaZaaaa
k1 cue.after	aZaaabZabYaZZZdaZaaaaaba
k1 cue.agitate	abbaaaaaaaacZaaZaaaZaaaa
k1 cue.before	aaaaaZaaZaabZdbaaZaaaaaa
k1 cue.evidence	abaZaZZaabbZZcaWaZYYaaaX
k1 cue.feature	aZaYaZabYaaZZcbZbaYZbbaY
k1 cue.how	aaabaZZaZaabaZadbaYabaZa
k1 cue.pain	ZbaaabZabaZacabYZZZaaZaa
k1 cue.point	aadYaaaaYYZbcbcXaZbYaaZY
k1 cue.punchline	aaabaabaaZaaYabaZaZcaaZa
k1 cue.setup	aaaZabaaaabaZbbaYaaZabaa
k1 cue.solution	bZcaacaaaZaZYaaYZbZaabaa
k1 cue.summary	aaaaaaaaaaaaZaaaaaacaaaa
k1 cue.testimony	aZaZabZaZbeaYaaZZbaaaaaa
k1 cue.trust	acabaaaaaaaZaaaaZaaZaaaa
k1 cue.why	aaaZaaaabaaabaacZaaaabaa
k1 digits	aabbabZZYcaaaZbZbaZZaaaZ
k1 flaw	aaaaaaaaaaaadaaZaaaaaaaa
k1 me	baacaaYZbabZaaaZZaZaabaa
k1 meaning	aaaaaabacZaaaaabZaZaaaaa
k1 paragraph	XbZbZaaaaaaZacbYZXZZaaYY
k1 part0	fdZXaZaZZYZZZdZbZZbZZZaa
k1 part1	ZaacacbZZYZZZcaXbaaZZZZZ
k1 part2	ZZaYaZcZdaZaZZaacZbZZZZa
k1 part3	ZYZaaaacbacbbYcYWZZZZaYZ
k1 part4	ZZaZaZZaZaZabaZZZaacddaa
k1 particle	aaaYacYZbYaZaaabZbabaZba
k1 price	aaaaaabaaYaaaaabaaZaabaa
k1 relay	aaaZacZaaaaaaaaaaaaaaaaa
k1 setting	aaacaZZabaaaaaaaaaZaaaaa
k1 short	baaaaaaaaZaZaaaZbacZZcZa
k1 show	aaaaaaaaacaaaaaaaaaaaaaa
k1 time	abaZaaaaYcbaZbcaaZZaaaaa
k10 %ache	acaZaZZbaZabYaabaaZZaZba
k10 %amount	ZaaZaabaZZaaaaaacaZaaaab
k10 %better	baaaaaacaaaacaaZZaaaaaaa
k10 %body	aaaYaabababaZaaaaZbZaaaa
k10 %crowd	ZbaZaaaZaabcbZaaYZYZaaZa
k10 %deny	bbaYabYbaacbbZaXbZaaaaZa
k10 %food	aaaZaYabaaZaaaabYabaaaab
k10 %handle	ZaZaabcaaYZcZaaZaZaaaYab
k10 %house	aaacaaaabaaaZaaYabaaaZab
k10 %look	abaZaacaZaabaaaYbZaaaaaa
k10 %makeUp	aaaaabbacYaaZaaaZabZaaaa
k10 %me	aZZbabZaaaZdZaaZYaaaaaZa
k10 %order	baaZabaaYbaZbaaZaZbZabba
k10 %said	aaaZaaZaZZcabaacababaZaa
k10 %scene	aaaaacZaaaaaZaaabZaaaaaa
k10 %soft	aZZZaaabbaaabaacZbaYaYaa
k10 %span	ZaaaabYaaZacZaaaaaaZaaab
k10 %taste	aZababbbZYabaaaZaaaaabaa
k10 %test	ZaaaaZcaZdaaZaabZZZaaZaa
k10 %trust	aaaaaZZaaaacaaacaaaaaZaa
k10 %turnsUp	aZaZabaaabaZaaaaaaaaacaa
k10 %verdict	bbaaaabZbYaadaaaZZaaaZaa
k10 %wear	aZaaacaaaYaaZaacaZaaabaZ
k10 %you	aaaaaaaZcZbbZaaZaZabaYZa
k10 &bareMeasure	abaZaacZbcaaZaaaaZaaaZaa
k10 &doIt	aaaZaZabaabZaaacaaaaaYab
k10 &doThenNot	abZaaaYabaabbaaXbaZaaaaa
k10 &done	ZZabaZZaaabZYaabbbbaaaaa
k10 &doneCount	aaabaZbaZYabbaaZacaaaaaa
k10 &going	abaaaabaaYaaZaaaaaaaaZaa
k10 &has	baabaaabdZZacaaaZZZZaZaa
k10 &isOf	aZaaaacaaZaabaaaaaaaaaaa
k10 &look	aaaZaaZaZcbaZaaZaaaaabaa
k10 &offer	aZaZabZaacaaaaaaaabZaaba
k10 &onceThen	aaaYaacabbaaaaaZZaaZaaaa
k10 &proverb	baaZaZaaadacaaaZZYbaaZaZ
k10 &versus	aaaaaaaZaaaacaabaaaaaaaa
k10 appeal	aZaaaaaZdaabYaabbZabaXaZ
k10 at0	dZaaaaaaaaaaaaaaaaaaaaaa
k10 at1	aabZaZZZabZYaaabbaZZaZaa
k10 at2	ZZZbaZaZaZZbcZaZbbZZaZaa
k10 back0	aaaaaaZaaZacaaaaabZbacaa
k10 back1	aZaZaZZacYaabaabaZaZabZa
k10 back2	ZaaaaYacXZabaaaXbaababaa
k10 besidelist	aaaZacZaaaaaZaaaaaaaaaaa
k10 bias	aZXXYZaabaYaZYYaZZXXZcXZ
k10 breath	YaZZZbaZaZaZcZZaabZZZcab
k10 buy	aaaaaabaaZaaZaacbaZaaZba
k10 cue.action	bYaZabZbaZbWZaabZbbaZYca
k10 cue.context	YZaZabaaZcaYcaaZZaZaabab
k10 cue.evidence	ZaZYZaaZYbZaZZZaYYYZZaZZ
k10 cue.feature	ZZabacbabYaaaZaZYaaZacaa
k10 cue.pain	ZbaaaaaaZbZbYaabaaaaabZa
k10 cue.point	aaZZaaZaaabZZaaaaaaaacaa
k10 cue.question	ZaaaaaaaaZaaZaabaaacaaaa
k10 cue.setup	ZbaZabaaZabaZaaZZbZZaYZa
k10 cue.solution	ZbZZaYeZZYaccaaZYZaZaZaa
k10 cue.testimony	acabaZbbaXaZbaaaZabaaZaa
k10 cue.trust	aaabaZaaacaaaaaZaZaaaaaa
k10 cue.twist	acaaaZaabbaZaaaYabaZaaaa
k10 digits	aYaYaabbZYaadaaZZbZZafaa
k10 me	aZZaaaZZZbZcaaaaZaabaaZa
k10 meaning	abaaaaaaZaaacaaZZabaaaaa
k10 pain	abaaaZaabZaaaaaYcaaaabaa
k10 paragraph	abaaababaZacZaaZZZaaaZaZ
k10 part0	dabZaZZZaaZYaaabaZZZaYaa
k10 part1	ZaZZaZaabbZaaZaYabaZaZaa
k10 part2	ZbZZabbcaaabZaaYbZYaaZaa
k10 part3	ZZZZaabaaYaaZaZbXZaYaeYa
k10 part4	aZaaaaZaZYabcaaaaaZbacba
k10 particle	ZaaYaZbbaXbZcaaZYZaaaaab
k10 price	aaaaaaZaabaZaaaaaaaaacaa
k10 setting	ZZaZababZcaaaaaZZbaaabaa
k10 short	bbaZaZZaZbaaaaaaZaZaadaa
k10 show	abacaabaZZabZaaYbZaaabaa
k10 spec	aaaZaacZbbaaaaaaZZaaaaaa
k10 urgent	aaabaabaaZaaZaaacaabaaaa
k10 witness	aaaaaaaaaZaacaaaaaaaaaaa
k10 you	aZaaaabZdZabZaaZaZabaYZa
k11 %ache	aaacaaaaaaaaaaaZaabaaaaa
k11 %but	aaaaaaaaaZaacaaZaaaaaaaa
k11 %buy	aaaZaaZaZaabZaaabacaaZaa
k11 %deny	aaaaaaaZZXbZbaaccaabaaZa
k11 %feel	aaabaaaaaaaaZaabcaaaaaZa
k11 %folk	aaaZaaaaabbaZaabZcZaaaaa
k11 %food	aaaZabaaaZbcbaaaZbaaaaZa
k11 %handle	aaaZaaaaacacaaaZYbbYbaaZ
k11 %law	ZaacaaaaacZbZaabZaZaaZab
k11 %money	aaaZaaaaabcZYaadaZYbaaaa
k11 %order	aaabaaaaaYaaaaabaacZaaaa
k11 %place	aaaaaaaaaabacaaZbZaZaZab
k11 %reason	aaaaaaaaaZaaaaacaaaaaaaa
k11 %said	aaaaaaaaaYdaZaabZaaaabaa
k11 %soft	aaaZaabaZZabaaacYbbbaZaa
k11 %span	aaabaaZaaZbaaZZZbYbaaaaa
k11 &canDo	aaaaaaaabYbabaaaZacaaZaa
k11 &doIt	aaaaaaaaaZaaaaaZbacaaaaa
k11 &doThenNot	aaaaaaaaZZbabaacZaaZaaaa
k11 &doneCount	aaaaaaaaaaaZZaacbZaaaaaa
k11 &offer	aaaZaaaaaaaaaaacbZaaaaba
k11 &onceThen	aaaaabaaabbaaaababYaaaaa
k11 &percent	aaaaaaaaaaZaaaacaaaaaaaa
k11 &proverb	aZaaaaZZZZbZcaabZaabaaaZ
k11 appeal	aaaaaaaaaaaaYaaacabaabaa
k11 at0	caaZaaaaaaaaaaaaaaaaaaab
k11 at1	aaaeaabaaZaaaaaXZZbaaaab
k11 at2	aaaZaaZaacaaZZabYdZaaaab
k11 back0	aaaZaaaaaaZaZaaZaaZcbbcc
k11 back1	aaaZaaZaaacccaZYaaZZaaZa
k11 back2	aaaZaZaaZaaZcabYdZZbaaaa
k11 besidelist	aaabaaaabYaabaaaZaaZaaaa
k11 bias	aXYaZYXYXaaaaYYZZbaZZYZa
k11 cue.action	abaZaaaaaZZabaabaZZYbZab
k11 cue.before	abaZaaaaaZbabZZZZbcbaaZa
k11 cue.evidence	ZZZaaaYaZZbaZZabZYYZZYaa
k11 cue.pain	aaacaaaababaZaaaaaYZbaaa
k11 cue.point	abbaaZbZaYZaaaabbaaabYbY
k11 cue.punchline	aaaaaaaaaaaaaaabcaZbaaZa
k11 cue.summary	aaaaaaaaaaaaaaabaaaaaZca
k11 cue.twist	aaaZaaaaZZaacaaababbaaZa
k11 digits	aaabaaaaacbaZaabaZZaaZab
k11 formal	ZaabaaaaaaaaaaaaaaaaaZac
k11 me	aaabaaaaabcbZaaaZZaZaZaa
k11 meaning	aaaaaaaaaaaaYaaacabZaaaa
k11 paragraph	aZaaaZZZaZcZZZaaaZZZaaab
k11 part0	daadaabaaYaaZaaXZZbaaaab
k11 part1	ZZaYaZZaZbaZYZZbYdcZaaaa
k11 part2	aZZZaaaZZaaababcaZaZaZaa
k11 part3	ZZaZaZZZaacbcaZZcaYZZZZb
k11 part4	aaaZaaaaaaaaYaaZaaZcbcca
k11 person	aaaaaaaaaabaYaaZbcaZaaba
k11 price	aaaaaaaaaaaabaadZZZaaaaa
k11 quoted	aaaaaaaaaZeaZaaaZaZZaaaa
k11 taste	aaaaaaaaaZaabaacaaaaaaaa
k11 time	aaaaaaaaaXbabaabaZaaaaaa
k11 turn	aaaaaaaaaaaacaaZaaaaaaaa
k12 %ache	aaaaaaaaaaaZaZZaZacZabaa
k12 %amount	aabbaaZaacaaYaabcZZaaaaa
k12 %better	aaaZaaaaaaaaZbaaaacaaaaa
k12 %buy	aaaaaaaaaaaacaaZaaZaaaaa
k12 %crowd	ZcaZZZZaZcZZaaaaZZaaaZaZ
k12 %deny	aaZbbaZaZZaZaaZaaaacZZaa
k12 %feel	ababaaaaaaaaYaabZZabaaaa
k12 %fix	aaabaaaaaZaadaaZbZaaaaaa
k12 %food	aaccaaZaaZaaYabZabYaaaaa
k12 %handle	aabaZZZaaaaZdaZaZbYZaaZa
k12 %house	aZaaaaaaaaaabaaZcaaaaaaa
k12 %it	aaabaaaaadaaZaaYZabZaaba
k12 %kin	aaaZaaaaabaacaaaabZaaaaa
k12 %makeUp	aaaaaaaaabaaaaaYcaaaaaaa
k12 %me	ZbaZaaZaZYZaaaaabdaaaaZa
k12 %money	abaaaaaabaaaZaaYbbaZaZaa
k12 %reason	aaaabaaaabaaYaabbaabaaaa
k12 %said	acZZbZaaaZaaaaaZbabZaaba
k12 %soft	ZaZcbaZaZZaaaaabaZaZaaba
k12 %span	abbaaZaabbaaZbbXabaYaZaZ
k12 %talk	aaaabaaaaYaabaaaaZbZaaaa
k12 %test	abaaaaaaaaaaaaacZbZaaaaa
k12 %verdict	acaaaaaaaZabYaaabZdZaZaa
k12 %wear	aabbaaaaZbaabaZYcaZaaZba
k12 %you	ZaacaaaaaYaabaabZaZaabaa
k12 &ba	aacZaaaaaZaabaaZbZbZaaaa
k12 &doIt	aaaaaaaaaaaaZaaYacababaa
k12 &doThenNot	abZZaaZaaaaacaZbbZaaaaaa
k12 &done	aabZaaaaaYaababYZacbaaaa
k12 &doneCount	acZZaaaaabaabaaabZZbaaZa
k12 &promised	aaaZaaaaaaaaaaaZcaaaaaaa
k12 &proverb	acaYaaZZaXZZaaaZacababba
k12 &unlike	aaaZaaaaaaaaaaacaabbaaaa
k12 alike	aZZZaaaaaaaaaaaZaacaaaaa
k12 at0	eaaZaaaaaaaaaaaaaZaaaaaa
k12 at1	ZZadabaaaaaaZaaXZdbaaaaa
k12 at2	ZbZacZaaabaZYbaZZcaaaaaa
k12 back0	aaaZaaaaaZabZaZZaaZbabda
k12 back1	aZZZaaZabZZaZadZYabbaaba
k12 back2	aaaZaaaZaaZZbabYbZbcaaZa
k12 bias	ZaZaZYWYYYXYZYZbbabaYZZX
k12 cue.action	ababbaaaZbaabaZZYZacaaZZ
k12 cue.after	aaaaaaaaaZaaaabZcaZZabaa
k12 cue.before	aaaZaaaaaYaaababZZaaaaaa
k12 cue.context	aaabaaaaaZaacaaZaabZaZaa
k12 cue.evidence	bbcaaaYZabZaabbZXZZZaZaY
k12 cue.feature	abaaaaYaacaaYbbZYaaYaZaZ
k12 cue.how	aaaaaaaaabaaaaZYabaaabZa
k12 cue.pain	ZcaabaaaaaaaXaZbZbaaaaba
k12 cue.point	ZbbZaYZZaZZZYaacbaYZbaZZ
k12 cue.question	ZZabbaaaaaaacaaaaaZaaaaa
k12 cue.setup	aYbcbZaaZZZaaZZYaZaZZZaa
k12 cue.solution	aZcbabaaaZaaaaaZZaaaaaba
k12 cue.summary	aaaaaaaaabaaZaaabacaaZaa
k12 cue.testimony	aaZZaaaaZbYaaZabaZaaaaZa
k12 cue.trust	aaZcaaaaaaabYaaZaZbbaaba
k12 cue.twist	aaacaZaaZZaaXaacaZaaaaba
k12 digits	abaaaaZabdaaYbaaaaaYaaaZ
k12 inlist	aZZZaaaaaaaaaaaZaacaaaaa
k12 me	aabZbaZaZXZaZaaacdaZaaZa
k12 meaning	aaaaaaaaaaaaYaabaaabaaaa
k12 pain	abaZaaaaaaaaZaabZacaaaaa
k12 paragraph	ZbaaaaZZZZZZYaabbZZbaaaZ
k12 part0	daZcaaaaaZaaZZZYZdaaaaaa
k12 part1	ZcbZcZZaZZZZbbYaYbbZZZZZ
k12 part2	ZZabZaZbZYZZaZZecXZZaZZa
k12 part3	ZZZYaaZZaaZZZZcZdZccaZZa
k12 part4	ZZZZaaaaabaaZaaYYZbcacdZ
k12 particle	aaabaaaaZYZaaaabZaaaaaaa
k12 person	abZYbaZaaaZaaaaacbZaaaaa
k12 question	ZaabbaaaaZaabaaacZaaaaZa
k12 quoted	abaZZaaaaaaabaaabcZZaaaa
k12 relay	aabaaaaaaZaaaaaZcbaaaaaa
k12 step	aaaaaaaaaaaaaaaYabaabaaa
k13 %crowd	aaabaaZaaaaaZaaaZaaaaaad
k13 %handle	aaaaaaZaaaaaZaaaaaaaaaac
k13 %span	aaaaaaaaaaaaaaaaaaaaaaac
k13 &proverb	aaaaaaZaaaaaaaaaaaaZaaad
k13 at0	Yaaaaaaaaaaaaaaaaaaaaaae
k13 at1	baaaaaaaaaaaaaaaaZZaaaad
k13 at2	aaaaabaaaaaaabaZaaZaaaac
k13 back0	aaaaaaaaaaaaaaaaaaaaaZaf
k13 back1	aaaaaaaaaabaaaaZZaZZaaac
k13 back2	aaaaaaaaaaaaaaaaZaaaaaac
k13 bias	YZZaaaYaYZaaYaaYaYYZZZZl
k13 cue.evidence	ZaaaaaYaaYabZbaaZZaZZbad
k13 cue.feature	ZaaaaaYaaZaaaaaababaaaac
k13 cue.point	aaabaaZaabaaZaaZZZZaaaac
k13 paragraph	YaabaaZaZaaaZaaZbZaZaaag
k13 part0	ZaaaaaaaaaaaaaaaaZZaaaae
k13 part1	aZaaabaaabaaZbaZbaaaaaac
k13 part2	aaaaaaZaaZaaaabacaZaaaac
k13 part3	aaaaaaZbabaabaaaYaaYaaZd
k13 part4	aaaaaaaaaaaaZaaaaaabaZad
k13 short	Zaaaaaaaaaaaaaaabaaaaaac
k2 %amount	aaaZaaaZaaaacaaZabbbaaaa
k2 %better	aaaaaaaaaYaaaaaaZbcbaZaa
k2 %body	aaabaaaaaZaaaaacaaZaabaa
k2 %crowd	aaabaZZaaZaaaaaaaZcaaaaa
k2 %deny	aaaaaaabaaabZaabZZacaZaa
k2 %feel	aaaaaabaaaaacaaZaaZaaaba
k2 %food	aaabaZZaZbaaZaabcZaaaaaa
k2 %handle	aZaZaZZbZaaaZaacbaYcaaaa
k2 %it	aaaaaaZZZaaabaacZZaaaaaa
k2 %span	ababaaaaaYaaZbbZbZcbaZaa
k2 %taste	aaaaaaZbadaaaaaaaaZaaaaa
k2 %verdict	aaaaaaZaabaaZaaZaaZdaaaa
k2 &doThenNot	aaaaaaaaacaaaaaaZaabaaaa
k2 &doneCount	aaaZaaaaacaaZaaaZabaaaaa
k2 &going	aaaaaabaacaaZaaZbaaaaaaa
k2 &has	aaaaaaaaadaabaaaYaaaaaaa
k2 &proverb	aaaaaZYbadaaYaabaaYbaZba
k2 at0	daaaaaaaaZaaaaaaZaaaaaaa
k2 at1	ZZacaaaaaZaaZaaYccaaaaaa
k2 at2	aaaYaaYaadaaZbaadZZaaaaa
k2 back0	aaaaaaaaaZabZaaaZaaccaba
k2 back1	aaaZaaabZXaaaaaaZabeaaZa
k2 back2	aaaaaaabaYaZZaaeZZZaaZaa
k2 bias	ZZZYZYWaYdYZYaZacZacaYZY
k2 cue.action	ababaaaabaacZaaZaaZZaYZa
k2 cue.evidence	cZabaYXcZaZYYaaXbabZZaaZ
k2 cue.feature	aZabaZbaZZZZZaaXabbabYZZ
k2 cue.how	aaaaaaaaaZaaZaabaacaaaaa
k2 cue.pain	aaaaaaZbZbaabaaYZabbaaZa
k2 cue.point	aaZaaZadabaZaabWZaYcaZZZ
k2 cue.setup	abaaaacaaYaaZaaaaaaaaaaa
k2 cue.solution	aaaaaaaaaZaaYaaccaZaaaaa
k2 cue.twist	aaaYaaaaZcaabaaaaaZaaaaa
k2 digits	aaaaaaZaaeaabaaYbZZcaZaa
k2 material	aaabaaZaacaaZaabZaZaaaaa
k2 me	baaaaabaaZabcaaZabaZaaaa
k2 paragraph	aaaaaaYbaaaZbaaaaZbbaaaZ
k2 part0	caabaaZaaYaZZaaYccaaaaaa
k2 part1	aaZYaaZZahaaZbaZbZYaaaaa
k2 part2	ZaaZaaaZacaababcZZbZaaaa
k2 part3	ZaaZaaacZYZZaaacYZaeaZZa
k2 part4	aaaaaaaaaZabZaaZZaaccaba
k2 particle	abaaaaaZacaaaaaaaaZabaaa
k2 spec	aaaaaaabaaaaaaaZcaaaaaaa
k2 time	aaaaaabaaZaaZbbabacaaaaa
k2 turn	aaaaaaaaaaaacaaZaaaaaaaa
k3 %ache	aaabaaaaacaabaaZZabaaaaa
k3 %amount	aZaaaaaaaaaaaaaaaacaZaaa
k3 %buy	aabaaaaabZaaZaaZcaaZZaaa
k3 %crowd	aaaaaZbaabaaZaaYaZbZcZZa
k3 %deny	aaaaaaaaaYbZaaaZaZdaaaaa
k3 %feel	aaaZaaaaZZaaZaaacabaaaaa
k3 %handle	baaZaZaabYZZbaaZbZcZaZaa
k3 %house	aaaaaaaaabaaaaabcaaaZaab
k3 %it	aaaZaabaaaaaZaaaZacaaZaa
k3 %keep	aaaaaaaaaaaaaaaabaaacaaa
k3 %me	aaaaaabaZcbaZaaZZZaZZbaa
k3 %soft	abaZaaaaacaZbaaZbacZaaaa
k3 %span	aaacaaaacaaaaaZcXZZabZaa
k3 %talk	aaaaaaaacaaabaaaYabaabaa
k3 %taste	aaabaaZaZcaaaaaabaZaaaaa
k3 %verdict	aaaZaaaabaaaaaaZcaZbabaa
k3 &doIt	aZaZaaZabaaaZaaadZabaaab
k3 &onceThen	aZaaaaaabaaaZaacZabaaaaa
k3 &proverb	aaaaaaZacaaaaaabcZYabaZZ
k3 &stepCount	aaaaaaaaaaaaZaaacaaaaaaa
k3 &worse	aaabaaaaaaaaaaaacaaaaaaa
k3 at0	eaaaaaaaaaaaaaaZZaaaaaab
k3 at1	abZbaaaaaZaaZaadaaaaaaaa
k3 at2	aZbbaaZaZZaaZabZcZbaaaaa
k3 back0	aaaaaaZaZabaaaaZbaZZdbZZ
k3 back1	aaaaaZZZcbbZaaaaYabaaZaZ
k3 besidelist	aaacaaaaZaaaaaaabaZaaaaa
k3 bias	bYYYZZYZaaaXZZZbdZZYcYYa
k3 breath	ZaaYaaaaZacZZaacbabZZaac
k3 cue.action	ZZbaaaaaZaaaZaaaaabZcaaa
k3 cue.benefit	aaaaabbabaaaaaaaYaabaaaa
k3 cue.context	ZaacaaaaaaaaaaaaZaZaaaac
k3 cue.evidence	aZababYaZcbZbZZaaaYZbYZb
k3 cue.feature	aZaaabaaabbZaaZYbbZZbZaa
k3 cue.how	bZaZabaabZaaZaaadaaZaaaa
k3 cue.pain	bZabaZaaZYcZaaabaaaaaaaa
k3 cue.point	aaaaaaaabbaZbaaYcaaZaaaa
k3 cue.save	aaaaaaaaZZaaaaabbaZacZaa
k3 cue.setup	aaaZaaaaaaZaZaabZZcaabZa
k3 cue.solution	baabaacabaaaZaaZZabZaaaa
k3 cue.trust	aaaZaaaaaZabcaaZaabaaaaa
k3 cue.twist	aZaaaaaaZaaaZabacaZbaaaa
k3 me	aaaaaabaZcbaaaaZZZaZZaaa
k3 paragraph	aaacaaZabbaaaaaabZaacaZZ
k3 part0	dbZbaaaaZaaaZaabZaZaaaaa
k3 part1	ZZbaabaaZaaZYabZeaaaaaab
k3 part2	ZaaZaZZbaXaacaaadacZaaaa
k3 part3	ZZaaaZaZccbZaaZaZaaaaaZa
k3 part4	aaaZaaZaZbbZbaaZaaZZdaZZ
k3 setting	aaacaaaaabaaaaaYZaaaaaaa
k3 short	aaaZaaaabZbabaaacbZZaaaa
k3 time	aaacaaaaaaaaaaaZaaaaaaaa
k3 you	abaZaaaaZcaaaaabZaaaaaaa
k4 %amount	baaaaaZacbaaaaaZZaYaaaaa
k4 %better	aaaaaaaaaZaacaaabaaaabaa
k4 %body	aaaaaacaabaabaaZaaZaaaaa
k4 %crowd	baacabbabYbZaaZYbZYZaaaa
k4 %deny	abaZaaaaaZZacaaaYcaZZcaa
k4 %feel	aaaaaaZabZaacaaaZabZaYaa
k4 %food	aaaaaabZacZabaaZYZbbaZZa
k4 %handle	ZbaaaadaaXbaaaaaZabZacaa
k4 %house	baaZabaaabaaaaaaabYaaaaa
k4 %kin	aaaaaabaZacbZaaZaaaaaaaa
k4 %look	aaaaaaYaabaabaaaaaZbaaaa
k4 %me	baaYaaZabbabbaaaZZbaaZaa
k4 %place	abacaZZaZaaZZaaZcaaZaaaa
k4 %said	aaaaaaaaZbcaaaaaZcaaaZaa
k4 %soft	ZaabaZZabZbZbaaaYabbaaaa
k4 %span	aZaaabcaaZaabaZbaaXaabaa
k4 %taste	aaaYaabaaaaabaaaZacaaaaa
k4 %test	aaaaaacaaZaaaaaZZZbbaaaa
k4 %verdict	aaaaaZaaaZaabaaaaaacaaaa
k4 &doThenNot	abaZaabaaaaaZaaaZaaZacaa
k4 &done	aaaaaaZabcaaZaabaaZaaaaa
k4 &explains	aaacaaaaaaaaaaaaaaZaaaaa
k4 &has	abaZaZbaaaaZaaabacZZaaaa
k4 &iHad	aaaaaaaaacaaaaaaaZaaaaaa
k4 &proverb	aaZbaabZaYbabaZbZaZaZbaa
k4 &whereTo	abacaaaaZaaaZaaZbaaaaaaa
k4 at0	caaZaaaaaaaaaaaaaaaaaaaa
k4 at1	bZacabZaaaaaaaabaZZaaaaa
k4 at2	aZZcabcaabaaZZaYZaZaaaaa
k4 back0	aaaZaaZaZaaZbaaaZaZaadba
k4 back1	ZaaaaaYZYaaZdaZababcabZa
k4 back2	aaaaaZZZdZcbZaZbZZXaaZaa
k4 bias	aYYbZYbYZZZZbZYYYZbaYbYZ
k4 cue.action	abacaaZabZaaZaaZZaZZacaa
k4 cue.benefit	aaaaaaaaaZaaaaaaZaaZacaa
k4 cue.evidence	aZaaabcZbZZaYZZZaZaYZaZZ
k4 cue.how	aaaaaabaaZaaYaabcaabaZaa
k4 cue.pain	baaaaaaabaaacaaYaaaaaaaa
k4 cue.point	baabaabaaZbabaZZaZYbaaZa
k4 cue.punchline	aaaaaaZabaaacaacZaaZaZZa
k4 cue.setup	aaaaaaaacYabbaaaZYZZZdaa
k4 cue.summary	caaaaaaaaaaaaaabaaaaaaaa
k4 cue.testimony	aaaaaaZaZbbaYaaabaZcaZaa
k4 cue.trust	acaaaabaZaZbYaaaaZbZaaaa
k4 cue.twist	aaabaacaaaaaZaabZaZaaaaa
k4 me	baaZaZaaacaaYaaaZZbbaaaa
k4 measured	aaaaaacaaaaaaaabaaZaaaaa
k4 paragraph	ababaZbZZaaaaaZZbZbZZcZZ
k4 part0	dZacabZaaZaaZaabaYZaaaaa
k4 part1	aZZZaZdaaaZaYaaWacbaaZaa
k4 part2	ZZaZaZcaaaZabaaaYadZaZaa
k4 part3	ZcabaZXZaacabaZbaZYbaaYa
k4 part4	ZaaZaaZaZZZZbaaaZaabadba
k4 particle	adabaaYaacaaZaaYZaaZaaaa
k4 place	ababaaZaabaabaaacaZZaaaa
k4 step	aaaaaacaaZaaaaaaaabaaaaa
k4 taste	aaaYaacaaZaaaaaaaZcaabaa
k5 %ache	aaZZabbaaaaaXaaZacbaaaba
k5 %body	aaaaaabaaaaacaabaaaaaaaa
k5 %but	aaabaaaaaaaaYaabaaaaaaaa
k5 %buy	aaaZaaaaaaaacaaZZabaaaaa
k5 %crowd	aaaZbZaaaYZZbZZZZbbaaaaa
k5 %deny	bZababaaaaZZVaZZbbabaZba
k5 %feel	baaZabaaaaaabaaaZZaZaaca
k5 %folk	aacaaaaaaaaacaaZaYaZaZbZ
k5 %food	baaaabcaaaaaaaaabYYZaabZ
k5 %handle	babcacbaZaaaZaZZZYZaabba
k5 %house	aacbabaaaaaacaaZaZbaaZba
k5 %it	baaabaZaaaaabaaYZYbaaaaa
k5 %kin	aaaZbaZaaaZaZaacabaaaaaZ
k5 %makeUp	aaaaaabaaaaabaacaYaaaaba
k5 %me	ZabaabaaZZZZbZZaaaZbaZca
k5 %money	aaaZaaaaaaaabaaaZcZaaaaa
k5 %order	baaZaaaaaZaacaaabbaaaaba
k5 %soft	ZaZcbZaabZaaaaaaabZaaaba
k5 %taste	aaaZabaaaaaaYaaacZaaabaa
k5 %tech	aaaaaaaaaaaadaaZaZabaaZa
k5 %test	aaaaaabaaaaaYaaZabaaaaaa
k5 %wear	aacaaaaaaaaaaaaZaaaaaaba
k5 &ba	aabaacaaaaaaaaaaaZaaaaba
k5 &done	aacbaaZaaaaacaaZaZaaaZba
k5 &doneCount	aaaaaaaaaZaadaaaacabaaZa
k5 &has	aaaZaabaabaaYaZbZcaaaaba
k5 &heSpoke	aaacaaaaaaaaYaaaababaaaa
k5 &iDid	aaaZaaaaaaaacaaaaaaaaaaa
k5 &proverb	aabaZbaaaYaacaaaZbZZZbZb
k5 &saysQuote	aaaYbZZaaZZabaacbbZZaZab
k5 alike	aabbaZaaaZZaaabcaZZaaZab
k5 at0	daaaaaaaaaaaaaaaaZaaaaab
k5 at1	baaXaaaaaaaaZaaZaeaaaaaa
k5 at2	ZZccZbZaaZaaYZabZcaaaaZa
k5 back0	aaZaaaaaaaaaZacZaaZYZcdb
k5 back1	ZaaZbZZaZaZaYacaZaZaaZfa
k5 back2	aaaZZZcaaZaaaaZcYZabaaZa
k5 besidelist	aabZabbaZZaabaaYabaYZbaZ
k5 bias	ZYbZZZZYXXYXbYaZXdYYXYcY
k5 cue.action	ZaaaaabaaaaaaacZZZaaabZb
k5 cue.after	aaaaaaaaaZaaZacaaaZcaaaa
k5 cue.before	aaZaaaaaaaaaZaabacaaaaab
k5 cue.evidence	aaaZaacaaYZabZZYZaaaaaba
k5 cue.feature	aaaZaaaaaZaaaaZaaabZaaca
k5 cue.how	caaZaaaaaaaacaaZaZaaaaaa
k5 cue.pain	aZZaaaZaaZZaZaabZZcaaZaa
k5 cue.point	aaZZacaaaZaaYaZbbZabaaca
k5 cue.punchline	aaaaacaaaaaabaaaZZaZaaaa
k5 cue.save	aaaZbaaaaaaacaaaaZaaabaa
k5 cue.setup	aababZZaZZZZaaaacZZbaZaa
k5 cue.trust	aacZabZaaZaZZaaadYZaaaaZ
k5 cue.why	aaaaaaaaaaaacaaZcZaaaaaa
k5 inlist	aabbaZaaaZZaaabcaZZaaZab
k5 me	ZabaaaaaaZZZcaZabaZbaZca
k5 measured	aabaabaaaZaacaZaZaaaaaaa
k5 pain	aaaZaabaaaaaYaaaabbaaaaa
k5 paragraph	YZbZaabaZYZZaZaaZcZYZbca
k5 part0	daaXaaaaaaaaZaaZZfaaaaZa
k5 part1	ZZcdbaYaZYaZWZZcacZaaZZZ
k5 part2	YabaaacaZbaZdZZaXaaZaZYa
k5 part3	ZaZbaZaZYYZZcaZYaYZZaada
k5 part4	ZaZZaaZabaaaYacZZZaaZbda
k5 particle	ZbZbZaZabbbaXaaaacZaaZab
k5 person	aaaabaZaZaaZbabbaaZbaaYZ
k5 short	ZaaaaaaaabbababZZcZbaZaZ
k5 speaker	aaaZbZaaaZaaYaZcabaZaZbb
k5 worse	aaabaaaaaaaaZaaZadaaaaaa
k5 you	aabZcaaaaZaaaabaZbaZaaZa
k6 %ache	bacbaZZaaZaaaaaZcZaaaaaa
k6 %amount	aZZZaZbaabaabaacabaZaaaa
k6 %body	aabaaZZaZYaaZaaabaccZaaa
k6 %deny	aacaabaaYZaaeaaXcZcZaaaZ
k6 %food	aaaZabZaZaaabaabacaaaaZZ
k6 %handle	aaaYaZaaacaZbaaZabbbaaZZ
k6 %hold	aabZaaaaaYaaaaabbaZbaaaa
k6 %house	aaaZaaaaaaaaabaacaabaaZa
k6 %makeUp	aacaaaZaaaaaaaaZaaaaaaba
k6 %nature	aabaaaaaaYaaZaacbabaaaaa
k6 %said	aaabaaaaaaabYaaaZaaaabaa
k6 %soft	aabYaaaaZaaaaaaZaZbaabba
k6 %taste	aaaaaabaacaabaaZaaaaaaaa
k6 %test	aaaaaaZaacaaaaaZabZbaZaa
k6 %verdict	ZaaaaaaaaZaadaaZbbaaaaaa
k6 %you	aaacaaaaZbaaZaaYZaabZbaa
k6 &been	aaaaaaaaacaabaaaZaZaaaaa
k6 &doIt	ZaabaaaaabaaZaaYdbZabaaa
k6 &done	bbaaaaaaaYaacaabZbZaaZaa
k6 &doneCount	aaabaaaaacaaZaaYbaaaaaaa
k6 &going	aaaaaaZaaaaaaaadYabZaaaa
k6 &isOf	aabaaaaaabaaaaaYaabZaaaa
k6 &onceThen	aaaZaaabaZaaaaacZabaaaaa
k6 &percent	aaaaaaaaacaaZaaZaaaaaaaa
k6 &proverb	aaZcaZZaZbaabaZYbaabaaaZ
k6 &stepCount	aaaaaaaaaaaaaaacaabaaaaa
k6 at0	faaZaaaaaaaaaaaZaaaaaaab
k6 at1	YZbdaaaaaZabZZacZZcaaaaa
k6 at2	abZaaZaaZYaaZaagZaZZaaaa
k6 back0	ZaaZaaaaaZaZbaaZYaZdbbba
k6 back1	aaaZaZabbbZbZaZXbaacaaaa
k6 back2	aaabaaZZZaZZZaaZeaZaaZaa
k6 besidelist	aaaZaZaabbabZaaZcaZaaaaa
k6 bias	aXZaZaXYXaYZaYXcbYcbZYZY
k6 cause	baaaaaaaaaaaZaacaaaaaaaa
k6 cue.action	abaZbaaaaaaZZaaZcaaZbbZa
k6 cue.advantage	aaaaaaaaaaaacaaYbabZaaba
k6 cue.after	abaaaaaaaZaacaaaabZZaaaa
k6 cue.benefit	aaaaaaaaaaaaZaacbaaYaaaa
k6 cue.evidence	bZZZaZYaZcaaZZYaZcaaZbZZ
k6 cue.feature	aZZaaZYbZdaaZZZaZcbZabZZ
k6 cue.how	aaaZaaaaaaaaZaaacabcaZaa
k6 cue.point	ZaZcaZZaZbabaaZabZZZZbZa
k6 cue.punchline	aabaaaaaaZaaYaaZaacbaZZa
k6 cue.save	aaaaaaaaaaaaaaaabaZaZcaa
k6 cue.setup	aaabaaZabbaaYaaaababZZba
k6 cue.solution	aaaaacaaabaaaaaZbaZZaaaa
k6 cue.summary	aaaaaaaaaaaabaaZaaacaZaa
k6 cue.testimony	aaaaaaaaacaaZaaabaaZabaa
k6 cue.twist	aaabaaaaZZaabaaYZabbaaaa
k6 cue.why	aaaaaaaaaZaaZbabcaZcaZaa
k6 digits	aaaaaaaabbaaYaababaZaZaa
k6 meaning	aaaaaaaaaaaaaaaacabZaaaa
k6 numbered	aaaaaaaaaaaaZaabaacaaaaa
k6 pain	aaaaaaaaaaaaaaacbZaZaaaa
k6 paragraph	aaZaaaaaaZabZaZcaabbbaaZ
k6 part0	dabcaaaaaYaaZZabZZbZaZaa
k6 part1	aZbYbaZZaYaaYaafZbaZZZZa
k6 part2	ZaZbaaaZZcaZbaZYbbbZaZZa
k6 part3	ZZaZZaZbZaZbaaZYdaabZZaa
k6 part4	ZaaZaaaaaaZZaaaZYaaecbcZ
k6 relay	aaaaaZaaabaabaaZcaaZaaaa
k6 spec	aaaZaaaaaaaaaaaaaacaaaaa
k6 time	aaaaaaaaababcaaZZacaaaaa
k6 turn	aaaaaaaaabaadaaYaaaaaaaa
k6 worse	aaaaaaaaaZaacaabZaaaaaaa
k7 %amount	aZaZaaaaabaacaZabZaZaaZa
k7 %better	aaaZaaaaaaaaZaabcabZaaaa
k7 %but	aaaZaaaaabaaaaaaZacZaaaa
k7 %crowd	aZZaaZYabaZZababZaZZacaZ
k7 %deny	aabbaZaaaYZZYaZaZabZaZca
k7 %feel	aaaaaZaaZZaaabacZZbZaZba
k7 %fix	aaaaaaaaaZaacaabaZaaaaZa
k7 %folk	aaaZaaaaaaaaabbZZdaaaaaa
k7 %food	aaabaaaaaZaaZZcaabYcaaaa
k7 %handle	aaZZaaaaZZaaacabZbYZaaaa
k7 %house	aaaZaaaaaaaaZababdZaaZaa
k7 %kin	aZbZaaZaaaaabaaYZcaaaaaa
k7 %me	aZacZZaaaYZZaaZcaZZcaZXa
k7 %money	aaacaaaaabaaaaaabaZaaaaa
k7 %order	abaaaaaaaaaaaaaYbbaaaaaa
k7 %past	aZZaaaaaabaacaaaZbabaaZa
k7 %said	aaaaaaaaaaZaaaaacZZZaaba
k7 %scene	aaaZaaaaaaaaYaababaaaaaa
k7 %soft	aacaaZZaaZaaabaaaZbZaaZa
k7 %span	ZaYYaZZaaaaZabbXbbaaaZZa
k7 %talk	aaaZaaaaaZaaaabcbaaaaaZa
k7 %test	aacaaaaaaZaaaaabaaaaaaaa
k7 %turnsUp	baaZaZaaaZaabaacbYabaZYa
k7 &asksBack	aaaaaaaaaaaaaaaZcbaaaZaa
k7 &doIt	ababaabaaaaabaaZbaYaaZba
k7 &doThenNot	aacZaZaaaaZZaabaaaaYaZaa
k7 &done	aaZaaaaaaYaababaabaaaaaa
k7 &doneCount	aaabaaaaaaaadabZZZaaaaaa
k7 &has	aaaZaaaaabaaYaaaacbaaaaa
k7 &heDid	aacZaaaaaaaaZabbZZaaaaaa
k7 &iHad	aaabaaaaaYaabaaZbbaaaaaa
k7 &isOf	aaaaaaaaadaaaaaaaZZaaaaa
k7 &onceThen	aaacaaaaZbaaaaaZbYbaaaaa
k7 &proverb	ZaaZaaZZZZZZZbbacZZZabca
k7 &saysQuote	aaaaaaaaaaaabaaZcabaaaba
k7 &versus	aaaaaaaaaaaaaaacZZabaaaa
k7 appeal	abZaaaaaaaaaaabZaYbbaaba
k7 at0	eaaZaaaaaaaaaaaZaZZaaaab
k7 at1	YbacaaZaaaaaZaaZZbbaaaZa
k7 at2	ZdbaZaaaaZaaYcZZYcaaaaZa
k7 back0	aaaZaaaaaZaaZaZZZZZcZbea
k7 back1	aZZYaaaaaaZaYZdabZZaabca
k7 back2	aZaYaaZZaYZZcZbacXbaaZZa
k7 before	aaabaaaaaaaacZaaaaaaaaaa
k7 bias	ZZZbYYWYYYWXYYZZbbZZYZbY
k7 breath	ZabdaaZaabaabaZZZYbbaZaa
k7 cue.action	aaaZaaaaaaaacaaZbbababZa
k7 cue.after	ababbZaaabaaXaaaZZabaZaa
k7 cue.before	aaabaaaaaaaacYZacaaZaaaa
k7 cue.evidence	aYZZaZZaabZZaabZZaZZaaaa
k7 cue.feature	aZZYaaZaabZZaabaaaaZaaba
k7 cue.hook	baaaaaaaaaaacabZbaZaaaZa
k7 cue.how	aaaaaaaaacaaaaaZbaZaaaaa
k7 cue.pain	aZZXaaaaaZZaZbZcbZZZaZbZ
k7 cue.point	aZaZaaaabbZaaaacXYaZaZaa
k7 cue.punchline	aZZZaaaaaaaaZbaaaZaZaZca
k7 cue.question	aaaZaaaaaaaabaaZcbaaaZaa
k7 cue.save	aaaaaaaaabaaaaaaaacaaaaa
k7 cue.setup	ZXaZaZZaZaZZbaZYbbYbZZZZ
k7 cue.solution	aZaaaaaaaZaacaaZZZdZaaba
k7 cue.summary	aaaZaaaaaaaaaaacabaaaaZa
k7 cue.testimony	aZbbaZaaaaZaaacZZYaaaaZa
k7 me	aZbcZaZaaZZZbbZbaaZbaaYa
k7 meaning	aaaZaaaabaaaYaabbbabaaaa
k7 pain	aaaaaaaaaaaaYbabZabaaaaa
k7 paragraph	aZaYaaaZZZZaZbaaZcaZabca
k7 part0	cbabaaZaaZaaZaZZZbbaaaZa
k7 part1	ZcbcZaYaaZZZbbZaXaaZaZZa
k7 part2	ZZbZZZaZZbZZbZabbbXYaZYa
k7 part3	ZZZYaaZZaaZZXZbYdYbaaaca
k7 part4	aaaZaaaaaaaaYaaZZZadZbdZ
k7 particle	abZaaaZaaYaaYacabbbZZaZa
k7 person	aZbZaZZaabZadZbZZaaaaaZa
k7 quoted	aaZYaaaaaaaabababaaaaZaa
k7 turn	baaZaaaaabaacaaZaZaaaaaa
k7 witness	aaacaaaaaaaaaaaaaabaaaZa
k8 %amount	aaaaaaaacbaaZaaaaaaaaaaa
k8 %handle	aaaaaaaacaaZaaaaZacaaZaa
k8 %house	aaaZaaaaaaabaaaZaadaaaaa
k8 %keep	aaaaaaaaaaaaaaaaaaaacZaa
k8 %soft	aaaaaaaabcaaZaaabaZaaaaa
k8 %wear	aaaaaaaaabaaaaaaaacaaaaa
k8 &doThenNot	aaabaaaaZbaaYaabaaaaaaaa
k8 &has	aaaaaaaaaaaaZaaabaZdaaaa
k8 &proverb	aZaYaabaaZacbaaaZZcbaaaZ
k8 alike	aaaaaaaaaaaaaaaZaacaaaaa
k8 appeal	aaaaaaaaaaaZaaabbaaYabaa
k8 at0	daaaaaaaaaaaaaaaaaZaaaaa
k8 at1	ZZabaaaaaaadaaaZaZbaaaaa
k8 back0	aaaaaaaaabaaZaaaaaZZeaZa
k8 back1	aaaZaaZabaabaaacaaYcaaaa
k8 back2	aaaZaabaaZaabaaZZacZaaaa
k8 besidelist	baabaaaaababaaacaZWabaZa
k8 bias	bYZaZZaZbaacZZZaYYeZcZYY
k8 credential	aaaZaaaaaaacaaaabaZaaaaa
k8 cue.before	aaacaaaaaaaaaaaaaaaaaaaa
k8 cue.evidence	cZaZaaaabbaaZaaZaaacZaaZ
k8 cue.feature	baaaaaaaabaaaaaZaaZcaaaa
k8 cue.pain	aaaaaaaaaaacaaabaaZaaaaa
k8 cue.point	aaZaaaZaaZaabaaYZZdZaaaZ
k8 cue.save	aaaaaaaaaaaZaaaaaaaadZaa
k8 cue.setup	aaaaaabaaZaaYaabbaaabZaa
k8 cue.trust	aaaYaaaaaaabbaaaaaaaaaaa
k8 cue.twist	aaaaaaaaabaaZaacaaZaaaaa
k8 inlist	aaaaaaaaaaaaaaaZaacaaaaa
k8 pain	aaaaaaaaaaacaaabaaZaZaaa
k8 paragraph	aaabaaaaaaabaaaZZacbbZaZ
k8 part0	caaaaaaaaaacaZaZaZZaaaaa
k8 part1	aZaZaabaaZaaZaaaaacaaaaa
k8 part2	aaabaaaaaaaaaaaaaacaaaaa
k8 part3	aaaaaaaZcZaacaZcZZbaaZaZ
k8 part4	aaaaaaaaZbabZaaaaaZbeaZa
k8 person	aaaaaaaaaaacaaaaaaZaaaaa
k8 short	aaabaaaaaaaaaaaaaabZcZaa
k9 %box	baacaaaaaaaabaaZZaaZabaa
k9 %crowd	aZabaZcaaXaabaabaaZabaaa
k9 %handle	aaabaabaZZaacaaaaaYbZbZa
k9 %it	aaaaaaaaaYaaaaababZbaaaa
k9 %order	aaaaaaZabaaacaaabZZaaaaa
k9 %soft	aaaaaaaaacaaaaaZaaaabaaa
k9 %taste	aaaaaaYaadaaaaaaZaaaaaaa
k9 %verdict	aaaaaaaaaZaaZaaaaaacaaaa
k9 &done	aaaZaaaaadaaZaaZZaabaaaa
k9 &doneCount	aaaaaaaabcaaZaaaaaaaaaaa
k9 &has	aaabaacaaaaaaaaaaZZaaaaa
k9 &loses	aaaaaaZaacaaaaaaaaaaaaaa
k9 &proverb	aaabaZbaacaZaaaZaZbbbZaZ
k9 at0	caaaaaaaaaaaaaaaaaaaaaaa
k9 at1	baacaaaaaZaaabaZaaaaaaaa
k9 at2	aaaaaZaaacaaZaaZabaaaaaa
k9 back0	aaaaaaaaaZaZZaaaaaabccaa
k9 back1	aaaaaaZaZZZbdaaaZaaeaZZa
k9 back2	aaabaabbcbaZaaaZZaYaaaaa
k9 bias	bZZaZZcZZdYYaaZXXZYcaZZZ
k9 cue.action	baaaaaaabZaaZaaaaZbbcYaa
k9 cue.evidence	aaaZaYbaaYZaZaZbZcacaYaZ
k9 cue.feature	aaaZaZabaZZaYaaaZcacZbZZ
k9 cue.how	aaaaaaZaaZaacaaaaaaaaaaa
k9 cue.pain	aaaaaaZaacaaaaaZaaabaaab
k9 cue.point	aaaZaaZaabaabaaZZcYabZaa
k9 cue.setup	aaaZaacaabaaZbaZaZaaaaaa
k9 digits	aaaaaabaaaaaZaaaaaacaaaa
k9 part0	daacaaZaaZaaZbaZaZaaaaaa
k9 part1	aaZZaafZabaaZaaYZbaaaaaa
k9 part2	aaaZaaZZagaaaaaaaaaaaZaa
k9 part3	aaaaaaabaZZadaaaYaYdZZZa
k9 part4	aaaaaaaaaZaaZaaaaaabcdaa
k9 particle	ababaaZaaaaacaaZZZaabZaa
keep	aaaZaaaabbaaZaaZbZaYebYa
long	aaaYaaZaacaacaZZbaZaaaab
material	YZacZcbaXbZaaaaYYbYaYYaa
me	bYZbYaWXWbacaZXYWaXXWZYY
meaning	aaZXZYaabWXYZZYbaZbXaZbZ
measured	ZZZYZaaabZYZZZYZbZWXaYYY
numbered	aZaYaYaabZaZZaaZaZeZZZba
ordered	ZZbaaZcaaYaaZZZbcaaaaaaa
pain	ZaZWZXabZYYZXbZabaZYZaYZ
paragraph	UZXZVXWYWWYXYXYYYWXYZZYa
part0	lcZcYYWXWTWXTaXZWbYXYWXd
part1	UbbZZbbWYaWXVbVabccUXUVa
part2	TWYXXYbaZcYXcWYccYcTXUUa
part3	UUVVXWXacZbadWZZcVZbWZYa
part4	WXXVYXVYWYYZYYZTUWXgggfZ
particle	ZbZbZZWZZZaXbZaaXbZZaXaa
person	aYXYbXYYYZdabYbXXbYYZXaX
place	acacacZaZZaaZaaaaZXZaZZZ
price	aaZXZZZZZZZXbZZbXZbbZcZY
question	aYZcbZZaZYXaZZZaaZbaYcXZ
quoted	aYYaZYZZYZfYaZaZZdZXZYaZ
relay	ZYaZacYZabYZZZbZdZaYaaYb
relief	aZYaaYZZaZZaYZYabYbdYYaY
setting	aZZcZZXaZbYZXZaWZbZbaaaa
short	cYXYaXVYYZZXbYYXbZbYabYa
show	baacZYaYXbZbXZZaYXbZYaaZ
speaker	bYZYaZbZYaYZZaZZZacaZZba
spec	aZYXZZdZZaYYZabZaaaWaaZY
step	ZZYZZaYZbaYYZYaabYbXdVbZ
story	YbZbZaZZaZbYYZbaYZYbaWZa
talk	aYbcbZaaZZZaXabaZaZYZeXa
taste	ZaZXaaabZaZZcZacYaaaZbab
thing	ZYZYZabbZaXZaZabaYYacXaZ
time	YYYcZYYYYXccabcXZYZYZYYX
turn	acZaaZXZaaaahaaVZYbXaaZa
urgent	abZYaaaaYWaZZZZabcbcbaaZ
witness	bZbbbZZaaXbYbZbabZZaaZaZ
worse	bdcZZZYZaaZaZZabWbYaZZaZ
you	aZaYaZYZZYZZZZZaYZZaWbaY
~一个	aYbbaYZZaXbZZbaacbbaZbZa
~上	abbaZaYZaaaZaaZacYZZaXbZ
~下	ZaZXaYaYaaXaZaZadcXaZbZb
~不	ZYZaabaaaVZaaaYaXZbbZYbZ
~也	aabZaZZcaZaababYaYcZZaab
~了	bZaYYZWYadbYbXcaUbXYXXbY
~什么	baaaaaaaaYZaaaadaZYZabba
~从	aZaaaaZabaaaZabZcdYaaaZa
~他	ZaZabZZZbbaabZaaZbYaZZZZ
~会	aaaaaababYZaaZZdYZbYbZba
~先	aaabaaZaYZZZZZabbZcacZZa
~再	bZaZaZZZbaacYaZcbaaaaZaa
~别	aYaaaZYZXXaZdaZZgZdbbaXa
~到	aaaaabaabaaZaZZZZZaXZbaa
~去	aZaXZZZZabaZaabbcaYabZYa
~只	ZZbYaabaYaaaYZabbZaaZcbZ
~可以	aaaaaaaaaYabaaaababaaaab
~和	aaabaZbaZaabaaZbaYcZaZba
~啊	ZZaaaabaaaaadaaZaaZaaaab
~在	aaZYaXZZZaZebYacYZZXaaZb
~多	YbZcaZYacYZaaaZcaZcYaZZb
~太	aaaZaZaabZaabaadaaaZbZaa
~她	ZZaYaaZaZbcZaZaaabZbZaba
~它	aaaYaZYbaZZaaaadbZaaZZca
~就	ZaYYZcYcXWaZYaZhZYbaaYZa
~就是	aaaaabZabaaaYaaabZZbaaaa
~很	aaaaaaaaaaaaZbaYbZcaaaac
~得	ZYbYbYbcaZaZZbZeZYZZZZcZ
~怎么	aaaaaaaaaZaabaaacbaZaZaa
~我	bYabZXXZZbbcbaaYZaYZYZZZ
~我们	ZaaaadaaZaZbZaZbZaaZaaba
~才	aaaaaZaaZZaaaaacaabaaZba
~把	abbYaaYaZYZZbaZdbcYYZaba
~是	ZXZZaZeZXZYabYYfTbabXWbX
~最	ZbaaaaZaacZaYZZZbaZaabba
~有	aZaZZZaZaaZZbaaaYabYYaba
~来	aaaaaZYZaabbaaaYbYYZabaZ
~比	aZabaZbbaabZZaaZaZcaaaaa
~没	abbZZZXbcdaaYaaXYbaZZZba
~没有	bbaaaaaaZbaabaaaYaZaabZa
~的	ZXWZYbcZYZZYaYXaXZcZYbXY
~着	ZaaZaYaZaZbZcaZZacZZcYaZ
~给	bZZZacaZYXabXZaZcZaZacaa
~能	baaaaadcbYZYbZZZXZdaZZbZ
~自己	ZaaYabcaaYabaaaZbZaaaaaa
~被	abaaaaZabZaaaaadZZaaaaab
~要	aaaaabZbYUaaabZcaacaabYb
~让	aaaZaaZaZaaZbaaXeaaaaaba
~跟	bZZbabZcbaaaXaZbbabaaZaa
~过	ZbabaYZaabababZZbYaXZcZa
~还	ZYcaaZaabaaZcbabXZbYaaaa
~这	cYZXaecaZabaZaaZXaXbbXYZ
~那	ZcaZaXYeZbZYcaZZaXaYZZbZ
~都	adaZZZbZcZaaYbZYZZZZaacZ
~里	YaZXZZcaZaZZaZYbYabYacac
`,
};
