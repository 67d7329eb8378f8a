/** Data: written by src/testing/scripts/trainRoles.ts from the judged texts; a letter per class and feature. */
/** Of the texts that it was learned from. */
export const lessonsDigest = 'afaf3948';

export const kindWeights = {
  classes: 'selling note test tutorial visit dialogue science views list unboxing live news article none',
  steps:
    'aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa',
  features: `
#after0	YYdaYacZZXaaaa
#after1	ZZbaZacaZZabaa
#afterQuestion	YYZYZbbbYabZaZ
#before0	YYdaYacZZXaaaa
#before1	ZZbaZacaZZabaa
#brief	XaYZYZbaXYbXZc
#else0	WWdaWdbYYZZYba
#else1	WWdaYdaYaZZZba
#first0	WYbZXcbaZYZbab
#leans	ZYYXZadaYXYZbX
#wide	aaZXZcabXZYZZc
$个	caaZaaaZbaaaaa
$了	ZbZaZaaZZbYaaY
$的	bZbZaaZYaabbZY
%ache	abaZYWbaaWZVXa
%amount	YZXbZYZZZYWbbb
%better	WYeZaXbZbaYbXX
%body	XdaYaXaXaXZVYW
%box	YXWZZYaXahaYYZ
%but	VbcZZXcaZaaZZX
%buy	dXXZXXYXaacaYa
%crowd	aZZXZZYcaZYaaZ
%deny	aaXaYXbbYXaWZY
%ease	cZbZZYZZbZZZZZ
%feel	ZYZZYXZbaWYZcZ
%fix	ZbZYYZZaZaXadZ
%folk	ZaYXcfXYYYXbZZ
%food	YZYZeZZWZYYWXd
%handle	bbZbZXYXYaXWYd
%hold	aabcZYaYZbZYYZ
%house	aZYYdZWYbYUWYa
%it	bYZaZZaZaaZZYU
%keep	WbXcZYcZcZYbaZ
%kin	aYZXYdXbYYZXYX
%law	YaYZWaYaZbZgZZ
%look	dWaaYZZYYYeYYX
%makeUp	baZXYVZWYbbYXZ
%me	ZcaWZZTdUZbTXV
%money	bZZYaYYaYZYdYY
%nature	ZZcYYZeXYZZZaY
%order	XbYcYYZZXaaXZX
%past	YZWYXXYcbZYcbZ
%place	YXVYgZZYYXXbaa
%reason	YXaYYXfYYYXbbY
%said	VaXYacXdYZYbbX
%scene	aaXXagZaZbZYZa
%soft	aaYbZaZZYYYWYY
%span	aaYZYZabYTXaab
%talk	WZaYYYZcXZdZZY
%taste	YZbXeWaWZXYXZb
%tech	ZXadXYZbacXcYZ
%test	ZZbbZXZVYZZUZa
%trust	ZcZZXZZZaZabaZ
%turnsUp	YcYXXaYbYaabaY
%verdict	XYdbZYZZYaaZYb
%wear	acYYWaXZbZaZYY
%you	bVWZYbaaZWdXXY
&already	YaZZaaaaZaabZa
&asksBack	YXZXabcbZacaaY
&ba	ZYYcXdZbZZYYba
&bareMeasure	aabZWYaZYccYZZ
&been	ZbZaZZbdZZYZaZ
&canDo	ZaZXYWbbaZbaZY
&causal	ZZaYZZeaZZZbaZ
&changedTo	YbbaaaabaZZaZZ
&doIt	YWYfYXaYaYYXaa
&doThenNot	baZYZaYaXabYaZ
&done	ZaXbXdZaZcXaYX
&doneCount	XbbWabXbYbVabV
&exceptFor	ZZbZZaacZaabba
&explains	XXbZZYcaaZaYaZ
&fits	cbaXaaYZbabZaZ
&flawOwned	ZdaZaZZYacZZaa
&general	ZYZZaaZeZZZaaZ
&going	ZZZbbcaaabXYXX
&has	ZZZXaWZZZcZaZb
&heDid	ZXYYadabZZZaaZ
&heSpoke	ZYcZadZYaZYZaZ
&iDid	ZYaYbaYdZZaZaa
&iHad	XbaadXXbZaZXaY
&ifThen	YbZbaZbZZZZaaa
&inPic	ZeaaaaZZZaZaZZ
&isOf	aZXYdZYaZacaYX
&look	bZZaaaYZaaeaZa
&loses	YZaZXacXZYdaZY
&offer	bdXabYVYZbbZXY
&onceThen	ZZYaZYZYaZaabX
&orders	ZZZebWdWbZYZYb
&passive	babZZaZbZZYaaa
&percent	ZZaaZZcZZaZdaZ
&promised	baYYZcbZacaZXa
&proverb	ZZaZaYYYbaZZXZ
&saysQuote	WXaXYeZWbZXXab
&source	YYYZaZZbaabdca
&stepCount	WaZaZZaabbZZZZ
&thatDay	ZZZXZbVbaYaacZ
&unlike	XaZYZYadbaZadZ
&untilNow	abZZZYZbaZZbaY
&verdict	ZZcZaadaaaZaZZ
&versus	aZZZaYaabaaaaZ
&wasBad	aaYbZZYaaZZZaZ
&whereTo	YZZYebXaZZYbZa
&worse	aZcaZaZZZZZYab
&years	ZYXZYZcdZZYccX
*万	bYaaaaZaaaacba
*三	cYbZZZYYZaaacZ
*上	aaWcaacYZZaaaZ
*不	baYaYYabaZaYbY
*两	aabaaaaYaaaZab
*个	aZabZZZbaaaaaX
*为	ZZZaZacbaaaabb
*么	ZaZaaaaaaaaacZ
*九	aYcZaZZaaacaba
*也	aZaZZaccZaZaaZ
*买	ZddYZaZZbbaZZZ
*了	YaaaabZZYaYabY
*二	bYaYaaZaaaaaab
*五	cabZaZYZbabZaa
*人	aZXXZbadZYZaca
*他	YYZZccZbaZZabZ
*以	abaZaZdZaaZbZZ
*们	eYZZZZZbaacZbZ
*会	acZbaZZZaZaZaa
*位	baZZaaaZaaaacb
*你	cVZbabbaaZcaZY
*做	caZaaZaZaaZaca
*像	ZdbabZaaaaaaaZ
*再	aZacZaaaaaaZaa
*写	ZZaaaaabaaaZca
*几	aaaaaacbaaaZaa
*别	YZaeaYbZbZaaZZ
*十	bZaZbZZZZZcacZ
*千	dYbaaaaZaaZaaa
*午	aaaacaZZaaaaab
*卖	aZaZcaabaabaaZ
*去	ZYZacbbaaZaZaa
*发	caZZZZaabaZaab
*口	aaZZcaZbZaaaaa
*句	aaaaaaacaaaaaa
*只	aZaacaaZaaaacZ
*可	ZabZaZbcaaZaaa
*台	aZcaaaZaaaZaaa
*吃	aaZZdZabaZZaaa
*同	aacaZaaaaaZaaa
*后	ZaaaaaaaaaZZcb
*四	cYcZaYZZaabacZ
*回	aZabaaacaaaZZa
*圈	aaacaaaZaaaaaZ
*在	YZYababbZYZZda
*多	ZYaaZZdZaZabcZ
*天	baYaZbZZZZcZaa
*她	aZaZadZaaaZaba
*子	aaYacZabZbaZZa
*它	aaZbZadZaZaaaZ
*家	YbZYcaZZZZbaba
*对	Yaabaaaaaababa
*就	ZaZcZYdbaZbZYY
*工	cZZZaaaZaaaaba
*差	aZcaaabaaaaaaa
*带	caaZbZaZbaZZaa
*年	bYYZZZccaaYbdY
*开	ZaZcaaZZZaaaba
*我	bdbYaZWbYabXZX
*所	aaaZaacaaaZaaa
*手	cZbbaaZaabaZZZ
*把	ZZZbZcZbZaZZba
*拆	aaaaaaaaacaaaa
*招	dZaaaaaaaaaaaa
*排	aaaabaacaaZaaa
*日	aaaabaaaaaaaac
*是	YYaYaZcbZaaZcX
*最	YZcaaaaaaaZacZ
*月	cZZZZZZaaaabcb
*有	ZYZZaYacZabaca
*本	aaaZaaZaaaaacb
*来	bZZbabYZZZaZbZ
*板	aaaacaZaaaaaaa
*样	aabbaaaZcaaaaZ
*根	aaacaaaaaaaaaa
*款	aadZaaaaaaaaaa
*每	baaaabZaaaaaca
*没	aabZabYcZaaaaY
*点	ZaabcaZZaZaaab
*用	aabdZZaZaZaZaa
*电	cYbaabZZbaZaZa
*百	bYcZZZZYabaaca
*的	aZaYaZaZaaZaaY
*看	ZYbaZabbaacabY
*着	aYZbabaaaaZZaZ
*纸	aZacaaZaaaaaaa
*能	baZaaZbZaZcabZ
*花	ZcaabaZaaaZaaa
*装	caaZaaaaabaaaa
*试	caaaaaaaaaaaaa
*说	YYZZacZdZaZbbZ
*请	aaaaaaaaaaaZbc
*谁	ZaaaZbacaaaaaa
*贵	aacaaaaaaaaaaa
*边	aaabcabZaaaaZa
*这	cYYZabZZbacbaY
*那	YZbbabbcZYZZbY
*都	cabYZaabaaZZZZ
*里	aYZaZbbZaaaaaa
*门	aaZZcaZZbaZaba
*面	bZacabaZaaaZZa
1 %ache	aZbcaZZbaYYZYY
1 %amount	YYZZbYabYcYZaY
1 %better	aZcYZaaaaZZaaZ
1 %body	aYaZaYbaZZbZYY
1 %box	YWYYaZabZhaaYZ
1 %buy	YYbaYabYbbaaZZ
1 %crowd	XaYZaZZZZZabZZ
1 %deny	bYXbZZaabXbXZV
1 %ease	ZbbZaaYZaaaaaa
1 %feel	aaYYaaaZZaZZaX
1 %fix	YaabZZZaZbZaba
1 %folk	ZZYaacaYbaaaZZ
1 %food	YZaacbYXZZZZYa
1 %handle	bYbZXYZZYcXZbX
1 %hold	aZacaaaZaaaaaa
1 %house	abcZZZYYYaYZZX
1 %it	XYZacaYaYaZbZY
1 %kin	bZaYZaZZaZcZXZ
1 %law	ZXZZZbaYZbadZc
1 %look	aaYaZaZZZaaaZZ
1 %makeUp	cYYbaZZZZZaZaa
1 %me	YacYYYYaabaWYX
1 %money	bXZaZZaZabXaYX
1 %order	ZabXaaXZZabZbX
1 %past	baZbZYZZZaabaZ
1 %place	aaYYcaaZZZZaZZ
1 %reason	ZZaZaZcZZZZaaZ
1 %said	ZYZbZYZaZZbbXb
1 %scene	aYZZZaacabZZZa
1 %soft	ZYbaZYbaZZbYYa
1 %span	aZZaYZaZaZZcZZ
1 %talk	bbaXYZZZaabaYY
1 %taste	aYbYbZaYbZaZaa
1 %tech	YabaZaaaZaaaYa
1 %test	XadaZZYZZZaYZZ
1 %trust	YacZZZaZaZZZba
1 %turnsUp	YaZaZZaaZaabZZ
1 %verdict	XaaaZZZaZZaZab
1 %wear	ZabcYbYYZZaaZY
1 %you	aXaaZaYZYabXZa
1 *一	ZaZZYbZYZXaZbX
1 *三	ZYdYaaXYYZZaaa
1 *上	bbYZZZdYYYYaZY
1 *下	aaaZYZaZYZaZZc
1 *不	aYYcZaYYbZZXaY
1 *东	baaZaaaZcaZZZZ
1 *两	ZZaYbabaZaXZZb
1 *个	ZabZYaXZZZbbZY
1 *为	aYYYaZbbaaZaab
1 *主	Zaaaaaaaaacbaa
1 *么	ZZYaZZbZZaabaZ
1 *也	abbaaaYaaaaaaZ
1 *买	accYYZZXbbZZYZ
1 *了	ZcaYZZXaZbWbZU
1 *事	YZZaZaZbbaZaba
1 *于	ZbZZaaZbabaZZc
1 *五	ZXcZaaYbdaaZZa
1 *人	bZYYZZaaZXaaYZ
1 *什	ZZYYZacZaaabaa
1 *今	ZbYZbZYYZacbZa
1 *从	YbZZaZbbZaabaZ
1 *们	caZYaZYZaacZZZ
1 *你	bXaaZaaZZaaYZX
1 *保	ZbaaabcZaaZbZa
1 *做	cZYbaZZZbaZZac
1 *停	ZZZaaaaabacaaa
1 *先	ZZbaZZZaZacaaZ
1 *八	YaaaaaaaaabZZa
1 *六	YZaZZZZZcZaaaa
1 *关	ZZZaaaabaaaZac
1 *写	aZZZaaabaZZaca
1 *出	ZaZaaZcYbZZaZZ
1 *分	YZZcaaaaaaaZZa
1 *刚	aZaaaaaaaacaZa
1 *删	aaabaaacaaaaaa
1 *别	bZaZaZZaaZcZZZ
1 *到	YYaZcYZbZcZYZY
1 *动	bYaaaaZZaaabaa
1 *十	aYZaZbYZZYaZaZ
1 *千	aYbaaaaYaaaaaa
1 *半	bYZaZZbZbaZaaa
1 *单	ZaZYaabYcaaZab
1 *卖	aXZZabZaZacaZZ
1 *去	aXYadabcbZXZYZ
1 *县	aaaaaaaZaaaaca
1 *又	YbZaZaaaaaZaba
1 *友	aZaZbZaZcaaaaZ
1 *发	aaYaZaaaabZaZa
1 *口	aYZaabaZZabaaZ
1 *只	ZZaZcbaYaZZaaa
1 *台	ZZcaZZYZadZZZa
1 *吃	YXZZgZabaaZaZa
1 *各	ZZaaaaaaaaaaac
1 *同	ZabaZZcZaaZaaZ
1 *后	aYaYaabaZabZaa
1 *听	YYbbZabYaacaZa
1 *员	ZZaaaabcaaZaZb
1 *呢	cZaaaaaaaaZaaa
1 *和	YacaZaZZbaZaaZ
1 *咖	ZaaacaaZaaaaaa
1 *哪	ZbbbbZaYaZZZaa
1 *啊	aZZaaaaaaacaac
1 *器	aZcZaaaaaaaaaa
1 *四	ZXbZZZZYbbaaba
1 *国	ZabaaZZaaaacZZ
1 *在	abXZbZabZXYabX
1 *块	aabYaaZaZcaZYY
1 *城	aZZabaZZbaaaca
1 *外	ZYaaabbZaaaaZb
1 *多	ZYaaZaaabZZaaa
1 *夜	aYaZZbaZaaaaZa
1 *大	baZZaaababYaZZ
1 *天	aaZZZZaYYaZaZa
1 *失	acaaaaaaaaaaaa
1 *头	baZZabaYaZZZYa
1 *她	aZZaZcabaaaaZa
1 *妈	ZcbaaZZZbZaaYa
1 *姐	acaZaaZaaabaaa
1 *子	ZZYaZXaaZZbZaa
1 *字	YZaaZbaaaababa
1 *学	aZZcZaabaaaZaZ
1 *孩	aYZaZaabaabZZa
1 *安	aZaaaaaaaaaaac
1 *完	bZaYbaZYaaaaba
1 *客	ZcaaZaaaaaaaaa
1 *家	aYZWdaYYZYbZZc
1 *对	YaaaaZbbaZaaab
1 *小	ZaYZZZZabaaZZb
1 *少	bYaaZaabaaaaZa
1 *就	aXaaZZbacZZZYZ
1 *山	aZaZcabaaaaaaa
1 *岁	aaZZZaacbaaZZa
1 *州	aaaacZaZaaaaaa
1 *工	caZaZaZZaaZaaZ
1 *己	aaYaZaaabbZaZa
1 *师	aaZcZaZZaaZZaa
1 *带	bZaZdaZZbZZZZZ
1 *干	bcZZaaaaaZZZZa
1 *年	ZYWbYZbZbaXbcY
1 *底	ZYcaaZaaacZZaZ
1 *店	baZacbZXaZZZaa
1 *廊	aaaaaaacaaaaaa
1 *开	aZZZaYZZaacaaZ
1 *得	YZaaZZZcaaaaZZ
1 *快	aZabaabZacaaaa
1 *怎	aaadaaZZZZaaaZ
1 *我	YacYZXYaabaXXY
1 *房	ZcbZZaZaaZZbaa
1 *手	aaaaYaZaZbaZZZ
1 *打	ZaabZaZbZaaaYZ
1 *找	abaacaZZaaZaaa
1 *把	baaZYaZZZbaYaY
1 *拆	aYaZaaZaafZZaa
1 *拍	aZacaaaaaaaaaa
1 *招	dZbaaaZaaaaaZa
1 *排	aYbaabaZZaZZZb
1 *播	Zaaaaaabaacaaa
1 *放	XbbZZZbZaZbaba
1 *教	YZZcZaaaaaaZab
1 *料	cZbaaaZaaaaaaa
1 *日	ZaZabZZaaaabZc
1 *早	adZaZZZZZZZbaa
1 *明	ZaZZZZbaaaZaZd
1 *昨	abaaaaaZabacZZ
1 *是	bXYaYZcbXYaaXY
1 *晚	YZZaabYaaabaZb
1 *替	YZcaaaaabaZaaa
1 *最	YZaYbbZZaaaacZ
1 *月	bXZZZaYYZZZbac
1 *有	WaZXYYbabZcaYZ
1 *朋	aZaZbZZZcabaaZ
1 *机	YabZZaaaZcZaZZ
1 *条	bYZabZaaZZZbZZ
1 *来	bXbaZbZWZYcaZZ
1 *样	bZaZZaaZfZZZYY
1 *款	ZadZaaZaaaaaaa
1 *步	aZZdaaaaaaaaaa
1 *每	cZZZZbaaZaZaba
1 *毛	YbZcZaZaaaaZaa
1 *没	abYYZZbbZYbaYY
1 *洗	bacZaaZaaZZaaZ
1 *测	ZadaaaZZaaaaaa
1 *清	bZaaaaaacaaaaa
1 *满	aaacaaZaaaZbaa
1 *点	ZYabaaZZZZaaaa
1 *爸	abaaabbYaaaaZa
1 *猜	caaaZaZaaaaaaa
1 *现	aZZaaabcaaaaZa
1 *班	aZababaaaaZaZc
1 *生	aaaaaZZcbaZZaZ
1 *用	aYbcZaaXZZZZaa
1 *电	aZbbZbaYaZZbZZ
1 *白	ZZZbZacZaZaZab
1 *百	YacZaaZaZZaabZ
1 *的	aZZYZZYXZbaYbZ
1 *盏	acaaaaaaaaaaaa
1 *盒	Yaaaaaaaacaaaa
1 *看	aYbbaZbZYaaZZX
1 *眠	acaaaaaaaaaaaa
1 *着	bYaYbbaaaaZZZZ
1 *种	ZacZaabZaaaaaa
1 *租	bcaaZaaZaaaaaa
1 *穿	ZcZaaaaZaaaaaa
1 *笔	Zaaaaaaacaaaaa
1 *第	acZZaaZaaaZaZa
1 *箱	aZaZZababcaaZZ
1 *篇	aaaaaaaaaaaaca
1 *纱	aacaaaaZaaaaaa
1 *终	Zbaaaaaaacaaaa
1 *结	ZYcaZbaaaaaaaZ
1 *给	ZbaYZaZaZaaZZZ
1 *老	aaZaZbZZZaYZaZ
1 *耳	Zbcaaaaaaaaaaa
1 *能	aYabaZbZZZaaZY
1 *自	YaZaaaZbbaaaZZ
1 *船	caaaaaaaaaaaaa
1 *花	XacbbaZZaaYZZZ
1 *衣	bbbaaaZZaaYaaZ
1 *西	aaaZaZaZcaaaZa
1 *要	bZYaZbZZZZYbaZ
1 *认	caaZabaaaaaaaa
1 *讲	ZYaZaabbaabaZa
1 *话	YZabaaabaaaaaa
1 *该	ZbaaaZZbcaabaa
1 *说	bXaZZZZaZaaaXb
1 *谁	ZcaZZcbZaZaaZZ
1 *贵	ZacZaaZaaaaaaa
1 *赔	aaaaaacaaaaaaa
1 *走	cZZZbaaaZabaZZ
1 *起	aYZaaaaaZaaaZb
1 *跟	aabbaZaYaaaaZa
1 *路	aaZacbaZaaaaaa
1 *车	aZaaZZbaZZZcYZ
1 *过	ZYaYZabcbZaaYa
1 *这	aXWZdYZYdYbbaV
1 *进	YabZbabZaZbaZa
1 *递	ZZaaaabaacaaaa
1 *那	bZZaZZZaaYYZaZ
1 *都	ZYbZbbaaaaZaYZ
1 *里	ZaZaXZbYcZbYaa
1 *钟	ZZZbaacaaabZZZ
1 *钱	aXaaabbZbaZZaZ
1 *错	aaaaaacaaaaaaa
1 *长	bYZaaaZaaaaaac
1 *门	abZbcaYYaaZaZZ
1 *闲	caaaaaaaaaaaaa
1 *防	ZacZaaaaaaaaaa
1 *面	YaabaaZZZaaaZa
1 *馆	aZaacaaaaaaaaa
1 *香	acaaaaaZaaaaaa
1 *骂	aaaaaaacaaZaaa
1 =什么	aZZZaacaaaaaaa
1 =我们	caZaaaaaaaaaaa
1 =这家	Zaaaeaaaaaaaaa
1 after	ZaZZZZZaZcaaZZ
1 appeal	ZcabaYaXZaaYYU
1 authority	aaaaacaZaaacaZ
1 besidelist	ZYaZZaZZcaZaaZ
1 buy	YaabaaaaaaaaZb
1 cue.action	YYZaabZYZbbaYb
1 cue.after	abYZaaabZcaZZa
1 cue.context	YaaZbaZZaabZZa
1 cue.evidence	ZXbbZZZZbbXaZY
1 cue.feature	ZXbbZaaYbbXaZY
1 cue.hook	acbbYXZZZaYaZX
1 cue.how	ZabZZZYaZabaZZ
1 cue.pain	baZbZYZYaZYaZX
1 cue.point	baXZYaYaaZZbaY
1 cue.punchline	ZbXZaaacaaZZYZ
1 cue.question	babaYYZaYaZZZY
1 cue.setup	aZZcYaZaZZZbZZ
1 cue.solution	XaYcZaYZZabaaa
1 cue.testimony	ZZZYaZaZcaaaZZ
1 cue.trust	aaYZabbZaZZaaa
1 cue.twist	bbaZZZaYYZaaZY
1 digits	XZZZZZZabZZZZY
1 exclaim	ZdZZaaZYaacbZZ
1 formal	aZZZaabaaaaaZd
1 halts0	ZcYZYYXZaaZaXf
1 halts1	YZYZbaZYcaXXbY
1 halts2	ZZZZYacaWYYaZZ
1 halts3	bYaaZaZYZZdaYY
1 halts4	aabYZbZZbaaaZa
1 label	YZZbZbbYabaZZb
1 me	YacYZXYaabaXXY
1 meaning	baXbZaaZaYaZZZ
1 measured	ZaZZZYbbaZaZaY
1 pain	ZZZbaaabaZaZYZ
1 paragraph	aaZZZZZZaZYZYc
1 person	aZZaZcaYaZYaYZ
1 price	aZaYaaYZZcaZYY
1 question	baabZYaYYZZaaY
1 quoted	aZbZZYabZZYaZY
1 relief	YbZYaaZaaaaZba
1 setting	YZbZaZbYZaaaZZ
1 short	ZbZbZZYYZaZbZc
1 show	aZcbZZaZZaZaZZ
1 speaker	ZZaaabaYZaZaZa
1 step	aYbZbaaZZabaZa
1 talk	baZYZaaaaaaaYZ
1 taste	ZZZacaaaaaZaaa
1 time	aZZaYZbYaaYabX
1 witness	bZZZaZZaabYbZa
1 worse	YaaZaabaZaZaaZ
1 you	aXaaZaZZZaaYZY
=一下	ZcYbaaaYZZbaZa
=一个	aZabaaXbbaZaZY
=一件	YZaaaaZZaaaaca
=一位	bZZZaaZZaaabcb
=一分	aYaaaacaaaaaaa
=一半	bYabaaZZaaaZbZ
=一口	bZaZcbaaaaZaaa
=一句	ZaZaaZZcbaZaba
=一名	cabaaaaZaaaaaa
=一块	YbZbaaaaaaZZaa
=一天	baZZaaaZbZaZbY
=一家	aYZZdZZaaaaacZ
=一年	ZZaZZZacaZZbcZ
=一张	ZaabZaZaZbYacZ
=一条	ZaZabZZbaaZcZa
=一样	YaacaacXaZZZaZ
=一步	aZZcaaaaaaaaaZ
=一点	XaaaaaaZZZcZZb
=一百	dXaYZZaYabbZbZ
=一盒	aaaaaaaaaacaaa
=一直	Zaaaaacaaaaaaa
=一碗	aaZacbaaaaaaaa
=一篇	aaaaaaaZaaaaca
=七千	caaaaaaaaaaaaa
=三个	cZaaaZZZaZaaaZ
=三分	aZacaaaaaaZaaa
=三十	cYZacZZZZabaaZ
=三千	bZcaaaaZaaZaaa
=三台	aacaaaaaaaaaaa
=三月	aaaaaaaZaaaaca
=上一	caaaaZZaZaaaaZ
=上的	ZcZZZabaZZZaaZ
=上这	ZZaaaaaaaacaaa
=下午	ZbZZcZZYaaaaac
=下单	daaaaaaaaaZaaa
=下来	aaaabaZaZZYaaZ
=下面	aZacaZaaaaaaaa
=不一	ZaabaacZaaaaZa
=不会	aaZaaZZcaZbaaZ
=不出	aaaaaacaaaaaaa
=不卖	ZaaaaaaZaacaaa
=不如	aaaaaaacaaaaaa
=不是	aZZZYYabZaaacY
=不用	caYZaZaZaaaaZa
=不能	YZaZaaabZZcbaa
=不要	aYabaaaZZaZZbb
=不过	aZaaaacZabaaaa
=东西	ZbabaabYbaYZbZ
=两三	aaaaaacaaaaaaa
=两个	aYcaaaZZaaaaZa
=两周	aaaaaaaaaaaaca
=个人	caZZaaZaZaZZba
=个字	aZaaaZacaaaaaa
=个小	YaaabaaaaabaZa
=个月	bYaYYYaaaZZbdZ
=中间	ZaZcaaaZaaZaaa
=为啥	aaaZaacaaaaaaa
=九块	aaaaaaZaaacaaa
=九年	aZaaaaacaaaaaa
=也别	baaaaacaaaaaaa
=也没	aaaaZaacaaaaaa
=买的	ZcaaZaaZbaaaaZ
=了一	ZcYYZcYaZbXZbZ
=了个	YdaaZbaaaaaaZZ
=了十	ZZbaZZZcaaZaba
=二十	aZbabZYZaZaaba
=二天	aaZaZdZZaaaaZa
=二楼	bZaacaaaaaaaaa
=五十	aZbZZaZaaZcZaa
=五千	cZbaaaZaaaaaZa
=人一	aZaZbcaYaaaabb
=人不	aZaaaaacaaaaaa
=人均	aaaacaaaaaaaaa
=人家	aaabZbabZaaaYa
=人的	ZbZZaZZaaaabca
=什么	ZZYYZababaabcZ
=今天	YbYaabYaaaebYZ
=他们	ZaaaaZacaaaaba
=他把	aaaaacaZaaaaaa
=他说	Yaaacaaaaaaaba
=们不	cZaaaaabaaaaaa
=们是	caaaaaaZaaaaZa
=们看	aZaaaaaaabcaaa
=们那	aaaaaaacaaaaaa
=优先	daaaaaaaaaaaaa
=似的	cZaaaaZaaaZaaa
=但是	ZacZaaaZaaabZa
=你们	aaaZaZYaabdZZZ
=你家	bbaZZaaZaaYbaa
=你看	cXZaZZaaZacaZZ
=便宜	aZcZaaaZbbZaZZ
=做了	bbZaZZbYaaaaca
=充电	aaaZaaaacaabaa
=先别	ZZaaaaaaabcaaa
=先来	caaaaaaaaaaaaa
=八十	aZaaaaaYaaaabZ
=公分	Zaaaaaaaaacaba
=公屏	aZaaaaaaaacaaa
=六十	ZZaZaZaaaacabZ
=六块	caaaaaaZaaZaaa
=六样	aaaaaaaacaaaaa
=关于	aaaaaaabaaaaac
=其中	aaaaaaaZaaabca
=其实	ZaaZaacaaaaaaa
=冒烟	Zaabaaaaaacaaa
=几十	aaaaaacaaaaaaa
=出去	aaaaaZcbaaaaaa
=出来	YbZcaYZaaZaZZa
=出门	acaZaZaabaaaaa
=分钟	ZaacZZZZZZZaZb
=别人	ZaaaaaZcaaabZa
=别急	ZaacaaZaaaaaaa
=别用	ZaacZaZaaabaaZ
=到底	YZbaaaaaabaabZ
=十一	YZdabaYYZZYaba
=十个	cZZZZaaaaababa
=十九	bZaYZZYZZZdbba
=十二	bYbZaZYaaaabYa
=十八	baaZcaZaaabZZZ
=十分	ZbabaaZYaZZaaa
=十四	cYaZaZZabaaaca
=十点	aZaacaabaaaaaa
=千五	caaaaaaaaaaaaa
=半天	aaaaacaaaaaaaa
=厘米	aaacaaaaaaaaaa
=去年	eZZZZYZaaaZacZ
=去的	ZaZZcabababaaa
=发的	aaaaaZaaaaacaa
=句话	aaaZaZacaaaaba
=只会	aaaaaaZcaaaaaa
=可以	acZZaYcZaaZaaZ
=可是	ZacZaaabaaaaaa
=可能	aZaaaacaaaaaba
=号链	Zaaaaaaaaacaaa
=吃了	aaZacaaZaaaaaa
=吃完	aaaacZaaaaaaaa
=各一	aZcaaaaaaaaaaa
=合作	caaaaaaaaaaaaa
=合同	cZaZaaaaaaaaaa
=同一	ZaeaZabYaaZaaZ
=同款	acaaaaaaaaaaaa
=后台	aaaaaaZaaaaaca
=后来	aZaZZaZaaaZada
=周末	aaZacaaZbaaZaa
=哈哈	acaaaaaaaaaaaa
=四十	ZYaXaZZZaacbcZ
=四百	bZbaaaaYaaZbbZ
=回事	aaaaaacaaaaaaa
=因为	ZYaZZacaaaaaba
=在我	ZZaaaaacaaaaZa
=在那	aaaaaaaZaaaaca
=块九	baaZaaaaaacaaa
=块钱	ZZaZcabaaaZaaZ
=备注	Zaaaaaaaaacaaa
=大了	aaacaaaaaaaaaa
=大家	YZZaabZaaacaab
=天我	aaaaaZacaaaaaa
=天这	Zaaaaaaaaacaaa
=头一	aaaaaaZcaaZaZa
=妈妈	aZaaaaaaaacaZa
=姐妹	Zcaaaaaaaabaaa
=婆婆	cZaaaaaZaaaaaa
=子上	YaZaZaaaaacaZa
=学会	ZaacaaZaaaaaaa
=孩子	bYZZaZbbaaaZab
=安排	aaaaaaaaaaaaac
=宜的	ZZcaaaaaaaaaaa
=客服	dZaaaabZaaaaZa
=家的	ZaZZacaZaaaaaa
=小区	aaaaaaacaaabaa
=小时	ZacZcZZZZZZZaa
=少了	aaaaaacaaaaaaa
=就得	aaaZaacaaaaaaa
=就是	XZbbaYbZZZbZbZ
=就这	cZZaaZabaaaaZa
=尺寸	caaaaaaaaaaaaa
=工资	cZZaaaaaaaaaaZ
=年过	aaaaaaaaaaaaca
=底薪	caaaaaaaaaaaaa
=店里	bcaZaaaaaaZaZZ
=开始	ZZaaaaZaaaabca
=当然	Zaaaaaacaaaaba
=很多	aaaaaacaaaaaaa
=快递	aZaZaaaZacaaaa
=怎么	aaabZaYZZaZacZ
=愿意	caaaaaaaaaaaaa
=慢慢	ZaZcaaaaaaZaaa
=我一	YbZbaZZbabaaaa
=我不	YZbaaaabaacaaa
=我们	hXYYYZaaZZbYcZ
=我在	aYZbZZbcaZaZaZ
=我婆	cZaaaaaaaaaaaa
=我家	bcbaZaZaaZZaaa
=我就	ZbZZZaacaaaaaa
=我想	aZaaaaacaaaaaa
=我是	ZcaaZaZcaZZaZa
=我没	bZaaZZacbaaaaa
=我看	YaZabaaaaacaaa
=我站	aZaaaaacaaaaaa
=我给	aZaaaaZaaacaaa
=我老	cabaaaaZaaaaaa
=我还	aaaaaaacaaaaaa
=所以	aabZaZeZZaZaZZ
=手机	aYZcaZabaaZaaa
=手艺	baaaaaacaaaaaa
=手里	aZaaacZaaaaaaa
=打开	YaZbaabaabaaba
=打电	caaaabaZaaabZa
=拍完	Zaaaaaaaaacaaa
=捞出	aaaaaaaaaaaaac
=排队	aZaacaaaaaaaaa
=提前	ZZaaaaZaaaaaac
=摸着	aaaaaaaaacaaaa
=教你	ZZadaaaaaaaaaa
=旁边	ZZaadaaZaaaaaa
=时候	YbYaaZbaZZZaaZ
=时间	aZZbaaZZZaaacb
=明天	YbZaaaaaaaaaab
=昨天	ZbZaaaaaaabdZa
=是一	bZZZZabZZaZacZ
=是个	aZaabcaaabaaZa
=是我	cZbaZbZaaaZaZZ
=最后	YZcaZbYbaaaZaa
=有一	YZaYaZZZbbaZbb
=有个	ZZZaaaacaaaaaZ
=有人	YaYaYaacZZbaba
=有天	aaaaaaacaaaaaa
=有没	ZcZaaaZZaababa
=朋友	YaaabZZabababa
=来我	ZaaaaaaZaaaaca
=来的	YYaabbaZZZaZba
=每天	aaZaZcaZaaZabZ
=没了	aaaabaZYaaaaba
=没人	aZaZabZcaaZaaa
=没有	ZaZZbZYaZabacZ
=没过	aaacaaaaaaaaaa
=清楚	aZaZaZcZaababa
=点半	aaZacaZZaaaaab
=热水	cZaaaabaaaaaaa
=现在	bbaZZYabZZbaYZ
=用的	ZccaaaZZaZaaaZ
=电池	aZbZaaZZacabZa
=电话	cYaaaaZZaaZaZa
=留言	aaaaaaaaaaaaca
=白天	baaaaacaaaaaaa
=百多	ZYbaaZbZaaabca
=的一	aYaaaabZZaaZba
=的人	YYZYZbbdaZZabZ
=的先	aZbaaaaaaacaaa
=的小	acZZaaZaZaaZbZ
=的扣	aaaaaaaaaacaaa
=的时	YcYaaZbZaZZaaZ
=的是	ZZbYZYcbaaZabY
=的那	YbcZbZaZZZZZaY
=盒子	aZaaaaaaacaaaa
=直接	cabaaaZZaaaaaZ
=看了	aZaaacabaaaaZa
=看我	ZZbaaaabaacaaa
=看看	YZZbaaaaaabaaa
=看这	aZZaaabaabcaaa
=真的	aaaaaZZaacaaZZ
=着一	ZaZZbcaZaaaaaa
=短信	aaaaaaaaaaacaa
=礼拜	baacZaZbaaZaZa
=笑了	aaaaacaaaaaaaa
=第一	ZaabbYZaaaZacY
=第二	ZZaaacZbZaaaZZ
=箱子	ZaaZaaaaacaaaa
=终于	acaaaaZaabaaaa
=给你	dYaabZZYaacZZZ
=给大	aaaaaaaaaacaaa
=给客	cZaaaaaaaaaaaa
=群里	YZaaaaZbaabaac
=老人	aaaZZZaaaaaaca
=老是	aaacaaaaaaaaaa
=老板	aZZaeaZYaaZZbZ
=胶的	cZaaaaaaaaaaaa
=能不	ZZaZaaabaacaaa
=脑子	Zaaaaacbaaaaaa
=自己	cYZYcaaYZabaZY
=被人	acaaaaaaaaaaaa
=觉得	ZaZZaaZcaaaaba
=让我	ZacaaaaaaaZaba
=论区	acaaaaaaaaaaZa
=评论	acaaaaaaaaZaZZ
=试过	acaaaaaaaaaaaa
=说不	abaaaaacaaaaaa
=读者	aaaaaaaaaaaaca
=谁都	Zaaaaaacaaaaaa
=贵的	ZZdZaaaaaaaaaa
=起来	abYaZaZaabaabZ
=转给	aZaZaacZaaaabZ
=还是	ZYbZZZcbZaaaaa
=还能	acaaaaaaaaZaaa
=这一	cZZaaaZaaaaaba
=这个	cZZYZZZZZadZaZ
=这六	aaaaaaaacaaaaa
=这家	ZZaafaZZaaaaaa
=这里	caaaaaaZaaaaba
=那个	XYdaYZZZbZbZZZ
=那天	ZZaaaaabaaaZca
=那家	aaZacaabaaaaZa
=那就	aZaaaacZaaaaaa
=那是	ZZZbaZcaaaaaba
=那种	ZeZaaZZZaaaaZZ
=都是	bYaZZZaaaabZaa
=都没	acbZZabZZaaaaa
=里的	aZZZZacaaaaaaa
=里面	ZZZabaZZaccaZZ
=链接	baaZZaZZaadaaa
=门口	abZZbbZcaaZaaa
=隔壁	aaaacaZZaaaaaa
=面是	ZaZaaaZaabcaaa
=面的	babZbacaaaZaZa
=颜色	ZaabaaaaaacaaZ
=食堂	caaaaaaaaaaaaa
^一	cYaaaZaXaZbbbZ
^不	abZaaZbaaaaaYa
^今	YdZaaaaZaacaaa
^今天	ZbZaaaaaaacaaa
^他	ZZZabcaZaaaaca
^你	aZZZaZacbabbaZ
^先	Zaacaaaaabaaaa
^再	aZacaaaaaaaaaa
^可	aZbaaaacaaaaaa
^她	aaaaacaaaaaaba
^我	cZYbbYYfZYaXaY
^我们	fZZZaZaaaaaaaa
^所	aabZaacaaaaaaa
^所以	aabZaacaaaaaaa
^最	ZZcaaaaaaaaaaa
^来	aZaZaaaaaacaaa
^老	ZbaZbbZYaaaaaZ
^这	caaaaZZZaabaaa
^那	aYaaaabcaaaaba
adage	XaYYYYaebZZZdZ
advice	aaabaZaaaaZbYa
after	abZaZXZbbaZZYY
alike	XVaZYbXZcYYYYb
amounts	aYbaZaaaaaaaab
appeal	bZWZabbZaYcXXT
audience	YZYXZabeaZZbbZ
authority	YZZaZaaaZbZfaY
before	acZaaZZZbaZZZa
besidelist	YWbYXbYabXYXaY
bias	ZaYZZZZZaZYZYc
breath	ZYZaZZZWYWZXVZ
bullet	aaaaaZZacaaaaa
buy	dYXaaaXYaZdaYa
cause	ZXZZZZcZaaZacb
conclude	ZZcYaadaaaZaaZ
contrast	aZbZbYaaaZaaZZ
count10	YXbcbZaYYZZWbW
count11	YWaZZYZYaYcYeZ
count12	ZaaZaaYZZaaaca
count13	bYaZaaZZZacaca
count14	aZaaaaaZZaaacZ
count4	YYYZZaZZaZabZf
count5	ZaYYZYZYaaZZZe
count6	XgYXYZYYaZZYXZ
count7	ZdXXWYYbXXZdSZ
count8	cXZYaabZbZXYTa
count9	ZWabaZZYWYXWXV
credential	dYZZbZZYaaZbbZ
cue.action	cZVYYZXXWaeZYa
cue.advantage	XbYaZXcYaaaZaY
cue.after	abYYXYZbXZYZbW
cue.agitate	YaaXbacbZZZZaa
cue.before	ZaXZYZZZZYWaaZ
cue.benefit	aZZbYYaYZWYZYZ
cue.context	XaZYYZaZXYccaZ
cue.evidence	ZYaZYXYXXZZbYa
cue.feature	aZbYXWZXYaZaYa
cue.hook	YaYaZaZZZZZZZY
cue.how	XZYdYVZYXYZYab
cue.pain	XZaaZaYaZZZYZW
cue.point	WZZaYXYXaYXYaZ
cue.punchline	ZZXYbaabZYZZZZ
cue.question	XXZXYcaZYZbaaX
cue.save	VZXcYZcYaZZbbX
cue.setup	YZVXUZXaWUWbaW
cue.solution	cYYaVYXVWYcXbV
cue.summary	WZbYZYeZaZXbaY
cue.testimony	YcYZZbYZaWXZaZ
cue.trust	ZYXXaYaYZYZaaX
cue.twist	XacXYXaZYZXZbW
cue.why	YZbXZZcbaaaZaZ
digits	bZbWbUYWYZbcZa
exclaim	ZeZaaaZZaZbaZZ
flaw	YcaZbaaZacZaaZ
formal	ZYYZZZZZYZZcad
halts0	YdXaZaaaaaYaYd
halts1	ZcYYYaaabZWaYb
halts2	aZZaaYaaaZYaZa
halts3	ZYaaaYaYYZcYZa
halts4	ZWbaabaXZacZab
inlist	XVaZYbXZcYYYYb
keep	YaZbZacZbaZbaZ
label	ZZaZZcaXbaZZZb
long	ZYZZaZbaZZaaca
long3	YbXaYZYYdaYZXa
long4	abZZZaaXYZYaTb
long5	aWYZYYaaWVYWdb
material	abbaZWYXZbbXXa
me	ZdaWYZTdVabTXW
meaning	abWcZXaZZXXbaZ
measured	ZYcaYbZaaXYcWZ
newlines	ZaZZZYZaYXZYaa
nomarks	ZZZaZZZWZYZYWa
numbered	XZYaZaaYcbZZaa
ordered	YZZbaYbZabaZZa
pain	acaZXYaZbZaXYZ
paragraph	ZaYZZYZaYYZYZb
person	WWYWdgWZYXWYbX
place	ZaYZdaZaYYZcZZ
price	aZbYcYZYabZZXX
question	ZXaYYcbaaZYaaX
quoted	VYYZadZaZYXbcW
relay	abYYZYaaZZYZda
relief	cZZZaZYZcaYXZa
setting	XadZXZaZZacaYa
short	XbXZXZbZaaZZYb
show	bYZbZXYWaadZaY
speaker	ZZaYYdYUbaXZYb
spec	bbbaWYZWXcbWaY
step	ZbYfZYYZZZWZYY
story	aZZXWbXbbZZccZ
talk	YcaZZaZYZbaaaa
taste	XZWYgZZYZZXaZc
thing	ccZaWYdWaYaYZX
time	cYZXWZbbZXXabX
turn	YYdYaZbcZaZbZZ
urgent	XYaYabZZaZbabb
worse	ZXZYYaecYbYZaZ
you	cUWaYbaaZWcYXX
~一个	aaZbaaYbbbZaZZ
~上	aaVbabcYZZabZa
~下	bbZbbaZYYZYaYc
~不	baYZZZbbaYaXaa
~也	aaaZZaccZZZaZZ
~了	XbZZZcZaXaWaaY
~他	XYZYddZaZZZabZ
~会	acYbaZZZaZZaaa
~你	cUYbZbcbaYaaYX
~你们	aaaaaaZaaacaaa
~先	aZZcaZaZZaaaaZ
~再	aZacZaaaaaaZZa
~别	YaZeaXcZbZaZYZ
~到	abZaaYZaZaZZab
~去	ZYZZcbbaaZaZZa
~只	aZaacZZaaaZabZ
~在	YYYZbabbZYYaca
~多	ZYaaZZdZaZZcba
~她	aYaZaeZaaaZaaa
~它	aaZaZadZbZZZaZ
~就	ZaZcZYdbbZaZXY
~得	ZabYbZbbaZYZaZ
~我	WdbYaZVeYabXXX
~我们	hYZZZaaZaZaZaa
~才	Zaabaaacaaaaaa
~把	ZaZbZcZbZaZZba
~是	XYYXaZccaaaabW
~最	XZdaaaZabaZacZ
~有	WZXZZXbcZbaaab
~来	baYbabXZZZZZaZ
~没	ZabZZbYcZaYaZY
~的	aabWaYaYaZZaaY
~着	ZYZbacbabaZZZY
~给	aZZZZaYbaZbaaZ
~能	baZZZYbZaZcaaY
~过	abZaYaabaZZaaa
~这	dYYZabZZbacbZX
~那	YZbbZabcZYYYaY
~都	cbbYZaZcaaZZYY
~里	aYZaZbbZaaaaab
`,
};

export const roleWeights = {
  classes:
    'hook pain agitate context question solution feature advantage benefit evidence testimony trust twist before after why how setup point summary save action punchline none',
  steps:
    'bbXjZaRWVTUWScXYXfYUWVXM XckcZfXadRXaYaWZWVWYbVVV ZXeUaiXZYVYZaZYbYaWXZYZZ UdYabbcXVWWTcdcVXaYWXSVQ XYZYiYYaWTXYWZaTVWlXZZYZ WUVZZWhYZXZURXacfVXaXVXT ZVYXWScecfbZaXWWZVTXWZaT aYaYaXXYbXeYbaZXWZZbZaZY ZfYXbTZXUccfWaWVVYWSddUV WaWVVXYbcdbacWVcUTVXaUWR ZdZXYWZabZacbZZXXYTXWcZX ZYZWcXaXYWXXWZcVWYeZcdWW WVWbZWXbaXZUXXZbZUZccZeT ZfaZZfUaYSYZYZdXaXSYZZZY ZZZaXYbZbaZZYYXYUXXcbWbX XXZWUaZZWbXVZYVcbWXaZSdT WVWTTTWWYdZWXYcYgUZYSVcP XWaYUUYZWXWYiXYVViQVZXYW WUVUYXUVaZWZZXaZWRieYWYR ZXZWYXYZXUYfUZZXUYUUcedX aZaZbZZaZYaZYaZZYaXZZZZZ YYcYZYYZWWYaXZYZWZVeVaaX aZaYbZZaZYZZWaYYXZXUYiWZ YWZUYUTZVTXWUZXUPXSSVRWn',
  features: `
#after0	bZWYcbYaYZaZYYZZbZaYYYYa
#after1	bbaacbYbYaZaWaZcYZXZaaab
#afterColon	aaaZaaaaaaaaaaaaaaaaadaa
#afterQuestion	abYYbXXYWYXXaaXabZaXYaYa
#before0	VbaZaZXabaXYYYabXZZZZZYZ
#before1	ZdcWZYXbaZaZYYcdbaaXaZcb
#before2	aZaYabaaabaZaabZaZcaaaaa
#brief	cZaZdWVUWYYXWWXXWYbabXYZ
#else0	baYZbbWYYYTZaXYXZbbbYWZX
#else1	ZXaaZbZZZdYZWYbXbZXcaXaZ
#else2	YZbbZaZbZdaZZaaabZbcaZaa
#first0	UXZXYWXYaaYXbYccaXZbYYZa
#first1	YZZZaZYZabYbbYYdWaccZabZ
#first2	aaaYabZbbcaaZaaaZaZbaaaa
#leans	ZXXbbdYXaXWabWZaZZaXYYYY
#wide	aZZZYZZaYYbZcZXacZZYZYWa
$0	aaaaaabaaYaaaaaaZacZaaaa
$2	aaaabcYaaaaaaaaabaZaaZaa
$r	aaaaaaZaacaaaaaaaaaaaaaa
$s	acaaaZaaaaaaaaaaaaaaaaaa
$万	aaabaZaabZaaZaaaZcaaaaaa
$上	aaaWbZcaYbabaZabacZYaZbZ
$下	ZZaaaaZaaaaZbabZbbYaaaba
$丝	aaaaaaaaaZaabaaaaZcbaaaa
$个	aZaaaZXZcbbabaaaYacaaZba
$九	aaaZaaaaaZbbZabaZaaZadaa
$买	aabZaaZaZcaabaaaZabbaZaa
$了	caYYaVbabbbXYXaXabZcZYaa
$事	aZdabZaaaaaZbZababaYbaaa
$二	aaaYacbbacaZbaaaZaYaaaaa
$五	aaaZaZYaacaaaaabZadaaaaa
$人	ZbaYabaaZaaZYabXcYdbbaaZ
$以	aaaabaaaZaaacaaaaaaaaaab
$份	aaacabZaaaaaZaaaaaaaaaaa
$会	abbaaaaaaaaaYbaZaaaaaabb
$低	aaaaaaaaaaabaaaacaaaaaaa
$住	abaZaabZaaaabaZcaaZZbZaa
$你	abbaZbcaaaaZZaabaZZbaZaa
$便	abaaaaabZZaacaaZaaaaaaaa
$信	baaaaaaaaaaacaaZaZaaabaa
$停	aaabaaZbaaaaaaaaZacaabaa
$儿	aaabZaZaabaaZaaaaabcaZba
$六	aaaaaaZbbZaaaaaaZbcZaaaa
$准	aaaaabbaaaaaZaaaZacaaaaa
$几	aaabacaaaZaaaaaaaaaaaaaa
$分	aaaaaZbaacaaaaaaaZYbaZab
$动	aZabaaZaababbaaaaaYaaaaa
$包	abaZaaZaabaaZaaaYbcbaaaa
$十	aabZaZcacZaaZaabbZbaaZaa
$半	aabZaaabZaacZaaaYZdaaaaa
$去	aYaZZaZbaaaadZZbYbaZZaab
$发	aZaaaaZabYbaaabacaYaaaaa
$变	aaacaaaaaaaaZaaaZZaaaaaa
$口	aaaaaaYaaYaabcaabZZaabaa
$号	aZabaaaaaZaaZaaacaaaaaaa
$吃	ZZaaaZaaaYbZbaaacaabaZZa
$名	aaaZbdaaaaaaZaaaaaabaaaZ
$吧	caaaabZabZaaZacZaaZaabaa
$呢	aZaaaabaaaaacaaaabZbaZaa
$味	bZacaZcabaaaZaaaZaZaaaaa
$和	aaacaaaaaaaaaaaaaabaaaaa
$哈	aaabaaaabcZabaaaaaZaaZaa
$哭	aaaaaaaaaZcabZaabaaaaaaa
$啊	ZaaZaaaaaYbacaZabbZaaaaa
$啥	aaaZbbaaabaaYaaaabZaabaa
$喷	aaaaaaZaaZaacaaabaaaaaaa
$圈	abaZaaZaacaaaaaZbbZaaaaa
$在	aZacaZaaZZaZbbabZZZZadaa
$块	aaaabZYaYabbbaabaacZaaaa
$墨	acaaaaaaaaaaaaaaaaaaaaaa
$多	aZabaZabZcaaYbaZaZbaaaaa
$够	aaaaabaaaaaaYaaababbaaaa
$大	ZcaZabaaabaacabaaaXaZaaa
$天	aaaYaccaaXaaYaacdZaZabaa
$头	ababaYbaaYaaaaZXcZcZbaaa
$她	aaaZaaaaaaaacaaabbaZaaaa
$好	bZabaaabZZbadaaZZZZbaaaa
$妈	aaaaaaaaaZZaaabaaacaaZaa
$子	ZbbabZababZZZZbZaYZcZZbZ
$字	bZaaaaaaaabaYbbaaZaabZab
$它	aaaZbcZabaaaZaabaaZaaZaa
$宜	aaaaaaaacaZaaaaaaabaaaaa
$家	aaaYbbaabaaZZaabZabaaZaa
$对	ZbaaaZZaZcbaZaaaZabZabaa
$少	aaaZaZaaabaaZabaZbcaaaaa
$山	aaabacaaaZabZaaaZaabaaaa
$布	aZaZaaaaaaaaaaacbaZbabaa
$干	aaaaaaZaacaaaaaaZabaaaaa
$平	abaaaaZaaaaaaaaacaZaaaaa
$年	abaZaaaaZYacaaaaaacbaaZa
$度	aaaabZaaaabaaaaacaaZaaaa
$开	aZaababaZbaZaaacZaZbaZaa
$急	acaaaaaaaZaaaaaaaaaaaaaa
$慌	aaaZacaaaaaaabaaaaYabaaa
$我	aZaZaaaaaZaaZaZaZbabZdab
$截	aZbaaaaaaaaaaaaaaaZZcaaa
$房	aaacaaaaaaabaaaaaaaZaaaa
$手	aZaYaacabaaabbaZZaaabaaa
$抹	aaaaaaaaaaaaaaaacaaaaaaa
$拆	aaaZaaaaaaaaaaaacaaaaaaa
$拍	aaaaaaaaZaabZaaabaZZZcaa
$拧	aaaaaaZaaaaaaaaacaaaaaaa
$拿	aaaaaaaaaaaaaaaaaaaaacaa
$换	ababaaaaaZaaZaZZZacaaaaa
$掉	abbaaZaaZcaaaaaZZbbaaaba
$接	aaaaaaaabbaaaaabaaZaaYaa
$收	aaaZaaaaaaaaaaaabaZaacaa
$数	aZaaaZaaaaaZbaaZdaabaYaa
$斤	abaZacZaZcaaaaaZaaaaaaaa
$断	aaaaaaaaaaaaaaaacaZaaaaa
$新	aaaaacaaaaaaaaaaaaZaaaaa
$时	acaaaZaabbaaaaaaaaYaaaaa
$是	aaaZbbaaZbaZaaZaaacZabaa
$晃	aaaaaaaaacaaZaaaaaaaaaaa
$月	aZaaaaZabZaaaaaaabaaacaa
$有	aaabaaZaaZaababZbZYZaaaa
$条	aaaZbcZaaZcbbaaZaaYZbZaa
$来	ZZZWacZbYXaZZbaaXcfZbcZa
$根	aaacZZaaaZaaabaaabaaaaaa
$次	aaaeaZZaZXaababaZabaaaaa
$母	aaaZaaaaaaaaabaaaacaaaaa
$比	aaacaaaaaaaaaaaabaaabaaa
$气	abacaZbabaaaYaaaaaaZaaba
$水	ZabZabXaacZbcabbaaYZaZab
$汗	aaaaaaZabcaaZaaaaaaaaaaa
$汤	aaabaabaaYaaaaaaaaaaaaaa
$没	aaaaaaaaabZaaaaaZbbYaaca
$点	aaaYabaabZaZdaabZaabaaaa
$牙	abaaaZcaaaaaaaaaaaZaaaaa
$猫	aaabaZcaaaaaaaaaaaaaaaaa
$珠	aaaaaaaacZaaaaaaaaaaaaaa
$用	aZaaaZZaababZaZYbabdaYba
$电	aZabaabaaaaaZaabaaYaaaaa
$疼	aaabaZaabXaaabbaaabaaaaa
$百	aabaaaaaaYaabaaaabaZaaaa
$的	cbZZYWWaYbaZbaaXaZZdaXcY
$盒	aaaaaaaaZaaabaaaaaZZacaa
$省	baaaaaaaaaaadaaZaaaaaaaa
$看	aZaaabZaZbacZaaYaacYacaZ
$着	aaZbaXaaaYaacaaaabbadYaa
$砖	aaacaZbaaaaaaaaaZabaaaaa
$碗	baaaaZcabYaabaaaZaZZaaba
$种	aZacaaZabaaaaaaaZaabaZab
$穿	aaabaacaaaaaaaaaaaaaaaaa
$管	aaadaaaaaaaaaaaabZYaaaaa
$米	aaaaaaZaacaZaaabaaaabZaa
$系	aZaaaaZabaaaZaacaaaaabaa
$线	aaaaabbaababZaaZabYaaaaa
$结	abaaaaZacaaaaaabaaaaaaaa
$缝	aaacaaabaaaaaaaZaaZbaaZa
$羊	aaaaaaaaacaaaaaaaaaaaaaa
$色	aaaaaZaaaaaacaabaaaaaaaa
$蛋	aabYaZaaaaaaaaaaZcbaaaaa
$行	aZabbbWadbZaYaaZcZabZaaa
$袖	aaacaaaaaaaaaaaaaaaaaaaa
$见	acaZaacaZZaZbaaaaaZaaZba
$订	aaaaaaaaaaaaZaaacaaaaaaa
$话	baaaZaaaZaaaXaZabcYZaabb
$说	aZaZbbbacYZacaaZaZZaaaZb
$谈	aaaaaaaaaaaabaaZaacaaaaa
$走	aZaZaZXcacaaaaaaabbYbaaa
$车	YaaaabaaabaaaaaZaaaaacaa
$过	aaaaaZaabZacZabaYabbaZaa
$退	aaaaaaaaZaaaaaabcaaaaaaa
$选	aaaaaaaaaaaaaaaaaaaZacaa
$遍	aaaYaabaaaaaaaacbaZacaZa
$酸	abaaaaaaacaabaaaaaZaaaaa
$里	aabdaYaaaaabZaaaZZZbZaZb
$钟	aaaaaabbZaaZZaaZcaaZaaab
$钱	aZaaacaadYbaaZZaZbZbaZaa
$门	aZaZabZaZZbZZbZcbaacaaaa
$间	aaaaabaabbZaZaaabaYbaaaa
$面	aZaaaaaaabaZZaabaZcZaaaa
$音	aaabaZaaacaaaabaZaZZaaba
$页	aaaaaaaaaaabaaacZaaabZaa
$题	aaaZaaaaaaaacaaaaabaaaaa
$饭	aabZaaaacZaaaaaaaaZbaaaa
$鱼	aaaaaaaaaaaaaaaaYbbabaaa
%ache	ZbYYXYXZXaWaZZXaYWZYWZYY
%amount	XZYYYZYWZZYYZYYZZXYYWYXZ
%bad	bacZZaWaZYYaaZZbZaXZaYbZ
%better	aaXYaWWgYZZXZXXXZZaaYYYY
%body	ZaZZYYaZYZZYZYZZYWXZXXYY
%box	aaYaXXbYVZYZYZZZaabVaZZa
%but	XbaaaZVYYZZafXZaZZZZYYXX
%buy	WZYYVZYZZXabZYZVbWYZYcYW
%crowd	YZXaXZXXZaYYZYYZYZYYZXXX
%deny	ZZXYXXXWWXVaZUXZZYbaVVZX
%ease	ZYZaYZcabZYZaYbYYXZaYYZa
%feel	YYbZYYYXZYVZYYYZYYbZXWcY
%fix	ZabZYbXXZXZYdYacaVZaZYYb
%folk	ZZaabZXYYadWZaaXZaYWXYYY
%food	YVXZUZbWZYZVXVXZYaYXVYXY
%handle	XYWYVZZYXYTWZXVXaYYYYYVY
%hold	aZaXbYYaacbYZYZZWaaZZYaY
%house	aZYZZZXZZZZYZbYXaaZaYXWY
%it	ZXYZYZZaXYbXZaaaZYbYYXaY
%keep	YWabaaaZZaYZaYXaaZYWiYZb
%kin	ZaaaaWXVaYeYaaZZWZYYZYYY
%law	ZaZZWbcaabXaXXYZaaZZYbYZ
%look	cXXYYacbVdaZZXXZXZXbaZZY
%makeUp	XaZZUacaYZVXaZWbZXZZWZWZ
%me	aYYZYZYWWaYcaZXYXaYZYZYY
%money	XWYYYaYZaXZcWYWYXZZaXYXY
%nature	ZaZZbcaZXZZZaaZdXXZYZbaa
%order	aYYYUXWYaaXZZaYWbYYZaaYX
%past	ZZZaYVZYYcZaacZaYYaYaWYZ
%place	ZaZZXaZXYZaWaYYZZZaZYZYY
%reason	ccaYbaVYWVYXaZagXXZZZXaZ
%said	ZbaZbVWWWXhZZYYYXaZZWYaZ
%scene	ZZaZYaYYYaaZbXZZZabYZYXZ
%soft	ZaXZbZXYZaYXZXYZYZYYYZZZ
%span	YaYaVVWWaYZXYZZXZYXXWWYY
%talk	bZaZcaVWYYXaXaXZaXaXZcWZ
%taste	WbVZXYaZWbWaYYZaaWZYXXXX
%tech	ZZZaXXbYWaZXbYXZcabYYcWX
%test	YXbZaYZbXbZZZaYZaXXXXXWX
%trust	aYXaXZYZZYZcZbaaaVaYXZZY
%turnsUp	bXXZZbXZaaZWbabbXXaZZZaZ
%verdict	XYYZYZZZbYYXZXXXbXYeXYXY
%wear	ZZbZXZbZZZYXZYYZbYZXZbYX
%you	YZZYZWWZZZYZZYYaXYYZWaZa
&already	abbbaUZaYaaZcZZZYcXaaaaZ
&although	aaaaabcaZaaZYaabZaaaaaaa
&asksBack	ZbaXdYXZZcYYaYYaZZXXYbaZ
&ba	bXcZZcVZXWYWaZabbXaaZYab
&bareMeasure	XaZYZabaXZZYZXbYbbaYaYZZ
&been	ZZbaaXZaXdZaacZcZWaYYXZZ
&callsYou	aYZdaYZaWZabZZZbdbXXZaZa
&canDo	ZZZXbadabaXZZYXZZWZZZYaY
&causal	YaYZaZZaZYaZcZacZXZYaYca
&changedTo	acbZZXZaaaaYbZZcWbZYZabZ
&doIt	XYYYXYYYaYYXXZWXdZZZaZWZ
&doThenNot	YZYZYXbZabZYYZaZWYYWVYYY
&done	bZZZWVUYXabXbXbaVYZbXZaZ
&doneCount	ZZXaYYZaVcdYZVZVXYVZXTXX
&exceptFor	bdaacXZZZdZbdaZWWZXYabbZ
&explains	ZYZaafYZZYZaXZYbXXZaZYaZ
&fits	YbZbYccXaXaXdaYXXbbaaaZZ
&flawOwned	ZYZaZWaZYXbccaaZXacYbYZZ
&general	bcabZYZZaWYXWaaZYYcaZaba
&going	aZZaYXaYYZbWZZcXYbYaZZZY
&has	ZXUYZZaYaZXYXXXYYZZXWZaZ
&heDid	ZXaYaYaZcaZXaZdbVaXcaZYa
&heSpoke	YXYZaYbZbbZYZaadZaZZaYbY
&iDid	XZbZbaZZbbYYYcXZbZaZZYZc
&iHad	abWZZYaZbYYYZWaZabZXbUcZ
&ifThen	bYaXZYYZZWXXZdYbbZaXaZba
&inPic	aZaXaaZaagacbaZZZaXYeYaZ
&isOf	ZUaZXXfbXbZZZaYaXbWWaWaX
&look	abZYZZWZZgaYWadWaYYdZZaZ
&loses	bXZXcYaaZZYdZcaZYYaWZWYX
&notOnce	aZZZaYZaadZZYaZZaabZbbZZ
&offer	bVWZYYYYaYaXZYZXYYaaYaYY
&onceThen	WYZXZZYbaZZVZaZZaYYZYXYX
&orders	acXWYXVXXZXaZXaWdYaZccXb
&passive	aWZaZabZZbZaZYbYXXbZZbac
&percent	ZYZZZYYZZdZYaZaaWZabcaaa
&promised	ZZYWZaYbbZYdZYZXaXZZcZba
&proverb	WYXYXXZWXZVZZWWYaZYaWaZY
&quoteOnly	baacYZbaaaaaZaZaaaaZaaba
&saysQuote	YWYYWaXYVZYYaZYYcYabZWbZ
&source	acZcaYZaacZdYaZZZYaYaaaa
&stepCount	ZaZbbaXaYYaXZdbYaZYZYXbZ
&thatDay	YXZYYaacXXYZabcYaaZaZXaZ
&threshold	ZZZbZaaYbYZaZZXYcYeYZZZb
&unlike	bZZXZbXcWaaZZYYdZXbaaaZZ
&until	ZaZZacZYYZYZZaYYbaadabZa
&untilNow	aWaYabZaYabaYYdWaaaZZZZZ
&verdict	aZaZbcZaZYZZYabXaadeZZZa
&versus	YZaYZYabbZYXZcZdZYaZZXcZ
&wasBad	ZZbaYaZaaYZYZdZZZZXZabaa
&whereTo	YbZbYZXaWbaWZaXZcZXZacYb
&worse	bbeaZaXaZXYaaZXaaZXaaYaZ
&years	aXYbYZYaYaceZbXbVYYbZXaX
*一	ZZZcYXYabaYXZaZaaZZZabWZ
*七	adaZaZYZafbaYaabZZZaaaZa
*三	YcbcZYbcZeZZWYaUbaYaaaYa
*上	aaaZYZaabaZZbZbabYZaZYaZ
*下	YabYZYaZZaZZZaaZcaYZabab
*不	ZYYabaaaYXZbZZZbYZZZZabZ
*丑	abaaaaaaaZbacaaZZaaaaaaa
*东	aZacabbaZaaaYaacZZYcaaba
*丝	aaaaaZbZaaaaabaaaYbbaaaa
*丢	aaacaaaaZaaaYaaacZbaaaab
*两	YYaaaZaaacYYZbbYdZbZZaaa
*个	baZaaXbZZZaababZcZXaaaYY
*中	ZZabaZZaZbabZZaacYbaZbZb
*为	ababaaZaaZaZbZabYZcaaaab
*么	aaaYZZaaZZaaaZaccaaaaaaZ
*乘	aaaaacaaaZaaaaaaaaaaaaaa
*九	aZZeaZZabeabYabaXZXZacZa
*也	aaabZZaaaZaZcaabYZbbaZYZ
*书	aZabZbZabZaZbbbbaaYbaZaa
*买	abaaZbWZYYbbdaZXbZbcbZaa
*乳	aaaaaZcaaZaaaaaaaaaaaaaa
*了	aYZZYXYYZcabaYcaXbYaYXZZ
*事	ZZcbaZYZaXabZZaddbZaaZba
*二	YXYbZaZZdebZZZaXVZaZZbab
*于	acabaZZabZaabaabYaaaaaaa
*五	bYZbZcVaedZYaZbXZaaZbdZZ
*井	ababaaaaaaaaaaaZaaaaaaac
*些	aaaZaaaaaaaababcZaYZaaba
*人	aZbbaZWZbWaZYbZeZZbaZYba
*什	bZaZaZaaaaaabZadbaZZabaa
*今	aYaaZdaaZdbaYZaZaaZbabZa
*介	aaaaaaaaaaaacaaaaaZZabaa
*从	aXaaZZZaaabbaabZdcYaaaaa
*他	YaZZaaYabbaZbZZbbbaaaZZZ
*代	aaababaaaaabaaaaYaaaaaaa
*以	ZaZZabZZZXZbcZaaabeaZbZa
*们	baabddZZYbabWaZcaZYXZaaa
*件	ZYbaabaabZZaZaZbabbaaaaa
*价	aaaZaacZbYZaaaZaabbcabaa
*任	aaaaaaaaaaaaZaaaaacaaaaa
*份	abaZaaaaaZabaaaZaabYabbb
*休	aaaaabcaaZaabaaaZaaaaZaa
*会	acaaZbZZaXZbaaZbYZbZaaaa
*伤	aaaaaaaaaaaaaaaaaacaaaaa
*似	acaZaaZaabaaaaaaaaZaaaaa
*但	aZaZaaZaaZaacaZZcZcZaaaa
*住	acaZZZaaeXZZbaZccZYZbaaa
*体	aaaYacaaaaaaababaaaZZbab
*作	aaababaaZcaaZaaYaacZaaaa
*你	bbaaaZZaaYZaZaaaZaZZZaaZ
*便	aZaYaaacbaZcbaaZYacbaYaa
*保	abaZacaaaZabZaaaaaZaaaaa
*信	aZaaaaZaaaaacaaYbabZabaa
*俩	aZaaaaYbcXabaaaZbabaaaaa
*修	aYaYaebabYbaZaaaZcaaaZba
*倒	abbbaYaaZZaabaaabZaaaaaa
*候	ZaZZbZaaaYaaZcaabaZbaZaa
*偏	abaaaZbaaZaadaaaZaZaaaaa
*做	ZZZZaecabXZcZaZXeaXbbaZa
*停	abaaaZZaZZaZbaZaYbcZaaab
*健	aaaaaaaaaaaaaaaaaacaaaaa
*傅	aZabaabaaaaacZaaZaaaaaaa
*像	bgZcbaabdYbZXbaZXYaYbYaa
*儿	aaabZXbZabZbZbaaaaZaZaba
*充	aaaZaacaabaaaaaabaZaaaaa
*先	aaZbbaYaXaaaZZZabZdacaaa
*光	aYaZbbaabZbbZaZeZaZaaaaa
*克	abaZaZbbaaaaaaabbZYaabaa
*全	abaZaZYZZcacYabcbaXbaZZZ
*八	aWaaacbaceZbaZZYWaaYaabZ
*公	ZaaZaaaaYbbbdaZYabYZacZa
*六	YZaaaZaZbcbaYaaXadYYacZa
*共	aaacaaaaZcabaaaaZaZaaaaa
*关	ZZaZaZbaZaaZaaacbacbabZb
*兴	aaaaaaaaaaaaaaaaaacaaaaa
*其	aZaaaaaaabaaaaaaZZcaaZZa
*养	aZabaZaaaZaacaaaaaZaaZba
*内	bZaabbabaZabYaZabZcaaaaa
*再	aZaZaaaZcaaaZaaaaaaaZZaa
*冒	aaaaaaaaacaaZaaaaaZaaaaa
*写	aZaabZaZXZZbebZZbZaZbaaa
*冰	aaabaabaZabaaaaZbZYabaaa
*冲	ZbaYaaaabZaZbaaZdbaaaaaa
*冷	bZaabZYbZaaZcaaccaZaaZaa
*冻	acaZabaaaZaabaaYaaabaaaa
*净	aaaYaaZbbaaaaaaacaaaaaaa
*准	aaaZaaaaaZabZaaaabcZbbaZ
*凉	ZaaZaYaabZaaaaabaabaaZba
*几	abZbbdYaYYaZYbZcbaZZaZba
*出	abaZZYYZfXababbabYZZaaZa
*刀	aZacaZaaZbaaZaaaacZZaaaa
*分	ZbaaabXabcZabZZacZYZaaZa
*切	aaaaaZbaacaaaaaaZaZZaaaa
*划	aaaZaZbaabaacaaaaaZaaaaa
*列	aaaaaZaaaaaaaaaacaZaaaaa
*刚	aZaZaabaaYbZZcaaZbbaaaaa
*别	abaZZbYYXWabdaZXcZcabZYa
*到	aaaabbcZaaaXYZaZaZYYabZZ
*前	aYaaZYYZZaZaZbaacYdZcbZc
*剩	abaZaZaaZcaZaaabZZbZaaba
*剪	aaaaacaaaYabbaaaaabaaaaa
*劈	aaaaacaaaaaaaaaaaaZaaaaa
*力	abaabZbaaZaaZaacaabaaaaa
*办	aZaZaaZaaYbbbaaabbbaaaaa
*加	aZaaadbabaZZYaaZYacaaaaZ
*务	aaacaaaaababZaaaZZabaaZa
*动	aaZZabacYbaabaZZaabbaaaa
*劳	aaaaacZaaaaaaaaaaaaaaaba
*勺	baaZaaZabbaaaaaZcZaaaZaa
*匀	aaaaaaaaacaaaaaaZaaaaaaa
*包	aZabaYZabaaZbaaZaabaaaba
*化	aaababbaaaaaZaaZcZaaaaaa
*北	abaaaaaaZaaacaaaaZaaaaaa
*区	aaacabaaaZabZaaaYZbabaaa
*医	aaaaabZaaZacZaaaaacaaaZa
*十	aaYcZbXZYdbZUbZaabaYZbaZ
*千	ZcabaZYafbaZZaaZZaabaaaa
*升	aZaZaZaaaYaabaaaabdaaaaa
*午	acZZaZZabYaZaaaZbbaaacab
*半	adaaZZWbbYZbZabXbaaabYZa
*单	ZbaaacbabaaaaabaZZZacXaZ
*卖	aaabacZbaZcbeaaaYbVZaaaZ
*南	aaacaaaaZbabZaabZZZaaaaa
*占	aaaaaaaaabaacaaaZaZaaaaa
*卡	aZaaaacaZbaZYbZYcZZaaaaa
*印	aZaaaZZaacaaabbZaaaabaaa
*卷	acaZaZaaaaabaaaaaaZZaZaa
*厂	aZacabbaaZabcaaZYZaaaaaa
*压	abaZaZaZaZabZZZccaZaaaaa
*厕	adaaaaaaaaZbbaaZZaZaaaaa
*厚	abaZaabaaYaaaaaaZaZbaaaa
*原	aaaaaYbaaabbYbaZaabaaZaa
*去	ZbaaYYZZabZaZaZcbZbZaaYa
*又	abaaaZZaaaaacaZbZbZaaZZa
*双	abaaaacaaaaaYabbYbabaaaa
*发	acabZZYZaYZaZabYcZcYZeZa
*变	aaaaaaaaZbaacaacYaZaaaaa
*口	aZababbbZbcaaaZXbaVbZaZb
*句	bZbYaaaaacbaaaZYcaabaZZa
*另	aZaZaababYaacaaZYabaaaaa
*只	aaaaZYbaZaaYaaacZaaaZbaZ
*叫	abZbbeZaZXZaaaaZYZdZaaaa
*可	aaaaaaYaZZZabaaaaZeaaaab
*台	aaacaZabZbaZcaaaWaZaaaba
*右	aaabaZZaaaaZaaaZcaabbaaa
*吃	ZYaXaZYZccZaZababaacaZZa
*各	ZZaZaaaaaZabaaaadbZbaaab
*合	aZaaZdbaZZZdaaaaYbZaZaaa
*同	aZaZZZYbZbadbabcZaaYZbaa
*名	aYZZagaaaaaaaaZabZZZbbZb
*后	aZaaaYYZZZZaaZZdcbZbaaZb
*吐	aaaZaaaaaaaaaaacZaaaaaaa
*吧	baaZaaZbaZaaaabZabYZabaa
*听	bYZZaabaaaaaYbbYcbbZaaaa
*吵	bcaZabaaaaaabaaZaabZaaZa
*吸	abaaaZbaabaaaaacaaaaaaaa
*吹	aaaaaaaaaaaaaaaZcaaaaZaa
*员	ZZbcacbaabaabaaYZaYZaaaa
*呢	aZabaaaaaaaacaZbZabbaaaa
*周	aabcaaYaZabZZZaYcabXaeZa
*味	abacaXbabbbaabZaXZaZaZba
*呼	abaaaaZaaaaacaaZaacaaaaa
*咋	aaaabaaaabaaZaaacaaaaaaa
*和	aZZaabbZZaabaZZcaYbaaaaa
*咬	acaaaZaaabaaaaaaZaaaaaaa
*咱	aaaaacaaaaaaaaaZaaabaaaa
*哈	bZaaaZZaacabbaaZaaYaaaaa
*哥	bbabaaaaaZaaYaaabbaaaaaa
*哪	aZabcaaabZaaYaaaaadZaZaa
*商	aZacaaZbaZabaaaaZabaaaaa
*啊	aaaaaZbaaabacaaZaaZaabaa
*啥	bbaZdaaaZZaaZbaaYaaaabaa
*喂	aZaaaaZacZaaZaaaaadaaaaa
*喝	ZabbZYZabaaaaaabYabbaaaa
*器	aZabaaaaacaaZaZdYaaabZZa
*四	ZZYcZZdbbdaYYZaXaaZaZbaZ
*回	aabaZaaZaabbaaZZXaabaYaZ
*园	abaaacaaaaaabaaaaaZaaaaa
*国	aaabaaaaacaaaaaZaaZaaaaa
*图	abaaaaaaZaabZZbZYZabcZZa
*圆	aaaaaacaaYaZbaaZbZbaaaaa
*圈	abZaaZcaZaaaYbZYfcWbaZaZ
*土	aZaaaaZaabaaabaacaZaaaaa
*在	ZaabZZYYYZacZYadYZaZabYb
*地	aZaZabbaZZZcbaacZZaZZaaa
*场	acaaabZbaZZbbZaZYbYaaZab
*均	aaaaaaaaacaaaaaaZaZaaaaa
*坏	aZaaaababZacaaaaZaZaaaaa
*坐	abaaaaZabZaZcZaYbcZYaYca
*块	abZZaZbaaZaYababbZaYabaa
*垫	aaaZabZaaZaabbaabZcaaaaa
*塑	acaaabZaabaaaaaaaaZaaaaa
*壁	abaaaaZaacbaaaaZaaZbaaaa
*声	ababaaZaZabZaabbbYYaZbZa
*夏	acaZaababaaZaaaaZaaZaaaa
*外	ZZaaZcbZbaaadaZYaaYZZaZb
*多	ZaabZYYabZaZbabdZZbZZZaa
*夜	bbacZZaaaYaaZZaYabaaaaaa
*够	aZaZbadZbYZZaaaaZbbcaaaa
*大	bYabcbaZYcbbYZbcVZaaYaYa
*天	ZbZZaYaYaZZZaaaacaWaZZbb
*太	aaZbaaZaaZaZbaacbYbZaZaa
*夫	aaacaZZabaaaaaaaaaaaaaaa
*头	ZbZdYcbZcXbaWZbbaWaaZaYZ
*夸	aaaaaaaaacaaaaaaaaaaaaaa
*女	ZbabZabaZbaZbZcaZaaZaZaa
*奶	abaaaZaabaaaZabbYacbaaZa
*她	ZYaaaaZaZbcZbabaZZZbZaca
*好	aaabaZabaXbacZaXZYYaabdb
*如	aaaZacaaaaaaaaabcbZaaaaa
*妇	aabbaaaaaZaaaaaZZZcaaaaa
*妈	bZaaaaaabZbbaaZaaZcabZZa
*姐	aZacaZaaZdbaaaaZbYaZaaaa
*姓	aaadaZaaaaaaaaaZaaaZbaaa
*娘	baaZbZZabZbZcaaaZaaaaaaa
*婆	aZaYabbaabbZbaZaZaZaaaaa
*子	YZbbZbabaZYbWYbaaYYbZXab
*孔	aZaaabaaZaaaaaabcaZaaaaa
*字	aZaaacaZaaaZbbaYaYabbYab
*季	abaaabaabZaaZaaZcZZabaaa
*学	abaZaaZaadabXaaZcYaZbZaa
*孩	abaYabZabZaabaacaaZaaaaa
*它	aZaZaZYbaZaaaaadbZabZZba
*安	aZabaacaZaaaZaaabaZbaaZa
*完	aabaZZaZdcaZbaaYYZaaaaaa
*官	abaYaaaaaaaaaaabaabaaaaa
*定	aZaYabbaaZabaaaabadZbaaa
*实	aaaaaaabaaaaZaabYacbaZaa
*客	acabaYYaaZaaYbabcaaZZcaZ
*室	acaabbaaaZbabaaaZaYaaaaa
*家	YbabaaXZeZaabbaXaYZYbaZb
*容	aaaaaaZbbZaabaacZabaaaaa
*寄	aaaZabaaaZacaaaabaaaaaaa
*密	aaaZaacaaZaabaabaaaaaaaa
*对	YaZaZZaZZcbZbZaababZabaa
*小	YaYbbfbZaYZZbYZYZYYaZcYb
*就	YZZZYbYbYYaaYaZgaXbbZYaZ
*尾	abbZabbaaYaabaaZbaZZaaba
*居	aZacaaaaaaaaZaaaaabaaaaa
*屋	aaaZabaadaaaZaaaYbaaaZaa
*屏	aaaaabaaaZbZdaaaZZbZaaaa
*山	aaacadZabZacZaaZYZaaaaaa
*州	bZaeabaaZcaZaaaYZZZaaaaa
*工	aacZacZZbaacaZaaZYZZabaZ
*左	aZaaaaYaabaabaaYcaZabbaa
*差	ZZaaacaaabaaaaZbaaZbaaaa
*己	aaaYaZcaaZZbaZaabZZZbbZa
*巴	abaZabbaZZaaaaaYbaaZaaba
*布	aZacabbaZYZbaZabcZaaaaaa
*带	aYaZacabZXaZabaZZZaZbdZb
*帮	aaaaaZaabZaaaaaacaaZabaa
*常	aZacabZaaaaaZaabZZabaaaa
*干	aYacbYZbabaaXaacbbZYaaaa
*平	aZaaacZZbbaZaaZaaZabaabZ
*年	bbabYaZZZZecbaYbVbbbZYZY
*床	aaaZaZZadYaaaaZbaaaaabaa
*序	aaaaaaaaaZaaaaabcaZaaaaa
*底	aZaaaaeabaaaZZabZbWZabaZ
*店	ZYbbacaaZdbbYabZXaYYbcZZ
*度	abaabXZaacaaZaaacacYaZbZ
*座	acadaZbaaZaaZabZbZaaaaaa
*建	aZababaaZaaacaaZaaaaabaa
*开	aaZbbYbZZeaWaZbZdYZYaZaZ
*式	ZaaaadabacaaZaaZZaZaaZaa
*张	aaaZabYZacbaYZaaadXYbZba
*弹	aZaaaabaZdaZZaaaaaaaaaaa
*当	aaadaZZaZYaafaaYZZcZaYba
*录	ZZaZaaaaabZbabaZcbaZaaaa
*影	acaaaaaaabaaaaaZaaabaaaa
*往	aaaYaZaZcYaabaaffZXZZaaZ
*得	ZbaYaZccaZYaZaZdYZbZZYdZ
*微	aZaZaZbaaaaZbaaacaaaabaa
*心	aaabbZZaZZaaaaadaacbaZZa
*必	aaaaaZaaaZaaZaabZadaaaaa
*快	aZaaaaZaaabZZaZdaacaaaab
*怎	aaaZZaaaaaaabaaZdbaaaaaZ
*怕	abaZaZaaZYabdaacZaaaaaaa
*思	aaaZacaababaaaaZZbaaaaaa
*急	aaababaaZYabZaabbaaaaZaa
*性	aaaZabaaaZabaaaaaacaaaaa
*息	abaZaaaaaaaacaaaaaaaaaaa
*想	aaaYbZbaaYaZaaZacaaZadaa
*意	aZaYZbZaaabadaaaYabbabaa
*感	abaZaZbbaZaaaaabZacbaZaa
*慌	aaaaabaaaaaaaaaaaaYaaaaa
*慢	aaaZZbaaZZaadaababZcaZZa
*懂	abacZZaaaYaaaaacaaZbaZaa
*懒	aaaaaaaaaZaacaaaaabaabaa
*成	adaaZZaZaZZaaZZaZZcbaZaa
*我	aZaaZZZZZbcbabZZZbZaZZZZ
*或	aaaZabaaaZaaZaaacabaaaaa
*户	aaacaZZaZcaaZaaZZZbbZaaa
*所	ZcaZabZaaaZabaaaZaaaaZZa
*手	aaZdYWZZaaaZdZaXbcacZZYY
*才	aaabaYZaZYZabaZcdZcaaZca
*打	bcaYaaYZaYZaYbaYfaZXbdYb
*扣	aabZbabaaaaaaaaaaaYaaaaa
*扫	aaaYaaaabYcaZbaaabcZaaaa
*找	aYbYacYabWacbaaZeaaYZeZa
*把	aZaaacZaZYZZababbaYbZaaa
*投	abbYaaaaabaZZbaaaabaaaaa
*护	abacaabaaZaaaaaZZZbaabaa
*报	acababaabZaaZaZaabYZacZa
*抬	aaaaaZZaaaaaaabacaZaaaaa
*抹	aaaZaaaabZaabaaZcaaaaaaa
*抽	aZabaabaaaaaaaaaaZcaZaaa
*拆	abaZaZZaaaaaZaaacacaaaaa
*拉	aaaYaaabaaaabbabYaaaaaaa
*拌	aaaaaZaaaaaaaaaaaacaaaaa
*拍	aZaaaaaaZZZbYaabbZbZaeZa
*拖	ababaaaaaZaaaaabXacaabaa
*招	aZaXahZaabaaZaaZbaaaaaaa
*拧	aaabaZZaZbaZaaaaeaZaaaaa
*拿	bZZaaXYabacaYcbYecXZbaab
*挂	aZaYadZaZdaacaabYaZaaaaa
*指	aaaabbbaaaabZaZacZYaaaaa
*按	aYaYaZbabbaaaaaabaaaacaa
*挑	aaaabaZacaabZaaaaaaaabaa
*挡	aaaaaaaaaZaaZaaacbbaaaaa
*捡	aaaZaaZaacaaaaaaaababZaa
*换	bdaaZdaaaYbaXabZaZdZbYZZ
*据	aaaaaaaaaZaaZaacaaaaaaaa
*掉	adaYbYabaaaaZZZabbcXaaba
*掌	aaaaacaaZZaacaaaaabZaaba
*掏	aaaaaabaaaacbaaaZZaZaaaa
*排	abaabaaaZcaZaabaabYZaaaa
*接	ZZZaaZZZacbaZabbbaZaabab
*掰	aaaZaaZbacaaaaabbaaaaaaa
*提	aZaZadaacZZbaaaacaYZaaab
*插	aaaZaacaabaaZaaZaaaaaaaa
*搬	aaacaaZabaaZaaZaaabaaaaa
*摊	bbaZaaZaZZaaZabaacaaaaaa
*摘	abaZaaaaacaaZaaZaaaZaaaa
*摸	aaabaabaZcaaaaaaaZZbaZaa
*撒	abaaabaaaZaaaaaacaZZaaaa
*撕	aaaZaaaaZaaaaaaacbaaaaaa
*支	aaabaabaaZaaYaaabaaaaaaa
*收	aYZcZbcbYaacYaaYdYZZcaZa
*改	abaaZZbaZYZabaaacaZZaZab
*放	baaYaYcZbbaZbZbZZaaXabab
*教	ZaaaadZaaYaaYabbaaabaZab
*散	abaZaaZaZcacaaabYaaaaaaa
*数	caaZaZaZZeaZYaaYcZZabZaa
*文	aaacaZZaabacaaaZaaZZabaa
*料	aaaZbbaaZYaaabZcbaZaaaaa
*斜	aaaaaZbaaZaaaaabdaZaaaaa
*斤	ZbacbbXaYaZacaaYaaaZabaa
*断	aaaZabZaacacbbaYbZZaaaaa
*新	aZaaaeXabdacaaabZaXZaZaZ
*方	aZZaZaaaYaabbaadaaYaZbZa
*日	aaaZabZabdaaYaabZZaZbbab
*旧	aZaYacaaaZaaZbaaabaaaaaa
*早	abaaabZacabZYaaZaZbaaaaa
*时	ZcaZaYcabZZaabZYdZXabYbZ
*昌	aaaaaaaaacaaaaaaaaZaaaaa
*明	aZaZaaaaZZZaaabbaZacaaab
*易	aaaaaaZaaZaabaacZabaaaaa
*春	aaaaaacaaZaaZabaaabaaaaa
*昨	aaaaaZaaZdaaaaZaaaabaaaa
*是	YYZZaaeZYZaaaYYdVZcaXWbY
*显	aaaaaaaaacaaZaaaaaaaaaaa
*晃	aZaaaZZbacaaaaaaaaaaaaaa
*晒	aZabaaaabZaaZaacbaaZaaaa
*晚	aZbaaYaaaZZbYabZcZbbabZb
*晾	aaaaaaaaaZaaZaabcaabaaaa
*暖	ababaaZacZaabbaaZZaaaZaa
*替	aZaaaaaaaaaabaaZaZdZaaaa
*最	ZaabaaaZacZaaaaYbaZYabbZ
*月	YZaaZbYaccYabacXacXYabZa
*有	bcZaZXcYZbZacZabWaZYZZab
*服	abaaaZYaZaacZaaaaZdaZaaa
*朝	aaaaaabaZaaZaaaadaZbaaaa
*期	aYaaaZZabaacZaacaaaabaab
*木	aaacaZbaaYaaaaaZaaaaaaaa
*末	aaaZaaZaaZaaaaaZdaaZabaa
*本	ZZabZbaaacabcaaZYZbbZaZa
*机	babbZcXaZaaZcbZZbYaZaZaZ
*杆	aaaaaacbZaabaaaaaaYaaaaa
*村	bZabacZabZaabaaZaZbZaaaa
*条	aZabaZZbbYaabbZYbbXabZaa
*来	ZZabYYZZZabaacaZZZZaabZZ
*板	acaYZaaaaaaaZaaaZcaZabZZ
*果	aaaaabbZZZaabaZZcaZaaaaa
*枪	aaaaaaZaabaacaabZaZaaaaa
*架	aaabacaaaaaaZabaZaabaZaa
*柜	ZbaaaZZaZYaacbaZbbaabaaa
*查	aZaZaZZaZcacbaaZaaaZabaa
*树	aZacaaZaaZaaZaabaZbaaaaa
*样	baaZZcaacYZcZcZZbaXbZaaZ
*根	aaZbZbZaaZbZaaacabZZaaaa
*桃	aaaaabcaaaaaaaaZaaZaaaaa
*案	aZaaabaabbaaYaaaabZaaZaa
*桌	aZbYaaaaZcbabaZabbYaaZaa
*棉	aZaZacabaZabaaabZbaaaZaa
*椅	aaaaaZaaacaaaaaaaaZaaZaa
*楼	ZaadaYaaaXZaeZZaZaaaabba
*次	aZbYaaZaZYbbYcbZYbbbaaab
*款	aabaabbaZZaadaZZZadZZbaa
*止	aaaaaaaaaaaaZaaaaacaaaab
*正	ZaabaababZbaYaaZaabbabaa
*死	aaaaaZbaaaaaZbbcaaZaaZaa
*段	aaaZaabaaaaaZaaZbbaaacaa
*母	aaaYaaaaabaaaaaaaabaaaaa
*每	aYababcZbXacZbbZeZXaaaZZ
*比	aZaaabbbcYcZZaaYaabaaZaa
*毛	aaababaaaYaYabZbaZaaaaab
*毫	aaaaaZcaabaaaaaZbaaaaaaa
*气	ZbacaYZbbYaZaaafYZZZZaba
*水	YdabZaaYZaYaaacbbYZYaZaa
*汗	aaabaaZabcaaZaabZaaaaZaa
*池	aaaaacbaabaaZaaZZabaaaaa
*没	abbaYXYZbdaZbaZZXbYaZZaZ
*油	aZabaaXaZZaaZbabcZZbaZaa
*法	aaaaaYaaabaabaZaeZaZaaaa
*泡	aZaaabZbaaaabaacXbZaaZaa
*洗	bZbZaZcZbbabZaaaYaaaZbaa
*活	aZaZabaaaZaZaabbaacaaaaa
*流	aaaaaaaaaaaaZaacZabaaZaa
*浆	aZacaaaaaaaaaaaaaaZaaaaa
*浇	aaaZacaaaZaaaaaabaZaaaaa
*测	aaabaaaaZdaaZaaZZZaaaaaa
*海	aaadaZcZbbaZaaaZZZYaaaaa
*清	aYaaaZaaababbaabcaZbaZZa
*温	abaZbZaaZZaaaaabcabaaaaZ
*湿	abZaaZZabZaaaaaZcaaaaaaa
*滑	aaaZaaaaabaaZaacaaabaaaa
*满	aZacaabacZaaZaZaZaaaaaab
*滴	aaaaaaZbZaaaaaaadaZaaaaa
*漆	acaZabaaaaaaaaaZaaaaaaaa
*澡	aaaaaabacZaaaaaaaaaaaaaa
*火	abbaabaaabaaYaaZaaaaaaaa
*灯	aaabaZabZZaabZaaYbbaaZaa
*灰	abaaaaZaZcaaabaaaaaaaaaa
*灶	aaacaaaaaZaaaaaZbaaaaaaa
*炉	aZaaaZbaaaaaaaaadaZaaaaa
*炸	abaZbaaaaZaaZaacbaaaaaaa
*点	aZZaZXXaYaZZaZbZdbZeYaab
*烟	aaabaaZabaaaYaaabaaaaaaa
*烤	aaaZaZbaaZaaaaaZYbcaaaaa
*烧	aZacabcaaWaZaaabaZbaaaaa
*烫	aaaZaZZaZbaabaaaaacaaaaZ
*热	aZabZZdZcYZZYZZfZZbbZZZa
*然	abaaaZbaZZbacaaaYbaaaaaa
*煤	aaadaaaaaaaaZaaaaaaaaaaa
*照	aabbaZYaaYabbZaaaababbZa
*煮	aaabbZbaaZaaaaacaZZaaaab
*爱	aaacaaZaaZaacbaaaZZaaaZa
*爷	aZabbaZaaacbZaaZZaaZaaba
*片	abaYaaZaaZZZbbZZcacaaaaa
*牌	aZaaacZaaZabaaaYbaZabbaa
*牙	acaaaabaZZbaZaaZabZaabaa
*物	aZabaaZaZZaaaaacZZbbaaaa
*特	aZacaabaaaaaaaaZZaaaaaaa
*狗	aaaaaZaaabaaZaaZaacaabaa
*猫	aaabaZbaZabZdaaaaZZZaaaa
*现	aaaYaaaaYaabbabYaZbZaaaa
*班	ZZZeaZaabYbaaabZYaaaZbac
*理	aZacZaZaabaabaZabZabaZaa
*瓶	aZaZabaaaaabbaZYaaaaaZaa
*甜	aaabaabaaZaacaaZaaZaaaaa
*生	aZabaabZZbaaZaaYZaZbaZaa
*用	ZYZZbcZbYYYaYaaZgZbaZZbZ
*甲	aaaabbaaababbaaZYaaaaaaa
*电	bYaaZZebXZZbYZbaZabZZcaa
*男	aaaZabaaaZbabaaZacaaaaaa
*画	aaacaYaaabaaaaaaaaaaaaaZ
*留	aZaZabYaZYabZaaacZdaZbba
*病	aaaaaaaaZZaacaabZabbaaaa
*白	aYaaZaaaYcaaZZbadaXaaaab
*百	aZbabaZabbaaYaabZYXbZZaa
*的	ZXXZZdbYYZaZaXXaXYbYYcYZ
*皮	aaaaabWaacaZaaabbaaaaaaa
*盆	ZaaZadZaaZaaabaaaaaaaaaa
*盐	abaaaZcaaYaaZaabbZaaaaab
*盒	aaaZabaaZYabbaaZabbaabaa
*盖	aaaZabaaaaaaYZZacbZZaZbb
*盘	aaaaaadabdaaaaabZYYaaaaa
*直	bZaaZaaaabaaaZaYcaZbaaaa
*看	aYZZaYaYbdXbZaYXbYcdabYY
*真	aZbbaZaZaZaZaaaZbaacZaaa
*眼	aaaYaZaaababbaaabaXZbaba
*着	aZZbZYaaZabZbZbbZbaabYba
*睡	aZaZaaaabaabcaabaaYaZaaa
*短	aaaabZbaZYaadaabcaYaaaaa
*码	aabYacaaZabaaaaaaaaZbcZa
*砂	ZaaaabbaaYaaaabaaaZaaaaa
*破	aaaaaaZaadaaaaaaaaaaaaaa
*硬	abaaaZaaZaaacaabbZZaaaaa
*碗	bZaaaZZabaaacabbaaYZaaca
*磁	baaaabZaaaaaaaaZcaaaaaaa
*礼	aZaZbaabacbaZaaZbaaaaaba
*社	abaZabZaaZaaZaaabacaaaaa
*票	ababaaaabdaaZaaYaZZZaaaa
*种	aZZaafbdaXaZZaZZZZaabZaa
*科	ababaaaaaaacZaaZZabZZbaa
*租	aabZaYaaaaaabbaaacabaaaa
*程	aaacaZaaZZaaZaabbaaZabaa
*空	aabbabbaaYaaaaabaZcZabaa
*穿	aaaaaaaacaabbZZYbaabaYaa
*窗	aaaZabaaaZaacabZbZabZbaa
*立	aaaaabbaZaaaZaaZcabaaaaa
*站	acaYabZaZbZabaabZaZZabZa
*笑	bZabbaZaaaaaZaaYZbbbaZaa
*笔	aaaaacZaaaaaaabZbZaaaaaa
*笨	aaaaaaaaaaaaZaaaaacaaaaa
*第	bZabaYaaaebbZaaZYaYaaZaa
*等	bdaaaXYaZXaZZaaccbbaaaba
*签	aaaZaZZabZaaaaaZcbaaZaaa
*简	aaaZabaaaZaabaaZbaaZacaa
*算	aYaZbZZabaaZZaZabacaaaca
*管	aaacaebaZXaYaaabYZacZbaZ
*箱	aaaaabZbZaabaaaabaYZbcZa
*粉	abacaZaaaZbaaaabZZaZaaaa
*粒	aZaaaabaabaaaaaZcaZaaaaa
*糊	aZacaaaaZaaaZaaaaababaaa
*糖	aaaZabYaabaaaaacaZbbaaaa
*素	aaaaaaaaaZaaaaacaabaaaaa
*红	abaaabZaabZabaaXacZZacZZ
*纸	aaabacZbZbZaaaaYdaYaaZaa
*线	abaaabaaZdacaaaYaaYZaZaa
*细	aZacabaaaZaaZaabaZaaabaa
*绒	aZababcaaZaaaaaaaabaaaaa
*结	babZaZZacZaabZabaabZaaaa
*给	bYZaZcbZaZabZZaYcYZZadaa
*绿	abaZaZcaabaabaaaaZZaaaaa
*编	aaaaaacaaaabZaabaaabaaaa
*缝	aZacabZaZaaabbaZaZbbabZa
*缩	aaaaaZaaabaabaacaaZaaaaa
*缺	bbaYaaZabZaacaacYabaaaaa
*网	aaaZabZaabaaaaZaYccabZaa
*罩	aaaaacZaaaaaaaaaaaabaaaa
*羊	aaaZaZaaacaaaaaaaaaaaaaa
*群	aaaaaaaaaaaadaaZZaaaaaab
*翻	aZbZbaZacdaZYaabZaaZbaaZ
*老	ZYZeZaWaYccbbaZaYaYaabYZ
*考	aaaZaaaaaZbaaaZaZbcaaZaa
*者	aaaaaaaaabaaZaaacaaaaaab
*而	aaaaaaaaacaaaaaZaaaaaaaa
*耳	aaaaaaaaaZaaZaacbaabaaaa
*股	aaabaabaaZaaZaaZaacaaaaa
*背	aZabaYZabaaaZaZabbbaaaaa
*胎	aZaYabaaaaabaaaZaabaaaaa
*胶	abaZacZaaZaaabaaZaaaaaaa
*能	aaZXbZcbcZZZaZZaXaeZZZbZ
*脏	aaaaaaZaaaaaaaaaZacaaaaa
*脸	bZbaabYabaaZaaabaaabaaab
*腰	acaaabbbZZZaaabZZabaaaaa
*自	aaaZZZbabZYbbZaZcZZYccZa
*至	aaaaaaaaaaaaaaaaZacaaaaa
*色	aaaZaaaaZbaacaaYbZaZabaa
*节	aaaaaabbbYaaaaabZacaaaaa
*花	aZaYadfZZbaYbbZaXaZbaZab
*芽	aaaaaZbaaaaaaaaZaacaaaaa
*苏	aaaZacaaaZaaaaaaZaaaaaaa
*苦	aZabaaZaaaaaaaacaaaaaaaa
*茶	aaababaaababZabZYaZZabaa
*草	aZaYacZabbaZaaaZaZcbaaaa
*药	aZacaZaaaaaabaaZaZbZcaaa
*菜	aaaaacXacaZaaaaaZabZaaaa
*萝	aaaaaZaaabaaaaaaaacaaaaa
*落	aaaZaabacaaaaaaaZbZaaaaa
*葱	aaaYaabaacaaaaaaabZaaaaa
*薪	aaaaaaaadbaaaaaaaaZaaaaa
*藏	aZaaaaaacYaaaaaZbababZaa
*蚊	acaZaaaaaaaaaaaaaaaaaaaa
*蛋	aabaaZaaaeaaZaaZZbZbaZaa
*蜜	baaZaZbaaZaaaaacaaaaaaaa
*血	aabZaaaaZbaaaaaYZacZabaa
*行	aaZdacXZaZZacaZXeZZaZaba
*街	aaacacZaaZaaZaabZZZbaaaa
*衣	aabZaZZbbbaZabZZaZcabaaZ
*补	aaaaaaaabYabaabaZacZaaaa
*表	aZaaaaaaZaaaaaaZabaZcbaa
*被	acaaaZYabaaZZbadZZbaaaaa
*装	abaZacZaZYabaaZZZbZaadaa
*裤	baaaaaZaZaaZcbaaaaaaaaaa
*裹	aZacaaaaaaaaaaaaaaaaaaaa
*西	aZabadbaaZZZYZZcaZacaYba
*要	ZfZaZaYaZUZYaaZbYZfaacZb
*见	abZaaZbaZaaZcaYaabYaaZaa
*规	abaYaaaaaaabaaababaaaaaa
*角	aaaaaabaZZbacaaZbZZaaaaa
*计	aZabaZaaacaaaaabbaaaaaaa
*认	aaaaaZaabaabZaaZdaaZbaaa
*让	aaaabaZaZbaabaaYdZabaZaa
*记	aaaYaZaaZdaaZbabdYYYdaca
*讲	aZaZZcZaZZabZaZaaaeZbbaa
*设	aZaaaZaaZZaaaaaaeaaaaaaa
*访	aaaaabaaacaaaaaZaaaaaaaa
*证	aZaaaaZaZZaaYaaccZeZaZab
*试	aabaaYZbabZcabZZbaaZabaa
*话	baabZaZaaYaaVbaYbdbYadZa
*该	aZabaZaaaZaZbaabaacaaaaa
*说	abaZYZZZZXhadZXaXcZYZZaa
*请	aZababZaZZaabaaZcaaaZbZb
*读	aaacaZaaaaaaZaaaaZZaabaa
*谁	acaaccZaZYZaXaaaZabcZaZa
*调	aaabaabaabaZaaZYbabZaaaa
*豆	aZaaaZbaababZaaYbbZaabaa
*账	aaaaacaaacZaYaZZaabbaZaa
*货	aZacacaaaZaaaaaYaZZZabaa
*贴	abaZaaaaaZaaaabbbaZZcZaa
*贷	ZaaaacaaaaaabaaaaaZaaaaa
*费	acaaaZYaabZcaaaZabZYaaba
*走	ZZZaaaacaYaZcabaYacYZaab
*赶	aaacaZaaaaaaaaaZabaaabaa
*起	abaZZbdabZaaaZaZaZababZa
*超	aaaaaaaabZaaaaaababYaaaa
*趴	aZacaZaabaaaZaaaaaaaaaaa
*跟	abaZZaZbYZaaZbYbaabbZaaa
*跪	acaZaaaaaaaaZaaaaaaaaaaa
*路	ZbadabaacYaZaZZZZaaaaaaa
*蹲	aaaZaaaaaZaZcaaaaaaZaaaa
*身	aaabaaaabaZbZaabYZaZZdac
*车	aaadbZZaZZbaaZaXbbZYZcba
*转	acaXZaZaaaaacaZZeaZaabZa
*轮	aaaZadcaZaaabaaZZaaaaaaa
*轻	aZaaaaZbaZaacbabaaZaaaaa
*边	ababZWYZaebaaZZWdZcYacaa
*过	ZcaaZZaabcaaZbZbaYYYZbab
*近	aaabacaaaZaaZaabbaYZabaa
*返	aaaZaaZacZaaaaabaaaaaaaa
*还	ZZbabZYacdZYabaaYZZbZZaa
*这	cWZZZcbaabcaaZZZYZYabWaZ
*进	aaaXaXZabcZaaaaZebZaaaZa
*连	ZaaaaaZaadaZaaaaaabaaaaa
*送	aaaaaabadZbaaaaYZaZcZYba
*选	abaaaZcaaaaaZaaZaaababaa
*透	bbaZaababZaabaaacaYaaaaa
*通	ababbZZZacaaZaaaZZacaaaa
*遍	abaZaZcaZaZZaaabaZbbbaaa
*道	abbcaYZaZXaZbaababacaZZa
*那	YaaYbXYdabZYbbbZZZaaaXaY
*都	acZZbYbabbbbYbaZZZYZaZbZ
*配	aZabbZcaaYaaaaaabaZaaaab
*酸	abaaabaabYaabaaZYabZabab
*醋	aaaaaaaaaYaaaaaacaaaaaaa
*醒	aaaYaaaabaacaaaaaaZaaaaa
*里	aZZZaZaZaaYaZbZbaaZYaaZb
*重	aZbZaaYaaaabcaacaaZZabaa
*量	aZacabYbabbaZaaaaZaZbaab
*金	ZZaaabaaZaZbbaaYaaaZabaa
*针	aaaaaaaaaZaacaabbaaZaaaa
*钟	adabaaYabYZaaaZacaYaaaaa
*钢	acaZaZbaaZababaZZbaaaaaa
*钱	aZaaabYbaXbcYZabZaccaZZZ
*铁	abaaadababaaYZaZZaZbaZba
*铝	aaaabcbaaZaaZaaaZbaaaaaa
*铺	aaadaZYacZaaaaaZbaaaaaaa
*锅	baZXcbZaabaaYaabbabYZbaa
*错	aaabaaaaaYabbaaZZZcabaZa
*键	aaaaaZaaaZaaaaabcaaaaaaa
*镇	aaabacaaacaaZaaaZZaaabaa
*镜	ZZacaababaabZaaabZZaaaaa
*镯	aaacaaaaaaaaaaaaaaaaaaaa
*长	acbbZYaaZYaZZabcZbYbaZac
*门	aZaYZeYaZcZaYaZbXaccaaZa
*问	baaddaZaYbYYXaaacXZdaaaZ
*间	aaaaabdaaZZaYaaacZaZaaZa
*闺	aaaaaaaaaaaacaaaaZaaaaaa
*闻	aaaaaabaabbaZaaYaaaaaaaa
*队	aZadaZaaZbbZbaaZaaZaaaaa
*防	aaaaaccaaZaaZaabZaZaaaaa
*阳	aZabaaaaaYcZaababacaabaa
*阴	aaaZabaaaZaaaaaZcaaaaaaa
*阿	aaaYaacaaZbabaZaZaaZaaab
*院	aaabbbaaZabbbaZZYZaaaZab
*险	aaaaaaaacZacaaaZZaZaaaab
*难	aabaaaaabZaaaaacZZaaaaaa
*雨	abaaZabaZZabbaaadZaaaaaa
*雪	baaYabaaabaabaaaZaaaabaa
*零	acaZabYaZdaaaabaXbbZaaaa
*靠	abaaaaYbZZaaZaacaaZbaaaa
*面	aZaWaVdaYZaZaaafdcZZZZaZ
*靴	aaaaaaaaaaaaaaaaaacaaaaa
*鞋	acaYaabaZbabcaaZZZaaaaaa
*音	aZaaabZaZcbbZZaabaaZaaaa
*顶	ZcaZaZaaabaabaabZabaaaaa
*顺	aaaaabYabZaZbaabaabbaaZa
*领	aaaZabYbabaaZaaacbZaabaa
*题	abaZabaaaZZaaaaacaZbaaaa
*颜	abaZabYaacaabaaaaaaZaaaa
*额	aaaZaZbaZaaaaaaacaaaaaaa
*风	ababaabaZXaaaaaaZabbaZaa
*飞	acaaaZaaaaaaaaaZaabaaaaa
*饭	aaaaaaZacZaaaaZYcbXbaaaa
*香	aaacabbabaaaYaaZbZbaaaaa
*马	baacaaaaaZbabaaZcaZZaaaa
*验	aZaaaaaaZcabZaaaaaZaabaa
*骗	aaabaaaaaaaaaaacaaZZaaba
*高	aZaXaaZaadbaaaaXZacZaaaa
*鱼	aaaZacaabZaZaabZZabZaaaa
*鸡	aZbaaYaaacZabaaZZaaaabaa
*黄	aaaZaabaacaZaabbYaXaaaab
*黑	acaaaabZabaabbaZYZZZaaaa
*鼻	aZabaabaaYaaaaadaZaaaaaa
*龄	aaabaaaaaZaaaaaaaacaaaaa
*龙	aaabacaaaaaaaaaZZaZaaaaa
<%ache	WbaZZbaXaYZZaZZaZbabXXZZ
<%amount	WYdaYacXYYZXaZXbYYaYbYZa
<%bad	aYZZabaZZbaZbabbZZabYaba
<%better	YZYZaZZYabaYaaaaZYaaZaYa
<%body	YdbaYaZYZXaaYZdbZWYXZaXZ
<%box	aZYZbXZbYZaaaZYZcaYZabYa
<%but	ZabYWbdabYYZXYadbZbabZYY
<%buy	ZYaWZWaaabbaaZaYXaaZbaYY
<%crowd	QYZaZaZXYZZXbXYbcXZYYXaX
<%deny	SaaZaXXYaZYZcXVaaYWbbZWY
<%ease	ZZaXZYbaYbZccbaYYcbXZbZa
<%feel	UYabZXZYaZZcZYWaaWZabZaZ
<%fix	ZZZbaZcbaWZbZZaYcZXaaZca
<%folk	YYabaaYXYWYXbXYZZcaYbZYZ
<%food	WaXYZZZaZaYZZZZZXaYZZZZZ
<%handle	TZZaYacXaZZaWWcXZYZZZZYZ
<%hold	ZaaZcaXbbbbYWZbZZbacZaaZ
<%house	VbabbaZbYaXaVaZYWaaXZYYZ
<%it	XZWZXZcXZcZbbaaWXcXXaaaY
<%keep	abZXcZaadVabaabaaZbacZac
<%kin	XccXYYbXZWZdbcaZZXacYZYZ
<%law	aZaZYWZabYaXaabceZYZZYbY
<%look	YZYWcXcZbbaZbcYXZaXaaaaY
<%makeUp	ZaXcaZbacZaaYYZYbWcVXaZZ
<%me	VZYbYZZbaaZbYbYYaYZYaYZY
<%money	WbXZZbaaWYYcYXbZZbZbacZZ
<%nature	ZaaXbbWabdZZaaabXcZZaYab
<%order	WaZacXaZaaZZbaZaWaYbZXaY
<%past	ZbcYaZcYaYYccbbXYXZYacZZ
<%place	YYaaacZadbZaZaYXYZZbYYYZ
<%reason	YZbYacYZYbZZYZbdbZZbZaZZ
<%said	WXYYacbZZYaXcWZbZXcaYZZZ
<%scene	ZZabYaabaYZZbYZZZcWYXbca
<%soft	UYVbaaZbYYXYZacZbVaaWaZY
<%span	RaaYXZaaYZYYaYXYWaZaYXYa
<%talk	YbcbabbYZdXZYaYZXYYbXZZa
<%taste	XZaZaWYbaZbabZaYaZaabZZZ
<%tech	YZYaZZZacaYYdaaZZcYabZaY
<%test	VacaZZYaXaZbZYYabYZaYcZX
<%trust	YcbZaaZZbYYXcaZZbZYZbcXZ
<%turnsUp	YZaWaXaZXaYacbaZZaZabXdZ
<%verdict	YabaaXXYaaabaZZaacZaaYYZ
<%wear	ZZbYcXbYcaaYcXYbYYZYZZbX
<%you	YaaYYZYbZZaZYYZaZYaaaZXa
<&already	ZYcZaYbZZZaYcaaaZZbcbcZa
<&although	aaaZaaZbaaaabaacbaZbaZaa
<&asksBack	abaYbYXZYbZZZaYZbZbZZbZa
<&ba	YZYccXZZYbZZaabYbZXaZZbb
<&bareMeasure	aYaYaYcZYcaaYZZYZYcaabZZ
<&been	ZcadZcYbaYbZXcYZaZaZaZaa
<&callsYou	bZacZabaaZZbaaZZaYaYaaba
<&canDo	ZcaZeZZaZaZZaaXZZZaYacZY
<&causal	aZZaaeZZZcaZYabVacabYbYa
<&changedTo	ZaaWZcYZaaZYbcaYcbaabbaa
<&doIt	YaZXZYaYYaYaYZYZcaaabbYb
<&doThenNot	YXaYaaabaYaZZXaZZZZYXZaZ
<&done	XZXYZYbXVaWcbXbaYbYbYbaY
<&doneCount	ZaaZXaYbaaaaXYYcYbYZYXZY
<&exceptFor	ZabbaaaaacZbXaZcZZcbaaYa
<&explains	ZabZbYZaaYYZdZaacYZXaaYa
<&fits	aaabbYbZabaZbaZZZabXbZaZ
<&general	ZaaacZbZYdaZbZZbZZXZabaZ
<&going	WZYYcZabcYaZeaXVZbYYaZdZ
<&has	VcabXXZZZZZZZXYaYZZaZZaa
<&heDid	ZZbacaaaZYZbbZaaXYcXaaba
<&heSpoke	ZYbZYbaaaaYZbabYZbaYZbaZ
<&iDid	ZXbbZYbabcZZbZeZaaWYaYZa
<&iHad	YbZcXcXZaccaXZbXVYacYZaZ
<&ifThen	aaaaaaaaaYYYaZcWZaacaYba
<&inPic	aZaYaaaaabaaZbbZaabbbZZa
<&isOf	bYZZdYZbcbaXWcaaZaVZZbZY
<&look	accYaacYZaaabZZcYZXZaZZZ
<&loses	YaZbZbYYbaXZZZYYaYbabcZY
<&notOnce	aaaaaZaZZbZaYacXdbbZbaaZ
<&offer	ZZZbXaWaZYYYYbYZbbaYZbaZ
<&onceThen	XZcaXYcZZdYcZYaYZXXaVbYY
<&orders	ZaaYZZXYaYYaUZbbeaaabaZb
<&passive	ZaZZaaZZZcZaZbaabZYbZYab
<&percent	aZcZaaabaZbaZZZbcZXaaZaa
<&promised	ZcZbaZbZcYZZZZXcZaYaaZba
<&proverb	VWZVWbbbXaXZYWaaZbaaZaaX
<&quoteOnly	gZabaZaaaaaaZaaZZZaaaaaa
<&saysQuote	XWbbVYYYZcXbaZabZaaaZZaZ
<&source	aabbaZZabbZbaaZZaaYbaaZa
<&stepCount	acZabYbZZaaZYbZbZZYaaaba
<&thatDay	YaYaZXaZcYZZaZdZcZXbZabZ
<&threshold	aaaZabXZbYbbZaabYZYdcbYb
<&unlike	ZabbaYZaaZbYaaZYbaYbabaa
<&until	aaaZaZbabaabYaZaaababaaa
<&untilNow	ZaZZZaaaabZZXaaZYYbdbZZZ
<&versus	aaZaacaabbaXaaaaaaZZaZaa
<&wasBad	ZcbXZZbZYaaZZacadYcYZaaa
<&whereTo	ZZZYbaZabZXZbZZZacbbZabb
<&worse	aYabZcZZYbaZaacbaYYbYZba
<&years	ZaaaadXbYYZaYcacbaYbZXaY
<adage	ZaaYZaZZXYbaXaaYZaYZbbXb
<advice	XaZaaaZZbZYbZZXcbZZaaabZ
<after	XbaZXVYZbZbXZcZZZZZaZXZX
<amounts	acaZaYaYZccZaaabaaYZacab
<appeal	aYYZZYaZXXYZZXXaXZZYWZXV
<audience	YdZaZXYZZbcaXXWZabYbYZaZ
<authority	abbaaZYaaabYZZZaZabbbYbZ
<before	aaYYaZcZXaababcabXYXZZab
<bullet	aaaZaZdaZYaababaaaaZaaaa
<buy	ZZbaaYXZcYaYbbZXZbacYZab
<cause	XZZZZZYYbaZYZZaeZaYbZcZa
<conclude	aZaZcZbZZbaZaaaaaZaZaaaZ
<contrast	YbYZbYWZcYZYYaZYZbbcaabY
<credential	ZZZbXbaYYYcbbZZbZZZZYaZa
<digits	UYXZXXZYaXZaZaZZYaZYaYYX
<exclaim	fYZTZdZZXYaZcZaYbbbbZaaZ
<flaw	ZZaYabbYZYZYdaaadZYbZabZ
<formal	ZaZaZYWaZaYbcYaYXYaZZcZc
<keep	aZaYcaaaZZaaZbadZZXdaaaa
<material	ZZYWaaZbXabaYbaaZYVYXZaY
<me	UZXZXZYYYYYZZbZYXYYaaWYY
<meaning	ZZXaXZWWaYWYYaaXaYZaZdYY
<measured	WZYZXXZVaYZWXXXXYZYYYYYZ
<numbered	ZYZZaYbYWZaZYaWaaXcZZZZa
<pain	ZZZZXaZVWXYZXVZXacYXZbZY
<particle	cZXXXaZaWbXVZaZYaWbZaXba
<person	VYVaYZZaXZYVZXbWZaYYaXaX
<place	XXXYcXbbcaZWaXaZbbYaYZYa
<price	YZZaWYaaXZYZaaXaZYaYbbZX
<question	cYXZaWbVZXYaaZXZYWcYXaaY
<quoted	dZYaZabZWYZYZWZbZYZbaYaX
<relay	YYZYZZaYZabaYaaaZXaaYZca
<relief	YXZccZYYbaYbYZXZZaYZWZZZ
<setting	WZaZXaaYYbXbZbbabZZYXaWZ
<show	VXYYaYZYaYbZXacZaZZbZbXa
<speaker	gVYYWWZYZaYcYYbYZcZYZYYa
<spec	XZaXZYXbZXXaZWZZaZZccaWX
<step	YWaYcYaYaZaZYZXZZXZZZYbX
<story	YacZZYaYZXXZZXaYYbZbaaaX
<talk	ZXYaZaYZbXZaYZZZWcZYYcaa
<taste	XaabXXaYabZbYYaZYZaZZZYa
<thing	ZbYdaZZbaaYZYcXXXZYYZWXY
<time	XZbaZYXbYXZaaZYZYbYXYZYV
<turn	bYbZZXccVYbYXZWcabZfYaaZ
<urgent	YXccZbaYYaYYabYYaaXZZXcZ
<witness	ZabYZXdbbYcZZXZZZZZZaYZZ
<worse	XXYYYaabYYXZaYbabYZcXbYZ
<you	WZZYXYXaZbaXZWXYaYYZZaXY
=一下	YbbXbaaZacaaZaabbaYZbbZb
=一个	aZaacaaZZXaZZcaaZaaZabZa
=一件	aZaZaaZadaaaZaZbdaZaaaaa
=一共	aaabaaaaZcabaaaZZaZaaaaa
=一千	acacaaZaaaaaZaabZaaaaaaa
=一口	aaacaZaababZYaaaabaaaaaa
=一只	aZaaaacabaaaaZbZabZZaaaa
=一名	aaaaacaaaaaaZaaaaaZaaaaa
=一回	acaaabbaZZaaZaaZbaaaaZaa
=一圈	abaZaaeaabaZZaZZZbYaaaaa
=一块	aaabaZbbZZaaYbacabZZaZaa
=一夜	aaaaaaabaaaaaaaZcaZaaaaa
=一天	aZabaZaabXZaabacbaaZaaaa
=一定	aaaaaaaaaaaaaaaaaacaaaaa
=一年	aaaZaababbaZYbZcaaaaaaaZ
=一批	aaaaacaaaaaaaaaaaaaaaaaa
=一条	aaaaaZaacZaabbbZaaaabZba
=一次	aaaZaaaaaXaababYaabaaaaa
=一段	aaaZaaaaaZaaZaaabbaaacaa
=一点	aZaZaZbbZcaZbabZaaYbaaba
=一百	aZbaaaZaZcabZbZbZaXbaaaa
=一边	aaaZaaaaaaaabaaZZbcaabaa
=一遍	aZaaaaaaZaaaaaabYacabaaa
=一道	aZaaaZZaaZaaaaabbacaaaaa
=七个	aaacaZZaacaaaaaZaaZaaaaa
=七千	aaaaaaaacaaaaaaaaaaaaaaa
=三万	aaaaaaaaacaaaaaZaaaaaaaa
=三分	aaaaaaZaaaaaZababacaaaaa
=三十	abaaaacbZaaaZaabaaaaaaaZ
=三天	abbZabbaaYaaaaaZcaZaaaaa
=三年	aaabaZaaaaaacaZaabZbaaZa
=上三	aaacaaaaabaaaaaaaZaaaaaa
=上下	aZaZaaaabYaaaaaaaabaaaaa
=上个	aZacaaaaaaaaaabaaZaZaaaa
=上了	aaaZaaaaaaaaaaaaZacaaaaa
=上午	aaaZaaaaZaaaaaaaaaZZacaa
=上有	aZaZabcaabaaZabaaaZbaaZa
=上班	aaababZacZbaaaaZaaaaaaaa
=上的	aYadaZaaaZaaZacbZZabaaaa
=上面	aaaYaaaaabaaaaaaabaaaaaa
=下午	abaZaZZacYaaabaacbaaaZab
=下去	aZaaaaZabbaaaaacYZbaaaab
=下是	aaaaaZcaaaaaaaaaabaaaaaa
=下来	ZbaYaaaZbbaaaabbZaaZbZaa
=下班	aZacaaaaaaaaaaaaZaabaaaa
=不上	abaaaaZaaaaacaaaZaaZaZab
=不下	aaaabaZaaaaaZaabZaZcaZaa
=不了	aaaZaaaaaZaaaaaaaacaaaaa
=不会	aYaaaZbbbaaaZaaaaaaZabaa
=不住	acaaaZZaaZaaaaadaaZaaaaa
=不到	abaaaZaaacaaZaaaZabaaaaa
=不懂	aaacaaaaaaabZaaaaaabaZaa
=不打	aaaaaaZacaaaaaaabaaaaaaa
=不是	aaaaabbaZaaaZZbbaaYaaaaa
=不用	aZababbaabaZZaaacZYZabaa
=不能	aaaabbZaYZabdaaZaabZaaba
=不行	aaaZbbZaaaaZcaaZbaaaaaaa
=不要	ZZababaacaaaaaaZYZcbaaaa
=不说	aaaYaaaaaaaaZaaZabbaaaaa
=东西	aZaaaabaZZaZYaadaaZdaZba
=两个	ZbaYabaaaaaababaZZaaaaba
=两双	aaaZaaaaacaaZaaaaaaaaaaa
=两天	aaaaaZbaaZaacabaaaZaabaa
=两年	aaaaaZaaacaaaaaaaaaaaaaa
=两百	aZaZacZbbaaaaaaZcaaaaZaa
=个人	aaacaYaacZabaaaaZabaaaaa
=个小	acaZaccaaZabaZaaZZZZaaaa
=个月	ZZabaaaaaaZZbZbZbbbYaaaZ
=中间	aaaYaaaaZaaaZaabdabaaaaa
=为什	aaaaaaaaaaaaaaacaaZaaaaa
=九千	aaaaaaaacaaaaaaaaaaaaaaa
=九年	aaacaaaaaaaabaaaaZaaaaaa
=九点	aaaaaaaaaaaaZaaaaacaabaa
=也不	aZaaaaaabZaacaaZYacZaaaa
=也是	aZabaZaaabaaaaaZaabcaZaa
=也有	abaaaZaaabaacaaZZaaaaaaa
=也没	aaaaaZZacaaaZabZZbaZaZab
=了一	ZYababbaaYbZcaaaZabaaaZa
=了两	abaZaacaZcZaZaZYbaZbaaaa
=了个	aaaZaaZaaYaaeaaZaaZbaaba
=了十	abaYabZaZaaaaaababaaaaaa
=了半	aaabbaZaaYbabaaaaaaaaaaa
=二十	ZYZcaZaaZbbZYaaabbbZabab
=二年	abaYaaaaaZbbaaaaaabaaaaa
=二百	aaaaaaaabcaaaabZZbZaaaaa
=五十	aaabaZaaabaacaaaZZaaabaa
=五千	aaaZaaaadaaaaaaaZbabaaaa
=五斤	aaaaacZaaaaaaabaaaaaabaa
=人的	aabaaZZabbaaYaacZaaaabaa
=人说	adaaaaaaaZaabaaZabZaaaZa
=什么	bZaZaZaaaaaabZadbaZZabaa
=今年	aZaaacaaZabbZaaaZaabaaaa
=从头	aaabaaaaaaaacaaaZaaaaaaa
=他说	aZadaabaaaZaZaaaaZbaaaaa
=们看	aaaaaaZaadaZaaaaaaZaaaaa
=件事	aaaaaZaaaZaaZaaccaZaaaba
=似的	acaZaaZaabaaaaaaaaZaaaaa
=但是	aaaaaZaaaaaaaaaaaacaaaaa
=你们	bbaacaZaZcaaZaaZZaZaaZaa
=你妈	aaacaaaaaaaaZaaaaaaaaaaa
=你看	aaaZabbaaaaaZaaYaabbabaa
=保安	aaacaaaaaaaaaaaaaZaaaaaa
=倒是	aaaaaaaaaaaacaaZaaaaaaaa
=做的	aaaaaaaabaaaZaaZcbZaaaaa
=停了	aaaZaaaaaaaacaaaaaaaaaaa
=先别	baaaaaaaaaaaZaaacaZaaaaa
=先去	aaaaaaaaaaaaaaaaZacbaaZa
=全是	aaaaabYaZcbbaaZaZaaaaaaa
=八十	aZaaaaaaacabaaaaZaZaaaaa
=公分	aZaZaacaaZaaaaaacaZaaaaa
=公积	Zaaaacaaaaaaaaaaaaaaaaaa
=公里	aaaaaZZaaabaYaaZZbcaaaaa
=六十	aaabaZYaZbbaaaaZbbbZaaaa
=其中	aZabaaaaacaaaaaZaaaaaaaa
=其实	aaaZaaaaaaaaaaacaaaZaaaa
=写着	aaabaaZaabaabaabYaaaaaaa
=出去	acaZaZaaaZaaaaacaaaaaaaa
=出来	aZaZaZbacaaZbZaZaaZaaaaa
=分钟	acaZabXaaaZaaaZabbZZaaaa
=刚好	aaaaaZcbaZbaaaaaZaaaaaaa
=到的	aaacaZaaaabaZaaaaaZaabaa
=到第	aaacaabaZabaZaaaZaZaaaaa
=前面	aaaaaZaabZaaaaabZadbaZaa
=加了	aaaZabdaaZaaaaabZaabaaaa
=加班	aaacaaaaaaaaaaaaaaaaaaaa
=医生	aaaZaaaaaaaaZaaabacaaaaa
=十一	abaaaaZaYeZaYZcbYabaabaa
=十七	aaacaZaaZbaaZaabaaaaaaaa
=十三	aaabaZZaadaabaaaZZZZaaaa
=十九	aaacaZaabcaZaaZaYaZZacaa
=十二	bZaXaabZadbaZaaaaaaaaaaa
=十五	abaaadYaZZZaaaaZcaaaabaa
=十八	aZaaabaaaaZZbaaZaacaabaa
=十六	aZaaabbaaaaaZbaaZbYaacaa
=十分	abaZaZZaaZabZaZbbcYaaaaa
=十四	aZaaaZaaacaaZbbaabbaaZaa
=十多	ZaababZaaaaabaabaaYaaaaa
=十年	aaaaaaaaaYcaaaaaaaaaaaaa
=十度	abaZaaZaaaaaaaaacaaaaaaa
=十斤	aaaaaaZaabaaaaaaZacbaZaa
=十点	aaabaaaabYaZaabaZaabaZaa
=千五	aaaaaaZadbaaaaaaaaZaaaaa
=千八	aaaaaaaacaaaaaaaaZbaaaaa
=半圈	aaaaaaaaaaaaaaaacaaaaaaa
=厕所	adaaaaaaaaZabaaaaaZaaaaa
=去年	abaYabbaabaZaaabZaZaaaaa
=去找	aaaaaaaaaaaacaaaaaaaaaaa
=又不	ZaaaaaaaaaaaZaaaaacaaaaa
=又给	aaaZaaaaaaaacaaaaaaaaaaa
=发现	aaaaaaaaaZaadaaaaaaaaaaa
=发芽	aaaaaaaaaaaaaaaZaacaaaaa
=只是	aaaaaZaaaaaaZaaaaacbaaaa
=只能	aabcaZaaZZaabaaaZaaaaaaa
=合同	aaaaaaaaZZadaaaaZabaaaaa
=后头	aZaaaaaabcaaaaaaaaZaaZaa
=后来	aaaaabaaaZaaZaZcbaZaaaaa
=后面	aaaaaZbaaaaaZaacYaabaaaa
=周一	aaaaaaaaaaaaZaaaaaaaacaa
=周末	abaaaaaaZZaaaaaadaaZabaa
=四家	aaacaaaaaaaaaaaaaaaaaaaa
=四点	aaaaaZaacZaaZaaaaaaaaaaa
=四百	abaYaZbaaZaaaabaZbabaaaa
=回事	aaaabaaaaaaaaaaaaacaaaaa
=回去	aZacaabaZZaacaaaaaZZaaaa
=回家	aaaYaaaacZZaabaZabaabaaa
=因为	aaaaaaaaaaaacaaaZaaaaaaa
=在我	aaabaaaaaZacZaaaZaZbaaaa
=在路	aaaaaaaaaaaaaaaaaacaaaaa
=地上	aaacaaZaZaaababZaaaaaaaa
=地方	aZabaZZaaYabZaacbacaabaa
=坐在	aaaaaaaaaZaabaaZaacaaaaa
=坐地	aaaaaaZaaaaacaaaaaaaaaaa
=声说	aaaaaaaaaaaacaaaaZaaaaaa
=声音	aaaaaaaaacaaZaabbaaaaaaa
=夏天	acaZaababaaZaaaaZabZaaaa
=多了	aZaZaZaaaZaabaacbaaaaaaa
=多的	abaaaZaaaaaaaaabaaYbaaaa
=天天	aZaabaZaZbabbaZZYbabaaaa
=天就	aaaaabZbZZaaaaacaaaaaaaa
=天没	abadaaaabZaaZaaaZZZaaaab
=天的	aaaZaabaabaacaaaaaaaaaaa
=头一	abacaababbaaZbaZYZYaaaaa
=女孩	aaabaaaaaaaacaaaaaZaaaaa
=好了	aZaaabaaZZabaabZaaZaacaa
=好几	aaaZacaaaaaaaaabaaaaaaaa
=好的	aZbaaZZacbbbbaZZaaZaaaaa
=如果	aaaaaaaaaaaaaaaacaZaaaaa
=子上	abaZaabaZYabbabaZaabaaaa
=子往	aaaaaaaaaaaaaaaacaaaaaaa
=子是	aaaZaZdaaaabbaaZaaZZaaaa
=子里	aaaYaaaaaZaaZaaabdbbaaab
=孩子	abaYabZabZaaZaacbaaZaZaa
=它叫	aaaaacaaaaaaaaaZaaaaaaaa
=它就	aaaaaaaaZaaaaaacaaaZaaba
=它是	aaaaaaaaaaaaaaacaaaaaaaa
=客户	aaacaaaaabaaZaaaaZbbaaaa
=客服	aaaaaaaaaaaaaaaacaaaaaaa
=家里	ababaaaabZaabaaaZaaZbcZa
=家长	acaaaZaaaaaaaaaZaaaaaaab
=容易	aaaaaaZaaZaabaacZabaaaaa
=寄回	aaaaaaaaaaacaaaaaaaaaaaa
=对了	aaaaabaaaZaacaaaaaaaaaaa
=小声	aaaaaaaaaaaacaaaaZaaaaaa
=小时	abaZaZdacaZaaaaZbZZaaZaa
=就不	aZaZaaaaZaaababbaZYaaaaa
=就是	ZYaaZbaabaaaYaZcbaabZaaa
=屏幕	aaaaaaZaaZbabaaaaZcaaaaa
=左边	aaaaaaZaadaaaaaaZaaaabaa
=己的	aaacaZZaaZaaZaabaaYaaaab
=巴掌	aaaZacaaaZaabaaaaaaaaaaa
=师傅	aZabaabaaaaacZaaZaaaaaaa
=平均	aaaaaaaaacaaaaaaZaZaaaaa
=底下	aaaaabcaacaaZaaaabXaabaZ
=建议	aaaaaaaaaaaacaaaaaZaaaaa
=开口	aaaZaaaaaaaacaaaaaaaaaaa
=当然	aaaaaaaaaZaadaaaZaaaaaaa
=往上	aaaaaZaabZaaaaadbaZaaaaa
=往下	aZaaaabaaaaacaabaaZaaaaa
=往外	aaaaaZaaaaaaaaaacaZaaaaa
=往里	aaaaaaaabZaaZaaZcabaaaaa
=怎么	aaaZZaaaaaaabaaZcbaaaaaa
=想看	aaaaaaaaaaaaaaabaaaZacaa
=我们	aZabbbbaZaacZZZcbZZYaaaa
=我去	aaabaaaaaYaaaaaaaabaaZba
=我在	abacaaaaaaaZZabZaaZaabaa
=我就	aaacabaaaZabZaaaaZaZabaa
=我把	aabZabaaaZaaZaaacZaaaaaa
=我拿	aaaaaabaacaaZbaaaaaaaaaa
=我放	aaaaaaZaacaaaaaaaaaaabaa
=我数	aaaaaaaaacaaaaaaaaaaaaaa
=我没	aaaZaZaaaZZacaaaaaZbaaaa
=我的	aaaZabbaaaaacaaZZacZZaba
=我看	abacaaaaaZaaZaaaZZZaabaa
=我老	aaaaabbaaaZacaaaaaabaaaa
=我自	aaaaaZaaaZabdaaaaaZZaZaa
=我觉	aaaZaaaaaZaaaaaaaacaaaaa
=我说	bbaZZZaaabYaaaaaaabaaaaa
=我这	aaaYaabaaYacbaabaZZbaaaa
=或者	aaaZaaaaaZaaaaaacabaaaaa
=所有	aaaYaaaabaaaaaaaabaaaaaa
=手机	aaacZZZaaZaabaaadabaaaaa
=手里	aaacabZaaaaaZaaaaaabaaaa
=打了	aaaaaaaaaaaacabaaaaaaaaa
=打孔	aaaaaaaaaZaaaaaacaaaaaaa
=打客	aaaaaaaaaaaaaaaacaaaaaaa
=打的	aaaaaaaaaaaaZaaZZacaaaaa
=扫地	aaaYaaaaaZbaabaaaaaaaaaa
=把手	aaaaaabaaaaacaaaaaaaaaaa
=拉链	aaaaaZcaaaaaaaaaZaaaaaaa
=拍照	aaaaaaaaaZabaaaaZacbaaaa
=拿了	aaaaaaaabYbaaaaaaaaaaaaa
=挂了	aaaaaaaaacaaZaaaaaaaaaaa
=指甲	aaabacaaaaaaaaaaZaaaaaaa
=捡的	aaaaabZaacaaaaaaabaaaaaa
=换了	bZaZaZaaacaaaabZaaaaaaaa
=掉的	aaaZaaaaaZaaaaaabacZaaba
=摸一	aaaaaaaaacaaaaaaaaaaaaaa
=数了	aaaaaaZaacaaZaaaaaaaaaaa
=料的	acaZababaaaaaaaaZaaaaaaa
=早上	acaZaaaabaaZZbaZZZaaaaaa
=时候	aaZZbZaaaYaaZcabbaZbaZaa
=昨天	aaaaaaaaZdaaaaaaabZbaaaa
=是一	aZabababaZbacZaZZbZaaaaa
=是不	adaZaZaaaabaZabaaaZaaaaa
=是它	aaaaaaaabcaaZaaZbaaaaaaa
=是干	aaaaaaZaacaaaaaaaabaaaaa
=是我	baaZaaZaacZaaaZabaaZaaaa
=是老	aaaYaabaababaaaaaabaaaaa
=是那	aZabaZbaaaaaaabcZaZaaaaa
=有一	abaYacaaZeZababZZZXZaaZb
=有两	aaaaaaabaaaaaaabZaYaaaaa
=有个	baaZaacaZaaaaacZZaaaaaaa
=有人	adaZbaZaaaaaZaaaabZaaaaa
=有的	abaZaZZabYaabaaZbbbaaZba
=朝下	aaaaaaaaaaaaaaaacaaaaaaa
=本来	aaaaaaaaaaaaaaacaZZaaaaa
=机器	aZababZaabaaaaZcZaaabaZa
=机的	aaaZaaaaaaaaaaaaaacaaaaa
=来一	abacaaaaaZbaaabZaaaaaaaa
=来的	abZcaaZZabaZabaZYaabaZba
=样的	aaaaaaaabZaaaaaaacZaaaaa
=棚里	aaacaaaaaaaaaaaaaaZaaaaa
=楼上	aaaaaaaaaaaacaabaaaaaZaa
=每天	aaaaaabacZaaaaaaaaZZaaaa
=比如	aaaaacaaaaaaaaaabaZaaaaa
=没了	aaaaaabaaYaZaaaabbabaaaa
=没事	aabaaaZaaaaabaaYaabaaaaa
=没有	bbabZZbZacaZbaabZZZZabaa
=没说	aaabaaaaaaaaYabaaaZaaaaa
=油菜	aaaaaaaaaaaaaaacaaaaaaaa
=满一	aaaaaacaaZaaaaaaaaaaaaaa
=点八	aaaaaaaaacaaaaaaZaaaaaaa
=热水	aaacaZcabZaaZaaaaaaaaaaa
=爷爷	aaacaaaaaabaaaaaaZaaaaaa
=爸爸	aaacaaaaabaaaaaZaaaaaaaa
=现在	aaaZaaaaaZaaaacYbabZaaaa
=用的	ZZaacdabZZabaaaacaYaaZaa
=电话	aaabaaZaZZaaYaaZbbaZZdab
=病的	aaaaaaaaaaaaaaaaaacaaaaa
=白天	aaaaaZaaaaaaZaabcaaaabaa
=白的	aaaaaaYaadaabaaabaZaaaaa
=百八	aZabacZaaaaaaaaaZaaZaaaa
=百四	aaaZaaaaadaaaaaaaaZbaaaa
=百多	aZbaaaZaadaabaaaaaYaaaaa
=的一	aaadaaabaaaaZaZYaZYbaaaa
=的不	aaaZabZaabaacaaaZaZbaaaa
=的事	aaaZaaaaaaaaaaaacbaaaaaa
=的人	baaZabaaaZaaYZZcaabaZZba
=的地	aaaaaaZaaZZcZaababbaaaaa
=的大	aaacaaZaaYcaaaaZbaacaaaa
=的小	bZababaaabbabaaZbaYbaaaa
=的师	aaaYaaaaaaaabaabaaaaaaaa
=的放	aaaaaaaaaaaacaaZaaZaaaaa
=的时	aaaYaZbaZZaaZbabcaZbaZba
=的是	aZabZdabZXabcaadZaXaaaaa
=的红	aaaZaaaaacaaaaaaaaaaaaaa
=的那	aaaaaababbZZabZaYabZbaaa
=盖子	aaaaaacaaZaaaaaabaaaaaaa
=直接	aaaZaaaaabaaaaaacaZZabaa
=看我	aaaaaaaaacaZaaaaZaZZabaa
=看法	Zaaaaaaaaaaaaaaaaacaaaaa
=看的	aaaZabaaaaabZaacaaabaaaa
=看见	aaabaZaaaaaacaZbaaYbaaaa
=看这	aZaaaZbaacaaZaabaaaaaaaa
=着一	aaaaaaZaaaaacaaaZbaabZaa
=硬的	aaabaaaaaZaaaaaacaZaaaaa
=积金	Zaaaacaaaaaaaaaaaaaaaaaa
=程序	aaabaaaaaaaaaaaacaZaabaa
=空调	aaacaabaaaaaaaaaaaaaaaaa
=站起	aaaZaaaaaaaacaaaaaaaaaaa
=第一	baabaXaaabaaYaaZbbaaaZaa
=第二	aZaaaaZacbZabaaZZaZaaaaa
=管用	aaaaaaaaaZaaaaaaaacbaaaa
=给她	aaaaaaaaaaaacaaaaZaZaaba
=给我	aZaaaaaaZcaaaaaaaZaZZbaa
=缺的	aaaaaaaaaaaaaaacaaaaaaaa
=网上	aaaaabaaaZaaaaaZZacaaaaa
=群里	aaaaaaaaaaaacaaaaaaZaaab
=翻过	aaaaaZZbaaaaaaaacaaaaaaa
=老公	ZaabaaaaZZaacaaaaaZbaaZa
=老师	aZabaaaaZcaaZaaaaabaaaaa
=能不	ZaabcaaaZZaaaaaZaacaaaaa
=自己	aaaYaZcaaZZbaZaabZZZbbZa
=色的	aaaZaaaaZaaacaaaZabaaaaa
=蚊子	acaZaaaaaaaaaaaaaaaaaaaa
=裂了	aZaaaaaaacaaaaaaaaaaaaaa
=要做	ZaaaaaaaaaaaZaaacaaaaaaa
=要是	aaaaaaaaaZaZaaaaaacaaaaa
=要的	aaaaaaaaaaaaaaabaaZaadaa
=要钱	aaaZabaacaaaaaaaaaZaaaaa
=觉得	abaZaaaaaZaaaaaaaacaaaba
=让它	aaaaaaaaaaaaZaaacaaaaaaa
=记录	aaaaaaaaacaaaaaaaaZaaaaa
=说的	aaaaaaaaacabaaaaaZZaaaaa
=说话	aaaaaaaaaZaaZabbacaZaaaa
=走了	abacaabaaZaaaaaaZaaZZaab
=起来	acaZZZcabaaZcaaYcZZaaaZa
=跑了	aZacaaaaaabaaaaaaaaZaaaa
=跟我	baabaZbaaaaZaZaaacZaaaaa
=跟着	aaaaabZaaaaaZaaZZacaaaaa
=路上	aaaZaaaacZaaaaaaaabaaaaa
=蹲下	aaaaaaaaaaaacaabaZaaaaaa
=车的	aaacaaZaaZaZaaaaZabZabaa
=转机	aaaZaaaaaaaacaaaaaaaaaaa
=边上	aaabaaaaadaaYaaZbaaaaaaa
=过一	aaaaaaZaaZabZaZbcabaaaaa
=过两	aaabaaaaaaaacbaaaaZaaaaa
=过了	aaaZaaaaadabZaaaaaaaaaaa
=过来	aaaaaaabaaaZZaaYdbZbaZab
=还剩	aaaaaaaaacaaaaaaaaaaaaaa
=还能	ZaaaaaZacbaaaaaaZaaaaaaa
=还贷	ZaaaacaaaaaaaaaabaZaaaaa
=这个	ZbaaaZcbaYaaaaaaYaaaaZaa
=这种	aaaaacaaaZaaaaaZZaabaaba
=这里	aZacaZaabbaaaaaaaaaaaaaa
=进去	aZaYaZZZcbaaaaaZdbcaaaaa
=那一	aaaZaaZabZaaaaZZZZcbaaaa
=那个	ZaaaZXYaadaaZZbcbZaZabZa
=那是	aZabaZZaaZaabaaZabcZZaaa
=那种	aaabacaeaYaaabaaYaYZbaaa
=都不	aYaabbaaaaaaZaaabaaZaaaa
=里一	aaabaZZabYaaabaZbaaaaaaa
=里头	aYaYadbaaZaZZaaaaabbaZaa
=里的	baZZbaaaaaaaaaZcaaZZaaaa
=里面	aZaaaZcaabaaababaaYZaZaa
=钱的	aaaZabaaaaaaaaacaaZaaaaa
=闺女	aaaaaaaaaaaacaaaaZbaaaaa
=面包	aaaZaaaaacaaaaaaaaaaaaba
=面是	aaaaaacaaaaaaaaZaaaaaaaa
=颜色	aaaaaaYaacaabaaaaaaZaaaa
=马上	aaaaaaaaaaaaaaaacaaaaaaa
=黄的	baaaaaaaacaaZaaaZaaaaaaa
=黑的	aaabaZZaacaaaaaZZaaaaaab
=鼻子	aaabaZaaaZaaaaacaabaaaaa
>%ache	aXZbYaYYXaZZbaaYaZbXZXaZ
>%amount	aZacacVZbXZbXZYZbaYXZXXb
>%bad	ZaaZbYabZaZYaabaaaaaaZaa
>%better	ZZaZaZaZadYYaZZZcWbYZYZZ
>%body	ZaYaaadYYWZcZZYZabcYZYXZ
>%box	ZbYbYYZZXZZZdZZdXbbYZZZb
>%but	XZbXZadadcZXZYcZcXbYZYaZ
>%buy	bYXXaYaZaZcZbaaYaXcWZXYY
>%crowd	aZaYZZYZZYYbbaYZWZaXVWTY
>%deny	YXYaXZaYYcWZZXaZbZYWWVTZ
>%ease	bacbbYacZbbYaZYXYZZcaXZa
>%feel	XbbYacZZaYWXcabYbYaYYXYa
>%fix	ZcdYZYcaYXaZadacVZZaaZZa
>%folk	ZdZZbbZXYZXYXaaYabXcbZYZ
>%food	bZWaXabZaaabYYZbabWVYWWa
>%handle	YabZXdbZZbaYYXWYZZcXVUVb
>%hold	ZaZaZbcZaaaZYaZZZZcaacba
>%house	eWbYZaaYaYYWZZZbZabWZYYa
>%it	aabcYXZXWZYaZaZadbXXYYZZ
>%keep	ZXaaaZbZaZabbZZWfZXaZaZa
>%kin	aaZabbbbaYXZXbaaaXZaaYZY
>%law	ZZaXbaaZYXaZcaZcZcdaaZaZ
>%look	acccYXYaYaYXZZZZbacZaaaZ
>%makeUp	ZXaZacaaYYaabaaYYbaXYWYZ
>%me	ZbbYabaYZXYZZadZZYaYYYWY
>%money	adaaYaaaXZacaabZZXYXZWXZ
>%nature	abbbZZYaZXaaZabbabZZaZaa
>%order	bZYacZZZbbZaaYbYaYZWXUYY
>%past	ZZaabaYaaZabYYYbcYbZZaZZ
>%place	aaYYZaXZccZZaYZababbZYYa
>%reason	ZaZZZaaZbbZabbbaYYbYZYZa
>%said	YZYbbZcXXZYZZaXYbdaWaXYZ
>%scene	aXbZZccZXbZYbYZZXdaZZaYa
>%soft	bXYbaeaXZaWYcaaYaXZWXXWY
>%span	aXYaZZZbaYWXXZYabaZUWXWa
>%talk	aYZaabWZZdXWZaaXZZZZacbZ
>%taste	aaaZaZZaXdXWZYaZbYcWaZaa
>%tech	ZZaaaacZXdbaXZYcYZabaaaY
>%test	XcXcbbcZYZXaaYZYaXbZYZXX
>%trust	bYaZbcYZaYYXbYXaeZdZaaaZ
>%turnsUp	WZcZWXaZZZbZbbabZbbYZbYa
>%verdict	ZaZabXYbYZYYcZYabZdWZWYY
>%wear	ZaYaZZYcZZaXbaZYbacZZYYY
>%you	ZaZbZaYYYWZZZZZYYZbXZYbZ
>&already	aZbaZbbaaXbaZZacacZZabaa
>&asksBack	aYaZZZbaabZZZaYbZZbaaaba
>&ba	ZcbZaaaZZYZZbbbYZcVYaaYb
>&bareMeasure	ZYacabXZZeZacZZbZaYYaZZa
>&been	aaZbabbaZaZZZabcYYcYaaaa
>&callsYou	ZaaZZaZaZYaZdbadZaYZabba
>&canDo	YbYYacYdZcZaXacbZXcYaYZZ
>&causal	YaZbZZbZcZZZaaadabZYaZZb
>&changedTo	ZaaaZbYaZZaZbaabYadaaaaa
>&doIt	abbaaYaaaZZVaaXbaZaXZYYa
>&doThenNot	YYaaZbbZYbVZYYYdZaaVYWXZ
>&done	YbZbZZZZYaXbZYZaXbZYYZYa
>&doneCount	XaZaZXbZZXaZcZYZabZYZYYZ
>&exceptFor	aZaZaZYZcbcaaaacaZZaaaaa
>&explains	abaZaXcabaaZYabXZZcaaaZa
>&fits	adZaZaYaZbaZfaZaZZXZaaaZ
>&flawOwned	aYZZbaabdaZZcaYbZYaaaZba
>&general	aZaZaabaadYbdaZYaZaZaaZa
>&going	YdacZYaaaaaaXbXbabZYZXYa
>&has	bZVZXcaZcaYbXaXaWaZXZYXb
>&heDid	ZabacaYZZZaZabaaacYaaZZa
>&heSpoke	ZaZaZdabYZaYaaabZaZZaaaZ
>&iDid	aZZYbbabYXaaaadaacXZaZab
>&iHad	YZbYZWbaXZbaeYYabYaZZZaa
>&ifThen	aaabZdYZZaaZZabaZaeYaXZb
>&inPic	aabbaZcaaZZZbaabcaZZaZaa
>&isOf	baZbYacZbcYYaaZaZXXZZZYY
>&look	aaZaacbZZZZZaaZZbcXbaaaa
>&loses	ZbZYYabbZbaaZXcZabbYZZZZ
>&notOnce	abaZbXZZbZaadaacbaYaaaaa
>&offer	YYYcbYbaZWaaYaYbZaaXYYaZ
>&onceThen	bbaZYbYZbZXZYZYdYZZWZYZY
>&orders	ZZaWZbbabYbcZZbacYYaaaYc
>&passive	aaZZaabaZZcZcYZYZcXaaabb
>&percent	aabcbbYcZYbaYZZaYbaaaaaa
>&promised	acZXbZYaaXaadbZZcZZZabaa
>&proverb	baXZYaZWZYYYYZYbYabUVRUY
>&saysQuote	aabcZYZZcZZZccZYVdaWaZYa
>&source	bbaYaZbabaaZZaaaabYaaaaa
>&stepCount	ZZabYbZaYbaYZbaZcaZZaaaZ
>&thatDay	beabaaZbZabZZbbWYYVYZaZZ
>&threshold	YZZaaaZcaaZcZZZZaYcaaaab
>&unlike	aYccaYXZabbZbdacZZXZaZaa
>&until	ZaabacZabZaZcaZbYbYaaZaa
>&untilNow	aZbYaacaYaababaaZZaZaZZZ
>&verdict	ZaaaaZbaacZaabZcYaaZaZaa
>&versus	aaaXZZcZYZbabZaaaZcZaaaa
>&wasBad	aaZaZaaaYaZZaaabaccZaZab
>&whereTo	aaaaZZYZYaZbYaYZbcbaaZab
>&worse	ZcZabaabZYaXZabaZZZaaaaa
>&years	ccbZZaWbbZZXZaaaZbcZaZaZ
>adage	XYcWYYabbdYZaaZZaaYYZZYa
>advice	aaZYZXaZabZbXZbabZZaabZa
>after	ZZYZYYdbZaZYaZXbZZYYZYWX
>amounts	ZZadaaYZbbaZbcaaaXZaaabb
>appeal	YYWXWYZUaZYYZYYYZYYcXYZV
>audience	ZYZZabcaaZbYbZYZYXXaZaaZ
>authority	bbaVbbaaZYabXZcYdeZaaZaZ
>before	ZbYaYbaZXaaYcZaXaabZZYZb
>buy	bVYaaaZcfYaXYYaZYYYbZVab
>cause	YZabaZcZbbbabaaXaZYZaYZa
>conclude	abZXZZbabcZYccXdYZZYZZZa
>contrast	ZXYZZZbcWaaZZYZbabaZZYcZ
>credential	bYbaZbZZaZZZWbYbZcabaZZa
>digits	aYWZZaYaZZYYaaXYYZaUWWUZ
>exclaim	cZZaYZcaaZbYbbZYZcZYacaa
>flaw	ZYZdaZYbcaaZabYXZZaaaZca
>formal	bcabaXbZaXZbYabcXZXaZZbc
>keep	ZXaZZZYaaZYeZZcYcbZbZXbY
>material	YaZbaZYZbaZYXYYXZaZXYXZZ
>me	ZZaZZXZXZYWWZabZYYaZXWVY
>meaning	aZYXYZYbbbaYYZabYYYXYZXZ
>measured	WYZZXaaXWZXXaZZZXZZYYXXZ
>numbered	ZZaZWbYZVYZZZZZZcabZZaZY
>pain	ZaaaYbYabZWXYYYZZXXXYXZY
>particle	ZWYaYYZXaaZaYYVaabYaYYZY
>person	ZYXabYXYYYaYZZYZXdYVYYXW
>place	abYZaabaZaZcXZaZZaZZZZZa
>price	aaWZXZZaXZbZaZZbZZYWZXWY
>question	abXaYZaYZZXZYZaZYWYaZYbY
>quoted	ZaZaaXWZabYabXZYZbZYbZWY
>relay	ZccbXWYZWVaaZdbcUZbaZZYZ
>relief	aYbaaabaZZaYbXYXXYbZYUYZ
>setting	aVaYWYZZYZZaYYXdaZbaZbaY
>show	cZYYaacZYZZYZZXZZZaZZZZb
>speaker	YVaaXZZZccYaabZZYbaWZZYZ
>spec	aaZaYaZWWaZZaaZZadYXZXbY
>step	daabbYZaYYYUabXaYZYbXXZX
>story	bccWbXYaYYYaYcZXYZZZZaWY
>talk	aZYVZWYYdbZaacXaXZWdbZaa
>taste	bYYaZWaZWabYZaZZaabYZXbb
>thing	ZbbYaYZZZYYYaZaZaaYWZYZY
>time	bZYZbZWYbYYWZaabbZZWYWYX
>turn	adZaYYXYafZaaYYcUaYaaZYZ
>urgent	aXaYYXXbZZaZaYZcaaYcZdaZ
>witness	aaZcbZYbZaYYbZWdXaVXZZZZ
>worse	ZacbYZZcZbbaXZZZVZZZZWZa
>you	ZZYaYaXXWXYXYYYaYZXXYYcY
^0	aaaZaaaaaZaaaaaaaadaaaaa
^1	bZaaaZbaaYaaabaaaabaaaaZ
^2	aaaaabZaaaaabbaZaaYaabaa
^20	abaaaaaaabaacaaZZaZaaaaa
^3	aaaaaZcaaaaaaaabbZZaaaab
^I	acaaaZaaaaaaaaaaaaaaaaaa
^It	acaaaZaaaaaaaaaaaaaaaaaa
^W	aaaaaaZaacaaaaaaaaaaaaaa
^We	aaaaaaZaacaaaaaaaaaaaaaa
^一	aZaUZVbYeabYVaccZbZdZcaa
^一个	aZbZaZZaaabZYacbZbZbaaab
^一位	aaaaaaaaaacaaaaaaaaaaaaa
^一周	aaaaaaZaaaaaaaaaaacaaaaa
^一百	aaaZabaaabaaaaaaaaZcaaaa
^一种	aaaaaaaaaaaaaaaaaacaaaaa
^七	aaacaaaaaaaaaaaaaaZaaaaa
^三斤	aaaaacZaaZaaaaaaaabaaaaa
^上	abZbaZaabcbbaaZYaZXZaaaa
^上个	aZacaaaaacaabaaaZZaZaaaa
^不	bXacYaYaababeZacXaZaaYaa
^不是	bZababZaZaaabaabaaYaaaaa
^不用	aaabaaaacaaaaaaaaaaZaaaa
^不管	aaaaaaaaaaaaaaaaaacaaaaa
^两	aZaZaZbadcaaYaaabZZaaaba
^两只	aaabaacaaaaaZaaaaaaaaaaa
^中	aaabaZaaZaaacaaaZZaaaaab
^中午	aaaaaaaaaaaacaaaaaZaaaab
^临	aaaaaaaaaaaacaaZaaZaaaaa
^为	cZaZZaaaaZaaZaaebaZaaaaa
^为什	baaaaaaaaaaaZaacaaZaaaaa
^为啥	baaaaaaaaaaaaaacaaaaaaaa
^之	aaaZaaaaaaaaacaaaaaaaaaa
^之前	aaaZaaaaaaaaacaaaaaaaaaa
^也	acaaaZbaaZaZdaZZaabaaaaa
^也有	acaaaZaaaZaadaaZaaZaaaaa
^买	aabaaaZabbaaYaaZbaZbZbaa
^二	aZaaaZaaZYabYaaabadaabZb
^二十	aaaaabaaZZaaaaabaaaZacab
^五	aZaZaZZacbZacabZZabaabaZ
^交	aaaaaaaaaaaaaaaacaaaaaaa
^人	aaacbZaaaZaaZaacaaYZaaaa
^今	aZaZaeaaZbaaYZaZaaYcacZa
^今天	aaaZadaaZaaZYaaaaaZcaaaa
^今年	aaabacaaaaabaaaaaaZaaaaa
^从	aaaZaaZaaaabYaaacaaaaaaa
^他	ZYaYbaZabcaaZaZcdYYaaZba
^他说	aZaaZaaaZZaaZaacaZbbaaaa
^他走	aZaaaaaaaaaacaaaaZaaaaaa
^以	acaZaaaabZaaabaaaaaaaaaa
^以前	acaZaaaaaaaaabaaaaaaaaaa
^会	acabaaZaZaaZaaaZYadcZaba
^但	baaaaZZaZXaccaZaaacZaaZa
^但是	bbaaaaaaaZaaZaaaaadaaaaa
^你	ZcaabbZZabaWYaabZaaYZeYa
^你以	abaaaaaaaaaaaaaaaaacaaaa
^你们	aaaadaZaacaaZaaZZbaZaZZa
^你拿	aaaaaaaaacaaaaaaaaaaaaaa
^你看	ZaaaacaabaaYZaaZbabaabaa
^便	aaaaaaabaaaaZaaaZaacaaaa
^便宜	aaaaaaabaaaaZaaaZaacaaaa
^保	abacaaaaaaaZaaaaaZbabaaa
^保安	abacaaaaaaaaaaaaaaZaaaaa
^停	aaaZaaaaaaaacaabZZZaaaab
^像	aaaaaaaaacaaabaaaaaaaaaa
^儿	aaaYaaaaaaaaaaaabcaaaaaa
^儿子	aaaZaaaaaaaaaaaaacaaaaaa
^先	bZaaabYaacaZaaaZfZYabaaa
^先别	baaaaZaaaaaaaaaacaZaaaaa
^先说	aaacaaaaaaaaaaaaaaaaaaaa
^其	abaZaZaaabaaaaaaaZcbaaaa
^其中	aaaaaZaaacaaaaaZaaabaaaa
^再	aaaaaaZaZcabZabbbaZaaZba
^冰	aaabaZaaaaaaaaaacaZaaaab
^出	aZbZaaaabYaaaabbaaabaZaa
^别	aaabababaaabZaaZYaaZbbaa
^前	aaaYaaaaZbaabbabaabaaaaa
^包	ZaadaZaabZaaaaaaaaaaaaaa
^包装	ZaacaZaaaaaaaaaaaaaaaaaa
^医生	aabZaaaaaaaaZaabcZaaaaaa
^十	babXaZbacZaZZbbZaacZZaba
^十二	aaaYaaaaaaaaabaaabbaaaba
^半	aZabaaZacaaaZaaaabaaaaaa
^厕	acaaaaaaaaaaaaaaaaaaaaaa
^厕所	acaaaaaaaaaaaaaaaaaaaaaa
^去	aaaZaaaaZdbZbaZaaaZaaaaa
^去年	aaaZaaaaZdbZbaaZaaaaaaaa
^又	aaaaaaZaacaaaaaaaaaaaaaa
^另	aaaaacbaaaaaaaaaZaaaaaaa
^另外	aaaaacaaaaaabaaaZaaaaaaa
^可	acabZaYabaaaaaaYaaaaabaa
^可是	acaaaaaabaaabaaYbaZaaaaa
^右	aaaaaZababaaaaaZcaaaaaaa
^同	aaaYaZZbZbbbZaaZbdYZabZa
^同一	aaaYaZaaabaaaabaadaaaaaa
^后	aaaYabZaZZZabaadZbbZaaab
^后来	abaZacaaZYZabaadbaZZaaab
^听	aZacaZaaaaaaaaaabZcaaaaa
^周	aaaaabZaaabaZaaZcbaZacaa
^唯	aaaaaaaaaaaZdaaaaaZaaaaa
^唯一	aaaaaaaaaaaZdaaaaaZaaaaa
^商	aaaaaZabaZaaaaacabaaaaaa
^商家	aaaZaaaaaaaaaaacabaaaaaa
^啪	aaadaaaaabaaaaaaaZaaaaaa
^四	aZaZaaZbbbaZYaaYbaccbZaa
^四个	aaaaaaZaZbaaaaaacaaaabaa
^四十	aaaaaaYabbaaaaaaZacbaZaa
^因	aaaZaZabaabaZabdaabZaaaa
^因为	aaaZaZabaabaZabdaabZaaaa
^国	abaaaaaaadaaaaaaaaYaaaaa
^国产	aaaaaaaaacaaaaaaaaZaaaaa
^在	baaZaZaaaaaaZaaaaaaaacaa
^坐	aaaZacZabbaaaaaaabZaaaaa
^夏	acaaaaaabZaZZaaaZabaaaaa
^夏天	acaaaaaabZaZZaaaZabaaaaa
^外	ZaabaZbababaaaacaaZaaaab
^大	aZaacYaabZaabbbZaaZaabaa
^大爷	aaaacaaaaabaZaaaaaaaaaaa
^头	acadaZZaaXabYcbaZZaZaaaa
^头一	acadaZaaaYaaYcaZZZaaaaaa
^女	aaaaaaaaabaaaabaacZaaaZa
^她	ZZZaaaZaacaaZZababYaaZba
^她在	aaacaaaaaaaaaaaaaZaaaaaa
^她看	aaaaaaaaaZaacaaaaaaZaaba
^她说	ZaaZaaaaaabaaaaaacaZaaba
^好	aZacaaaaaZaabaaaZaaaZbab
^如	aaaaaaaaaaaaaabacaYaaaaa
^如果	aaaaaaaaaaaaaaaadaYaaaaa
^孕	aaaaaaaaZaaaaaaaaacaaaaa
^它	bZabaadaZYaaZaadZZZaZaZa
^它叫	aaaaacaaaaaaaaaZaaaaaaaa
^它是	aaaaaacbaaaaaaabaaaaaaaa
^家	acaaaZZaaaaaaaaaZbaaacZb
^家里	abaaaZaaaZaaaaaaZaaZacZa
^密	aaaaaaaaaaaacaaaaaaaaaaa
^对	ZaaaabbaZZaacaaaZbbZaZba
^对了	aaaaaaaaaaaacaaaaaaaaZaa
^对面	aaacaaaaaaaaaaaaaZaaaaaa
^小	YaaYbaZaabaaabZaZbZaaaZc
^小满	aaacaaaaaaaaaaaaaaaaaaaa
^少	aaaaaaaaaaacaaaaaaaaaZaa
^就	acaZacaaaZbbdaaZZaZaaZZa
^就这	aaaaacaaaabaaaaaaaaaaaaa
^工	aabaaaaaZbacaaabaZZaaaaa
^工资	aaaaaaaaZaacaaaaaaaaaaaa
^差	abaZaaaaaaaaaaacaaZaaaaa
^已	aaaaaaaaaaaacaaaaaZaabaa
^已经	aaaaaaaaaaaacaaaaaZaabaa
^布	aaaZaacaaaaaaaabaaaaaaaa
^师傅	aZacaaaaaaaaaaaaababaaaa
^平台	aaaaaaaaaaaaZaacaaaZaaba
^底	aZaaaZfaaZaZZaaacbZaaaaa
^底下	aZaaaadaZaaZZaaacbZaaaaa
^店	ZababZaaaaaaaaaZZcZZabaa
^度	aaaZaacaaaabaaaaaaaZaaba
^度数	aaaZaacaaaabaaaaaaaZaaba
^开	acaabZaaZbaaZabZZbbZabaa
^当	aaaaaZaaaZaadaaZaaaZaaZa
^当然	aaaaaaaaaaaaeaaZZaaaaaaa
^怎	aaaaabaaaaaaaaaacaaaaaaZ
^怎么	aaaaaaaaaaaaaaabcaaaaaaa
^急	aaaaaaaaaZabcaacaaZaaaaa
^想	aaaZaaZaaZaZabaZcaZZZfaa
^想要	aaaaaaaaaaaaaaaaaaaZacaa
^我	YTbeZaWXZhdaVWZZYZaZZVaZ
^我一	aaadaaaaabaaZZaZaZbaaaaa
^我下	aaaaaaaaaaaaaaaaaZbcaZaa
^我们	ZZabZdZaZabcZaZcaaYZaZaa
^我做	aaacaaaaaZaaaaaabZaaaaaa
^我在	aZadaZaaacaaZaaaZbZZaaaa
^我妈	bZaYaaaabbdaYaZZaaabaaaa
^我把	aaaZabaaaaaabaaacZZbaaba
^我拿	aaaZaaaaaeaaaaaaaaaaaaaa
^我是	aZacaZaabZabZaaZaaabaZaa
^我没	aaaaaZaabZZabaabbZacaaZa
^我点	aaacaaaaaYbaZaaaaaaaaaaa
^我现	aaaaaZaaacaaaaaaZacaaaba
^我用	aaaaaaaaacaaaaaaaaaaaaaa
^我的	aaababaaaZaaZabZaZdZaZaa
^我老	aaaZaaaaaZaacaaaabaaaaaa
^我自	aaabaaaaaZZcbaaaaaaaaZaa
^我说	baaYaZaaababaaaZabbZaaba
^我这	aabYaadaaYbaaaacaZYaaaaa
^我问	aZaZbaaaaaZaaaacaaaaaaaa
^所	abaabcaaaaaaaabYaaaaaaZa
^所以	aaaabcaaaaaaaabYaabbaaZa
^手	aaaaZZYaZbabbaaZcbabaZaa
^手机	aaaaaaZaaaaaaaaadaZbaZaa
^打	aaabababaZaZaacZcZYZaaaa
^找	aaaaaZaaaaaaaaaabaaZacaa
^把	aZaaaZbaaaaZaaaZcabaZbaa
^拉	aabaaZZbacaabbaZZaaaaaaa
^拍	aaaaaaaaaaaZaaabaaaZbcaa
^招	aZaZaeZaaaaaaaaZZaZaaaaa
^拿	aZabaaYaadaaaaaaaaYZaaaa
^挂	aaaaabaaacaaaabaaZaaaaaa
^挂了	aaaaaaaaacaaaaaaaZaaaaaa
^捞	aaaaaaaaaZaaaaaacaaaaaaa
^换	abaaadZaaaaaYacZZabacaZZ
^提	baaaabaaZaabaaaabaYaaaaa
^撕	aaabaaZaaZaaaaaacaaaaaaa
^撕开	aaaaaaZaaaaaaaaacaaaaaaa
^收	bZaZaaaaaaaaaaZabZcabaaa
^收到	baaZaaZaabaaaaaacaZaaaaa
^放	bbaaaaZacbaabaaZYaaZaaaa
^新	abacabZaaZaabaaZaZZaaaaa
^新到	Zaaaacaaaaaaaaaaaaaaaaaa
^旁	aaabaaaaaZcaaaaaaabaaaaa
^旁边	aaabaaaaaZcaaaaaaabaaaaa
^早	bbabaZaaaYaaaaZZbaZaaaab
^早上	acabaZZaaZaaaaaaaaZaaaaa
^昨	baaZaaZaZcbaaaaZZbabaaaa
^是	aaaZbZcaaZaabaaaaZdZaaba
^最	abaaaaaaaaaZdaaYbaaZaaba
^月	aaaaacZabZaaZaaaaaZaaaaa
^有	bcabcYaZZYaaeaZXYbXZZada
^有一	bcaZaZZaaaabcbaZZaZaaaaa
^有个	aZadaaaaabaaaaaZZaaaaaaa
^有些	aaaaaaaaaaaaaaaaaaaZaaca
^有人	abbZcaaaZaaZcaaZZbZaaaaa
^有的	acaaaaZabaaabaaYaaZaaaba
^术	aaaaaaaaaaaaaaaacaaaaaaa
^来	bZadaZYaYdaZYaZaaaZbaaaa
^楼	aaacaaaaaZaaaaababZaaaaa
^每	aabbaZbabYacZaaadZYZaaaZ
^比	aaaZabadbZaaZaaaaaaaaaaa
^没	bYaaaYdaZYabaaaacZbbaZaa
^没有	baaZaabaZZabdaacZaZZaaaa
^油	aaaaaaZaaaaabaacZaaaaaaa
^活	aaaaaaaaaaaacaaaaaaaaaaa
^热	abacaaZacZaaZaaaZaZbaaZa
^猫	aZaaaaZaacaZZbabaabaaaaa
^环	aaaaaacaaZabaaaaaaaaaaaa
^环境	aaaaaZcaaZabaaaaaaaaaaaa
^现	baaYacZaaZYZbaeZaaZbaYaa
^现在	bbaZabZaaZYZbaeZbaZbaZaa
^玻	aaaaaZaaaaabaaaaaacaaaaa
^玻璃	aaaaaZaaaaabaaaaaacaaaaa
^瓶	aaaaaaaaaaacaaaaaaaaaaaa
^用	ababaaaaZbaaZabZbaYaaaaa
^用了	aaaaaaaaaaaaaacaZaaaaaaa
^男	abaYaZbaaaaaaaaZadcaaZaa
^男人	aaaZaaaaaaaabaaaacbaaaaa
^白	abaaaaaaabaacaaaZZaaaZaa
^目	aaaaaaaaacaZbaaaaaaaaaab
^目前	aaaaaaaaacaZbaaaaaaaaaab
^省	aaaaaaaaadaaaaaaaaaaaZaa
^看	aZababZabdaZaaaYbaYcaZaa
^真	aaabaaaaaZaaZaaZcaaaaaaa
^短	aaaaaaaaaaaaaaaaaaacaaaa
^石花	aaaaaacaaZaaaaaaaaaaaaaa
^票	aaaaaaaaacaaaaaaaaZaaaaa
^空	aaaaaaaaaZaaabaaaacaaaaa
^穿	aaaaaaaaaabaZabZbacZbaaa
^站	adaZaZaaaaaabaaaZbZbaaaa
^第	aaabaXabadbZabbXYbZaaaba
^第一	aZabaYbaacaZXaZZbabaaaba
^第三	acbZaZabaZaaZaaZabaZaaaa
^第二	aZacaaZabaaaaabZZZYbaaaa
^结	aaaaaaaaaaaacaaZaaZaaaaa
^结账	aaaaaaaaaZaacaaaaaaaaaaa
^老	ZZaeZbWaYYdadZabZZXaZaZZ
^老公	Zaaaaaaaaaaacaaaababaaaa
^老客	aaaaaaaaaacaaaaaaaaaaaaa
^老板	abaYaaaaaZaaaaacbaaaabaa
^老花	Zaaaacaaaaaaaaaaaaaaaaaa
^能	aZaacZbaaaaZZaaaaabaaZba
^脚	aaaaaabaaZaaaabaaacaaZaa
^腰	aaaaaacbaaaaaaaaaaaaaaaa
^自	aaaZaabaaaaZaaaZaacabaZa
^若	aaaaaaaaaaaaaaaaZacaaaaa
^装	aaaZaaZaabaaZaababcZaaaa
^要	aZaZbbZaZZaZaaaZbadaadab
^要求	aZaaaaaaaaaaaaaZaacaaaaa
^要的	aaaaaaaaaaaaaaaaaaaZadaa
^记	aaaaaaaaabaaZbaaaaZacaaa
^设	aaaaaZbaZZaaaaacaaabaaaa
^试用	aaaaaaaacZaaaaaaaaaaaaaa
^谢	aaaaaaaaaaaaaaaabaacaYab
^谢谢	aaaaaaaaaaaaaaaabaacaYab
^豌	aaaaaaaaaaaaaaaacaZaaaaa
^豌豆	aaaaaaaaaaaaaaaacaZaaaaa
^质	aaaaaacaaaaaaaaaZaaaaaaa
^质地	aaaaaacaaaaaaaaaZaaaaaaa
^走	aaaaaZaaaaaabaaabZaZaaca
^走的	aaaaaaaaaaaaaaaaaaaZaaca
^起	aaabaaZaaaaaaaaaaacaaZaa
^跟	abaZaaZdZYaaaaabaabaaZaa
^身	aaaZaabaaaaaaaacZaZaabaa
^身体	aaaZaabaaaaaaaacZaZaaaaa
^转	aZaZabaaaYaafaaZaZaaZcaa
^转机	aaaZabaaaaaadaaZaaaaaaaa
^转给	aaaaaaaaaaaaaaaaaaaaZcaa
^还	bZabbaZaaZaZbaaaZadaaaZa
^这	bZaaZccZbaZbXabXZcYZaaaa
^这是	aaaaabZabdaaZaaZabZaaaaa
^进	aabZaZZabdabbZaZZbYaaaaa
^通	abaaaaaaaaaaZabaaaacaaaa
^那	ZaabbZYcaZaZYbbcZZaaZaaa
^那个	aZacaaaaaZaaaaabaaaaaaaa
^那天	aaaaaaaaZaaaZaaaacaZbaaa
^那是	aZadaZaaaaaaaaaaaabaZaaa
^里	aaaaabdbaZabYaabYbYaaaba
^里面	aaaZaccbaaaaZaaaYbZaaaba
^钱	aaaaabaaaaaaaaaaaacaaZaa
^镇	aaaaacaaaaaaaaaaaaaaaaaa
^门	aZaYabbabaaaaaaZaabaaaaa
^隔	aZacaaaaaacaaaaaaaZaaaaa
^隔壁	aaacaaaaaacaZaaaZaaaaaaa
^零	aaacaaaaaZaaaaaaZabaaaaa
^风	aaabaaaaaZaaaaaaZacaaaba
^香	aaaaaZZaaaaaaaaabacaaaaa
adage	ZYYbaaWaXXbabdYaXXZbYYba
advice	ZYabZbZcdXZbYaZXbZcYaZaa
after	aaZZZZYYZaaabYdYZYaXYYaX
alike	ZYYYZZaYaYWXZYaXaZcYYYXb
amounts	aZbYabaabdZaZbZaaZZYYcaa
appeal	bZXYaXXXYYYbXYYaaYYYXaXU
at0	sWYTYZYaZWZZYYZWWYWZZZaf
at1	WZZcabYWWXWXVbYaXdZWXXXc
at2	UZZdXcYWWZYXVcVbYcaWXXYb
audience	bdaabZWYZXZYXYacYYYaaaaZ
authority	abZdaYYaaaZaZaYaaZaaaaZZ
back0	WUXTaVVWVSVXUXWUVWUhfgfe
back1	VXWVYWWYaXabbWdVYWaeXbba
back2	VZXWYXYbaYaacXbZaVZXWXVa
before	aYaaZbaaZYbbYeYYZYZabaab
besidelist	ZaaZYZYaZXWZaYZaXXWYaaZX
bias	ZYUYWZYUYYVXYSVXaWbaWZXa
breath	VYWYYaZXYYZYXVXYZZYYYZWa
bullet	aaaaaabaZZaaZaaabacZaaaa
buy	aZYZYZXZbXbZbZYZbZWXadZa
cause	cWZZYXaaZaaZaaaeZaZZaZbb
conclude	aZaZbcZaaZaZZabYaaZdZZZa
contrast	ZaaZbWZbZcaWZZYdaWZbaZbZ
credential	aWadYZZbXbZhbYZXZZWabZba
cue.action	YZWYZYYXZXYYXVYYYXYYaaYZ
cue.advantage	YVaaYaabYaaYaZZZYYZXXZZZ
cue.after	ZYYZYaXYaaaXYXcaYYYZYZaX
cue.agitate	bbeaYXYabbYcYZXaXbVXaZYZ
cue.before	ZYXaYXWZZYZZZcZaXaXZaYZZ
cue.benefit	ZXZYXYYbcZXXXXZXZZZaYaZZ
cue.context	WaXbabYZYZYWbZZZYbYZYZXa
cue.evidence	ZZXZXZZXZaYYYYZaZZZYWYVa
cue.feature	YYWYZaaZYZZYZZYZaZZYZZYZ
cue.hook	aVXZaXZXWXXZbbYYZYYXaZXa
cue.how	bXXYYZXXWXYZYVWZcZaYYaXY
cue.pain	XZYYZXXXXZZXZYWZYXZXZXXY
cue.point	YZZZYYYaXZYZaXaZaYZZZYXY
cue.punchline	YZZaXaXZaZZYXYYZYWaabYaZ
cue.question	ZYZZcYZZXZYYbXXZYZXYXbXZ
cue.save	aZZZbZaaYbZbYaYZZXcWdcXZ
cue.setup	YYZZXYYVYZZYYZZZYZYZXZZX
cue.solution	YaXZVbZZYYXZYVaYZXYXXYYY
cue.summary	bYZaYYYZXWZYZZYcbbZbYZbZ
cue.testimony	aZZZYXZZYaZXaZZZYYYZYYXZ
cue.trust	YbYZXZZXYYYaZWZZYXXYZYYY
cue.twist	ZZWXXXZZZZZUZVZZXZYaXWYY
cue.why	YXaZbYaZZWaXbaXbbXYZYcZY
digits	aVaaXYaWYcWWZWZVXXYXWbWZ
exclaim	baZWYaZaaaaYaaZYcebYabZZ
flaw	aabYZYYbXYbeebZWYcaaZYba
formal	YbZaYYZaYabbXaYaYZZaaZac
halts0	gWZZcZXZZabZZYWXXZVYacYa
halts1	ccXZXTXabWYXaWYZVYZbbZcZ
halts2	VcZaWYZXYZYaYZXbZZabWZYa
halts3	XXZZYdbZYaYYaZaZcXbZWaWZ
halts4	WVYaZfaXWdWYZaYWfabYaYZa
inlist	ZYYYZZaYaYWXZYaXaZcYYYXb
k0 %ache	acbXaVacYZYZccZaZaYaZaaa
k0 %amount	YbbaaYbbcXacXaZYZaXZaaZa
k0 %bad	bacaaaZabaaaaaabYaZaaaaa
k0 %better	acZcaXaeZbZZbZaZYaYbaaaa
k0 %body	abcYabXbbZbabaaZaZYYaYbZ
k0 %box	abZbaYcZZZaaZaabaZaaabaa
k0 %but	aYcaaZZaZYbacaabaaaaaZaa
k0 %buy	YabWZbbZYZcaWZZZcaZZZcbb
k0 %crowd	aaaaZbaabYcZXZZZZYXXZZZZ
k0 %deny	aabYZVXZXZZbdaZbZabZZWZb
k0 %ease	aaaZaaYZabZabaaZbbaaaaaa
k0 %feel	ZZbcaXaYabZbaaaZYZcYbaZa
k0 %fix	abaYacaZbYbYbaaZZabbaZaa
k0 %folk	aYaaabYaabbbYZabXaaZabab
k0 %food	ZZaaaZZZZaZYZZZZZYZbZcZc
k0 %handle	aZaYacbcbYWbZbaYbVaWZbZY
k0 %hold	ababaaXbZdaaaaabYaYZaaba
k0 %house	bcacaZZbaYcZYaaZZZabaZZZ
k0 %it	aabZaaacZYaababZYaYZZZaa
k0 %kin	aZcaZaZYbbcXZaaaYabZabZa
k0 %law	abaaaabcYaZZbaaYabbbZZaa
k0 %look	aaZXZbabZeaZZaaYaZabaZaa
k0 %makeUp	ZabYaabbZYZaYZabaaZZaaaa
k0 %me	ZYZaZbaaYcbcYaZWYYZXbZZb
k0 %money	aZaYZXXbbZZcZZaZbaabZaZb
k0 %nature	aZZabbaZZaaabaabaaYbaZaa
k0 %order	ZbbZaYbbYYacaaaZaZaXadaZ
k0 %past	aZabaZZZbcaaZcaaZaZZaaZa
k0 %place	YYaZZbbZZaaYbaaccZaaaaaZ
k0 %reason	bbaZacZaaZabaaacaaYaaaaa
k0 %said	aYbbbbaaYbccYZaZWZabZZZb
k0 %scene	bYaZaaaZabbZaaaacaZaaaaa
k0 %soft	bbcXYYbbXbaYZbZYaZZZYdZY
k0 %span	bbaaaWZbbYaaYaYYaZXaZaZa
k0 %talk	bcbZbZXZZaZbYaZZbaZbaZZa
k0 %taste	aXZXaaYbXbaacaadYaaaaYaZ
k0 %tech	aZbZaadaZZaaaaaababaabaa
k0 %test	ZbbZbYYaZaabbcabaZYYabaZ
k0 %trust	ZZZeaaZbYaZaaabZcaZZaaba
k0 %verdict	aaZYabaabZaaZaabYaZaZbaZ
k0 %wear	bXaYaacadaZXYaZbaZYYabaa
k0 %you	aaaYZZZbZbYbXaZYbZbbZZZa
k0 &asksBack	acaabaZaabaaaaaaaaZaaZaa
k0 &ba	aYaaaaZZYbbZZaaecaaZaaaa
k0 &bareMeasure	abbYaaaaXZaZbaaabZbaaaaa
k0 &callsYou	aZaaaaaaYaabaaaabaabaZaa
k0 &canDo	abaZbYbcYZabZaabbZZZaaaa
k0 &doIt	aabZabYZZabZXaZbbZXaZcZa
k0 &doThenNot	aZbbYYaZaZbYbaZbYZYaZZab
k0 &done	ZYZbaZXbZabaZaZadYaaZcaZ
k0 &doneCount	ZaZbabaaYccZbZaabaXabZaa
k0 &explains	aabaacZbaYbZZZabaZaaaaaa
k0 &fits	aZaZadaZZZaabaabZabaabaa
k0 &flawOwned	aYaaaZaaaaabbaadaabaaaaa
k0 &going	bbbXaZbbaaaaZaaZaaZaaZaa
k0 &has	baZbaZaZaXaaZaZZdZZYabaa
k0 &heDid	baaZaaaaaZaacaabZbaaaaaa
k0 &heSpoke	aZZaaaaaaacaaaabaabaaZaa
k0 &iDid	aaaZaZZZbeaZabaabaaaaaaa
k0 &iHad	abZbaaaaZbaZbaZbbaXabZaa
k0 &ifThen	aaaaabZabaZZZaaabacZaaaa
k0 &isOf	aZabaZaabYZaZaadZaYZaaaa
k0 &look	aaaZabZZadaaZaaZZaaaaaaa
k0 &loses	aZaZbZZcaYZeYbZaaZZaabaa
k0 &notOnce	aaababYaacaaaaaaaaZaaaaa
k0 &offer	aaabZXbaaabaYaaZabcXZbaa
k0 &onceThen	ZacXaYacbcaYZaaabbXZZZaa
k0 &orders	aYZZbaYaabZcaaabbZZZaZab
k0 &promised	aYZZabbaeYZcZaaZZaaZaaab
k0 &proverb	ZacYaYbaaXZZaZaaaZXZaabY
k0 &saysQuote	aZaaaaZaYZabaaaacacaabaa
k0 &thatDay	aYbcabYcaYbbZaaYaaaZaaaa
k0 &threshold	aZaaaaaaZaabZaaabadbaaaa
k0 &untilNow	aZbaaaaaXcaZaabbbaZaaaaa
k0 &versus	abaZaaacaZZZbbacZaZaaZaa
k0 &wasBad	aaaZaabacbaZZcaZZaZZabaa
k0 &whereTo	ZZaaaZaaYcbZZaaacaaaaZaa
k0 &worse	bcbbaaaaZaaaaaabYaYaaaaa
k0 &years	aYZbaaZbZabbZaacaaabaZaa
k0 adage	aaaaaaabaZacaaaZcaYaaaaa
k0 after	ababaZaaZbaaZaacbaYaaaaa
k0 alike	bZaaacbaaZaaaaaaYaaaaaab
k0 appeal	abaYaaabZZYcXaZYbZbbaXZZ
k0 at0	iYZZaZZaZZaZaZaZZabaaaab
k0 at1	WdcZZbZYYaYXbZZbXZXZZZZa
k0 at2	ZbcaYbYYaYYZbZZbZbaZZZaZ
k0 audience	acaaaaZabZaaZaabaaaaaaaa
k0 back0	ZZaZZYZZZXaXaacZYaZbcfba
k0 back1	ZaZZcZaaYXacbaZZdZaYZYYZ
k0 back2	ZYZYcZabcabaZaYYZZZYZZZZ
k0 before	aZaaaababaaaZcaaZaaaaaaa
k0 besidelist	ZdaZabZcYZaaaaaZabYaaaad
k0 bias	ZbZVWbaacYXaVWUYZVaVXZVY
k0 breath	aZaaZbZaYXZbaaaXZZcZZaZe
k0 buy	ZZZaacYbaacZZaZbabYZabab
k0 contrast	abaaaXacZcZZaaaaaaYaaaaa
k0 credential	aZZcaaZaYcZbaaabZaYaaaaa
k0 cue.action	bZaZYYbaYYaVZZYZaaZYZZZb
k0 cue.advantage	babZaaZdYaZYcaaaZaXaaaaa
k0 cue.after	bZZZaaZaYbaYYaZccaZZaabZ
k0 cue.agitate	aZcaaaaabaaaaaaaaaaaabaa
k0 cue.before	aZaaabaaaeaZYdaYZZZZbaaZ
k0 cue.benefit	bZZXZYZabbYZZZZZcaYaaaZb
k0 cue.context	bbaaZaabaZaZbaaZcaYZaaaa
k0 cue.evidence	YZabaZZYZaZZaZXXZWYXaaZY
k0 cue.feature	aaaZcbcZZXZZZYYYYZaYaZZY
k0 cue.hook	aaaZaaZZZcabXaaZbabaaZaa
k0 cue.how	ZZabbbabYaZabZabYZaYZbaZ
k0 cue.pain	ZZbYaXaZaXXYcbabZaZZZbZa
k0 cue.point	ZZaXZXaaZZbaaaZaaZaZZZab
k0 cue.punchline	ZZZZaaZaccaaZaaYaabZbaZb
k0 cue.question	acaZcZaaababZaaZaaZaaaaa
k0 cue.setup	ZaaZZZYYbaZZWabaaaZXaZaZ
k0 cue.solution	ZaYaZaYacZYZZZaZbZZaZYaZ
k0 cue.summary	abaaabZaaZaaZaabaaZZabca
k0 cue.testimony	aZbbaZabZYZZZZZZZZbabZZc
k0 cue.trust	ZXZbZZcZabbaXaaZYZaZabba
k0 cue.twist	ZZYaaYbbcYabaaaaYaXZZaaZ
k0 digits	ZZbYbZYadZaYbZZZZaYZabZZ
k0 exclaim	aaaaaaZabZaaaaaacaaaaaaa
k0 flaw	aaaaaaaaZaaZcaaaaabbaZaa
k0 inlist	bZaaacbaaZaaaaaaYaaaaaab
k0 long	aaaZaaZaadaabaabZaZaaaaa
k0 material	adbaZZZaaYaaZaaaZabaaaaa
k0 me	YYaaaaZbXbbbZaZYaZaZbZZa
k0 meaning	bcaYacZZZZZbbaaZXZaaabaa
k0 measured	ZZbaaYabbXZbbZaaaZZbaZab
k0 pain	YZcXaZadYZbaZbaZcabZZaaa
k0 paragraph	ZZZXZbcbeXacYZZbWXXYaaaW
k0 part0	dbcYYbYYXXYXaZZZWYaZZZZa
k0 part1	ZXabXcaYbYXWYYYbbabZZYZa
k0 part2	ZbYXXYcedaaaTaZWaYZYZWZZ
k0 part3	YaYXdWaaaaacbYXZZZZXZZYZ
k0 part4	ZYaZaaYYYWYabacZZaXbbeaZ
k0 particle	bZbYZZbZYZcXaYZabYaZZZaZ
k0 person	aYaYZZaaaccZbaaaYbYaaZab
k0 price	ZXacZYZbccaZaaaZbZZaZbaa
k0 question	cbaZbaabZbaaZaaZaaYaaZaa
k0 quoted	ZZaZadaaabaZaaaaZbbbaaZa
k0 relay	aaZaacZacbaaaaaZZaaaaZaa
k0 relief	baZXaaaabaZbZaZZZaZcaZaa
k0 setting	ZbacaYbaZYbaaaacYabaabaa
k0 short	ZcaabaZaaaZbbaaabaZaaYaa
k0 show	bZZaaaaYadabYaaZaZaaaaaa
k0 speaker	aZaYacZaZZaaaaaZbadaabaa
k0 spec	ZZZaaZbaZcaZZaaabZbZaZaa
k0 step	bbZZaYZbYdZaXaaYbZbZaaba
k0 story	aacbaaaacaaZabaZYaZZaZZa
k0 taste	aYaaabaabZaabaabaaZaaZaa
k0 thing	ZZZcabacZaZaaaabYaYaaZaZ
k0 time	aaaYaZaaaYacXZZabYabZaaa
k0 witness	aZbZbcZbaaZaZaaaZabaaaab
k0 you	bbaYaZZbaaZbYaZYbZbaaZZZ
k1 %ache	ZZZZZZYZaZabbbacYYbYZYaZ
k1 %amount	aYaYbaZZVaYaYbabeZbbZYZa
k1 %bad	aaaZabZbZcaaZaabZaaabaaa
k1 %better	aZababYdZacZZZaZZZabYbZa
k1 %body	abadaZbbZYaaXYcZXZbZZYaZ
k1 %box	aZaXaaZZZaYaaaZaccbbaaab
k1 %but	aaacaZYZbZaceZaZaaYaaaaZ
k1 %buy	aaacaaabZaaZXaZYZaZYZcaa
k1 %crowd	aZZaaaaZbWZaXabaYaWXaYaa
k1 %deny	aaZYZVaYbbYaZZZXZZaZbaaZ
k1 %ease	aaabaZbZbZZaZZbaaacbZZZa
k1 %feel	ZYbaZaZZdaZaXaZZWaZcYcZb
k1 %fix	aZaZaeZaZbZaaaabZaZZaaab
k1 %folk	aZacaaXaaWcYbbaZbbZaaZZa
k1 %food	aaaYZZbadacXZZXaabVabaZX
k1 %handle	YcZYaYZbXaXaXaYadZZUbaaZ
k1 %hold	aZaZaabaZbaaZaabYadbaZaa
k1 %house	baZaZZXYaZYZbcaaZYaaabZb
k1 %it	bYZZZWbcaZdaYbabYaZZaYba
k1 %keep	aZaaaaZaaaZZZaabbaZZdZab
k1 %kin	ababaXcaZYaaZbbZZbaaaZZb
k1 %law	aaaYabZaZbbcaZaZZbaYaabZ
k1 %look	aZaYaZbaaacZbZZbaaZaabba
k1 %makeUp	ZZZZZZcZZYaacbYbaZaYZaaY
k1 %me	cYabbaaaZWbYYYZYZZYZcbZa
k1 %money	ZZbaZbabaWYcZZYbXabbaaZa
k1 %nature	bZaaabZaZabaZbaabacaaaaa
k1 %order	bYaZZZYbaacbZccaaYWadaZZ
k1 %place	abbZaacabbaZXaaYZaYbaaaa
k1 %reason	abaZaaaaaZaaZbacaaaabaZa
k1 %said	bZaZZZZZZdbZZZYaYaZaacZZ
k1 %scene	aZbaaaZaccZaaaZaaaYZZaab
k1 %soft	ZZZVbbXZbbYcYabZcYWbbYYZ
k1 %span	ZZbXZYXZaaaXYbcZbYaZXaab
k1 %talk	ZaaZaZaabYabYaZbacbabbZa
k1 %taste	ZcZbaadaaYabWaZZaabYaZaZ
k1 %tech	afaYaZbaabZaZZaZabZbZaaZ
k1 %test	ZXZYZaZcZababaaXcZbaaXaY
k1 %trust	aZabaYbbbbaYZbcbYZZZZabZ
k1 %turnsUp	bYaYaZZabcbaaacZZZbZaYba
k1 %verdict	ZZaaZYbbaZZZZZYacaXbZcbZ
k1 %wear	bcZZZaZaYaaaZaZcaYYbbbaZ
k1 %you	aaabZYZaaaaaZbabYbYaZabb
k1 &ba	aZabadYaZaZZbZbbaZZbZYab
k1 &bareMeasure	abaYaaZZZbbaaZaZcbcabZaZ
k1 &been	aYbaaZZbZaabacaaaabbaZaa
k1 &canDo	aZaZaadbaaZabaZbXZXZbaba
k1 &causal	aaaZaabaaZaaabacZaabaaab
k1 &doIt	abaaaZbZbZaZZaYaaZZXadaa
k1 &doThenNot	aWZaaXbabdZbXaZaXZZZZcaa
k1 &done	bYZVaaZaaaYbZZdbYYZaZabb
k1 &doneCount	ZaabaYZaZcbbaZabWYZaZYbZ
k1 &explains	aYaaabaZbbZYbabZbZZbaaaa
k1 &fits	aZaZaacaabaabaZaZbbaabZa
k1 &flawOwned	aaaaaZZZaZabdaaZZaaZbbaa
k1 &going	aaaZaaYaZacaYbbaaaYbabaa
k1 &has	aZabcZdaZYZcXZbYYYbaYZZb
k1 &heDid	aZabaaaadaZaZZbaZaabaaaa
k1 &heSpoke	aZaZaaaaZcbZbZaaabZaaaaa
k1 &iDid	ZbaZbbcaZabZaZaZaaZcaZaa
k1 &iHad	baZaabYabWaadZcaabaabYaa
k1 &ifThen	aaaZaabbaYbaZcbbZaYZcaZa
k1 &inPic	aaaaaaZabdaZaaaaaaZZcZaa
k1 &isOf	bZaZaaeaabaaYbaYZaYaaaZa
k1 &look	ZbaZaaaacabaaaaZaaaaaaaa
k1 &loses	aZaYaadZZZZcYaZZaacZabaa
k1 &notOnce	aZaZaacaabaaaaZaaaaabZaa
k1 &offer	baZYZZaaZbZZbZbaZaaZZbbZ
k1 &onceThen	YbbcaaZaaXZbaaYZbZbaZZaZ
k1 &orders	abaZacYZYcaZYaaaabbYcaZa
k1 &passive	aZabaaaaabZaaZaZZadZaabc
k1 &percent	aaaaaaaaacaaaaaaaaaaaaaa
k1 &promised	ZaaaabYbZcZbaZZbbaabbZaZ
k1 &proverb	YYZYZaaaZYXcZaaXZYaZYaaY
k1 &saysQuote	ZaaaaaaabZYZabZZcabbbZaZ
k1 &stepCount	aaaZccYaacaZaaaaaaaZaZaa
k1 &thatDay	ZYaaaaeaZYZZbcbcZaZZaZaa
k1 &unlike	abababZcZbaaaaaaZaZbaaaa
k1 &until	abaZaaZabZaaaaaZaaacZbaa
k1 &untilNow	aZaaabZaZZcbZZcZZaaaaaaa
k1 &verdict	aaaaaaaaaaaaaaaaaaacaaaa
k1 &wasBad	ZcaZaaZaaZZZacaaZZZaaaaa
k1 &whereTo	aaabaaZaZZZadaaaZaaaacab
k1 &worse	aaaZabZaZcaaYaacaaabbZaa
k1 &years	aabbaZaaZYabacabZZZbaaaa
k1 adage	aaabaaYbZabacbZaZbZcaZaa
k1 advice	aaaaaababZaZZaZaaacaaaaa
k1 after	aaabaZZabYbZaZcYbabaaZaa
k1 alike	baaaaZcaaZaaaaaaaabaaaaa
k1 amounts	aaaZaaaaacaaaaaaZaaaaaaa
k1 appeal	caaaZZZZaaaZbaaZaaYcbZaZ
k1 at0	fZaZabZaaZaaZZaZZZZaaZac
k1 at1	ZaZZZYbZYaZYZcbbZZaZZbZa
k1 at2	ZbYbZYaZXWaZYbZabbaZZZaa
k1 audience	baaabaZabbabYaaZbaZabZaa
k1 back0	ZZZZbZYZXXYWYZZZZZZddbbc
k1 back1	ZWZZaWbYaaZabZYZVZYZZcYa
k1 back2	ZZZaZcYbaZbaYZbYYYXWZYZZ
k1 before	abaZaZZaaZaaadZZaaZaaaab
k1 besidelist	baabaaZacaaZYabZZaaYabba
k1 bias	aYWXWZbWaXXXXYYWZVXXZaWZ
k1 breath	aYZYbXbZababZZaZZbcWabac
k1 bullet	aaaaaaaaaaaaaaaacaaaaaaa
k1 buy	aaadaabaZZbaZZZababaaZaa
k1 contrast	aaaZaaZaaZbacZaacaaaabaa
k1 credential	aZadaZZaaZabbaaaaaZaaaaa
k1 cue.action	ZYZZZZXZYYZYXZbbWbcbabaZ
k1 cue.advantage	aaZcaaZbYZaabZabZaaYaZZa
k1 cue.after	bZaZbbaZcWbaZZbZYZaYaZba
k1 cue.agitate	aZcbaZZbbZacZaaYabaZaaaa
k1 cue.before	adaaaYYaaYZbbbaZXZZaaaab
k1 cue.benefit	bZbbaYZZdYZaXabZaZZbZaZa
k1 cue.context	ZYaaaZaaacZaZbbbZaZbaaaZ
k1 cue.evidence	YYaYXXZZaZaXYaZYZZYVZaaZ
k1 cue.feature	YYaXZaZbXZaXYcaVZZYXbbaa
k1 cue.hook	baabaacabZZZXZaZYZZabbaZ
k1 cue.how	aYZbaYbZZYcabZYcZZaYcYZZ
k1 cue.pain	abbaYaZYYbZZaYbXZYXaZXYZ
k1 cue.point	abaYbaZYaYabZZaTXWZZZZYY
k1 cue.punchline	bbbaaYaZZZbbYZbaYZYbabab
k1 cue.question	baaaaacaabaaaaaZZaaaacaa
k1 cue.save	aaabaZaaaaaZaaaaaaaZcbaa
k1 cue.setup	ZWYbabbZWYaZbZZbZaYaXbYZ
k1 cue.solution	aYbYaccaYZbaWZZZZbZZabbZ
k1 cue.summary	aaaZaZbaaZbaYaaaaaacaZca
k1 cue.testimony	bZcYZaZaaYabWaZXbZaaZYYb
k1 cue.trust	aZacaaaabYYbaZbbZaZcaYZb
k1 cue.twist	ZWZZabZccZaYaZZaXcXaaZaa
k1 cue.why	aZaYabbaaZaaaZZcZaZbacZa
k1 digits	aYcbadZYWcZaZXaYXYZZabZa
k1 exclaim	baaZaabaaZaacaaabaZZaaaa
k1 flaw	aZabaZZaaZabdaaaZabbaaaa
k1 inlist	baaaaZcaaZaaaaaaaabaaaaa
k1 long	aaaZacaaaaaabaaaaaaaaaaa
k1 me	bYZcbZXaaWcXZZZZaZYadZZa
k1 meaning	acaZaaaZeYYaZaZcXaaZaZaa
k1 measured	aZbbaYZaZaabZbcYbYaZZaaZ
k1 numbered	aaaYcbZabbaZaZaaaacZaZaa
k1 ordered	aaaaacaaaaZaaaaZbaaaaaaa
k1 pain	aYabaYaabZabZaabaZbYaaZZ
k1 paragraph	TbZbYZYZXZZZbaaWXVZaaYWZ
k1 part0	dcYYZYaZYZYYYbYaYZaZZaZa
k1 part1	ZYbaabbYXYaYWaaYaYZYYYZa
k1 part2	aWZYXaaXaaZabYYXbYZYYYZa
k1 part3	YZZXaWabbZaZZYaYXYYZYaXZ
k1 part4	ZZZYaYXabaXZXZZZYZYcdbbZ
k1 particle	abaZZaWZZZbcabaaZZXcYXbZ
k1 person	bXaZabaZbZaaYbbYcbYbaYbb
k1 place	abbYabZaaZaabaaaYaaaacab
k1 price	abaaaaabbWZaaaZcZaaabaZa
k1 question	bbaabZcaaZZaaaaYaaZaZbaa
k1 relief	abbbaYZZbaabYabaaaZbZZbZ
k1 setting	aZaaaZZaZdZabacYbZYaZbbZ
k1 short	abZaZYcaZaZZaZaYbacZYcba
k1 speaker	aaaaaYbaaYaaabaaabcabaaa
k1 spec	abZXaabZZZaZbZZbZababaaZ
k1 step	abZYaXZaaZaabaacbaaZbaaa
k1 story	ZYZZaaaaaaaZcbZcZbaaaZZa
k1 thing	bZaZaYcbaabaaaaZaZbZZaba
k1 time	ZabaaYZZZcaYZbcZaZYZabaZ
k1 turn	aZabaaZbZabcaaabaaZaaZaa
k1 urgent	aaaaabaaaaabZaaaYabZacaa
k1 witness	bZbaaaZaaacZZaaaaZbbaZba
k1 worse	acZaaZZaZbacYaabZZcZaaab
k10 %ache	baZZaaYbbcadYaacYaVYaZaa
k10 %amount	ZZaZaWaaZZabaaaccaabaZaa
k10 %better	aZababadbYZZaaaaZaYaaaaa
k10 %body	bZbXZYaZdZcZaaaYbZcYaZaa
k10 %box	abaaababYbabZaaaZbZZaaaa
k10 %but	aaacZbYabYaZbaaZaZaaabaa
k10 %buy	ZZaZZZaYbXbaZaabaZcYZcaa
k10 %crowd	bbaXZZYbbYbcaaZZZZaaaYZa
k10 %deny	babYcZZaYZcbaaZWaYabaYZZ
k10 %feel	bbaYaXcbYZZYaaaZYacaaaZa
k10 %fix	acaZaZbaZbaZcaaaaaZaaaaa
k10 %folk	bYabaZabbaabXaaabcYaabaa
k10 %food	ZaaYaYZbYbZbaZabZZZbaaab
k10 %handle	YaabYZaaZZYbZbaYaZbaaXZa
k10 %hold	ZcaacZaababYaaaaZaZaaaaa
k10 %house	ZaadacZaabaZYaaYZbbaaZaa
k10 %it	ZcaZbYaacZbbYaabZZZYaZaa
k10 %kin	aaabdZZaaYbaYaaabaZbaYaa
k10 %law	ZbaZaZbZbaaZZaaaZacaabaa
k10 %look	bZZXaaccXabaYaaYbZaZaaaa
k10 %makeUp	aaaXabdcaWZYXbabWabZaaaa
k10 %me	ZYabXbZaZZYdZaZZWbZZZaZZ
k10 %money	abZXaaYaZabYcZacZbZaabaa
k10 %nature	ZaaZacbaaZaabaabZaZaaaaa
k10 %order	bZZYcbYZZcZZbaaZaZbZabaa
k10 %place	ZZZZadbaaXaZcaacZZbaaZaa
k10 %reason	cZaZbaYbZYaZcaadZaaaaaaa
k10 %said	aYaacYaaYWcbbZabZcabaZaa
k10 %scene	ZabYadZaZZacYaabZZZaaaaa
k10 %soft	dXabZZZbccZYaZZbYZZYZVZZ
k10 %span	ZZZcaabbaXZbXcZZZaabaXaa
k10 %talk	fXbbZYYZYZbaZbaYYaZeaZaa
k10 %taste	ZYaaabdaYWacccaXcZYZacaa
k10 %tech	aaaaaaZaaaaaaaacabZaabaa
k10 %test	ZZcacVcaZbabXaacbaWYaZaa
k10 %trust	ZZaaaZbaaYZdbaabaaaaaaaa
k10 %turnsUp	aZaZaeZabaZaaaaZZaZaacaa
k10 %verdict	bZaZabbZdWaZcaabYZXZaaaa
k10 %wear	aWabcbabUXbbZaacaZZaabaa
k10 %you	baZaaZaZbabaaaZXYZabaYZa
k10 &asksBack	ZcabaZaaZZaabaaaaabbaZaa
k10 &bareMeasure	ZbaaabcabZZaYaaaaZZZaZaa
k10 &callsYou	ZaaaaZZaZcbbaaaZbaaZaZaa
k10 &canDo	bZaZcaaZbaaZabaZZaaZacaa
k10 &causal	aaaacaZbaaaZaaabZaaaaaaa
k10 &changedTo	abaaaZZaZbaabaacaaaaabaa
k10 &doIt	abaZbZZbbabaYaacbaYZaYaa
k10 &doThenNot	ZbaZaaYbbaacaaZWZZYZabaa
k10 &done	YaaaZYaaaacZYaZZbcbaabaa
k10 &doneCount	aaZcaaaaZXaacaaZbcZZaaaa
k10 &explains	bZabaZabbXabZaabaZababaa
k10 &fits	acabaZaZcaaZbaaaaaaZaaaa
k10 &flawOwned	aZabaZbaaabZaaaaaacaaZaa
k10 &general	abaZaaaaZcaZaaaZaaaaaaaa
k10 &going	abaaaYeZaZZZZaabbaaaaaaa
k10 &has	cYaacbbaeZZXcaZaYZXbaWaa
k10 &heSpoke	ZZacaabababaZaaZaaaaaaaa
k10 &iDid	aaabaYYZbbaZababaaYZabaa
k10 &iHad	aZaYaaaaaZadYaacbbaZabaa
k10 &ifThen	bZaaaaZaaZaZaaaacabaabaa
k10 &isOf	ZZaYZZebbYabZaaaZbaaaaaa
k10 &look	aaaYZZZaYfaZaaaaaZacaaaa
k10 &loses	aYbcZcZacYaaZbaaYbXaaaaa
k10 &notOnce	aaaaaaZaacbbaaaaaaZaaaaa
k10 &offer	aZaYZcYZabaZaaababaZabaa
k10 &onceThen	aZZYcbbZbaaYZcaZYZbYaaaa
k10 &orders	abaabZaZaYZcYaaZcabaaaaa
k10 &proverb	aZaYaZbaZdaaZbZXZYZaaaZZ
k10 &source	aaaaaabaZaacaaaaaabaaaaa
k10 &thatDay	aZababXcbbbZYbaabaZaaaaa
k10 &until	aaaaacZaZbaYaaaaaaabaaaa
k10 &untilNow	aZaaabZaZaZcbaaZaaZaabaa
k10 &versus	aaaaaZZabZaZcbacaaZbaZaa
k10 &wasBad	aaaaacaaaZabZaaaZaaaaaaa
k10 &worse	cZaaaaaaaaaaaaabaaaaaaaa
k10 adage	aaaZacbaaaabaaaZabaaaaaa
k10 after	aZaaaaZaaaZcaaaaZaZaabaa
k10 alike	abaaadbaZYbZZaaaZaZaabaa
k10 appeal	bZZZaZaZababZaZaZZbbaYZZ
k10 at0	dZaaabaaaZaaaaaaaaaaaaaa
k10 at1	baaaZWaZaZZZZZZbbaYZaZaa
k10 at2	baZcYYaYYYZccaZZabZZaZaa
k10 audience	ZcaabaaaaYaaaaabaaZaaaaa
k10 back0	ZZcaZZZZbZaaaaaaZaYcZcZZ
k10 back1	ZXbZbYZabWaabaZbZZbXZbZa
k10 back2	ZbZYcVYbWYaaaaaXZaYaadaa
k10 besidelist	ZbaYadYbaaaaZaaZZabbaaaa
k10 bias	bZZWaZaabZVaXYVYYXXXWcWW
k10 breath	ZYaXZabaaXZcbaZZZcWZZaZa
k10 buy	ZZababaabYaaZaacaaZYacaa
k10 cause	aZaaaZZaaZaabaadaaaaaaaa
k10 cue.action	cYZYYZXaZXbYXZZbYabcZZaZ
k10 cue.after	aZaZZaYabcZbaaaaZaZaacaa
k10 cue.before	baabaaaabaZcYaaZZaZabYaa
k10 cue.benefit	ZYaYaZZbcbbXaaaaYaZbabaa
k10 cue.context	aaaZabaaabZXcZaYZZaZaaaa
k10 cue.evidence	ZaZXcYZYZaYYZZYZYXYYZYZZ
k10 cue.feature	aaaabYaabZabYZZZXZXYZaaZ
k10 cue.how	aZaZccYZZaZcZaaaaaabaYaa
k10 cue.pain	YbZbbZcaYaZYaaaZXaZYaaaa
k10 cue.point	ZbZZYXdZZZbZYaaYbaXaZdaa
k10 cue.punchline	ZaaZaaabbbZXZaabZabZabaa
k10 cue.question	ZbabaZZaZZaZYaaaaabdaZaa
k10 cue.save	aaaaaabaZYacZaaaaacaaYaa
k10 cue.setup	YaacZaYZYbaaYbZYZcYaaZaa
k10 cue.solution	YcYWZbbaYaZcaaZZYYYYZaZZ
k10 cue.summary	aZaabaZaZZaaaaacaaaaabaa
k10 cue.testimony	ZbbZbYccZWbZbaZYZZaZaaaa
k10 cue.trust	ZdaZZaaabbacZaaaZZYbaZaa
k10 cue.twist	ccZYaZaYaZabbaaWYacaaaaa
k10 cue.why	aabcbZaaZYabZaaZcaabaZaa
k10 digits	aZbXZabaYXZabaabYaZXaeaa
k10 exclaim	aaaaaaaaacaaaaaaaaZaabaa
k10 flaw	aaaaaaaaZabcaaaaaaZbaaaa
k10 inlist	abaaadbaZYbZZaaaZaZaabaa
k10 long	aaaaaaZaacaaaaaaaaaaaaaa
k10 material	ZZacabbcZZaaZZaaZaYaaaaa
k10 me	aYabXZZZZaYcabZZXbaaZaZZ
k10 meaning	aaaYaaZaXbaacaaYYadbacaa
k10 measured	aaaaZbZaZZZYbaabbZcbbZaa
k10 ordered	aaaaaacaaaaaaaaaaaaaaaaa
k10 pain	abbaZZbaabaYZbaZbZZYacaa
k10 paragraph	aZababaaZYacXZZZaYababZZ
k10 part0	dZaaYZZZZaZYYZZZaYYZaYaa
k10 part1	caZZXZaaZbYaYYZZbaYZZYZa
k10 part2	XWYVaccbYaYaXcZYaZYaZaZZ
k10 part3	YaZXeYZXcXaaZZZaWZaWZeZZ
k10 part4	ZZdZaZYabXaadaZZYaZbZbZZ
k10 particle	aZaZZZacZZbZaYaYYZbYaaaa
k10 person	ZbabaZbaaZaacaaZaZZbaZaa
k10 place	aZaaabbabZaacaabZaaaaaaa
k10 price	ZbaZZaYbYcaZaaacbbZZadaa
k10 question	acabaYYZZYaZYaacaabcaZaa
k10 quoted	ZZabaZaaaZabZaaaZbbaacaa
k10 relief	ZZaababbbaaYZaaZZaZaabaa
k10 setting	aZaaZcaaaaaaaaaYaaaaaZaa
k10 short	bZbYbYaZZcZaZaaaaZZXZdaa
k10 show	aZabacbaYYZaYaaZZZbbabaa
k10 speaker	aaaaaZZaaaaaaaaaaaaaacaa
k10 spec	aaaaaacacbaZZaaaYZYZabaa
k10 step	ZbacaaaZbaaaYaaaaZaaaZaa
k10 thing	aaaaabZZcYZabaacZaZaaaaa
k10 time	ZbabaZabbZaZZaaaaacZaaaa
k10 turn	cZaaaZZbbaabZaabaaZaaaaa
k10 urgent	abbbZabZYaaZaaaZbZaaacaa
k10 witness	ZZbZZZZaZYZbdaababaZabaa
k10 you	baaZZabYbabaaaaYZZbbaYZa
k11 %but	aaaaaaaaaaaacaaZaaaaaaaa
k11 %buy	aaaaaaaaZaaaZaaaaacbaZaa
k11 %crowd	bYacaYZaZabaaaZabbZZaaaa
k11 %deny	aaabaaZaaXbZbaaccaZcaZZa
k11 %food	aaaZaaaaaZbabaacZabaaZaa
k11 %handle	aZaaaZaaZdabaaaaZbbYaZaa
k11 %law	aaacaaaaacabZaaaZaZaaZab
k11 %money	aaaZaZZaabcaZaadaZZbaaaa
k11 %reason	aaaaaaaaaaaaaaacaaaaaaaa
k11 %said	aaaaaaaaaZdaaaabaaZZaaaa
k11 %soft	aZaaaZaaZababaacYbZbaZbb
k11 %span	aZabaZaaaabaaaZZbZcabaaa
k11 &canDo	aaaaaaaaaZbabaaZZacbaZaa
k11 &doIt	aaaaaaaaaZaaaaaabacaaaaa
k11 &doThenNot	aZabaaZaaYbabaabaaaaaaab
k11 &doneCount	aaaaaaaaaaaaZaacbZaaaaaa
k11 &offer	aaaZaaaaaaaaaaacaaaZaaaa
k11 &onceThen	aaaZaaaaZcbaZaabZaZbaaaa
k11 &percent	aaaaaaaaaaZaaaacaaaaaaaa
k11 &proverb	aZaaaYZaZbbZbaabZabbaaaa
k11 alike	aaaaaaaaaaaaaaaaaacaaaaa
k11 appeal	aaaaaaaaaaaaZaaababaacZa
k11 at0	caaZaaaaaaaaaaaaaaaaaaab
k11 at1	aaaeabaaaYaaaaaYZZbaaaab
k11 at2	aZaZaYYaacaaZZacZdZaaaab
k11 back0	aaaaZaaaaaaaZaaZaaZbbabc
k11 back1	aaaaaZaaZabbdaZYbaZZaaZa
k11 back2	aZaZaaaZZabacaaYdZYbaaaa
k11 bias	aWZbZXXZXcbZaYYbaaZaZZac
k11 cue.action	aaaZaZaaaZaabaabaaaYaabb
k11 cue.before	aaaZaaaaaabaaZZZZbcbaaZa
k11 cue.benefit	aaaaaaaaaaaaZaabaacaaaaa
k11 cue.evidence	ZXaaaYZaYabZaZacaZYZZYbb
k11 cue.feature	aYaZaYbaZabaZZacbZZaaZab
k11 cue.pain	aZacaaaaaabaaaaabaZZabaa
k11 cue.point	bbaYaYaaaaZaaaabZadZbZbZ
k11 cue.punchline	aaaaaaaaaaaaaaacbaZbaZZa
k11 cue.question	aaaaaaaaabaaZaaaaaaaacaa
k11 cue.save	aaaaaaaaacaaaaaaaaaaZaaa
k11 cue.setup	aZaaaZaabaaaZaZaaaZYbabb
k11 cue.summary	aaaaaaaaaaaaaaabaaaaaZca
k11 cue.twist	aaaZaZaaaZaacaaZbabbaaZa
k11 inlist	aaaaaaaaaaaaaaaaaacaaaaa
k11 meaning	aaabaaaaaZaaZaaacabaaaaa
k11 paragraph	aZabaZZaaZcaaaaaaabZabab
k11 part0	baaeabaaaYaaZaaYZZbaaaab
k11 part1	aYZYaXYaadaaZZacYdbaaaab
k11 part2	aZaZaZaZZaaZbaadZZbaaaaa
k11 part3	aZaZaZZaZbcacaYZdaXZaYZb
k11 part4	aaaaZaaaaaaZZaaZaaZbbcba
k11 price	aaaZaaaaaaaabaadaaZaaaaa
k11 quoted	aaaaaaaaaZdaaaabZaZZaaaa
k11 taste	aaaaaaaaaZaaaaacaaaaaaaa
k11 time	aaaaaabaaYaabaabaZaaaaaa
k11 turn	aaaaaaaaaaaacaaaaaZaaaaa
k12 %ache	aaZbZaaaaaaZZZZYabcYabaa
k12 %amount	ZcbcZbaZYaaZWYbZZZYaZbaZ
k12 %better	aZaaaZaZaaaaYbaZZadZbZaa
k12 %body	aZabacaaZbaaZabaaaZZabaa
k12 %box	aaacaYaaaaaaaacZcZaZaaaa
k12 %but	adaYZcaaaaZZaaabaaaaaZaa
k12 %buy	aZaZbZaaZaaacaaYabbabZaa
k12 %crowd	ZYabYZXZXaXZZbZabbabZZZZ
k12 %deny	ZbZaZaaZZXaaYabcZbYbZYZZ
k12 %ease	aaaZaabaaaaababbYaaabZaa
k12 %feel	ZbabZaZaZYaZZaaZcXZaaaca
k12 %fix	aacbaYaaaXZaeaaZbZaZaaaa
k12 %folk	aaaabYZaZacZcZaWZZcaZbYa
k12 %food	abbbaZbaaYaZabcaZaYXaaca
k12 %handle	aYbbbZbabacabYYZXcaaabZZ
k12 %house	ZZaYaZZaZZccZaaZdbYZaaaa
k12 %it	aZZbaZZaaaZabaaZaabYZaba
k12 %keep	aZabaaaabbbaYaaabZZZbbba
k12 %kin	aaZZabZaZdaaabacYZZZaaaa
k12 %law	aabXZcaaZbaaZaabbZabaaaa
k12 %makeUp	acaZZaYaacabbaZXcZYZabaa
k12 %me	ZZaZYaaaaabaZabYddZYaaba
k12 %money	ZbZYZXcaabZZYabaabZYbZca
k12 %nature	aaabaaaaaaaaZaabZacaaaaa
k12 %order	ZaaaZbZabaaaXaZZaZbaZbaa
k12 %past	aaaZaZaabaaaZcYZZabaaaaa
k12 %place	bbaZaYaaZYZabaaabbaZabaa
k12 %reason	abaabbaaaaaaYaabbZYbaaaa
k12 %said	adaYZYaaaXdaYbZaZacbZZaa
k12 %scene	aaacaYaaaZbaaaaZZacaaaaa
k12 %soft	ZaZebaYaZYbZZZacZYaYaccZ
k12 %span	aZabYaYaaaaYbaYXZbYZaaYZ
k12 %talk	aXaabbaaaaaabZZYbaabaaba
k12 %taste	aaabaZZaaYZaYabbcZbbaZZa
k12 %tech	aaaZaZbaaaaaaaacbbYaaaaa
k12 %test	aaabaaaaabaZZaYaYZaaZbZa
k12 %trust	baaZZbaaaabZbaZZcZcaaZZa
k12 %verdict	abaYaaaaZaaaXaZadacbaZaa
k12 %wear	ZabaZXaaaaaaYZbZbadaabaa
k12 %you	ZaacaZaaaYacYaaaZaZbabZa
k12 &already	acabaZaaaaaaaaaZbaZaaaaa
k12 &ba	aacaacaaaYaabaZXaacYaZaa
k12 &bareMeasure	aaacaabaaXaaaaaabaZaaaaa
k12 &canDo	abaaaaaabaaaZaZcbbWaaaaa
k12 &causal	acaaabaaaZbaXaaYdaaZaaba
k12 &doIt	aabaaYbaYYZbaaZYabcabbaa
k12 &doThenNot	acZaaaaaaXbZbabaZaZYaZaa
k12 &done	aZbbZaZaaXbZbaYZabbaZaaa
k12 &doneCount	abaaabZaaaaZaZZZdYZaaaZa
k12 &exceptFor	acaaaZaaaaaabaaZZaaaaaaa
k12 &explains	aZacadaaaYaaaaaaZabaaaaa
k12 &general	aaababaaaZaaYaaaaabbaaaa
k12 &going	aZacaaZaaZaabbbZZbYaaaaa
k12 &has	ZYZZaZZabacZaababYZaacZa
k12 &heDid	abababbaaZaaaaabaZYaaaba
k12 &heSpoke	aZaYaaaaaZZaaaababcaaaaa
k12 &iDid	aabZaaaaaZaabaacZaZbaaaa
k12 &iHad	aYaYabaabababaaYccaZaaaa
k12 &ifThen	ababaaaaabZaaaabZaYZaaba
k12 &offer	aZabbYbaZaZabaaYYabcaZaa
k12 &onceThen	abaZacZaaaaabaZZabYaaaZa
k12 &orders	abaaaYaaabaaaZaaaZaaaZaa
k12 &passive	aaababaaaZbaZacaZaZZaaaa
k12 &promised	abaYaZaaZaaaZacZbbZaaaaa
k12 &proverb	ZbbXaaXZbYZaababacYbaZbZ
k12 &source	aaaaaaaabcaaaaaZaaaaaaaa
k12 &stepCount	acbaaZaaaaZaabbaaZZaaZaa
k12 &threshold	abaaaabaaZabZaZZZbcZaaaa
k12 &unlike	aZaaaaaaaaaaYaZcbZbbaaaa
k12 &untilNow	aZadaZaaaYaacabZcZZbaaaa
k12 &wasBad	aZacaaaaaZbaZbZZbaaaaaba
k12 &whereTo	acaaaaaaabZaZaaZcaYZaaba
k12 adage	abaZaaaaaZaaZaZaaZbdaaba
k12 after	aYaZabaaZababababaZaaaaa
k12 alike	aaZXaZaabaZaaaaZcaeaaaaa
k12 appeal	ZZZbbZaabYabYaaccbVZacba
k12 at0	haaZaZaaaaaaaaaaZZZaaaaa
k12 at1	ZXZdbbaaaYaaZbaWabaaaaaa
k12 at2	XaaYcfZaZbZZWdZZVbYZaaaa
k12 audience	aaaaaZaaZbaaaaZaaZcbZaba
k12 back0	aZZZbZaaZYZZYaZZbZYfbcca
k12 back1	ZaZZYaaZbabcZZaXXZaaabZa
k12 back2	aaaaZXZZZYbabZeYXZbcZYZZ
k12 before	aZababaaaabaZbZYbZaaaaba
k12 besidelist	ZacYaYaaacaaaZbcYZaZaZZa
k12 bias	abYaYZWWWWYXYYXZaaYaXYYW
k12 breath	abaaacbaaZbabaaaaaXaaaaa
k12 cause	aZacaZaaaaaaZaaZbaaaaaaa
k12 contrast	aaaYaabaabaaYbbZabbaaZba
k12 cue.action	ZaZZbabaZdYaYZaaZYWaabZa
k12 cue.advantage	aZbaaaaaaabaXbZaZZcababa
k12 cue.after	aZaWZZZaZZaZbZbZbZZaZaZa
k12 cue.agitate	abbaaaaaabaaaaabYaZZaaba
k12 cue.before	aXaZZaaaZXcaZbZaaaaaaaaa
k12 cue.benefit	aZZZbbbaZbZabbZbYaZZcYba
k12 cue.context	aZacZbaaaZaaaaZZZZbZaZaa
k12 cue.evidence	bYcZZaYZbaZZZbZYXaZaZYZY
k12 cue.feature	aYaYZZYZbaaZababZabaaYaZ
k12 cue.hook	ZXZbbZaaaabZacaaaYaaaZaa
k12 cue.pain	abZbbbZaaVdbVZZaaaYXbbaa
k12 cue.point	ZZcaYYXZaaaZbbabaaaYbZZa
k12 cue.punchline	acaaabaaZaZaaaZXaaZbaaba
k12 cue.question	ZYZbbaaaaaaZdZaZaZZZaaaa
k12 cue.save	aaabaaaaaaaaZaaaZacaacaa
k12 cue.setup	aZbZZYZaaZZZaZYYYZYaZYaa
k12 cue.solution	aZccZYZaZZYZYaZZYaZZZbZa
k12 cue.summary	abaZaaaaaabaZaaaaabaaYaa
k12 cue.testimony	ZYYZZYZaZbaaZaadaYZaaaZa
k12 cue.trust	aXZdZaZaZZaZbZZYZYcZZbaa
k12 cue.twist	abaZaaZaZXXZXZaaaZaaZZaa
k12 digits	ababZYbaacZZXaYYbXbZaaaa
k12 inlist	aaZXaZaabaZaaaaZcaeaaaaa
k12 long	aYZaabaaacaabaaZbZbZaaaa
k12 material	aaaaaaaaaYabaaaadbZZabaa
k12 me	ZYaZZbaaaabaYabYcdaZZaaa
k12 meaning	aXaabcaabXbbXabadaYbaZaa
k12 measured	ZaaYabZaZbaZaaaZbaZbaaaa
k12 numbered	abbZaZaaaaaaZbbabZdaaZaa
k12 ordered	aabYaZaaabaaaaZbcZbZaaaa
k12 pain	adZcZYaaaaaaaZaYYaaZaZba
k12 paragraph	ZbbZaaZZZYaaXZbabZbbaaZZ
k12 part0	eXacaZZaZXZaYZZYYdaZaZZa
k12 part1	YdaacbaZYYXaacYZZZaYZZZZ
k12 part2	ZbZbZaZaaYbYaYXcbaYYZZZZ
k12 part3	ZZZZWaYYXcaaaZaZcZaaZZYZ
k12 part4	ZYZXZYaabZaaZZZXZYbdbccZ
k12 particle	aZaZdacaZXYYZbaZabbZbaaa
k12 person	ZZZZaaaaYdbZXaZaacaaZZaa
k12 place	aaaaaaaaaaZaYaabcaYZaaba
k12 price	abaXaabaaaZbaaaZZcacaaaa
k12 question	aYZabbaaabaaZZabaYcaaaZa
k12 quoted	ZbaXZcaaaXeaZaZabbZbaaaa
k12 relay	aabXaZaaaaaabaZZcbcZabaa
k12 relief	aZaZaabaaZaaaaababcZaaaa
k12 short	aZaYaaaaaZZaaaabbcaaabaa
k12 speaker	aaabacaaabaaaaabaaYaaaaa
k12 spec	aaababbaaYbababYcYYZaaaa
k12 step	aZaZaabaaZaaZaaYccXbbaaa
k12 story	abbYaaaaaaZadaZZZaZaaaaa
k12 talk	aZabaZaaacaaZaaYZabbaaaa
k12 thing	aaacaaaaaZZaZaabaZbaaaba
k12 time	aaZbaaZaaaaaaZbZYbZZaaaa
k12 turn	aeaZaaaaaaaacaaZaaYZaaaa
k12 urgent	aZaYabaaaaaaZaacaaabaaaa
k12 worse	aZbbabaaaZaaZabbaZYbaaaa
k12 you	ZaaaaaaaaYacZaabZaZbabZa
k13 %ache	aaabaaZaaZaaaaacZaZaaaac
k13 %amount	aZaaaacabZaaaaabZaZZaaab
k13 %crowd	abaaabbabbaZYabZYaYbZaad
k13 %deny	baaaaZZaaYaaaaabaabaaZac
k13 %food	baaaaZaaaaaaZaabZZZcZaad
k13 %handle	aaaZaZbaaZaaZaabaaaZaaac
k13 %house	aaaZacbabZaaZabaZaZZaaab
k13 %it	aaaZaaaaaaaaaabacaaaaaaa
k13 %makeUp	ZaaaaaaaaZaaaaacbaaaaaab
k13 %money	baacaaaaaaaaaaaaZaZaaaaa
k13 %order	abaaaaaaZbaaaaaaZaYZaaac
k13 %said	aaaaaaaaaaaaaaaaaabaaaac
k13 %soft	aZaaaabaaaaaZaabaaabaZac
k13 %span	aaacaZbabaaZZaaZZZaYbaab
k13 %taste	aaabaZYaaZaabaaababaaaaa
k13 %verdict	ZaabaaaaabaaaabZZaYaaaab
k13 &bareMeasure	aaaZaaaaaaaaaaaacaaaaaaa
k13 &orders	aaaaaaaabaaaaaaaZaaaaZac
k13 &proverb	bYaaaYZaZZZaZabbbacZaaac
k13 &stepCount	aaabaZaaaaaaaaaacaaaaaaa
k13 at0	YaaaabaaaaaaaaaaaaZaaaae
k13 at1	cYaZabaaaZaaaabbaYYaaaab
k13 at2	aaaaaabaaZaaZaabbZZaaaac
k13 back0	abaaaaaaZaaZZaaaaaZaaZZg
k13 back1	aZaaaaZaZcbbaaaaZaZZaaZb
k13 back2	aZaaaaYbaZZaaabaaaaaaaac
k13 besidelist	ZaaaabcabaaaaaaaYaabaaaZ
k13 bias	ZYZZYYaZZYZZXZaaYXYXZYYj
k13 breath	abacaaaabbaaaaaZaaYZbaab
k13 cue.action	ZaaZaZcaZaaaaabZYaZaZbac
k13 cue.benefit	aaacaZaaaZaaaaaaZaZaaaac
k13 cue.evidence	aYacZXZabXZbZZabaZaYZaac
k13 cue.feature	aZaaaYaabZabaaaabZaZaaac
k13 cue.how	ababaZcaaZaaaaabZaYbaZab
k13 cue.pain	bZacaaaaaZaaaaaZaaYbaaad
k13 cue.point	aZadaYZbaYZaZaZYcaZZaaab
k13 cue.setup	aZaZaZcabZaaaaaaaaZZabbc
k13 cue.solution	aaaaaZaacaaaaaaaaaZaaaab
k13 measured	bZacaaaabaaaZaabbaZaaaaa
k13 paragraph	YZaZaabaaZaaZaabaZbZaaae
k13 part0	aZaaabaaaZaaZZbbbYYaaaad
k13 part1	aYZaaacabZaaZaabZaZaaaad
k13 part2	abaZaZbZbZaZZabYaaaaaaad
k13 part3	aaaaaZYbZcabaaZaZaZXaaZd
k13 part4	abaaaaZaZaaZZaaZaabbaZZd
k13 particle	ZZaaaaaaabaZbaabZaabaZad
k13 relief	aaacaaaaaaaaaaabZaZaaaab
k13 spec	aaaaaaZaaaaaaaaacaaaaaaa
k13 step	aaaZaaaaaZaaaaaaaacabaab
k2 %ache	abaYbZZbaZaZaaaaaZbaZabZ
k2 %amount	aaaaabaYabaZbZaZYaabaaaa
k2 %bad	aZaaababaZaaabaYbaaabZba
k2 %better	ZZaZaYabaZaZaaZZacdaaaZa
k2 %body	aaacaaYaaZaabZZcXZbbZcaa
k2 %box	aaacacaZaZaaaaacYaZZaaaa
k2 %but	aaaaaZaaaaaacaaZZZacaaaa
k2 %buy	abaaaZbbZbZbabbaaZXZbbZa
k2 %crowd	YaZZZZaaYZZbaZZXYcaYZbZY
k2 %deny	aZaZZZbbYaZdXaacbXYcYYaZ
k2 %feel	ZbaabccbaZaacaaYZZYZaYca
k2 %fix	aaaaabaaaXaabababaZaabaa
k2 %food	aYabaYYZZYaZZaZedYbcaaaZ
k2 %handle	aZZaZYZbYYZXZZadcYZdaaZY
k2 %hold	aaaYaaaabaaaZaaZZbdaaaaa
k2 %house	abaaababaaaZbZaZbZYZaaaZ
k2 %it	aZaaaaaYZaaZbaZcYZcaaaaa
k2 %kin	aaabaaZaaWaababZbZcaZZba
k2 %law	aaaZaabaaaaZZaaabaZaadaa
k2 %makeUp	aZaZaaabZbaaYaZcZaZbZaaa
k2 %me	baaaabcZbXacaZaZaZaZZabZ
k2 %money	aYaZaaabaZZbYbZZZabaaaaa
k2 %nature	aZaaaZaaacaZbaadZaXZabaa
k2 %order	baababZaZZZZbbbYYZacabaa
k2 %past	acaaaabaaaaaZaaaaaZaaaaa
k2 %place	aZaaabaaacacZaaYabZaaaaa
k2 %reason	aaaZabZZaYaaabadaaZaaaaa
k2 %said	bbaaaZbZaZaaaabaaZYbZaaa
k2 %soft	ZZZXZcacZYZaaZbbXbbYbcaa
k2 %span	ZbacaabZZYZZabbZZZaZYYZZ
k2 %talk	aZababZZababaaabYaZYbbaa
k2 %taste	ZbaZaYYbaaaaZaaababbZcaZ
k2 %tech	aaaaabaZabaaZaaZabcYcZaa
k2 %test	aaaaaaaaZcaaZZZYaaZbZZZa
k2 %turnsUp	aaaaaaaaabaababZZacZaZaa
k2 %verdict	aZaaacZbabaZZaaZZaYfabZa
k2 %wear	abaaaZaaaaaaaaZaYbZaabaa
k2 &ba	aaaZaaaaaaaaYabbaabbaaaa
k2 &bareMeasure	aZaYaZZbacaabaZYccZbaaaa
k2 &canDo	aZaZaaabbbaZaabZZZcaaaaa
k2 &causal	aaaaabaaaaaaaaabcaZZabaa
k2 &changedTo	aaaZaaaaaZaacabZbcZaaaaa
k2 &doIt	aaaYacbaaZaaaaaaabacaZaa
k2 &doThenNot	aZaZaZabZbaaYabZaZbbaaZZ
k2 &done	baaYaZaabcaYaadbXZZbcYba
k2 &doneCount	bbaZaZacaaZZcaaZZaaYaaaa
k2 &fits	aaaaaaaaaaaaZaaaaaZcaaaa
k2 &flawOwned	aaaaaabbaYaabaaZaaabaaaa
k2 &going	aZaaaacZacaZYZaZaZYbZcaa
k2 &has	ZZaZaaababZbcaZZZaZZabba
k2 &heSpoke	abaaaaaaaaaacabaaaZaaaaa
k2 &inPic	aaaaaaaaaaaaaaaaaaaacZaa
k2 &isOf	aaaZaabaacaaaaabZaZaaaaa
k2 &offer	bZaaacaabXaaZbbaaZbZabaa
k2 &onceThen	abaaabYbaZaZZabZcZZcaaaa
k2 &orders	aaaaaaaaaaacaaaaaabaaaaa
k2 &percent	aaaaaaaaaZaabaaZaacbaaaa
k2 &promised	aaaaabZaaaaacbaaaZaaaaaa
k2 &proverb	ZZaZZaYcZcZbWZabYcZYaYbZ
k2 &saysQuote	aaaaaaaZacaabbaZbYabaaaa
k2 &stepCount	aaaaababaYaabcZZZbZZaaaa
k2 &unlike	abaaaaaaabaaaaabaaYaabaa
k2 &until	aaaaaaaaaaaaaaaaaabcaZaa
k2 &untilNow	aaaaaaaaaaaaaaaaaacZaaaa
k2 &versus	aaaZaabZaaaaZbaZZadZaaaa
k2 &years	aaaaaaaaaYaabaaaabcaaaaa
k2 after	aaaZaaaaababaabZZadZaaaa
k2 alike	aaaaabaaacaaabaZbYaaaaaa
k2 at0	faaZaaaaaZaaaaaaZbZaaaaa
k2 at1	YYZdaXbZaYaZZaaXcdXZaaaa
k2 at2	ZZZYZaYZacaaYdaYdWbaaaaa
k2 audience	aaaaaaaaaaaaaaaZaaacaaaa
k2 back0	ZZZZbZZZZYZeYaZZYZaZcbaZ
k2 back1	abaZaZYcXXaZaaZaZaYgbZYa
k2 back2	aZaZZYcbaYZabaZeZZZaZZZa
k2 besidelist	aaacacaaaYaYbaZbZYWbacZa
k2 bias	ZXWVWWXZVbWYZZXXZXbZZXWU
k2 breath	ZaZaZYZZaZbZZZZZdZdZaZZZ
k2 cause	aaaaaaaaaZaaaaadaaaaaaaa
k2 conclude	aaaaababaZaaZaabbaYZabaa
k2 contrast	aZaZaabaadaaYaacZabZaaaa
k2 cue.advantage	YZaaaacZaYbaZbaaZcbZaaaa
k2 cue.after	aaaaaaZaaaaacacaZacXaaaa
k2 cue.agitate	aaaaaaaaacaaaaabaaZaaaaa
k2 cue.benefit	aaaZaaZcZaZZYaZaZbdaaaaa
k2 cue.context	aaaZaaaaaZaabaacZbabaaaa
k2 cue.evidence	baZZZWXaXZYYYabVZcYXaYZX
k2 cue.feature	ZXZZZXZZXYYYZbaXbcZabYZX
k2 cue.hook	aaaZZaaaaaaaaaaZcabaabaa
k2 cue.how	baaaabaaaYZZZaaaZZbbZcaa
k2 cue.pain	aabXaZYcabZbaaZZYaaaZaZa
k2 cue.point	ZZZYaZYcZbabZbbVXYbbYaZZ
k2 cue.punchline	aaaaaZbaaYabaaaZabaZbZba
k2 cue.setup	bcaaaacabYaZVZaYaacYaaba
k2 cue.solution	aZaaaZbZZZaZXaabfaYcaZaa
k2 cue.summary	aaaaabaaaZaaaaacaaZaabaa
k2 cue.testimony	abaZZbaZZZZZaabYZbcaaaaa
k2 cue.trust	aZacaZZaabaaaaaaaZaaaaaa
k2 cue.twist	aaaXaaZZZcZZbacZbZaXabZa
k2 cue.why	aaabaaabaZaZbaaaaaYbZcaa
k2 digits	baaaZZZaZcZZbbbXXZaabZaZ
k2 flaw	aaaaaaacaZaaaaaaaabaaaaa
k2 inlist	aaaaabaaacaaabaZbYaaaaaa
k2 material	aZaZaaZaZbaZYbacaabbaaaa
k2 me	baaaabbZaXabbZaaZZZaYaaZ
k2 meaning	ababaZaaababaaaaZaZYZbaa
k2 measured	aZaZaaaYZbaabaaZbbZaabaa
k2 ordered	aaaaaaabaYaabaZaaabZaaaa
k2 pain	abaZbaabaZaabbcYZZZZaaZa
k2 paragraph	aZZYaYYbYbZZZbaYZbZaaZaY
k2 part0	dYZcaXZZZWaZYZZWdcXZaZaZ
k2 part1	ZZZVZaYYZfaZXcaYaWdZZZaZ
k2 part2	ZZZXZZaaZbYXcabbYXbYZZaZ
k2 part3	ZbZXYaZdZYZZbZXbYYYcZYYZ
k2 part4	ZZZZbZZZZZZdZZZZZZZbcbaZ
k2 particle	bcaaZaaaZcaZZZaaYYXbbaZa
k2 person	ababZaZabZaababYZadZZaba
k2 quoted	aaaaaaaaaaaabaaZYabbaaaa
k2 relay	aaaaacaaaYaaaababaaZaaaa
k2 relief	aaabaaZbZZaZYaababbaabaa
k2 setting	baabaZZaaYabbaaadaYbaZaa
k2 short	aaaYZbaaadaabbaZbZaZabZa
k2 speaker	aaaaabaaacaaaaaZcYZaaaaa
k2 spec	aZaZaZabaaaabbZYdaZaZZaa
k2 step	aaaaaaZZaYaZcaabaabaaaaa
k2 thing	aaaaaaaaacabcaacZaYbaZaa
k2 time	ZaaaaacZZYaZYcbabbbaZbaa
k2 turn	aaaaaaaZaZaadaaZaacZaaaa
k2 worse	aaaaaaabacaaabaaZaZaaaaa
k3 %ache	abZZZbZaacaaabZYZacaZZab
k3 %amount	aYbbaaZaZaZaZaYZbabZZZab
k3 %bad	aaaaaaaaZbaaaaZbcaZaZZaa
k3 %body	abaZbaaaYYbaYaZcbaaaZbaa
k3 %box	baaZacbaaaaabaaZYaaZaaaa
k3 %but	aaaZbaaaZbaaaaaacaZaaaaa
k3 %buy	aZaaacaabYZbZZbYdaYZZbaZ
k3 %crowd	acabaYbZacZZaYcYaYYZdZZa
k3 %deny	bbaYaaZaZXaZbabXaZdYbaaa
k3 %feel	abaZacaaYbZaXabbcZYabaZa
k3 %fix	aaaaacaabaabZaaaZaaaaaaa
k3 %folk	aaaaaZaaZcaaZabZcaaZaaaa
k3 %food	ZbaZaXZZZaZZYbbcZaZYZZae
k3 %handle	bbaWZaZZbVZZbbcabYbdYYab
k3 %house	abaZaZaabcaZYaaZbaabZZaa
k3 %it	YYaYacbaaZaZbZaYaacabZba
k3 %kin	baaZaZaadYbacaXaZaYZcbaa
k3 %law	aaaaaZaaaYaaaaZbcabbbZaa
k3 %look	bZaaaabaZZaaZacZcaZaaaaa
k3 %makeUp	aZacaZZaZbaaZabaZabbZaaa
k3 %me	aZabaacaacbaZabZYZZZZbZa
k3 %money	abaaacaaZaaaZaaYaaZbaaaa
k3 %nature	abaZaaaaaZaacabbYaaaabab
k3 %order	bcaXaYbZbYabaabYZZdcYYaa
k3 %place	aZaZabaaaZaaZaaaaacaaaaa
k3 %reason	ababaYaaaaaaaaaaZacZaaba
k3 %said	aZaaaZaaaZZZcbcZbZYbZcaa
k3 %scene	aaaZaZaaacaaaaaZcaZZbaaa
k3 %soft	acZXbZZZbbZZbbbVbYaZYaZb
k3 %span	ZcacaXaZbbaZaZXbXaabcYaa
k3 %talk	abaZacaabbaaaaaZZaaYZbaa
k3 %taste	aaabaYaabbaacaZdYaZaaZab
k3 %tech	baadaYaaZYaadaZZYZcbYcaa
k3 %test	aYbZZbYaaZaZaadbaaZZabaa
k3 %turnsUp	ZbaaaZaaaaaaaaacZaZZabaa
k3 %verdict	aaaYaaaaaZaaaabYeaabaaaa
k3 %you	ZbaXaaaaZaaabaZcaZZbZabZ
k3 &ba	aZabaYaaaZaabaaaaababaaa
k3 &bareMeasure	ZaaaaaaaaaabZabaZacaaaab
k3 &canDo	abaZacaacbaabaZYbaZZaZaa
k3 &doIt	aZaYaaaabaaZZabYaZbbaaab
k3 &doThenNot	abaaaYbaZZaZXaaabZbaaZba
k3 &done	cbaXaYaaYbaZZacbcaaZZaaa
k3 &doneCount	abaaaacaadbaZaaaXaaaaaaa
k3 &explains	aaaZabaaacaaYaZZbabaaaaa
k3 &flawOwned	aaaaaaaaaaaaZaaZaacaaaaa
k3 &general	aaacaaaaaaaaaaaaaaZaaaaa
k3 &going	bYaYaaZaZaaaZaccZbZaaaba
k3 &has	ZZaabZaZbaaacZaabaZZbZaa
k3 &iHad	aaaaaabaaZaZZaaaaacaaaaa
k3 &ifThen	aaabaZbaaYaacaaZaaaaaaba
k3 &inPic	aaaaaaaaabaacaaaZaZaaaaa
k3 &isOf	aaabaZbaaaaaaaaYaabZbaaa
k3 &look	baaaaaaaacaaZaaZaaZbaaaa
k3 &loses	acaZaZaaZaaaabbabaZZabaa
k3 &notOnce	aaaaaaaaaaaaaaaaaacaaaaa
k3 &offer	aaaaabaaaaabYaaaaaXabbaa
k3 &onceThen	aZaaaaZaZaaaYaccYaaabaab
k3 &orders	aaaZabZaaZaacaaYaaZZacab
k3 &proverb	aaaZZZZZcYZZZbacbZYbbaZa
k3 &saysQuote	aaaaacbaaZaaaaaZZaaabaaa
k3 &stepCount	aaaaabaaZbaaYaaacaaaaaaa
k3 &thatDay	aaaZaaaaaZaaZaaZbacbaaaa
k3 &until	abaaaaaaaaaacaZZaaZaaaaa
k3 &versus	acaaaaaabaaaaaaZaaYaaaaa
k3 &whereTo	aaaZaaaaaaaaaaaaZacaaaaa
k3 &worse	aaabaaaaZaaaaaZadaaaZZaa
k3 advice	ZaababaaaZaababZaaaZacaa
k3 after	bbaZaaaaabaaaabZaacZaZaa
k3 alike	aaaaaZaaaaaaaaaZdaaaaaaa
k3 appeal	abaYaZaaaaaZcbaaZabbYZaZ
k3 at0	gZaZaaaaaaaaaaaZYaZaaaaa
k3 at1	ZaZacaaaZYaaacZabYZZZZaa
k3 at2	YaccbaYaZaaabZaYaaZaZaaa
k3 back0	ZaaaZZZaZZaaZZYaaaYcdaZa
k3 back1	ZZaZZYYZcbaZbafaVabXbZZZ
k3 back2	ZaaZZYbZaaaYaaZcYabaZaaa
k3 besidelist	ZZadaZZaZaaacaZaaaYaaaaa
k3 bias	bZXYYZXWZYYVXZbbdWaYcZWb
k3 breath	ZaZYaZZZaYbaZabecabZXZbb
k3 buy	aaaaaaaabaabcaaaaaZaaZaa
k3 contrast	aaaZbbaaaaaaaaaabaYaaaaa
k3 cue.action	ZaaaaZZaaaZaZaaZdaYababa
k3 cue.advantage	abaaaabZZbaaZabcaaYcZZaa
k3 cue.after	abaaabaaaaaabacZaaZYZZaa
k3 cue.agitate	acbaaaaaaZaaZaabZaaaaaaa
k3 cue.before	acaaaZaaZZaaaaabZaaaZaba
k3 cue.benefit	aZaaabaabYZaZabYaaaabZaa
k3 cue.context	WdabaaaaaZabaaZaZabZabab
k3 cue.evidence	aYaaacYaYaaYbabYZYZacaZZ
k3 cue.feature	baaZadZaZcaaaZYZZZaZcaaZ
k3 cue.hook	ZZaZacaaaYaZbcZZZacZaaab
k3 cue.how	adaXaYZabWaaZaaZcabZYbab
k3 cue.pain	bXZZZZbaZXcZYaabaaYabaab
k3 cue.point	aXcaaZYaZaZZbZaYaaabZbaY
k3 cue.question	aaaZaaaaaYaaaaaababaaaaa
k3 cue.save	aaaaaaaaZaaaZaZbcaYacbaa
k3 cue.setup	abaYaaaabZaZZabaYZdaZYZa
k3 cue.solution	bbabaabaaaZbYabYYacYcaaa
k3 cue.testimony	caaYaZbadbZZbbbZYaZYbZaZ
k3 cue.trust	aZaZcZaaaaZbcaaZZaaZaaaa
k3 cue.twist	ababaabaZWaaZbcadaXaaaaa
k3 cue.why	aaabaZaaaZaaaabZZacZaaaa
k3 digits	aaacbXbaYaaZZaaabZaZbbaa
k3 exclaim	aaaaaaaaabaaaaaaZacaaaaa
k3 inlist	aaaaaZaaaaaaaaaZdaaaaaaa
k3 material	aZabadZaZbaaaaZZYaabaaaa
k3 me	aZabaabaadbaZabZYaZZYaaa
k3 meaning	aaaaaabaYZaaZabbdaXacZaa
k3 ordered	aaaZaaaaacaaZabababaaaaa
k3 pain	ZbaaacaabbaaZbaYcaZbaaaa
k3 paragraph	ZZaaZbbZabZZZaZbdZaacaYY
k3 part0	eaZacbaaZZaaZbZYZYXZZZaa
k3 part1	ZbaabZaaYXaZaZaadaYZZaab
k3 part2	ZZZaZZYZaYaZXaYcdacZZZab
k3 part3	ZYZYYZaYbbZYYZZcYabZabZZ
k3 part4	ZaaZYZZZZbZZcZeZYaYadZYZ
k3 particle	cZZZZaZabaZabbYYaZZZZbac
k3 person	baaaaababaZabaaaaaYZbaaa
k3 place	aaaaaaaaaaaaaaabZacaaaaa
k3 question	bZaZaaaabZabdaaaYaaZabaa
k3 relief	aaaaaZaaaYaaZaaaaababZaa
k3 setting	ZaaeaaZaabaaYaaZYacZabaa
k3 short	aaaZZbaabYbZcaacbabYaaZa
k3 speaker	baaaacbaaZaaaaaZYaaabaaa
k3 spec	aZaaaacaaZabZabZYabZaaab
k3 step	ZYaaaZZabaaaZacbbaZZabab
k3 taste	aZabaZZaaaaaaaacbaZaZbac
k3 time	aZacaabaZbaaaaYaaaZabaaa
k3 urgent	abaaaaaaaaaabaaZcaZaaaaa
k3 witness	aaaaaaaacZaaZbaabaZZaaaa
k3 worse	acaaaZaaaZaabaabZaaaZZaa
k3 you	ZbaXaaaaaaaabaaabZZcYaba
k4 %ache	aaaZaaZaZZZcbaaXbZbdZbaa
k4 %amount	bZaYZaZadYcZaaaacYXZaaaa
k4 %bad	aaacaZZabZabaaaZaaZaaaaa
k4 %better	bbaZaaaZYZaadaaaaaZabbaa
k4 %body	aYaZZXdaZdZcZaaZaaaZbZaa
k4 %but	abaZabaaZaacZaaaaaYZabaa
k4 %buy	ZaacaaZadWbZaabaaaZcaZaa
k4 %crowd	bbZaacaZZaaaYZZXZYYYaZaZ
k4 %deny	aaaYZbaZaaZacZaYaaYXacaZ
k4 %ease	aaaZaZaaZbabaaaaaaaZacaa
k4 %feel	baaZaaZaaYaadaaXZZdaZYaa
k4 %folk	aZaZZbcZaZcZXaabaaYaaabZ
k4 %food	bXZbaaZaaaXaYZZXaYZYaYZZ
k4 %handle	YZZaaZaaaZcbZZaYbYZXZbZa
k4 %hold	aaaZaaaabaaaaaaacaZbaaaa
k4 %house	bXaaZZaaabXcaZZZYbYYaaZa
k4 %it	baaXabXaYaabZaaacZaaaZaa
k4 %keep	aaaaaacaaZaaaaaaaaZabbaa
k4 %kin	baacaacaZYcbYaaZaZZZaaaa
k4 %law	aaaZaaaaccaaZabaaaZaaaaa
k4 %look	aaacaaYabZaZcaaaZaabaaaa
k4 %makeUp	bcaYaaZabaaZbaaZaaYZbZaa
k4 %me	abZYbWabaaYabaZbYaaZZZaa
k4 %money	aZaZaYcaaaaabaaYZaaZZZaZ
k4 %order	ZYabZZZacabaXaZZcbXbZbaa
k4 %place	cZZfaXXZZZbZYaZYbabYaZaZ
k4 %reason	aaaaaZaaZaZacabbaaabaaaa
k4 %said	YZaabZaaZaeZZaababaYbZaa
k4 %scene	aZaaaZbaZabZbaaaZabaaYaa
k4 %soft	XbZZbYYaZbcaYaabXaZbaZaa
k4 %span	aYaaaabZbYacZaabZZXZZbZa
k4 %talk	aaabbYbbcaZZaaaZbaYZZaaa
k4 %taste	aZaZZacZcbZZYaaYWaYZbbZZ
k4 %test	aaabbabaYbaZaaaYaZZbaaaa
k4 %verdict	baacaXbaaZabaaaZZZYeaYaa
k4 %wear	abaYaacaZabaaaaZZababZaa
k4 %you	ZaaYaaZaabZZbaabaaZZabaa
k4 &asksBack	aaaZbZaaadaaZaaaaaaaaaaa
k4 &been	aaaYaabaaaaabaabZaaaaaaa
k4 &callsYou	aaaZbZbaaaaaaaacbaZaaZaa
k4 &canDo	ZaaZaaaabbZacaaZaaZaabaa
k4 &changedTo	aaaaaaZacacaZaaaZaaaaaaa
k4 &doIt	ZaaYbbZacbcZYaaaZacYaYab
k4 &doThenNot	aaaZZbcaaaaYaaaaZZZYaaba
k4 &doneCount	aZaaaababdbaZaZaZZYbaZaa
k4 &explains	aZacbbaaZZacZaaabaZaabaa
k4 &flawOwned	abaaaaaaaaacaaaZaaaaaaaa
k4 &going	aZaYaabbYdabbaaZZaZaaaaa
k4 &has	aaaXaaZZZacbbaaaYbaYZaaZ
k4 &heDid	aZaaaZbaacaabaaaaaaZabaa
k4 &heSpoke	abaYaZbaaaZacaabaaYZaaaa
k4 &iHad	acacaYbbaZaZaaabZaXbaaaa
k4 &inPic	aaaZaaaaacaaaaaaaaZaaaaa
k4 &isOf	aZaaaYabYdcZYaabZabaaZaa
k4 &notOnce	aaaaaaZaacZaYaaabaZZacaa
k4 &offer	aZaabababYcZaaaZYaacaZaa
k4 &onceThen	abaaaYZacZaZZaabbaZZabZa
k4 &proverb	YdaZZZbYYZbbZZYaYZZZZbaa
k4 &saysQuote	aaaaaaaaaaaZaaaaZacbaZaa
k4 &thatDay	aZababbaZZbaZaabaaacaaaa
k4 &untilNow	aaaZaabacaaaZaaaabZZaaaa
k4 &whereTo	ZbabaaaaZYaYZaaZcbZabaaa
k4 &worse	aaacaZZabZaaaaaZaaaaaaaa
k4 after	aZaaaabacaZZaaaaaaZYacaa
k4 alike	aaaZabaaacaaaaaZZaZbaaaa
k4 appeal	aZaYZbaabZZaZaaaZZbcZbaZ
k4 at0	eaaZaZaaaaaaaaaaaabaaaab
k4 at1	ZYacZbYaZZZZZZabYaZaaZab
k4 at2	aXZbaabaZbZZYZaYXZYaaaaa
k4 back0	ZZZZbZZaZYaXaaaZaaYabdaa
k4 back1	ZbaXZYVbcZZZbaYZaZbaZZYa
k4 back2	ZbaZZXWabaaeYaaZYaXaaYZZ
k4 bias	ZYXZXaaVaYZZaXVXYXaZYZWY
k4 breath	ZYabZaabaabZZababaYZaaZa
k4 contrast	aZacaZYaZZbaeaaaZaabaaaa
k4 cue.action	ZbaYaZYacbbZZabbWZaZZbbZ
k4 cue.advantage	aaacaacZaabaZaaZaaZaabaa
k4 cue.after	aaacaZcacZZaYaZbZaYaaaba
k4 cue.before	aZaZaaaabZZbZaacaaZZZcaa
k4 cue.benefit	abaZaaZZYZZebaaYaaYZacaa
k4 cue.context	aaababZaaaaaaaabaaacaYaa
k4 cue.evidence	aXZZZbaaYZYYYZXaYXaZYbZZ
k4 cue.feature	aZaZZZbbbZZZZZZZbYbZZZaZ
k4 cue.hook	aaaaaZaaYZacYaaaaZabaaaa
k4 cue.how	aZacaZZaYYbZaaaacaZbabaa
k4 cue.pain	cXaaaXaZbbZacaaYYaaZZYZZ
k4 cue.point	bYZbZYZZZZbaaaaYWYZaaaaZ
k4 cue.punchline	ZZaYaaYabaZabaacZaaaaaZa
k4 cue.question	baaabaaaaabbYaaaaaaaaZaa
k4 cue.setup	abaYabaabXaaaaaZYaYZZfZa
k4 cue.solution	aaaZaaZZcZbZcaZZbaaaaZaa
k4 cue.summary	caaZaZaaaaaababZaaZZabaa
k4 cue.testimony	aaZZZabZZaZZZaZabZWaaZba
k4 cue.trust	bbabZaaaXYZZXaabbZbZabaa
k4 cue.twist	aaaYaYbaabcZZaaZYcZabaZa
k4 cue.why	abaZcaaaaZaaaaaaaaaZabaa
k4 digits	bYaaaceZYZZZZaaXZZaaabZZ
k4 exclaim	aaaZaaaaaaaaaaaaZaeaaaaa
k4 inlist	aaaZabaaacaaaaaZZaZbaaaa
k4 material	aaabaaZZbZaZcaaabaYaaaaa
k4 me	bbZZbXbabaZZXaZbYaZaZZaa
k4 meaning	acaabbaaYZZacaaZaaZbaZaa
k4 measured	aaabaYcaZabbaaabZZYaaaaa
k4 ordered	aaacaaaaaaaaaaaZZabaaaaa
k4 paragraph	YZZbaabYZaacYZXYaYababYZ
k4 part0	dXacZaYaZZZZYZabZZaaaZaa
k4 part1	aVYZadbZZYXZWZZXaaaZZZaa
k4 part2	ZYaYZXbYYabZbZaYYZZZZYZa
k4 part3	ZeaYYWXZaYccbZXYZYabZZYZ
k4 part4	ZYZYaZZadYZaYaZZZZbabcZY
k4 particle	abaZaaZcaaZdZaZYYZZYZcZa
k4 person	aaaYZaZaaZcbZaZZaZaXacaa
k4 place	aaacaaYaaaZYcaaZcbZYbZaa
k4 price	ZZabbYbaabaZaaaZYabaaaaZ
k4 question	aaaacZZaadZaYaabbaYaaaaa
k4 quoted	aaaaaZZaacbZZaacaaYZabaa
k4 relay	aaaaaZaaaZZaZaacbaaaaaaa
k4 relief	bZaaaZaZZaabaaabZaZbacaa
k4 short	aZaZaaZacYaZbaaabZdcaZaa
k4 show	aZacaaYabYZaZaabaadaaaaa
k4 speaker	baaZaZbaaZaabaaaaacaaaaa
k4 step	abaZaacaaaaZZaaabaZZaaaa
k4 story	aaaaabaaaYaaaaacZaabaaaa
k4 taste	aaaZaZaaZabYZaZZaYbaabZZ
k4 thing	aaaaaaaaZabaZaabcaaZaaaa
k4 time	bZaYacaaaYcaaaabZaaaabaa
k4 urgent	aaaaaZaabXZacaaaabbaaaaa
k4 worse	aaacaaZabaZabaabaaYbaZaa
k5 %ache	abZZbaaabYaaXZaZbaaZaaba
k5 %amount	abaZbZZaZaaaeaYYZbZXaaba
k5 %better	aaaXaaaaabaabaaaaZaZabba
k5 %body	ZaZZaZZaZaaabaZcabaZabZa
k5 %box	ZaaZaaaaabaaZaZaabcaabaa
k5 %but	aaaaaaaaaabaZaacabZZaaba
k5 %buy	abaXZbZaZbaadaaZZaabaZaa
k5 %crowd	aaaabaZZZaYZaZZYZZaZZZaZ
k5 %deny	aZZdYaaZaXZZVaZZbbZbaaaa
k5 %ease	aaaaaabaaaaaaaaabYaaaaba
k5 %feel	baZZbbaaaZaZaaZaZaXbaaba
k5 %fix	ababaaaaaaaaYaabaZabaaaa
k5 %folk	ZacadZZaaZYabaaZZZZXaYcZ
k5 %food	bZaaZacaZbZaaaabbZYZaZcZ
k5 %handle	aZaZbabZYbZZaaYZaZaaZaba
k5 %house	abbYcZZaZaZZcaaYaaaaZaZZ
k5 %it	aaZZcaaaabZaaabYaZacaaYa
k5 %keep	aaaabaaaaaaacaaabaZaaaaa
k5 %kin	ZZZabaZabYZZYaZcaabaaZbZ
k5 %law	abaZZabaaaaaaaaZaaZbaaYa
k5 %look	aaacbaaaaZaaYaZZZbacaaaa
k5 %makeUp	abaYabcaaaaabaZbZYaaaaaa
k5 %me	YbbYaabaaYZZbaXZbbaaZXba
k5 %money	ZaZacaaaaaaZbaaZZaZaabYa
k5 %order	baaaaaaaaZaaaaaabbZYaYca
k5 %past	aaZaaaaaaZZadabaaYbbaaZa
k5 %place	aabYZaaaacaacaaZZZbcaZZa
k5 %reason	aaaYaaaaaaaacabaaaaZaaba
k5 %said	baaZcaZaaaYZZaaYcbbZaZcZ
k5 %scene	ZZbbbZZaaZZacaYZaaabaZaZ
k5 %soft	ZYZbcZaaaZZaaaZaabXcaZZZ
k5 %span	bYZbZYcaYYYaZZacZbZYaYca
k5 %talk	aabdZaaaaZaaaaaaZXcYacZa
k5 %taste	acZaaZZaaaaaWaaacbZZabaa
k5 %tech	aaadZaaaaZaabababYZbaaZa
k5 %trust	abaWaaaaabaacaaZaabcabZa
k5 %verdict	ababaaZaaaaaaaaaZaaYabba
k5 %wear	aacdZaZabbaaZaaYabXaaaaa
k5 %you	ZYbZbaaaZYaaZaaZabbZaaZa
k5 &already	aaaZaaaaaaaacaaZacaaaaZa
k5 &asksBack	aabYbaaaaaaaaaaaaaZZaaab
k5 &ba	abaZabaaaZaacaZabYXaaaca
k5 &callsYou	baadZaaaaaaaZaaZaaZaaaaa
k5 &canDo	aaaZaababaaaaaaaabZcaaaa
k5 &causal	aaababaaaaaaaaaaaZZZaaca
k5 &doIt	aZbeZaaaaaaaYabZaaZZabaa
k5 &doThenNot	aZZaYZbaaYaaZabaZcZbaaZZ
k5 &done	aacbYaYaZZaZaaZXZaabaZbZ
k5 &doneCount	aZZbaZZaZZaaZaaZadabaZaZ
k5 &general	aaaYaaaaaaaaaaaZabbaaaba
k5 &going	ZbZcaaYaabaabaaYaZacaZZa
k5 &has	ZZaaaZbabaZaVabbZccbaZba
k5 &heDid	ZZbZaaZaaaZababaZZccaaYa
k5 &heSpoke	aZaabaaaaaZaWabYZbbbaaaa
k5 &iDid	aZZXacaaabaacaaaaabaaaaa
k5 &iHad	abbZbaaaaaZaZaZaaZcZaaba
k5 &ifThen	aaaZabaaaZaaaaZcZbbZaaba
k5 &isOf	aaaXbaaaaaaabaacabZZaaba
k5 &loses	aaacaaZaaaaababZaYZaaZZa
k5 &notOnce	aaaZaaaaaaaaaaaaaZcaaaaa
k5 &offer	aaaYcZZaaZaaaabbababaZZa
k5 &passive	aaabaaaabaaaaaZaaYaaaaaa
k5 &proverb	aXbdaZaZZZZZaaaaaYbYaaYb
k5 &quoteOnly	aaacZabaaaaabaaaaaZaaaba
k5 &saysQuote	ZZaZaZZaZZaaaaacaaWZaZac
k5 &thatDay	aZZZaaaaaZZacaZababbaaaa
k5 &whereTo	bZacaaaaabaaaaaaZbZaaaZa
k5 adage	aaabaaaaaaaababaaZaYaaba
k5 after	aZadaaaaaZaaaaaaaaZaaaaa
k5 alike	ZbbbZaZaaZZaZaacZZYZaZab
k5 appeal	YbbYaaaaZZaZZaaaZcaZabaa
k5 at0	faaYZaaaaaaaaaaaaZaaaaab
k5 at1	ZYbaaZZaabaaZZaaZdYZaaab
k5 at2	ZYceZZZaaZZaYbZaYbYaaaZa
k5 authority	aaaYaaaaacaabaaaaaaaaaaa
k5 back0	aZZYYaaaZZZZWaaZZZZcYbea
k5 back1	ZaZZYZZZZaZaYZcYYZXaZZea
k5 back2	aYZWZZcZbYYZbaZdZaYbaZZa
k5 besidelist	aabXbabZZaaabaaXabaYZbaZ
k5 bias	YYadaUWXWWVVaWYXWbWZVYbX
k5 breath	ZbbaaZYaZZZabaYYabZbZbba
k5 buy	abaYaaaaaaaacaaaZbaaaaba
k5 contrast	aaacaaaaaaaaZaaaaZaaaaba
k5 cue.action	YbaZcabaZaaabaaYZYaZabab
k5 cue.advantage	aaaaaaaaabaaYaabaYbZabba
k5 cue.after	aZacaaaabZZaZabaZZYbaaaa
k5 cue.benefit	aaZZZabaaaaaaaZbbZYbaZca
k5 cue.context	aaaZdaaaaZaaYabaaZaaaaaa
k5 cue.evidence	aYZYbYcZaZYaZZZZXabbZaaa
k5 cue.feature	ZYaZcZbabYZacZZbZZaaaZca
k5 cue.hook	abaaaaaaaaaabaaaabYZaZZb
k5 cue.how	daaXZaaabZaaZabZcaZaaZba
k5 cue.pain	ZaZYZYaaaZZZZZZaYZZaaaYa
k5 cue.point	aaYaYbZZaXYZXZbZdYWbaabZ
k5 cue.punchline	acZcZaaaaZaaaaZbaZYYaaba
k5 cue.question	ZabbbaaaabaaaaZaZZYZaZab
k5 cue.save	aaaYcaaaaaaacaaaaYZaabaa
k5 cue.setup	bZaaYZYaZWYZaZdYaXbaaYZZ
k5 cue.solution	aYacZbaaZZZZYaabZaZcaaYa
k5 cue.summary	aaaaaaaaaaaabaabaaaYabaa
k5 cue.testimony	aZYbaaaaZbaaaaXYZacaaZYZ
k5 cue.trust	becWXcaaaYZaZabacZYZaaaZ
k5 cue.why	aaaaaaaaaabacbaZbaZZaaZa
k5 digits	ZZZabZbabaaaZaZbaaZcaZba
k5 exclaim	acaZaaaaaaaaYaaaaeZaaaaa
k5 flaw	aaaZaaaaaaaaZaaaacaaaaaa
k5 inlist	ZbbbZaZaaZZaZaacZZYZaZab
k5 label	aaaZbaaaaaaaYaZcabZaaZbb
k5 me	YbbYaaaaaZZZcaZZabbbaXca
k5 pain	bcZYZabaaYaaYaabacbaaaba
k5 paragraph	ZababYaZYWZYaaYZYbaWZaca
k5 part0	eYaaaYZaaaaaYaZZZcYZaaZa
k5 part1	XbcdbaXaZYZaXZZaYdXYZZYZ
k5 part2	XbaacXaZYZaZbZYZaZaYZZXZ
k5 part3	ZXYdYYaYZWYYbZbZYXYZZaeZ
k5 part4	ZZZYXZZabcZZaaaZZYacYada
k5 particle	YXYcZaYaadcaZZZaaZYcaXaa
k5 person	aYaadZYaaZZZaaaaZZacZaXZ
k5 price	aaaacZbaaZaaaaaaaZZaaZaa
k5 question	aaabcaaaaaaaYaaZaaaaaaZb
k5 quoted	aZZdaZaaaaaaZabXaacaaZaZ
k5 relay	aaadaaaaaaaaZaaaaZabaaaa
k5 relief	aaaaZaaaacaabaZaaXaaaaaa
k5 setting	aZaYcaaaacaaaabaaaaZaZba
k5 short	aZabZZZaZabaaaaZZcYbZZaZ
k5 show	aabYZaaaaZaababZbZaaaaba
k5 speaker	ZbaaaZaaaZaaWaYcZbXZaZcc
k5 spec	aZacZaaaaZaabaZbaaZaabaa
k5 step	aaabZaaaaaaacaaaZZbbaaYa
k5 taste	abacbaaaaaaaaaZZaZZZaaba
k5 thing	ZaaYaZaaaZaabaaZZdcbaaZa
k5 witness	aaacaaaaaaZacaaaaWaYaaZa
k5 worse	aabaaaaaaZaaXaaZadbbaaYa
k5 you	aZbZbaaaZYaaZaaZZabZaaaa
k6 %ache	bYbcZdaZZYaaZbaZaYabaZaa
k6 %amount	ZaZaabaaabaZaaaaZaaYaZaZ
k6 %bad	aabaZaaaaaaacaaZZaaZaaaa
k6 %better	abaZaaZaaaabYaacaaZZaZba
k6 %body	abaXbZYaZWaZaaZbaabdYbZa
k6 %box	aaaaaZaaaaaaaaabcaaabZaa
k6 %but	ZZacbaaaaZabbaaaZabZZaZa
k6 %buy	aaabaaaaaaaabaaaaaZZbYaa
k6 %crowd	aYadZWXZZdaZbaZZaaZccaYY
k6 %deny	YZcYacaaYYZaeZaXcYbbaZaZ
k6 %ease	aaacabaaaYaaaaaZbaabaZaa
k6 %feel	aabaaaaZaYabZaaZbbZZZaaZ
k6 %fix	aabZaYaaaaaaZaabZacaabaa
k6 %folk	aaabaZaaaaaaZaaZdaZbbZZa
k6 %food	caZWZcYZZYZaaaaZaccbZZaZ
k6 %handle	ZXZYZZbaabaYZaZbbcaZbaZZ
k6 %hold	aabZbZaaaaaaaaaacaYaaaaa
k6 %house	aaZXZZZaZaabYbabcbccaYZa
k6 %it	aZbYaZbaabaZaaaaZZacaaaa
k6 %kin	aZaZbZZaaaaabaaZcaYYbbaa
k6 %look	abaaaYaaadaaZaabaaZaaaaa
k6 %makeUp	abcaZZaaZZaZZaaZabZaZbbb
k6 %me	aZbYaZcaZcZbXbabZaaYZbcZ
k6 %money	ZaacadZaaaaZYaaYaZabaYaa
k6 %nature	abbaaYcaaYaaXaacbaaaaaba
k6 %order	abaZZZaZZYaaZaacbZabbYba
k6 %place	aaaYabaaabaaabaaZaaaZaaa
k6 %reason	baabbYaaaaaacaaaZaaYZaaa
k6 %said	abbbZaZaaYabaaaWacZabbaa
k6 %soft	acbWbaZZZZaaZaZbaaZYaaca
k6 %span	abbbaaZaabaabZZZZYZXabZZ
k6 %talk	aaaZabaaaZaabaaZcabYabaa
k6 %taste	aZaZabcaacaZbaZZaaZaaZZa
k6 %tech	aaaaaaaaaZaaaaaadaaZaaaa
k6 %test	aZaZaYYaacaZcaaZZaacaZaa
k6 %trust	aaaaaZaaaZaabbaaZacZabaa
k6 %turnsUp	aaaaaaaaabaadaaZZaZaaaaa
k6 %verdict	YZabaYaaaZaZdaaYbbbZaaZa
k6 %wear	aaaZabaabYaabaabcaZaaZaa
k6 %you	abbcaaaaZaabZaaZXaZabbaa
k6 &already	aabZaZaabZaabaacaaaaaaaa
k6 &been	aaaaaZaaacaabaacZaYaaaaa
k6 &canDo	aaabacaabaaaYaaaYZccaZaa
k6 &causal	aaaaaZaaaaaacaaZaabZaaba
k6 &doIt	aaabaaZabaaaZaaYdaabcYZa
k6 &doThenNot	aaaYbbaaZaabaaabaZZbaZZa
k6 &done	acZYaabaaXaZbaaaYadbZZaZ
k6 &doneCount	aZabaZbaZdaaZaaYbacaaaaa
k6 &explains	aaaZaeaaababZaaYYaaZaaaa
k6 &fits	aaacaabaaaaaaaaaZaaaaaaa
k6 &flawOwned	aaacaaaaaaabaaaZaabYaaaa
k6 &general	abadaaaaaaaaZaaZaaZaaaaa
k6 &going	bZaYaaaabYaaYaabaaeaZaaa
k6 &has	ZYaaZYZaabaacabdZaZZabaa
k6 &isOf	aabbaaZaabaabaaYaaaZaaaa
k6 &look	aaacaaaaabaaZaaabaZaaaaa
k6 &loses	aaaZbaaaZaaabbaaZacZaZZa
k6 &onceThen	aZZYZZbbaXaaabacZZcabbaa
k6 &orders	abbaabaaaYaaaaaaZacbaaaa
k6 &percent	aaaaaZaaacaabaaZZadaaaaa
k6 &promised	aaaZabaaZaabaaaacaaaaaaa
k6 &proverb	bZZbYWaaaaaZbaZZabZZZaaZ
k6 &stepCount	aaaaabaaaYaaaaacZabaZbaa
k6 &threshold	aaabaaaaaYaaZaaacaZaaaaa
k6 &unlike	aaaaaaaaaaaacaabZaaZaaaa
k6 &until	aaaaaZaaaaabbaaacaZYbaaa
k6 &versus	ZabZabaaaYaaaaadbaZZaaca
k6 &worse	abbaaZaaaZaacaaYaaaZaaaa
k6 &years	baaaaaaaadabaaaZZaYbaaaa
k6 adage	aaacaaaaabaabbaZaaZZaaaa
k6 after	acaZaabaaaaacaabZaaaaaaa
k6 appeal	aaabaZaaZaaaaaaYaZbZZbZa
k6 at0	gaaZaaaaaZaaaaaZZaZaaaab
k6 at1	YYZbcbaaaYaaZaZZYZaZZZZa
k6 at2	YaabbcZaZYaZYZadYXZZaaaa
k6 audience	aaabacaaaaaaZaabZaZaaaaa
k6 back0	ZZZZZZaZZXZbaaaZZaYdcaZa
k6 back1	ZaaYZZZaacZaZaZWbZYcbbaa
k6 back2	ZZbbZbYZYZZXZaYaeZbZZZaa
k6 besidelist	bZaaaYaacbabZaaacZZZaaZa
k6 bias	aWYYZbVXVaWWZYUbbXZbbYYW
k6 breath	ZaaZbbZaZbZbXaaZabbccYZZ
k6 buy	daaZaZaaaaaabaaaaabaZaaa
k6 cause	baabZaaaaaaaZaacbaZZaaaa
k6 contrast	abbYbaaaaZaaaaaaaacaaaca
k6 cue.action	ZbaaaaaaZZaaaaaZbaaXbdZa
k6 cue.advantage	aaaZaaaaZaaacaaZcaYZaaca
k6 cue.after	ZaaZZcbaaaaacaZYZbaZaaaa
k6 cue.agitate	cZaZZaaaaZaabaaabaabaaaa
k6 cue.before	ababbbaaZYaZZaaZaaXabZaa
k6 cue.benefit	aZabacabaXaaZaaZaabZaZba
k6 cue.context	ZbaYZbaaaaaacaaaacYaaaaa
k6 cue.evidence	bZZZaaYZZaZZYYabaaaZZZZY
k6 cue.feature	ZaZabYaaacZZZZaZZbaZaZZZ
k6 cue.hook	aaaabZaaaaaacaaZZaZYaaaa
k6 cue.how	aaaaacZaZaaaYaaZcaacZYaa
k6 cue.pain	aYbaYYbZacaaXaaaZZaZdaZZ
k6 cue.point	aZZZcaYaZaaaYaabYZZYbZZa
k6 cue.punchline	ZZbcbdbaZZaaXaaXYabaZaba
k6 cue.question	baaaaZaaaaaacaaaZaZZabaa
k6 cue.save	aaaaaaaaabaaaaaaaaZZZdaa
k6 cue.setup	aYabZdZaabaZXaZZaYaacYZa
k6 cue.solution	ZaabaXbabaaaaaaabZYZaaaa
k6 cue.summary	aZacaaaaabaabaaXaaacZZaa
k6 cue.testimony	ababaZaaaaaaaaabcaZZabaa
k6 cue.trust	aZadbZaaaZabZaaabZaZaaaa
k6 cue.twist	ZaacaZZaZYaabaaZYbZbaaZa
k6 cue.why	aZaaZaaabZaaZbaccaZbaZaa
k6 digits	aaaababaacaaZaacXaZYaaaa
k6 exclaim	aaaaaaaaaaaaaaaacaZaaaaa
k6 flaw	aaaaaaaaabacaaaZbaZZaaaa
k6 me	aZabZYbaZdabYbacZabXaaba
k6 meaning	ZbaaaYaaaYaacaaZcabYaZba
k6 measured	abababaabYaZZaaabaYZbbaa
k6 numbered	aaaaabaaaYaaZaabZacaZbaa
k6 ordered	aaaabbaaaZaaZaacaaZaaaaa
k6 pain	aZabZaaZaaaacbaaZZaaaaaa
k6 paragraph	aYZXZcbZaZaaZaYbbZbabYZY
k6 part0	eXabccaZZXZaYaZYXYaZZZZZ
k6 part1	ZbaWcbYZaaZZXaaeZaZYZZZa
k6 part2	ZZZcYWZZZcaYZaZYbZbYZZZa
k6 part3	ZZaXYaYaYZYabaVYfZbbaZaZ
k6 part4	ZZaZYZZZYbZaZabYXZZcdbaY
k6 particle	abaaZYaZaZZaabZcaaZZaZZZ
k6 person	aZaaaaaaabaacaaYZZbXcaaa
k6 place	aaaaacaaaaaaaaaaZaabaZaa
k6 price	aaaaaaaaababaaabaaYaaaaa
k6 question	bZabbYaaaaaaaaaaaaZZacaa
k6 quoted	ZbaaaYaaabaabaaaaZZZZaba
k6 relay	aaaaaZaaabaaaaaacaaaaaaa
k6 setting	ZaaZabZaaZaacaabYbbbaaaa
k6 short	bZaZbbaaaZaacaabYZZabZbZ
k6 spec	aaaYabZaaaaaZaaaabbaaaaa
k6 step	aZaaaaZabbaaaaaaaaaZcZaa
k6 talk	aabaaaaaaaaaaaabaaacZbaa
k6 thing	bZbWabbaaaaZbaaZaZbabZaa
k6 time	aaabbaZaaaabcaaYXabZZaaa
k6 turn	aaacaZaaaaaacaaYZacaaaaa
k6 worse	aaaZcZaaaZaacaaaZZbaaaaa
k6 you	abbbaaaaaaabZaaYYZaabbZa
k7 %ache	aXZabZbaZabZYZaaaZYaZbXa
k7 %amount	aaaaZZaaYbZaYaaaZaZYabZa
k7 %better	aZaYbbbZaabZYaZacaZcaaZa
k7 %body	ZaYbbbbaZaZaZcaYYaYZaZba
k7 %box	acacaZaaaZZaZaZababaaaaa
k7 %but	aZaZZaZaacZaZaZZZbbbaaZa
k7 %buy	aaZZaYZaYcbaabZZYXacacaa
k7 %crowd	XZZXYYZZYaYXbaaaaYZYYaZY
k7 %deny	ZXZaZcZYYYaYXZXaYaZZZYbZ
k7 %ease	acZdZcaaZXaababaXaZaaaaa
k7 %feel	ZYaYbVaZYZZZZaacYbcXaZba
k7 %fix	aXabZZaaZaaacZaacYZaaaZa
k7 %folk	bcZXYbZaZbZZabaYWbaZZbZa
k7 %food	ZZcaZaZacYbaYabYZbZYaaaZ
k7 %handle	YYaabdaZZcaZYcYZYbXZZZaZ
k7 %hold	aabcaaaaaaaaaaaaZaZZaaba
k7 %house	ZXaZcbZaZadaYbZbXbXaZYaa
k7 %it	ZYbdYaaaZbXZYbZYZXaZabaa
k7 %keep	aZaZaaaaabaaaZYbZcaabZaa
k7 %kin	abaYZXZaacYacZaVXaYbaZYa
k7 %law	aZacZbbabZZacZZbYaZZaaaa
k7 %look	aaaaZabaaZZacZZbZabaaaaa
k7 %makeUp	aaZcYZaZbcZabZaYZZaZaZZa
k7 %me	abZaaYYZZZYXacZZaYabZYXZ
k7 %money	ZZbZabZaZZbaYbZZcaYYaYZa
k7 %order	ZZZbYYZabdXabaZYZbYaZZYa
k7 %place	bdaYbYZaaYaZZZbbYZacaaaa
k7 %reason	aabZZZaaaaaaYZaZZZcbaaZa
k7 %said	adZbabZaZaaZZbWZcYaXaZaZ
k7 %scene	acZYabaaZYaaZZbbababaZZa
k7 %soft	ZbaaZZYZZYZZaaYYYZcYaaaZ
k7 %span	ZaZYXYYZYZaZaZbVaaZWZZaZ
k7 %talk	ZbZXdZaaZYbaZbbccbaYaZYa
k7 %taste	ZcZZaabaZaZaXacbYXbaaaaa
k7 %tech	aYaaabaaabaaYaZbZaZZabaa
k7 %test	ZbdZcbaaaXZZbaadXYZZabZa
k7 %trust	ZbaZZdaaaZZaYbYabZacaaaa
k7 %turnsUp	aaZaaXaaaZbaabadcZZaaYZa
k7 %verdict	ZdabaaaaaabaYaYZaYcYaaXa
k7 %wear	ZZabZYYabdbabbaXcXYaaaaa
k7 %you	ZXZaZXaaZababZZaZYZZaaaa
k7 &asksBack	aaaYbbaaaaaaYaZZcbaZaZaa
k7 &ba	acbZaZaabYZaYbcZYabbaaZa
k7 &bareMeasure	aaacabZaaYaacabaYaaaaaaa
k7 &been	aZababaaabbaYZZaaabZaZaa
k7 &canDo	ZXacaZZaZbaaZZbcaZaaaZba
k7 &causal	aaaaZZaaaZbabaaaaYcbaaaa
k7 &changedTo	abacaZaaaZaaaaabZaZaaaaa
k7 &doIt	ZZZbZZaaaYZadcZadaYZZZaa
k7 &doThenNot	ZbbYbZZZZbaZZaaYYaaYZXaZ
k7 &done	ZbZcaYZaYWbYbbabaZYaaaZa
k7 &doneCount	abaZbbbaaUbabZcWaZaaaZaZ
k7 &exceptFor	ababcZaaZcbabaaYZZXZaaaa
k7 &explains	abZZaYaaaaZZabZcZaaaaYaa
k7 &flawOwned	abaZabaaaZbaXbZaZcabaaaa
k7 &general	aaabaZaaaZZabbZbZZcZaaba
k7 &going	abadabaaaVaababXYaaZaaba
k7 &has	ZdZYZdaZacbZXaYZXZZYabba
k7 &heDid	aZbZcZaaabbaYbcbYbWbaaaa
k7 &heSpoke	aaacbaaaZZZaYbacaZaZaaaa
k7 &iDid	aXbeaaaaZXZZYbZZZZdaaZba
k7 &iHad	aYZbaZaacaZaYZaZZZbZaZba
k7 &ifThen	aXbZaaaaaZZaababcZZbaaaa
k7 &isOf	aZabZaaaZaZacaYbaaYaaZaa
k7 &loses	aZaYbabaZcbabaaZabYbaZaa
k7 &offer	aZZbZYaaZbaaZaZaaYcbaaZa
k7 &onceThen	ZYZcaZaaaZaZbZaYbZbWZaca
k7 &orders	aaaYZZaaacaaYZbYeaZbabZa
k7 &passive	aaaaaaaabaaZZZcZaaZcaZZa
k7 &promised	aabbaaaaacaaZabYZZaZabaa
k7 &proverb	ZaZcZaYZYXYYYZZabaYZZaca
k7 &saysQuote	aZaaYZaaaZcabaaYcaaYaaba
k7 &source	abaYaaaabaaaaaabaaaZaaaa
k7 &stepCount	aZadaZaaaZaaabcZYZaaaaaa
k7 &thatDay	abZZZZaaZZZaaZcYcbZYaaca
k7 &threshold	abaaabaaaaaaaaabbZYaaaaa
k7 &unlike	aZaYaZaaaZaaYaabaZfZaaba
k7 &until	aaaZacaaabaaZaaaaaaaaaZa
k7 &untilNow	abaYbaaaaaaaXaZabbbbaYaa
k7 &verdict	aaaZaaaaaaaaZaaZbadaaaaa
k7 &versus	aYaZaZaabaZaYaabZabcaaZa
k7 &wasBad	aYcaaaaaabbaaaaabaYaaaaa
k7 &whereTo	abaZaYaaadaaabZaaZYaacZa
k7 &worse	aacaaZaacYZaYZZbZbabaaaa
k7 &years	aaZbZcZababaZbZbaYWZaaaa
k7 adage	aXaZaZaaabbaZbZcZZcYaaba
k7 after	acZYaaaaaaaaaabZaaaaaYba
k7 alike	aXaabZZacZYaaZbZZcZaaaZa
k7 appeal	aYYZcaaaZZcaYZZaZYbZabZZ
k7 at0	iZaZZZaaaZaaaaaZaZZaaaab
k7 at1	XaZaZWYaZYZZYbZYZcdZaaZa
k7 at2	ZYYaYYaaZbaZXdXYWbcZaZZa
k7 audience	abaYbaaaZaaaYZbbaZaZacaa
k7 back0	ZYZYdaZaYYbYXZXYYZYdYaeZ
k7 back1	ZXZXZcZZaWYYYYdYbZZYZbcZ
k7 back2	ZYZZZZYZZZZaZYcXbWbYZYYZ
k7 besidelist	aZaaZbZaZXZZYcaaaYcbZYba
k7 bias	ZZYZZXTUWWWSYXZZZZZYUXbV
k7 breath	ZaZbabZZXcZZaaZXZWadZYZZ
k7 buy	acaaaaaaaaaabbaZaZZZabaa
k7 contrast	aZacaZaabbaaYaZcYZZcaaZa
k7 credential	aaaZaaaaaZbbbZbZaaYbaaaa
k7 cue.action	aZbabZZaaYaaaZYaaZYZabZa
k7 cue.advantage	aYaXabbacabaXZabZabbabYa
k7 cue.after	ZaZbaYaaZZYaXaabZZZcaYaa
k7 cue.agitate	ababaaaaacaabZZZabYaaZZa
k7 cue.before	aXZaZZaaaYbacZZabZaaaZba
k7 cue.benefit	ZbbaabaZZabaZYZYZbYaaaZa
k7 cue.context	aaaXZbaaaaabYZaZbcbaabYa
k7 cue.evidence	aZbaYZaZaaYZZZZZYaWYZZZZ
k7 cue.feature	aaZYbaYZaaZaaaZZZYXZZYaZ
k7 cue.hook	aYZabaZaaZZacZaabZYZaZZa
k7 cue.how	ZYaaZaZabbZaYZabbbZZZaYa
k7 cue.pain	aZZYbbZZYYZZYbYYaXaZZYcZ
k7 cue.point	ZZaZaYZZbaXbZXZbXZZaZYXZ
k7 cue.punchline	ZYaZYXZaZZbacbbbaXZZaZaa
k7 cue.question	aYaYccaaaYaaaZZabbaZaZZa
k7 cue.save	aaaZacaaabaaZaZaYabaaaZa
k7 cue.setup	ZXZYaYZZaZYaaaXWYZXaZbYZ
k7 cue.solution	ZYbYaZaZaZbZbZaYZYeXZZca
k7 cue.summary	ZZabZZaaaZZaZZZcbbbYaaYa
k7 cue.testimony	ZZZZaaZaYbYaabZYaZXbZbYa
k7 cue.trust	abZXbYZaZYabZZZbZaZZaaaa
k7 cue.twist	YWZYYYaZYbbaZYYaaWcZZZba
k7 cue.why	ZZZZaZaaabbaacZZcYaYaada
k7 digits	acbYaXZZbcaaYabaZaWYabbZ
k7 inlist	aXaabZZacZYaaZbZZcZaaaZa
k7 long	aaaZaaaaacaaaZaZcaYaaaaa
k7 material	aaaaaYaaaZaabZbZbcaaaaba
k7 me	acaaaaYZaYZYacZYZZaZZaYZ
k7 meaning	aWZbaZZaccZZVaYbdZacZbZa
k7 measured	abZYaaZaZZZaabZaabcbabZa
k7 numbered	aZabaaaaaaaaaacaZaYaaaaa
k7 ordered	aZadaaaaaaaaaaZaaZYaaaaa
k7 pain	aZZaaZaaZbbZYaZbYbZbaaYa
k7 paragraph	ZYZZYaXZZYaYZZabXaVXYaaa
k7 part0	eZZaYWYaZWZZYbZXYbcZaaZa
k7 part1	XcbaYVZZYaYYZbUbYaaYZZYZ
k7 part2	YYbaZZYYYZYYbWYbZaXXZYXZ
k7 part3	YXXZZcXYaaYXXWdWbWZYZZaZ
k7 part4	ZYZacZZZaaaZYZYXYYbcYbdY
k7 particle	acaZYYaaZYZYaZbZabXaZbZZ
k7 person	acacZZZZYXYYZZYaZZbaaYaZ
k7 place	bbaabZaaabaaYaaaabbcaaZa
k7 price	ZabZZZaaaZZaaaZZbacYaaba
k7 question	abZYdaaaaZZaZabZcZdYaZZa
k7 quoted	bbZYabZaZZbababZZaZaaZaa
k7 relay	aXacZZaaZdaaZaaZdZZaaaaa
k7 relief	aaZaabZZYZaaZbabaaaaaaaa
k7 setting	aYabZaaaacbaYZabaZababZa
k7 short	bYaaZbZaZcaabaabZZYdZaaa
k7 show	abZYaaaabXabdbZbZaZaaaZa
k7 speaker	aabaZaZaaZcaaabZabZaaaaa
k7 spec	aZadaaZaaaaaaaabaYZaaaaa
k7 step	aZacaaaaZbaabZcZXaZZaaaa
k7 story	aZZbaZaaabaaYXbYaZbYaZba
k7 talk	abaYbaaaaZaabaaabcZXabZa
k7 taste	aaaXaZZacaZabbcbZaYZaaba
k7 thing	ZaaaaZaaaZaaZbbZcZabaaba
k7 time	ZYZYabZaaYZacZaZZbaYaaaa
k7 turn	abaZZaaaZcaacaaabZZZabZa
k7 urgent	adaaaaaaabaaXaZaacYbaaaa
k7 witness	baaYbaaaaZYaZaZZaacZaZba
k7 worse	aaaaZaaabZZabZZYZbabaaaa
k7 you	aYZbaYaaZYbaaaZaZYaZaaaa
k8 %ache	aaaZabaaaaabaaabaaXaaaaa
k8 %crowd	baaaaaZabbaZYaabaaacaaaZ
k8 %food	aaaZaaaaaaaaaaaaaacaaaaa
k8 %handle	abaaaaaabZaaaaaaZadabZaZ
k8 %house	aaaZaZaaaaaaaaaZZafZaaaa
k8 %keep	aaaaaaaaaaaaaaaaaaaacZaa
k8 %soft	aaaaaZaabcaaaaaaaaZZaaaa
k8 %wear	aaaaaaaaaaaaZaaaZacaaaaa
k8 %you	aaaaaaaaaaaZbaaacaZZabaa
k8 &doIt	aaaaaZaabaaaaaaaaacaaaaa
k8 &has	aaaaaZaaaaaaZaaaaaacaaaa
k8 &onceThen	aaaZaaaaaaacaaaaaaaaaaaa
k8 &proverb	aaaZaaaaaaacbaaaYacaaaaZ
k8 &saysQuote	aaaaaaaaabaaaaaaZacaaaaa
k8 alike	aaaZaZaaabaaaaaZaadaaaaa
k8 appeal	aaaaaaaaaaaZbaaabaaZacaa
k8 at0	daaaaaaaaaaaaaaaaaZaaaaa
k8 at1	ZZaaaZaaaaadaaaZaZcaaaaa
k8 at2	abaaaZbaaaaaaaaaaacaaaaa
k8 back0	aaaaaaaaacaaaaaaaaZZeaZZ
k8 back1	aaaaaaaaaaaabaacaaWbabaa
k8 besidelist	baabaaaaababaaabaZWabaZZ
k8 bias	bZZZZaaZababZaZaXZdZdaZW
k8 credential	aaaZaaaaaaacaaaaaaZaaaaa
k8 cue.benefit	aaaaaaaaZaaaaaaaaaacaaaa
k8 cue.context	aaacaZaaaaaaaaaaaaaaaaaa
k8 cue.evidence	cZaaaaZaaZaaYaZaaadcZaaY
k8 cue.feature	baabaaZaaZaaZaaaaaccaaaZ
k8 cue.pain	aaaZaaaaaaacZaabbaZZabaa
k8 cue.point	abaXaeZaZYaaZaZYYZcabbaX
k8 cue.question	aaaaaaaaaaaaaaabaaaaacaa
k8 cue.save	aaaaaaaaaaaaaaaaaaaadZaa
k8 cue.setup	aaaaaZbaabaaYaabbaZZbZaa
k8 cue.summary	aaaaaaaaaaaaaaaaaaZcaaaa
k8 cue.testimony	aaaaaaaaabaaaacaaaaZaaaa
k8 cue.trust	aaaZaaaaaaacbaaaaaaaaaaa
k8 inlist	aaaZaZaaabaaaaaZaadaaaaa
k8 pain	aaaZabaaaaacaaabaaYZaaaa
k8 part0	cZabaYaaaZadZaaZaZbaaaaZ
k8 part1	abaZacaaaZaaZaaaZacaaaaZ
k8 part2	aaababaaaZaaZaaZaacaaaaa
k8 part3	aaaZaZaabbaZbaZcZaabaZaZ
k8 part4	aaaaaaaaZcaaaaaZaaZZdbZZ
k8 person	aaaZaaaaabacaaaaaaZZaaaa
k8 short	aaaaaaaaaaaaaaaaaabZcaaa
k8 speaker	aaaaaaaaabaabaaaZacaaaaa
k8 step	aaaaaaaaaaaaaaaaaacaaaaa
k8 you	aaaaaaaaaaaZbaaacaZZabaa
k9 %box	baacaZaaaZaabaaaZaZZaaaa
k9 %crowd	aaabaZcaaYaacaababZaaaaa
k9 %food	aaaaaZaaabaacaaZaaabaZaa
k9 %handle	aaacaZbZZaaacaaaZaZaabaa
k9 %said	aaaaaaaaaZaacaaaaaaZaaaa
k9 %span	aaaaaaZaacaaZaaaabZbaaaa
k9 %taste	aaaaaaZaadaaaaaZZaZbaaaa
k9 %verdict	aaaaaaaaaaaaaaaaaaacaZaa
k9 &doIt	aaaaaaaaacaaZaaaZaaaabaa
k9 &doThenNot	aaaaaZbaacaaaaaZZaaaaaaa
k9 &done	aaaZaaaaacaaZaaZaaaaabaa
k9 &has	aaaaaacaZaaaaaaaaZabaZaa
k9 &proverb	aaabaZbaacaZaaaZZZbcbZaa
k9 at1	baadaabaaZaaaaaZZZZaaaaa
k9 at2	aZaaaZbaadaaaaaZZbaaaaaa
k9 back0	aaaaaaaaaaaaaaaaaaZabcaa
k9 back1	aaaaaaZaaXZadaaaZaaeaZaa
k9 back2	aaaaaababbaabaaaaaYZaaaa
k9 bias	bYZbZWdZZeZYbaZYYZYcaaZb
k9 cue.action	aaaaaZaaaZaaZaaaaaacbYaa
k9 cue.evidence	aZaZaZcaaZaaaaZbZbZcaZaa
k9 cue.feature	aZaZaZbbaZaaYaaaYbabYcaa
k9 cue.pain	aaaZaaZaacaaZaaaaaZcaaaa
k9 cue.point	abaZaZaabbaaaaaaYcXZbaaa
k9 digits	aaabaaaaabaaZaaaaaacaaaa
k9 me	aaaaaaZaabaabaaaaaZZacaa
k9 part0	caadaaaaaZaaaaaZZZaaaaaa
k9 part1	aZaaaYfaabaaZaaYZbbaaaaa
k9 part2	aaaZaaZZZgaZYaabbaaaaaaa
k9 part3	aZaaaZaabZZZfaaaaaYdaZZa
k9 part4	aaaaaaaaaZaaZaaaaaaaacaa
keep	aaaYaZZabbaaYaZbbabYeaZZ
label	ZZaWabaZYYaZZaaZaabaaZba
long	ZZZZZdXZZeZadYYabZXYaaZb
material	XYZbXbZcYaYZaZXXYbZaXYZZ
me	aYZaYZWXXabbZaXYXbYZWYYY
meaning	acZZZYXXaWWZZXZbaXbZZYZY
measured	YYZXXXXYXZXZaYXZbaXXaWYY
numbered	ZYZYbZZaZYbXYZaYaadZZXaZ
ordered	ZZbbabbaaYXZYaZabYaXaaaZ
pain	YbZXWXZbYZZYYaYZaaXWXZXY
paragraph	RYVYVZXWWYXYXWWXXWZZZXXZ
part0	kYZbXcWWTTUVRaVXVbZUWUWb
part1	UcabZbbUXaUTUZTbccbRVSUb
part2	QYWYWYbaZbZXcUXabWbPUSTa
part3	QZTXWWYZaZabcSZYbSaaUZYZ
part4	USXTYUTWZXWZZWaQSUZfffeY
particle	ZbYYYYXZYbZZaYZZYZXaXYYa
person	ZYYZZXWWaZdYZYYXXbYZYWaX
place	aZababXZaaWYaYabaaZbaZYZ
price	YYZYZYZacZWWbZVZXZaaZbZY
question	cZXYgXZYXYVYXYZaZYbaWbWY
quoted	ZZXaYaXYYZgWZZZWYbaZYYaX
relay	aXZaZcYYabXbYYaZdYYXYaYb
relief	ZYYaZXZaaZYYXZZbZWacYZaZ
setting	YVYdYZWZZaaaYYZXZaYZaZZZ
short	bXXWXXWXWbXWcYXZaZbZZcYY
show	aZZZYbaWYZYbYZZaZXZYaZZb
speaker	bXZYYbaYWZaYXZZYabaXaabZ
spec	ZXWaXacZZaYWaYaYbXaXYaZY
step	YZYZYYZYZaXXaZbZbYaWcYZY
story	ZaaaZZYZbbZWZZabXaYabUZZ
talk	cYcaaYZaYaZXXZaYabZXZdXa
taste	aXYZZXZaaZZXcZbbYZYXYaba
thing	ZVZXZaabYaZZaYZaXYZZbWbZ
time	YYZYaXZXYYaaZZaYYaaYYaYW
turn	bdZaXXVZYaZcgZZYZXcWaaXZ
urgent	ZeaYaaaZZXYWXZYZbbZcadYZ
witness	bXcZaaYaaXZYbZaZZXbXaXbZ
worse	ZcaaaXWZYZYaZaZaUaZcYZYa
you	ZZZYZYYYZYZZaYYZYYZYWaZY
~一个	aYabcZaYZXaYYcaZZbaYacYZ
~上	aaaZWYZZaaZZbZbZbXZaYYaY
~下	XabXYXaYZZZZZaaZcaXYabZb
~不	ZYXaaZYbZUXbaZXbXaaYZZcZ
~不是	aaZZabbZZZaZYZbbaaXaabZZ
~么	ZcaZaabaYabaYaabaabaZZaa
~也	ZaabYYaabYaZdaabXZbaaZYZ
~了	ZYYZWVXXYcaaaWcaWbXZWVYY
~什么	cZaYaZaaaZaaaZaebZYZabbZ
~从	aWaaZYYbaZbbabbYecXZZaaZ
~他	YaZZbYYZbbaZcYZbabZaaYXZ
~他们	aaaZabaaZaaaYaabbabZaaba
~会	adbaZbZZZWYbaaZbXYcZaZaZ
~你	aaaaWYaaaXYaaZZaaZZZYbbY
~你们	bcaZeaYaZcaZYbaZZaZaaZZa
~先	ZaZbbaXbWZaZYZZZcYdZdZZa
~再	aYZYaaaYdaaaYaZaZaaaZZaa
~别	abaYYaXXWVabeaYWcZcabZWa
~到	aZaabbcZaaaWXYaYZYXXZcZY
~去	ZbaaXYZYabYZZaZcbYbZaaXZ
~又	abaabZZbZZZZcaZcYbZbaZZa
~只	ZZbZZYbZYaaXaZZbbZbZZcaZ
~只有	abaaaabaaaaabaacYaYbaaaa
~可以	aZaZabaaZZZcaaZZbZaaZaab
~吗	ZbaaZZaaaZaZcaaaaaaabaZa
~吧	cbZZbbYbbZaZaabYabXZbcaa
~呢	aZabaaabZZaacaZbYabbaaaa
~和	aZZaZbbZYZZcaZYdaXbZZZZa
~啊	ZZabaYcZaabZdaaZZZYaabab
~在	YaZbYYYXXZZcYXadXZaYZbXc
~多	YbZbZYXbbZYaaabdYZbXZZZa
~太	aaZbaaYaZYZZcabccXbYaYaa
~她	YXaaaaYaZcdYaabZYZYbZada
~如果	aaaaaaaaaaaaaaaZdaZaaaaa
~它	aYZYaYXcaZaZaaadaYZbYYba
~少	baZaZZZZbaZbbbbcXYcbaYZa
~就	YaXYYbXcWWZaYaZgZWZaZXaY
~就是	ZXaZZbaabaaaXZZccaabZaaZ
~得	ZbZXaXdcaZXZYbYdXYbYYWeZ
~怎么	aaZZZaZaaaZabaaZdbaaaaaa
~我	aZaZXXXZZabaZcZWXbaaYZYZ
~我们	aZZbcccZYaadYYYdbZZXZaba
~才	aaZbaWYZZXZacaYdfYcaZYcZ
~把	aYbaZcYaZXYYabZbbaXbYZaa
~是	YYYYZacZWXaZbXYeTZcaWTbX
~更	aYbaabZabZaaZbaaZZcaZaba
~最	YZabaaaZZdZZaaaXbZZXZbbZ
~有	baZZZXcXZZYabZaZVaaYZYab
~来	YYabXYZYZacZacaYZYYZbcYY
~比	ZZZaabcccYdYZZaYaabaaZZa
~没	aabZYXXabcbZZaaXXcYbYYbZ
~没有	bbZbZYbZadZZcZabYYYYabaa
~的	YWVZYdbYYZaZaWWaWYbYXcYY
~着	aZZbYXZZZabZbZbaYbaZbWbZ
~给	bWYaXcbZaYabZZaYdXZYadaa
~能	ZZZWcZcbcYYYZZZaWafZYZbY
~自己	aZaXZZcaaZYbaZaabZZZbbZa
~被	adZaZZXZcZaZYbbeYYbaaaab
~要	YhZZYbXbXTYYaaZaYZeaadXa
~要是	aaaaaaaaaZaZaaaaZadaaaab
~让	ZaZabZYZYbaZbaZXfZZbZYab
~跟	ZbaZZaYbXZaaZbXbaabbZaaZ
~过	YcZZYZaabcZaZbYbaXYWXbab
~还	YYcZaYYbcdZXacaaWZabZXaa
~还是	ZaaabaZZababZabZbZYbacZa
~这	dUZYYdbaabdZaZZYXZXZbVaY
~那	XbZYbWXfZbZXbbbYYYaZaWZX
~都	ZcZZbXaZbabbXbaZYZXYaZbY
~里	ZYYYaZaYaaWZZbYbaaZYaZZb
`,
};
