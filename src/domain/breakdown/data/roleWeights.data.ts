/** Data: written by src/testing/scripts/trainRoles.ts from the judged texts; a letter per class and feature. */
/** Of the texts that it was learned from. */
export const lessonsDigest = 'ecf017ae';

export const kindWeights = {
  classes: 'selling note test tutorial visit dialogue science views list unboxing live news article none',
  steps:
    'aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa',
  features: `
#after0	YXdaXbcaYXZaaa
#after1	YZbZYabbZZZaba
#afterQuestion	ZXYYYbcbYaaYaZ
#before0	YXdaXbcaYXZaaa
#before1	YZbZYabbZZZaba
#brief	WYXYXYbZWXZXbc
#else0	TVeZVdbZYZYYca
#else1	WWfZXdaZaZYZba
#first0	XXbZVcbZZYYbab
#first1	ZaaZYbcZaaYbaZ
#leans	ZXZVYbdaYYXZaV
#wide	aZYZYbZbXZZYYc
$上	aZadaaZZaaZaca
$个	bZaZaaaYbaaaaZ
$九	Zaaaaaaaaacaaa
$了	ZZaaYabaZcYaaY
$我	acaaaaaaabaaaa
$的	bZaYbZZZaacaYX
$里	cZaaabaZaaZaaa
%ache	ZaaZYXbaZYZVYa
%amount	XZWcZYZYZXVabc
%bad	YabaYZZbZZYZaa
%better	VZfYaXbbbaYbYW
%body	XcZXZXbYYXZUYW
%box	XYWaXaaXahZZZY
%but	YaeYYWbbZaYZZX
%buy	dXYYWWXWZZeaXZ
%crowd	ZZYXZaYcZYYaaZ
%deny	ZaXbXXbbXWaWZZ
%ease	acbaYYYXbZaZZZ
%feel	ZYaYYZabZYXZbX
%fix	ZcYVYYYbZZXaea
%folk	YZYVdfWaYXWaYY
%food	YZYZdZXVZYXWXe
%handle	aaZbZWXXYZYVXd
%hold	bYbbYZaYZbZYYZ
%house	aZXYdbXXbYVVYa
%it	cYZYZaZZaZaYYV
%keep	UcWdXYcZcZYbZY
%kin	aZaXadWbXXZWXV
%law	XYYXUbaZYbYgZa
%look	cWYZXaZXXZfYXW
%makeUp	baaXYWaWYaaYYa
%me	acaWZZRdVYcTWV
%money	baYYZYZZYZXcZX
%nature	aZcWYYfVZZYaZZ
%order	YaYdYYZZXZaXZZ
%past	ZZVZXYZbaZYdbZ
%place	aYVWhaYXYXXbYZ
%reason	YVaXXWfaYZYbcX
%said	TaXWadWcXYabaX
%scene	ZYXYYiYZZaYXZZ
%soft	aaXaZbZZWWYVXW
%span	ZbYZXZZaYVXaab
%talk	WaaYYYYcWZeZZY
%taste	ZYbZdVZXZWYXZa
%tech	XYacXaYaabZcYa
%test	ZabcZXZWYbaWZa
%trust	aaYYXbZYaaZaaa
%turnsUp	YcYXWZYbZbaaZY
%verdict	XXcbYWaZXYZZYa
%wear	abXaXZXYbaZYZZ
%you	bWVZXcZZZVdXWX
&already	YbZZYbaZaaZbba
&asksBack	YXYWZccbZaaaZY
&ba	YXZcVfZbYYYZaa
&bareMeasure	aZZZXXaYYddYYY
&been	acYZZZbdZZXaaZ
&callsYou	aZYZabYaaaabYZ
&canDo	bZbVXWabaZaZZX
&causal	ZXaZZYcaZZYbaZ
&changedTo	ZdaZaZaaaZXabZ
&doIt	ZZXfYYYZaXZXZa
&doThenNot	bZZYZZZZWZaYaZ
&done	YbXaXdaZYcYZWW
&doneCount	UccXbbVaYaUabV
&exceptFor	YZbZZZadZaZbbZ
&explains	XZZZaXebZZZYZY
&fits	daaWaZXYbbbZaZ
&flawOwned	YcbZbZZYacYZaZ
&general	YXZYaaaeZZXbaZ
&going	YYZbcdcZaaVYXW
&has	aaZWaUZZZcaaYb
&heDid	XaWYbeYZZZYZaZ
&heSpoke	YYcYbdWXaZWZbY
&iDid	ZZbXcZXdZZbZaa
&iHad	XcZZeZXcYZYXZX
&ifThen	XYZaZacZZZaabY
&inPic	ZgZaZaZaaaZbZZ
&isOf	aaWWcZZaZcbaZW
&look	cXYbYaYWZahaZZ
&loses	ZZbYWacaYZaaYZ
&notOnce	YbZbZbZaaaZaZa
&offer	ZdYYcZVYYbbZXX
&onceThen	ZZXaZYZYZZaZbY
&orders	YaXeaUdXaZYYYc
&percent	YYaZZZcaZaadaZ
&promised	baZXYcZXabaYXZ
&proverb	aZaZZYYXbZZZXZ
&quoteOnly	aZZaZdZaZaaaZa
&saysQuote	VXbaXeZUbZVXbb
&source	YXZYaZZaabbdca
&stepCount	YaZbYaaZbbYZYZ
&thatDay	YYYXYcWbaYaZba
&threshold	YZbXXXcZaZaaab
&unlike	XYaYYYbcbaZacZ
&until	ZbZaYZaYbaZbZa
&untilNow	bbXZYXYdaZZabX
&verdict	ZZcYaZcaaaZaZZ
&versus	ZaZZaZbabaZaaY
&wasBad	bZYcaaZZbZXZZZ
&whereTo	YbXYeaXaZZXaYb
&worse	YabaXZZbaZZYaa
&years	ZVXZXYcdZYXccW
*七	aYbZaaZaaabaca
*万	bYZaaaaaaaacba
*三	cXbZaYYYZabaca
*上	ZZWcaabYZZcabZ
*下	caZbaaZYZZYaZc
*不	bZYaYXacZZbYbY
*两	bYbZbZZZaabZab
*个	bXZaZZabaabZZX
*中	aZacbaaZaaZaba
*为	ZYZZZabbaaaabb
*么	aYZbaZaaaaZacZ
*九	ZYcZaZYaaadabZ
*也	ZZaZZZcdZZZabZ
*买	ZedWYaZZbbaZZZ
*了	XbaabbZZYaZabX
*事	ZYbaZabaaaaaba
*二	bXaWcZZZaabaab
*五	bZbZbZXYbacZbZ
*人	ZXWXZcbdZYZadZ
*什	aZZZaaaabaaaca
*今	YcZaZZZaaacaba
*从	ZaZcabZaaZZabZ
*他	XXZYcdZbZZZacZ
*以	aaaZaZeYaaZaZZ
*们	gYYYYZYZaZdZcZ
*件	ZZaaaaZZaaaaca
*会	acYbZZaaaZaZaa
*但	ZacaaZaaaaaaaa
*位	cZZZaaaYaaaacb
*你	cUYbaabbaZdaYX
*便	aacZaaaZaaZaaa
*修	aZZacZaaaaaabb
*做	cZYbaYZbaaZZda
*像	YecbbZaZaaZaZZ
*先	aYZdbZbYZaaabZ
*八	bYaZcZYZZacZaa
*六	cabZaYXZaabacZ
*再	aZacZZaZaaaZaa
*写	aYaaaZZaaaZZca
*几	ZaZaZadbaaaZZa
*出	YaabZaaYbZZZba
*分	YZbcZaaZZaaaba
*别	YYZfbYdYaZbZZZ
*到	aaZabYZZZaZZbb
*前	aZYZbaaZbaZaac
*十	cXZYcYZZZYcacZ
*千	dYbaaaaZaaZaaZ
*午	aaZZcaZZaaaaab
*半	aYaaaabaaZaZaa
*卖	aYZZcaZcaababZ
*去	ZYYadabZaZaZaa
*发	daaaYZaabaZaZb
*句	ZaZbaZacaaaaaa
*只	ZYaacZaZaaZadZ
*叫	aZaaaacbaaZaaa
*可	ZZcZZZbdaaZaba
*台	ZZcaaaZaaaZaaa
*号	ZZbZaaaZaacbab
*吃	ZaZZdabaaZZaZZ
*各	aZcaZaaaaaaaab
*同	aacZZabZaaZaaa
*后	XZabaaZbaZZZdb
*听	aZaaaZaZaacaaa
*吵	ZaaaaaZcaaaaaa
*员	cYbaabZaaaaaZa
*周	acZZcZZYaaZabc
*和	aZbaaaaYaaaaba
*啊	bZaaaaaZaacaaa
*四	dXdZaXYZaaaabZ
*回	aYbbZbacaaaZaa
*图	ZcabaZZaaaaaaa
*圈	abadaaZZaaaaaa
*在	ZZYZbaabZYYZeZ
*地	abaZbaZYaZaaba
*块	abaYcaZZaaaZaZ
*多	ZXaaaZdZaZZbcZ
*大	ZZYYdZcYZabaab
*天	baYaYcZaZZcZaZ
*女	bZZaacabaaZaba
*她	ZYZZbdZaaaZZba
*好	YaaZaZZbbabZaa
*如	Zaaaaaaaaaaaca
*子	aaXbcZZaZaYYZa
*字	ZaabaZcbaaaZaa
*学	cZZbZZZcaaZZaa
*孩	aYZZaaZbaaaaba
*它	ZZZaZadZaZaabZ
*定	aaaaaZcZaaaaaa
*客	baaaZaacaaaaaa
*家	ZZaXdZYaZZaaba
*对	XZacabaaaabZba
*小	abZYZaYYZabZbc
*就	ZZZdZXdbbZaYYX
*工	cZZZaaZbaaZaba
*差	aZdaaabZaaaaaa
*布	aabcaaZZaaaaaa
*师	cZZabbZaaaZZaa
*带	daaYbZaZbaZZYb
*干	baaaaZabaZaZYb
*年	bXXZYZbcaZYbeY
*店	caaZcZZZaaYZba
*开	ZaZcZbZYZaZaaZ
*往	cYZcaabZaaZaaZ
*得	ZZcYcZcbaZYZaZ
*怕	baZZaaaZaaaaca
*您	baaaZcaZaaaaaa
*成	ZZabZZZbaZZbca
*我	bdcYbYUbYbcXYW
*或	aaaaaacaaaaaaa
*手	aYbbaZZaZbaZaZ
*才	Yaabaabbaaaaaa
*打	ZbadZaZYaaaaZa
*找	daabaZaZaaZaZa
*把	ZYZbZdZaZaZZca
*拆	aaaaaaaZacaaaa
*拍	aYaaaZZZaacaaa
*招	fZabaaZZaaZaZa
*挂	Zcaaaaaaaaaaaa
*按	cYacaaaZaaaaaa
*掉	XabaZabZaabaca
*排	bZaabaZcaaZaaa
*接	bZaaaaZYaabaaa
*播	aZaaaaaaaacaaa
*教	aZZcbZZbaaaaaa
*日	aZaabaZZaaZaac
*早	acZZaZaZaaZabb
*时	YabaaZbZZZZZca
*明	ZcZaaaaZaaaabb
*是	YYaYaYdbZaaZdV
*最	ZZebZaZZaaYacZ
*月	cZYZYZZbaaabcc
*有	YXYYcXbcZbbada
*本	ZbZaaaZaaaZZcb
*机	aYbbZaZaabZabZ
*来	aZYbabZZZZaZbY
*板	ZabacaZZaaZaaZ
*样	ZZbaZZaZcaaaaZ
*根	aaacaaaZaaZaaZ
*次	XbbaZZZaaaZabc
*款	aaeZZaaZaaaaaa
*每	bZaaabYZaaZZda
*气	ZaaaaZcabaaaaa
*水	aaabYYcXaZaZac
*汤	aaaZcaaZaaaaab
*没	XZbYabZbZabacY
*油	aZaaaZZaaabaac
*法	ZZaaaZbbaaZbca
*洗	abbYaaZZaabaZZ
*测	aZcZaaaZaaaaba
*清	bYaaaabaaaaaaa
*点	aZZbcaYZZZaaZb
*班	bZZaZcZaaaaaab
*用	ZaadYXaYaZaZbb
*电	bZaaabZYbbZaZb
*男	aaaaacaZaaaaaa
*百	bYbYZYZZabcacZ
*的	baaYbYaZaZaaZY
*看	ZXbZZZbZZadacX
*真	YbbZbZbbabaaZZ
*着	ZXZbbdbZaaZZaY
*碗	aZZZcaabaaaaaa
*种	bcbZaZbYaaZaaa
*站	bYZabaabaaaaaa
*第	ZacaaaZaZaZaaY
*等	YZZbbabaaaaaba
*管	bYaaZZcaaaaabZ
*紧	aaacaaaaaaaaaa
*红	ZababaaYaaaaba
*纸	aZadaaZaaaaaba
*线	baabaZZYabZaaa
*给	bXYZaaZbaZcaba
*老	ZbZYccZYZZZZaa
*能	bbaZZYbZaZbabY
*自	aZaZbZaYaaaaaa
*色	acabZaaZaabaaa
*花	ZbZacaZaaaZaaa
*薪	caaaaaaaaaaaaa
*血	ZaaZaacaaaaaba
*行	aYacZZaaaaaaab
*街	aaaacaabaaaaaa
*表	ZYcaaaabaaZaaa
*要	ZZabaabZZZZZca
*角	aaacaaZaaaaaaa
*让	YYaaaabbaaZaaa
*记	YaabaabZaaaaab
*试	cbaaaaaaaaZaaa
*话	bYZZaabbaaaaaa
*说	XWZYcdYdZaabaZ
*请	aaaaZaZZaaaabd
*谁	YaaZZbacaaaaaa
*货	cZZaaaaaaaaaaa
*贵	aacZaaZaaaaaaa
*费	cZZZabaaaaaaaa
*走	ZYZabbaZaZaaba
*跟	cZaaaZbaaaaaZa
*车	cYaZaabZZZabZa
*转	aZabaabYaaaaba
*轮	aZcZaaaaaaaaaa
*软	aacaaaaZaaaaZa
*边	ZaabcZaZaZaaZa
*过	baZaYbaaaZYaba
*这	eXXZaaYZbadaaX
*进	bZZaaabYaZaaaa
*退	aYaaaaaaaaaaaa
*那	YYbbZcbbZYZYbY
*都	bbdXZZZbaaZZaY
*里	aXZaYbcaaaaabZ
*长	aYZaabbaaaaaab
*门	aZZZdbZYbaYaba
*问	YbaZaaZaaabacZ
*间	baZbaaaYaaZabb
*面	bYZcacZYabaaZa
*香	bcaZZaaZbaZaaa
*骂	aZaaaaZdaaaaZa
1 %ache	bZZbaZYbaXWYWY
1 %amount	XXaZbYZaYcYZZY
1 %bad	ZZaZabbYZabaaa
1 %better	ZbbXYaaZaaZaaY
1 %body	aaaYaXcXZZbZYY
1 %box	XXXZaabaZhaaYY
1 %but	ZZZaZaacaabaYZ
1 %buy	YZabYabYaaYbZZ
1 %crowd	XZYZZZZZYYbbZZ
1 %deny	bYXbZXZZbXcYZU
1 %ease	ZbbZaaYYbaaaaa
1 %feel	ZbYZaZaZYZaYZX
1 %fix	YabaZZaZZbYaba
1 %folk	YaXZYcbVaZaZZY
1 %food	YZaZZbaZYZZZYZ
1 %handle	aXbaWYZYXcZZbX
1 %hold	aYacaaaYaaaaZa
1 %house	baaaYYXXXaYZZX
1 %it	ZYXZcaXaYbZbZX
1 %kin	bYabWZbYZZbYXX
1 %law	ZWZZYbaZZbZdZc
1 %look	bZYaXbaZYZaaYY
1 %makeUp	aWXabaZaZZaZaZ
1 %me	ZbcYZXYaabaWYX
1 %money	aXaaZbaZacZaZW
1 %order	aabYaZYZYaaZaW
1 %past	caYaYXZaZaZbZa
1 %place	ZbYXcaYbZZYaZZ
1 %reason	aYZZZacaZZYaZY
1 %said	ZWZbZXbZZZZaXb
1 %scene	ZaYZYaaaabZZZZ
1 %soft	ZXZaZYaZZZaYXZ
1 %span	ZZYaZXZYaZZcZZ
1 %talk	ZcbZZYXYZabaYY
1 %taste	bXbYZYaYbZZYYa
1 %tech	XZcbZZaaZaZZYZ
1 %test	YZdaYZYZZZZYZZ
1 %trust	ZbbZXZaYaaZZba
1 %turnsUp	YaYaZZaZZacbWZ
1 %verdict	WZZaZZYaZZcZab
1 %wear	aacaYYZZaZYZYY
1 %you	aXZZZaZZYYbXZa
1 *一	aZZZXaXZZYaYaW
1 *万	bYYaaaabaaZbaa
1 *三	bXbXaaYaYZYaZa
1 *上	cZYZYYcYYYZaXY
1 *下	aaZYZZaXYZZaac
1 *不	ZaYcYYYZbYaXZW
1 *业	baZZaaacZaZZab
1 *东	abZZZZaZbbaZYZ
1 *两	ZYaZbbaaZaXZXb
1 *个	ZZZZYZYZYZbbZW
1 *中	aYaabaZaaaZaZa
1 *为	aXYYZaacaaYaba
1 *主	YZaaZaaaaadbaa
1 *么	ZZYbaaaYZaaaaZ
1 *之	YaZaabaaaabaZa
1 *九	aYaaaZYbaaaaaZ
1 *也	aabbaZZbaaZaYZ
1 *买	bbcVYaYXbbZZYY
1 *了	ZbaYaZYZZaXbZS
1 *事	YZZbZaZbbaZaab
1 *二	ZaZYZaZaZbbYZb
1 *于	YaYZabZaabaZYc
1 *五	ZWdaaZXacZaZZa
1 *些	aaaaaZZacaaaaa
1 *人	bZWYYaYbYXZZZZ
1 *什	ZZYYZabZababaZ
1 *今	XcYaZZYZZadbYa
1 *从	YaZYZacbZaabaZ
1 *他	aZZZacaZabZaaa
1 *仪	aacaaaaaaaaaaa
1 *们	bbYXZYXYZadZZY
1 *价	ZZaZZabcaZaaaa
1 *会	bZXbaaZabZaZWb
1 *位	aZZZaaZZaZaZbd
1 *作	cZabaaZaaaZaaa
1 *你	bWaZaZaaZZZYZW
1 *保	YbaaabbZaaabZa
1 *修	YZZZdaZZaaaabb
1 *值	ZYaabaabaaaaac
1 *做	aYXcbZYabaZZZb
1 *停	bZZaZZZaaacZaa
1 *傅	aYbaaaaZaaZaaa
1 *儿	aYbZZaaZZaaaYa
1 *先	ZYaZaZaaZacaaY
1 *全	ZZZZbaYaaaYaaa
1 *八	YZbaaZYcaaZZZa
1 *六	YZcYYZZacYaaaZ
1 *共	aaZaaaacaaaaaa
1 *关	ZZZaaabbaaaZac
1 *养	YaZaaZbababaZZ
1 *写	bXaZaZZaaaYada
1 *冬	abZZZZaaaaaZbc
1 *准	aaacaaaaaaaaaZ
1 *几	aYaaaYbZbZZaZc
1 *出	YaYaaZbXcZaaZY
1 *分	XZYcZaabaZbZZa
1 *刚	ZaaaaZaabadaZZ
1 *初	Zcaaaaaaaaaaaa
1 *别	cXYZaYZaaZcZaY
1 *到	ZZbYbYZaZcZXaZ
1 *刷	aYbZaaaabaZaaa
1 *前	ZaZZZbbabaaZXZ
1 *剪	baZbaaYaaaaaaa
1 *劝	YbZZbZababaaaa
1 *动	bYabaaZZaaZbaa
1 *包	aaaaZaZbabYaZa
1 *区	aZZaaaZcaaZaZb
1 *十	aXXZaaZaZYZZaa
1 *千	bZbabbZWaaZZaZ
1 *午	ZcaZbbaZaaZaaa
1 *半	cXaZaZaZbZZZYZ
1 *单	YaZYZbcYbabZba
1 *卖	aXZYabYaaacZaZ
1 *南	aaaZcaaaaaaaab
1 *厂	aZbaaZaZaaaaca
1 *压	bZZaaacaaaaaZa
1 *去	cXXZeZaabZWZYZ
1 *县	aaZaaaaYaaaada
1 *又	aZZcZaZaZaYabZ
1 *友	baaYaZZZcaaaZZ
1 *叔	aZZaaaaaaacaaa
1 *取	ZZaaaaacbaaaZa
1 *只	ZaabcbaXaZYaYZ
1 *可	aYaaaZbcaaaaZZ
1 *台	YbdaYaYYacZaYZ
1 *吃	YYYYgZaaZZZaZZ
1 *各	YZbaZZZZaaaaae
1 *合	ZbZaZabZaabaZc
1 *同	YZbaYadaZaaZZZ
1 *后	ZYaZZaaaZZaZZZ
1 *吗	cZaaaabZaaZaYa
1 *听	ZXbZZZbXaZeaYa
1 *吵	ZaaaZaZcaaaaaZ
1 *告	ZbaaaaZYbaaabb
1 *员	ZZbaZaacaaaaZb
1 *周	ZbaaZaZZaaZaZc
1 *命	Zcabaabaaaaaaa
1 *和	YadZaaZYbaZaaZ
1 *品	aYZbaaabaaaaZa
1 *哪	ZacabZaXaZZZaa
1 *啊	aaZZZZaZaacaZc
1 *啥	aZZYZZcaabaaaa
1 *四	ZWcaZYZXabYZaa
1 *团	ZZaaabaZaaaaZc
1 *国	ZZcaaaZcaaZcZZ
1 *在	ZYWbcaZaYXYZbW
1 *地	ZZbYbaaZZZaaaZ
1 *场	YaZacZZbaaZaaa
1 *坐	aZZabaabaaZaYZ
1 *块	ZZZYabZZZcbZYY
1 *垫	ZacaaaaZaaZbaa
1 *城	aZZacaZZaaZacZ
1 *声	caaaZaaaaaZaaa
1 *外	YaaaYbbZaaaaYb
1 *多	YXaaZZaaaaZbaZ
1 *夜	aXaYabaaaaZaYa
1 *大	ZZYYaZaaZbaZZb
1 *天	abXXYZaYYaabZa
1 *夫	aaaZaacZaaaaaa
1 *头	YaZYZbZYaZYZYa
1 *她	aaZaZcaaaaZaZa
1 *好	XbaZZaaYbaaZab
1 *妈	ZbcaYaYYbaaaYZ
1 *姐	ZaZaaaaZaacaaa
1 *娃	XabbbZaZaaaaZZ
1 *婆	bYababZZaaZaZc
1 *子	ZYZaYXZaZZaZaa
1 *字	ZYZaZacbZZbaaZ
1 *学	bYYcYaZaaabZZZ
1 *孩	aXYaZZZcaabZbZ
1 *它	cZZababZaZYZaa
1 *安	aZaaaaZZaaaaac
1 *完	bZbYZZYYZaaabZ
1 *客	ZcaaZZbZaaaZaa
1 *家	YYZWeZYWZabZaa
1 *小	XcYYYXZaaaaZZc
1 *就	ZZbaZaaacZZZXY
1 *局	aaaaacaZaaaaaa
1 *山	aabacaaZaaZaaa
1 *岁	aYaaZZZebaaZYa
1 *岗	caaaaaaZaaaaaa
1 *州	aZZadZaZaaaaaa
1 *己	ZZYbZbZYbaaaZa
1 *师	bYZbZbZYZaYZaa
1 *带	cYbYdbZZbZYZZZ
1 *常	ZZaZaacaaaaaba
1 *平	aacZZZZabbZaaZ
1 *年	aXXbXZabbaYbaX
1 *床	ZYaabaaZaaaaba
1 *底	ZXcZZZaaabZZbZ
1 *店	ZaZZeZZYaZYZaZ
1 *廊	aaaaaZacaaaaaa
1 *开	bZYZZZaYaacaZZ
1 *张	YaZbZaZbZZZaaZ
1 *当	aYZaacbaaaaaaa
1 *录	aZaaaaaaaaaaac
1 *得	YXabaZabaaZaZZ
1 *快	ZaabZaaaacZaaZ
1 *怎	ZaadaZYYZZaabZ
1 *怕	bbaabaZYaaaaaa
1 *急	ZZaaaaZaaaaada
1 *意	aZZZbZbZaaabZc
1 *懂	ZcZaaacZZaZaZZ
1 *成	YYZdaaZbZaZaYZ
1 *我	ZbdZZXYaabaXXX
1 *房	YcaaZZZYZZabba
1 *所	bYaZZbaaaZYaaa
1 *手	aYabYaZZZbbZZZ
1 *打	YZabYaZbZaZaZZ
1 *扫	ZZaaaaacaaaaaa
1 *找	ZcaaeYZYaaaaZZ
1 *把	aZZZYbZaZbaYaX
1 *抹	cZbaaaaaaaZaaa
1 *拆	ZYZZZaaZafaaaZ
1 *拉	cZaYaaaabaaaaa
1 *拍	XYbdaZZbaabaaa
1 *拖	aacaaaaaaaaaaa
1 *招	fZaaaaYZaaZaZa
1 *拿	aZcbZaaZaaZaZZ
1 *换	YaaZZaaZaabZbc
1 *掉	ZbZaZaZZbabacZ
1 *排	aYbbaaaaaaZZZb
1 *提	ZZaaaaacaaaaZb
1 *播	YZZaZZabaafaZa
1 *收	aaZbZaYZaaaaYa
1 *改	aYZcZZZbaaZaZc
1 *放	ZZaZZYcZaababZ
1 *教	YZYdZZaaaabZZb
1 *数	bZYaZabbZabaaZ
1 *斤	aaaYaaaaaaZabb
1 *新	aaYbaabZabZbYa
1 *日	ZZZaaZZbaaabZc
1 *早	ZdZZZYaZaZZbaa
1 *时	aaZabZYaaaZZaa
1 *明	YaZZYZbaaaZaZe
1 *昨	ZaaaZZbaabZcYa
1 *是	bXXbXZbbWZaaWX
1 *晚	ZaYbaaZYaZbZZa
1 *替	YZbZbaZbabZaaa
1 *最	YZaYaaaYaaaacY
1 *月	aXYYYZZYZZZbbd
1 *有	XaZYaYbabacZXY
1 *朋	aZaZbaZZcabaaZ
1 *本	YaaabZZaaaaaab
1 *机	aZbaZaZaZcYaXZ
1 *条	bXYaaYbbZZaaaZ
1 *来	aYaaZcYWZZcaZX
1 *校	cZaaZbZaaaaaaZ
1 *样	cYZYYZaafZZZXY
1 *桌	YbaaaZZbaabaaa
1 *桶	cZaZaaabaaZaaa
1 *梯	aaaaacaaaaaaaa
1 *楼	abaZYaaaaaZaba
1 *次	YZZaaaZcZaZaaa
1 *款	YafZZaZaaaaaZa
1 *正	ZaaaaaZZaabaca
1 *步	aaaeaZZaZaZaZZ
1 *每	aaZZadaXZaZabZ
1 *毛	YbacZaaZaabaZa
1 *水	bZabXZaZaZYZaa
1 *没	ZbYZaZbaZYbaZY
1 *油	cZbZZaaaaaaaaa
1 *泡	YZZbabbaaabaaa
1 *泥	cZaaaaaaaaaaaa
1 *洗	bZcaZaaaaZZaZZ
1 *测	ZadZaaZZaaaaaa
1 *海	ZbaababYaaaaZa
1 *清	aXZYaaaadaaaaa
1 *温	XbbaaaaaaaaaZa
1 *游	bYbaabaZaaaaaa
1 *点	ZXZaZbYZZZYaaa
1 *照	YaacZZabaaZZaa
1 *父	aaaaaaaaaaaaca
1 *爷	acaZZZbaaaaaaa
1 *爸	aabaZbaYaaaaYZ
1 *版	abaYaaaZaaaaac
1 *猜	cabaZaZaaaZaZa
1 *玩	ZcZabaaaaaaaaa
1 *班	ZZZbZbaZZaZaac
1 *琴	acZaaaaaaaaaaa
1 *瓶	ZbaZaacZaabaZZ
1 *生	aZZaZZZcbaYZaZ
1 *用	YYacZZbYZZZZaa
1 *电	ZZbbaaaXaZYbYa
1 *白	XZZbZacaaZaZZb
1 *百	XadZZZZaZZZZbZ
1 *的	ZZaaaaZWaaaXbY
1 *皮	ZaacaaZaaaZbZa
1 *盏	acaZaaaaaaaaaa
1 *盒	YbaaaaabacZaZa
1 *盖	ZZaaaaaaaacaba
1 *直	Yaaaaabaaabaaa
1 *看	aYbaaZaZYaZZXY
1 *真	YaaaaZababaaaa
1 *眠	acaaaaaaaaaaaa
1 *着	bZZYbZZZZaZZbY
1 *知	ZaaaZaaaaaZZZc
1 *码	ZaZaaZbcaaZaaa
1 *砸	YabcabaZaaaaaa
1 *种	ZadYaZbZZZZaZa
1 *空	cZZZaabZaaaaZa
1 *穿	adaZaaaYaaaaaa
1 *窗	ZcabaaZZaaaaaa
1 *笔	ZZabaaZbcaaaZa
1 *第	acZZZaYZaaZaZa
1 *等	aaZaaaaabaaaZY
1 *签	ZaZcaaZaaaaaaa
1 *简	Zaaaaaaabaaaac
1 *管	ZaabaaYbaaaaZa
1 *箱	aaZZZaaabcaaZZ
1 *篇	ZbaZaaZaaaaaca
1 *米	YaZaaaaaaababa
1 *组	aaaaaaaZaaaaac
1 *终	ZbZaaaaaacaaaa
1 *经	aaaZaacZaabaaa
1 *结	ZYcaabaYaZaaaZ
1 *给	YaaYXbZZYaaZaZ
1 *网	ZaaZcZZaabZabZ
1 *老	bbZaZZZYZaZZaZ
1 *耳	ZacaaaaZaaaaaa
1 *肉	ZaabbbYZaaZaaa
1 *肥	ZaZaaacaaaaaaa
1 *能	aZZbcZcXYZYaYY
1 *自	YYabaaYbbaZaYa
1 *船	cZZaaaaaaaZaaa
1 *花	ZacacaYXaaYZZZ
1 *藏	acZabaaZaaZaaa
1 *蜜	Zcaaaaaaaaaaaa
1 *行	ZYbaZZZZaabaab
1 *衣	acbbZZaZaaYaZZ
1 *被	bYZZZdZZaZZaaa
1 *西	aaYYaYbYbbaaZa
1 *要	baWaZbaZZZYbaa
1 *让	aZbYaaaZaZZbZZ
1 *记	ZZaaaaZZZaabac
1 *讲	YYaaaadbaabaZa
1 *论	ZZcZbaabaaaaaa
1 *证	aaaaaaacaaaaaa
1 *试	aabaaaYaaaZaZb
1 *话	YYabaZcbZabaZZ
1 *该	aZaZZZacbaZbaZ
1 *语	aaacaaaaaaZaaa
1 *说	bWaaZZaZZaYZWc
1 *谁	ZdaZYbbYaZaaYZ
1 *调	aZZaaaaaaaaaac
1 *货	cZaZaaaZaaaaab
1 *贵	aadZaaZZaaaaba
1 *费	aZZZacZZbaaaaa
1 *赔	aaaaaacZaaaaaa
1 *走	aYZbbaZaZZcaZZ
1 *起	aYZZaaaaaaabZb
1 *越	Zacaaaaaaaaaaa
1 *跑	ZbcZaaaZaaZaZa
1 *跟	ZabbaZaXaaZaZZ
1 *路	acaZdaaZaaZaZa
1 *蹲	acaaaaZaaaaaaa
1 *车	bXbZZZbZZZZcYY
1 *轮	ZacaaaaZaaaaZa
1 *边	cYbZaZZaaZZaZZ
1 *过	ZXbZababaZZaWZ
1 *还	ZZZcZZYZZZcaZY
1 *这	aXWZdaYYeaYbaU
1 *进	XbaYcaaZaZbaZZ
1 *连	aZaabaacaaaaZa
1 *退	ZYaaaabZabbaaa
1 *递	ZaZaaabaacaaaa
1 *通	aaaaaaabaaaaac
1 *遍	aYbaaabZbaaaaa
1 *道	aZaZbZabaaZaYa
1 *那	cYZaYZYZaYYZaZ
1 *都	XZaZcbZYaaZaXY
1 *配	acaaZZaaaaaaaa
1 *里	YYYYYZdXbZbXZY
1 *钟	YZYcZabaaZcZZY
1 *钱	aXbaacaYbaYZaZ
1 *锈	caaZaaaaaaZaaa
1 *错	aZbaaZcaZaZbaZ
1 *镜	abaaaZYaaaaaba
1 *长	aYYabbZZaaaaab
1 *门	aaZZcaZZaaYaZZ
1 *问	YbZcZYbXZaaaaa
1 *闲	caaaaaaaaaaaaa
1 *间	aZZZaaZaZaZaac
1 *队	aZaaaaZZaaaabc
1 *防	ZZdZaabZaaaaaa
1 *阳	ZcaaaaZZaaZaaa
1 *院	aYaaaaZaaaabac
1 *险	aaaaaacZaaaaaa
1 *面	ZaZbYaaZZabaYa
1 *餐	baaaaaacaaaaaa
1 *饭	ZaZZZaZdaaZaaa
1 *馆	YZaadZaZaaaaab
1 *香	acaaZabaaaaaZZ
1 *骂	aZaZabZcaaZaaa
1 *高	YZbZaZabaaaaba
1 *黑	cZabaaZaaaZaaa
1 =一下	ZaaZbaaaaabaZc
1 =一个	aaZaYaZcabaaZa
1 =主播	Zaaaaaaaaacaaa
1 =你们	YbaZaaZaabcaaa
1 =你家	caZaZaaaaaZaaa
1 =你这	ZcaaaZaaaaaaaa
1 =写给	aaaaaaaaaaaaca
1 =分钟	ZZZcZabaaabaaZ
1 =到底	ZZcaaaababZaaa
1 =各位	aaaaaaaaaaaaac
1 =怎么	aaacaaZZaaaaaa
1 =我们	eaZaaaZZaaaaaa
1 =我说	caaaaZaZaaaaaa
1 =明天	aaaaaaaaaaaaac
1 =有没	ZcaaaaZaaabaaa
1 =没有	ZcZZaaaZaaabaa
1 =这家	ZZaafaaZaaaaaa
1 adage	bbYZaaZbZaYZYa
1 advice	bZZYaaZbbZabZa
1 alike	aZaZaaZcZaaaYb
1 appeal	ZeZbaWaYZaYYYT
1 asks	bXaaaZaZZaaaZY
1 audience	aaZaYaaaaZZbZZ
1 authority	aaaaacaZaaacaZ
1 besidelist	YXaaZbZZcZZZaZ
1 buy	YabaaabZaZaaZb
1 conclude	ZZcZbaaaaaaaba
1 contrast	ZabZZZabaZcaZZ
1 credential	aYaaabaYaaZaaa
1 cue.action	YYabZbYYZacaWb
1 cue.after	aaYaaZZaZbbZZa
1 cue.benefit	aYYZZZaaZZaabZ
1 cue.context	ZaaXcZZXaZbZaa
1 cue.evidence	ZZbaYZaYabYaZZ
1 cue.feature	ZZbaZZaYabYZZY
1 cue.hook	aabbZWZZZaZaYX
1 cue.how	ZZbXZZZaZZaaZZ
1 cue.pain	aaYbZYZXaZaZZW
1 cue.point	aaVbYbYaZZZaZY
1 cue.punchline	baWZZaZcaZZZYa
1 cue.question	bZcaYYaZYZZaZY
1 cue.setup	ZbXbWYaaaaZbZY
1 cue.solution	XbYcYaYXZaaabZ
1 cue.testimony	ZaYZZXaYcaZaaY
1 cue.trust	ZZYZaZbaaZZaZZ
1 cue.twist	abZaZaZYYYaZZY
1 cue.why	YbaabZYcZaZaZa
1 digits	YZZYaZXbcaYZZa
1 exclaim	ZeZZaaZYaabbZZ
1 formal	bYZZZaaaaaZaZe
1 halts0	ZdXYZXWZaaZaYg
1 halts1	YZYZbaYacbUYaY
1 halts2	bYaaYadYWYXaZY
1 halts3	aZZbZZaYZZbZWZ
1 halts4	aYZXYaZZaZdaYa
1 inlist	aZaZaaZcZaaaYb
1 label	XcZaaZcXZbZZYb
1 material	aaYaaabaZZYaZZ
1 me	ZbdZZXYaabaXXX
1 meaning	cYYaaZZYaYZZXb
1 measured	ZYXaZabaaaaYaY
1 numbered	ZZZcaaZaaabaaa
1 pain	ZbZbZZYbaYZZXY
1 paragraph	aaZaZZaYaZYZXc
1 person	aZZZXeYWaZXaYY
1 price	aZZXbZabYcZYYY
1 question	bYbZaYaYXZZaZX
1 quoted	aYbXZZabYZXYaY
1 relief	YbZYbbYYaaaZac
1 setting	aYbZaZcYYaaaZZ
1 short	ZaaabYYYZaZbYc
1 show	YZcbZaaYZaZZZZ
1 speaker	ZaZZabbYZaZZYa
1 spec	ZZaaYZaaabYZaa
1 step	aXbabaZZZaZaaa
1 story	caaZZYZZaaZaZZ
1 talk	baYYZbabZabaWZ
1 taste	ZYZaaaaZZaaaaZ
1 thing	aZZcZbaYZbYZZZ
1 time	aZYZZZbXaaZbbW
1 witness	cYZaYZaZabXbYa
1 worse	ZYaaaabZZaYaZZ
1 you	aXaaZaZZZZaYZY
=一万	cZaaZaaZaaZbba
=一下	aaYcaYZXZZbaZc
=一个	bZZaZaWbbbYaZY
=一人	aZaZacZZaaaaab
=一件	YaZaZaaYaaaada
=一位	cYZZbZZZaaabda
=一分	bYaZZacZaaZaaa
=一勺	ZaZaaaZaaabaac
=一包	cZbaaaaaaaaaaa
=一半	aYZbaabbaaZZbZ
=一句	YbYaaYabbaaaaZ
=一只	abaZbaZYaaZaZa
=一台	cZcaZZaaaaYaaa
=一号	YZbaaaaaaadaaa
=一名	dZbaaaaZaaaaZa
=一圈	ZbabZaZYabaaaZ
=一块	ZbZbZaZZaaYZaZ
=一坨	caaaaaaaaaaaaa
=一大	abaacaaaaaaaZa
=一天	cZZYZaZZbZZZbY
=一家	ZXZYfZZaaaaacZ
=一年	aYaZZYccZZZbcY
=一张	YaZbaaZaZbXacZ
=一批	acaZZaZaaaaaba
=一把	ZbZabaYZZbZaZb
=一排	baaZaaacaaZaZa
=一整	ZcaaaaZaaaaaaa
=一条	YZaaZZYaaaZbaa
=一样	YZbbZZdXbZZZZY
=一根	aZZcaaZZaaZaaa
=一次	YaabZYZZbZZbaa
=一款	aacaaaaaaaaaaa
=一步	ZZZcaaaaaaaaaZ
=一点	VaZabaZYZZbZab
=一百	dXaXbXZXZbbZaZ
=一盒	bZaaaaZaaacaaa
=一眼	ZaZaaacbaaaaZa
=一碗	aZYZdbaaaaaaaa
=一种	ZabZbacZaaZaba
=一般	aZZaaadZaaZaaa
=一行	aaZaaaaZaaaaca
=一间	cZaabaaZaaaaba
=七千	dZaaaaaaaaaaZa
=三个	dYYZZaaZZZZZaZ
=三分	ZZbcaaZbaaZaaa
=三十	cYZadYYYZabZaY
=三千	cZbZaaaZaaZaba
=三台	aacaaaaZaaaaaa
=三号	YZbZaaZaaacaab
=三天	aaaZaaaYZaaZZZ
=三年	bZabaZYbaaaZbZ
=三百	bZbZYZZaZbaaaZ
=三种	aaaZaacZaaaaaa
=上一	cZZabaZaaaaaaZ
=上不	Zcaaaaaaaabaaa
=上周	aaaaZZZaaaabac
=上次	aZaaaaaaaaaaac
=上的	ZcZZZabZZZZaaZ
=上车	Zaaaaaaaaacaaa
=上这	ZZaaaaaaaacaaa
=上链	Zaaaaaaaaacaaa
=上面	ZaabZaZYaaaabb
=下一	YZabaaZZbabaZZ
=下午	aaZZcaYYaaaaad
=下单	caaaaaaaaaYaaa
=下去	cbZZZbaZaaZaZb
=下来	baZaaaaaaZXaaZ
=下水	cZZaaaaaaaaaaa
=下角	dZabaaaaaaZaaa
=下锅	Zaaaaaaaaabaac
=下雨	aaaacbaaaaaaZa
=下面	bYacaZaZaaaaZa
=不一	ZaabaacaaaaaZa
=不买	Zaaaaaaaaacaaa
=不了	aYaZaaaaaababa
=不会	aaZbaZXcaZbaaZ
=不住	bYaaabaZaaaaaa
=不出	aZaZaacaaaaaaa
=不到	YbaZaZabaaaaaZ
=不卖	ZaaabaaZaacaaa
=不在	YZabaaabaaaaaa
=不多	aZcababZaaZaZa
=不好	abaZaaZbaaYaaa
=不如	aaaaZabcaaaaaa
=不打	bcZaaaZaaaaaaa
=不收	bbaabaaYaaaaZa
=不敢	YababaaaaabaZa
=不是	aZYaXXbaZaaadX
=不然	YbZdaaZaaaaaaa
=不爱	aaaaaaacaaaaaa
=不用	caXaZZYZaabaZa
=不着	caaZaaaaaaaaaa
=不能	XYZZYbacZZcaaa
=不行	aabcaaaYaaYaaa
=不该	aZaaaaacaaaaaa
=不过	aYbZZabZabaaaa
=东西	XaZbZZcZaaYZbZ
=两三	aaZaaacZaaaaaa
=两个	aYcZZZYZaaaZZa
=两名	caaaaaaaaaaaaa
=两周	aaZZaaaZaaaada
=两边	Zaaaaacaaaaaaa
=个一	YaababZZaabaaa
=个人	baZYaaYaZaYZca
=个卖	aaaaaaacaaaaaa
=个叫	aaaZaaaaaacaaa
=个字	ZZaaaYbdaaZaaa
=个小	XbZbaZaaaaaaYZ
=个月	aYaYWYbaaZZbdY
=个都	aZcaaaaaaaaaaa
=个链	caaaaaaaaaZaaa
=中午	aYaacaaaaaaaab
=中间	aaZdaZaZaaZaaZ
=为什	bZZaZaaZZaaada
=主播	Zaaaaaaaaadaaa
=么一	caaaaaZaaaaaaa
=之前	YcaZbZZZaaaaaa
=九十	XaaZaaaZaacaba
=九千	caaaaaaaaaaaZa
=九块	bZaaaaZaaacaaa
=九年	bZaaZZZcaaaaba
=九的	aacaaaZaaaZaaa
=也不	ZZZYaaccZabaZZ
=也别	ZaaaaacbaaZaZa
=也有	ZZaZZZZbaaZbcZ
=买了	aebYaZZZZZZaaa
=买的	acaZYaZbbaaZaZ
=了一	XbaYacYZZbWYcY
=了七	aYbaaaaaaaaaaa
=了三	YZaacaZZZZaaZZ
=了不	acaZaaaZaabaaa
=了两	XaZZcZXbabaabZ
=了个	XdaaabaaaaZaYZ
=了五	YbaZaaZabaaaaa
=了六	ZZbcaZZZZaaaba
=了十	aZaZaYadaaZaaZ
=了四	ZZcaaYYYZaYbca
=了的	YaaaaaaZaacaab
=了这	daZaaZaZaaZaaa
=二十	bYaYaZZZZZaaba
=二号	YZbaaaaaaadaab
=二天	aaYZZeZZZaaaZa
=二年	ZZaaZZbcaaaaba
=二楼	bZaadZaZaaaaZa
=二百	bYZZZaZbaababa
=于是	ZaaaZaaaaaaaca
=五十	bZaZZaYYaZcaba
=五千	cZbaaaZaaaaaZa
=五号	aacaaaaaaaaaaa
=五样	Zaaaaaaacaaaaa
=交作	aZacaaaaaaaaaa
=人一	aZaZacaXaabZba
=人不	ZZaaaaacaaaaaa
=人们	Zaaaaaaaaacaaa
=人均	aaaacaaZaaaaaa
=人家	YZZaaaadZaaaZa
=人的	abZYZZYaaaabdZ
=人说	aZaaZbZcaaaaZZ
=人都	aaZZacZaaaaaaa
=人问	Zaaaaaaaaacaaa
=什么	ZYYYZZbabaZadZ
=今天	ZbXaZaXZZaeaYZ
=今年	bbZaZYZcaaZacZ
=今早	acaaaZaaaaaaaa
=今晚	XaZbZbaZaacabb
=他们	YaZZaZaaaaaada
=他把	aaZaZcaaaaaaaa
=他说	YYaZccZXaaaaba
=以上	bZZZZZcZaabaZa
=以为	YaababcYaaaaZZ
=以你	aaaaaacaaaaaaa
=们不	cZZabZaaaaaaaa
=们做	caaaaaaZaaaaaa
=们出	caaaaaaaaaaaaa
=们把	aZaaaaaaaaaaca
=们是	caaaaaaZaaaaaa
=们看	ZaaaZaaaabcaaa
=们那	aaaaaaadaaaaaa
=优先	eaaaaaaaaaaaZa
=会了	ZZacaaaaaaaaaa
=会说	baaaaZacaaaaZa
=似的	dZaaaZYbaaYaaa
=但我	aaaaaaacaaaaZa
=但是	ZacaaZaZaaabZa
=住了	ZaZZbbaZaaaaca
=你不	YZaabaaaaababa
=你们	YabYbZWbabeZZZ
=你出	cbaaaaaZaaaaaa
=你家	baaaYZbZaaZbaZ
=你的	bYaZZaabbaaaaZ
=你看	cWZaaZaaaadaZZ
=你这	Ybaaaaaaaaaaaa
=便宜	ZZdZaaaZbaYZaZ
=保安	aZaaacaZaaaaaa
=俩月	caaaaaaaaaZaaa
=值班	aZaaaaabaaaaac
=做了	aaZaZZbYaabada
=做完	aZacaaaaaaaaaa
=做的	cZaZaZaaaaaaba
=儿子	bYaZbbaaaaZaaa
=充电	ZZaZaaaZcabbZa
=先来	daaaaaaaaaaaZZ
=全是	ZZaacaZcabaaZZ
=八十	ZYZZcabYaaaabZ
=八千	caaaaaaZaaaaaa
=八块	aaZacZaaaaaaaa
=八的	ZZcaaaaaaaaaaa
=公司	bZaaZbaYaaabaa
=公屏	ZZaaaaaaaadaaa
=六个	bbaZZaaYaaaaaZ
=六十	aZaZZYZaZadZbZ
=六年	ZZZcaaabaaZaba
=六样	aaaZaaaacaaaaa
=关于	aaaaaaaaaaaaac
=其中	aaaaaaZZaaabda
=其实	ZaaZaZcaaaZZba
=冒烟	ZZaaaaaaaacaaa
=写了	aaaaaZZbaaaaca
=写的	aYaaaZababZaaa
=写着	aZaZbcZZZbZaaa
=写给	aaaaaaZaaaaaca
=冬天	baYaZaaaZaaaba
=冰箱	cZaZZabaaaZaaa
=几个	ZYZbaaacbaaaZa
=几十	aaaaaadaaaaaZa
=出一	ZaZaacZaaaaaaZ
=出去	aZaZaacbaaaaZa
=出头	acZaaaaaaaaaZa
=出来	WbadaZaZaZaZYZ
=出汗	caaaaaaaaaaaaa
=分贝	Zacaaaaaaaaaaa
=分钟	YaZcaZYaZZYaaa
=刚好	ZdaaZaaZaaaaaa
=刚才	bZaaaaaaaacaaa
=别买	bbaZZaZYbbaaZa
=别人	ZZZaZaZcaaabba
=别去	aaaacaaaaaaaaa
=别慌	aZacaaaaaaaaaa
=别拍	aZaaaaaaaacaaa
=别来	daaabaaZaaZaZa
=别用	ZbZcZaZaaababZ
=别走	Zaaaaaaaaacaaa
=别问	ZcaaaaZZaaaaaa
=到七	aaaaaaaZaaaaca
=到底	YYcaaaZbabaaaa
=到的	YaaZaaaaabbabb
=办法	ZZZaaabbaaZaca
=加盟	caaaaaaaaaaaaa
=医院	aYcZZabaaaaaba
=十一	YabXaaYYZZYbea
=十三	aZZaaYZaaaZacZ
=十个	bZZZZZcaaababZ
=十九	bXbYZZXaZZebbZ
=十二	cZZYbZYZaaabZZ
=十五	aaaabYZZZabZaa
=十八	aZaYdZYaaacZZZ
=十六	cYYbaaaaZZZZaa
=十分	YaacbbZXaZZaaa
=十四	dYZYZZYaaaaaba
=十年	aZZaabbYaaZbaa
=十度	YaabZabaaabaaa
=十点	aZZacaabaaaaaa
=十秒	cZbbZaaZaaaaZZ
=千万	aYabaabaaaaaaa
=千二	cZZZaaaabaaaaa
=千五	cZZZaaaaaaaaaa
=半天	bZaaadaaaaaaZa
=半小	abbaaabYaaaaba
=半年	cYZZZaabbaZabZ
=卖了	bZZaaZacaaZaaa
=厕所	ZZaacZaaaaaaaa
=原来	baaaabZYaaZaab
=去了	bYaZaaabaZbZZa
=去年	dZZZZWabZaZacZ
=去的	YaZZdZbaaaaaaa
=反对	aaaaaaacaaaaaa
=发一	caaaaaaaaaaaaa
=发我	acZaaaaZaaaaaa
=发的	aaaaaZaaaaacaa
=发给	aZacaabaaaaaaa
=句话	aZZZaZadaaaaba
=另算	caaaaaaaaaaaaa
=只有	ZZbZcbaYaZaZbZ
=可以	ZcYZbYbYaaYabZ
=可我	ZZbaaaacaaaaZa
=可是	ZZdZZaabaaaaaa
=可能	ZZaZaaeaaaZaba
=叶子	ZaacaabZaaaaaa
=号链	YZaaaaaaaaeaaa
=吃了	ZbYacZaZaaZaba
=吃完	ZaZacZbaaaaaaa
=各位	Zbaaaaaaaaaaac
=合伙	caaaaaaZaaaaaa
=合作	caaaaaaaaaaaaa
=合同	cZaZZabZaaaaaa
=同一	YZfZYZbZaaYabZ
=同款	ZdaaaaaZaaaaaa
=名字	YbZZaabYbaaZab
=后台	aZabaaZZaabaca
=后来	aYaZZZZbaaYada
=听我	aZaaaaaZaacaaa
=听见	aZaaabZYaababa
=周一	aZaacaZaaaaaZb
=周末	abaZcZZabaaZaZ
=味道	YbZaaaadaabaaa
=哈哈	YdZZZaZZaacaaa
=响了	aaaaacaZaaaaaa
=哪个	aacaaZbaaaaaaa
=四个	aZabaZaZabYZaZ
=四十	aXcXaZYZZabbcZ
=四千	cZbaaaaaaaZaZa
=四块	cbaZaaZbaaZaaa
=四百	aYaZaZaZaaabba
=四种	aacaaaaaaaaaaa
=回来	YWbaYaZcbaaZba
=因为	bYZZZZbbaaZaba
=在我	aZaaZaacaaaaab
=在手	aaacaaZaaaaaaa
=在那	aaaZZaaZaaaada
=地方	YbbaaZaaaZZZbZ
=坏了	YbZaaaaaaabaZa
=块九	baaZZaZaaacaaa
=块八	daZZaaaaaaZaaa
=块钱	YaaacaaaaaZaaZ
=培训	caaaaaaaaaaaZa
=塑料	aaaaaaYaabbaaa
=墙上	ZZZacaZaaababa
=声音	bZabZaaYabZaaa
=外面	ZaaZaaaaabcaZa
=多半	ZZaaaacaaaaaca
=夜里	aYbaZacaaaaZaa
=大哥	ZaaZbaaaaacaZa
=大家	XZZaabZaaacaac
=天一	caaZaaaZbaaaaa
=天不	ZaaaaZZaaacaaa
=天天	aZcZZbbZaaaaZZ
=天我	aYaaaaabaaaaba
=天这	Yaaaaaaaaacaaa
=头一	bZZaaZZdaaZaZZ
=好看	ZcbaaaZaaaaaba
=如果	ZaaaabaZaaaaca
=妈妈	aaaZZaaaaacaaa
=姐妹	ZcaZaaZZaabaaa
=姑娘	aZaZaaacaaZaaa
=婆婆	cZaaabaZaaZaaa
=媳妇	caaaZbabaaZaaa
=子是	bZYabZZbababZa
=子没	aaaaaZacaaaaaa
=子的	aaZZaYaaZaaZaa
=学会	aZacaaZaaaaaZZ
=学费	caaaaaaaaaaaaa
=孩子	bXXZZZacaaaZba
=安排	Zaaaaaaaaaaaac
=宜的	ZacaabaaaaZaZa
=客人	caZbZZacaaZaaa
=客服	cYaaaabZaabaZa
=家人	ZZaaaaZaaadbaa
=家的	aaZZacaaaaaaab
=家里	bZaaXZaYaabaaZ
=家长	aZZaaaZbaaaaac
=对不	YZabbbbZaacaaa
=导航	aaaacaaaaaaaaa
=小区	ZaaZZaZcaaabaa
=小姑	aaaaaaacaaZaaa
=小孩	aYaaaaZbaaaaaa
=小时	YadZbZZYZZZZaZ
=小火	Zaaaaaaaaaaaac
=小黄	cZaaaaaaaaaaaa
=就把	ZaaaaaacaaaaZa
=就是	ZabaZYaZZZbZaY
=就这	eZZaaZZaaaZaaa
=居然	aacaaZaaabaaaa
=屋子	cZababZaaaaaaa
=岁以	bZaaaaaZaacaaa
=工资	dZZaZaabaaaaaZ
=左下	dZaaaaaaaaZaaa
=左边	ZaaaaaaaaacaZa
=差不	aZcaaabZaaaaZa
=己的	aYZZaaZbaabaab
=已经	ZcZZZaaYaaabba
=师傅	aYaacaZZaaZaaZ
=常见	aaaZaacaaaaaaa
=平均	bZaZaaZZaaaaca
=年代	Zaaaaacaaaaaaa
=并不	aaaaaaaaaaaaca
=底下	YbabaaZZZaaZaZ
=底薪	daaaaaaaaaaaaa
=店里	cdaZaZaZaaZaZZ
=康证	cZaaaaaaaaaaaa
=建议	ZaaabaZaaaaaca
=开了	bZaaYaZaaaabZa
=开始	ZZbZZaZaaaabca
=开的	aaZacZaZaaaabZ
=开看	aacaaaaaaaaaaa
=弹簧	caaaaaZaaaZaaa
=当然	ZaaaaaadaaZaba
=往上	bZacZabaaaaaZZ
=往下	bZZcaaaZaaZaaZ
=往里	bYaabaaaaaaaaa
=很多	aZZaaZcaaaabba
=得住	caaaaaaZaaaaaa
=快递	aZaZaaabacZaZa
=急着	aZabZaZaaaaaca
=急诊	ZaaZaacaaaaaaa
=想看	ZbcaaaZZabaaaa
=想说	aaaaaaacaaaaaa
=愿意	caaaaaaaaaaaaa
=慢慢	YaZbZaaaaaaaZa
=成了	ZZabZaaZaaaZdZ
=我一	XbZabZZaabZaZa
=我不	XYbZZaZdaZdaaa
=我也	aZaaaaZcaabaaa
=我买	ZcaaabaZaaZaaa
=我二	aZaaaaacaaaaaa
=我们	kVXWWYZYZYaYcZ
=我做	ZaZbaZZdaaaaba
=我卖	aZaaaaaaaacaba
=我在	YaZbZXbdaZYZaZ
=我妈	abbbZYZcaaYaYa
=我婆	caaaaaaaaaZaaa
=我家	dcbaYaZYZZZaaZ
=我就	aaZZZZZdaabaZa
=我想	ZYaaaaZdaaaaaa
=我手	aYbaZaZaaabaZa
=我把	bZcZZaZaaaZaba
=我拿	ZbcZaZaZabaaZa
=我是	ZbaZZbZdaaZaZa
=我有	aZaaZbacaaaaaa
=我没	bZaZZZacbaaaZa
=我的	YaYaZZZeaaabaZ
=我看	YZZZcaaZaadaaa
=我站	aZaaaaacaaaaaa
=我给	ZYZaZaZbaacaaa
=我说	baZaYYaZaZaaaa
=我还	aaaaaZacaaaaZa
=我这	abZcYaZYaZbaaZ
=我问	ZZaabZaYaaaada
=我闺	cZabaaaaaaZaaa
=或者	aaZbZZeZaaZaZa
=房租	cZaaZaaaaaaaaa
=所以	aZbZaZdZZaZaaZ
=手机	ZYZcaabaaaYaaZ
=手艺	aaaaaaacaaaaaa
=手里	bYZaZcZaaabaZa
=打个	ZZabaaaaaacaaa
=打开	XaZcZbbaabaaba
=打电	bZZaabbZaaaaYa
=打给	caaaaaaaaaaaaa
=扣个	Zaaaaaaaaacaaa
=扣子	caaaaaaaaaaaaa
=把这	cZaZaaaZaaaaba
=拍完	ZZaaaaaaaacaaa
=招一	caaaaaaaaaaaaa
=拿了	cZaaabaaaaaaZa
=捞出	aaaaaaZaaaaaac
=换了	ZdZZaZaaaaZaaZ
=换成	YbZaaaZaaaaaab
=换的	caaabaaZaaaaaa
=掉了	YacZaabaaaaaba
=排队	aZZacaZaaaaaba
=接在	caaaaaaaaaaaaa
=摸着	ZZaaaabaacZaaa
=教你	YaaebaZaaaZaZZ
=斜着	aaacaaZaaaaaaa
=旁边	ZYZaeaaZaaaaaa
=日起	aaaaaaaaaaaaac
=早上	bbZabZZYaZZbZZ
=时候	YZWaaabbZZZaaY
=时间	ZZZbZZZZZaaZbc
=明天	YcZaZbZaabaaab
=明年	acaaaaaZaaabaa
=昨天	ZbZaaZaZaabdYZ
=是一	aaYYYaaZZaZadZ
=是不	bZZaaZZYaababZ
=是个	YZZacbaaabaaaa
=是你	ZYabZaZbaabaaa
=是我	cYabYcYaZaaaZZ
=是有	ZZaaaaaaaaaaca
=是来	aaaaacaaaaaaZa
=是真	ZYaZcabaabZaaa
=是说	Zaaaaaacaaaaaa
=是谁	ZZaaaaadaaaaZa
=是那	YaZaZaababaaba
=晚上	ZcabbZYaaZaZZY
=最后	YacbZbXbaaZZaa
=最怕	aaaaaaaZaaaaca
=有一	XZaYcZaZbbZZca
=有三	aZZZaaaZaaaacb
=有个	YZZabZbcaaZaaZ
=有些	ZZaaZbZcaaaaaa
=有人	YbYaXaabZZaZbZ
=有关	aaaaaacaaaaaaa
=有天	aZaaaZadaaaaaa
=有时	aaaaaaaaaaaaca
=有没	YcZaaaZZZacaba
=有点	ZcaabaaZabaaaa
=有的	ZYacZabbaZZbaa
=朝下	Zaacaaaaaaaaaa
=木头	acabaZZZaaZaaa
=本地	aaZacaZaaaaaaa
=机器	bYbaZZabaaZaba
=条街	aZZaaZacaaaaba
=来一	aZcaZaZaaaZaZa
=来不	ZZaaabZcaaZaaa
=来了	aYZaZaZbaaaaYZ
=来交	aZacaaaaaaaaaa
=来回	aZacaaaaaaaaaa
=来我	aaaZZaaZaaaaca
=果你	aaaaaaaZaaaaca
=椅子	aaaZcaaaaaaaaa
=楼下	ZbaZZZZcbaZbZa
=橱窗	caaaaaaaaaZaaa
=次性	Zcaaaaaaaaaaaa
=每一	ZaaZaaZZaaaaca
=每天	ZbZbZcaZaaaabZ
=每月	cZaaaaaZaaaaba
=没人	YZaZabZdaZZaaa
=没有	YZZYbYYZZabada
=清楚	bZaZZZbYaabaaa
=温水	Zaacaabaaabaaa
=点前	aZaabaaaaaaaac
=点半	baZZcaZZaaaaab
=点点	ZcZaaabaaaaaZa
=然后	ZbacbaYaaaaaZa
=父亲	aaaaaaaZaaaaca
=爸爸	ZaaaZaaaaaaaca
=牌子	ZacaaaZbaaaaaa
=现在	caZZZXacZZbaYY
=理由	aZaaaaacaaaaaa
=用了	acZZaZaZaacaba
=用的	ZcbaZZaYaZaabZ
=用这	cZaaaaZaaaZaaa
=电梯	ZaZabcaaaaaaZa
=电池	aabaaaZZacabZa
=电话	cXZZbaZaaZZaZb
=男人	aaaaacaZaaaaaa
=留言	aaaaaaaaaaaaca
=登记	aZaaabaaaaaZac
=白天	bYaZaacaaaaaaa
=白的	caaaaaZZaaaaaa
=百二	cZbZaZZZaaaZbZ
=百克	ZaaaaaZaaacaaa
=百多	YZbabZbYaaZbba
=百的	aacaaaaaaaaaaa
=的一	cZZZaaZYZaZZca
=的两	aZcaaaaZaaZaaa
=的人	ZZYYYbbdaZYacZ
=的会	ZcaZaaaZaaaaaa
=的别	caaZbaZYaabaZa
=的大	ZZaadZZZaaabba
=的女	aaaaabZZaaaaca
=的姐	ZcaZaaaaaabaaa
=的宝	Zbaaaaaaaacaaa
=的小	bdZZYZZaZaaZbZ
=的我	acaaZaaZaabaZa
=的手	bZbZaaZcaaZaaa
=的打	ZaaaaaaZaacaaa
=的扣	Zaaaaaaaaacaaa
=的时	YaXaaZaaaZaaaY
=的是	YaaXYYccZZYZcX
=的水	ZbZaaacaaaaaZa
=的看	Zaaaaaacaaaaaa
=的第	abZaaZaZaaaaca
=的老	baaYaaaZaZaaba
=的能	Zaaaaacaaaaaaa
=的那	YacZaZbYZZYYbZ
=的钱	aaaZZaacaZaaaa
=的阿	ZZaabZacaaaaaa
=盒子	aZZZaabaacaaaa
=盟费	caaaaaaaaaaaaa
=看一	aZZaaZcaaaabaa
=看了	ZZaZacZbabaaaa
=看我	aYaaaZZcaabaZa
=看法	aaaaaaacaaaaaa
=看看	YZZaabaabacaaa
=看见	ZZZZbaZZaZcaca
=看谁	aacaaaaaaaaaaa
=看这	aZaaaabaabcaaa
=真正	ZaaZaaabaaaaca
=真的	adZZZZaZacaaYZ
=着一	ZZZabdaZaaaaaa
=着了	aabaaaaYaaaaaa
=着吃	Zaaacaaaaaaaaa
=着的	aZaaaaacaaaaaa
=睡着	aacaaaaYaaaaba
=知道	aZZYZbbabaaaaZ
=短信	aaaaaaaaaaacaa
=硅胶	cabZZaZaaaaaaa
=礼拜	abacZaZaaaaaZZ
=笑了	aaaaacaaaaaaaa
=第一	YZZbaZZbZaYaaY
=第三	ZYaZcXbZZaZZbZ
=第二	aYaYadZZZaZZZZ
=筷子	ZYaabaaaaaaaac
=箱子	ZZaaZbaaacbaab
=米二	cZaaaaaaaaaaaa
=终于	ZdZZaaZaabaaZa
=结论	ZZcabaaaaaaaaa
=给人	aaZaaaacaaaaaa
=给你	cWaabZaYZZdZYZ
=给大	ZZZaabaZaacaaa
=给客	caaaaaaaaaaaaa
=给我	ZaZabaZYaaaaZa
=绿的	aZaaZZbaaacaaa
=缺点	ZcbZaaaZaaaaaa
=群里	YaaaZbZbaaaaac
=翻了	aYaaabaaaaZaaa
=老人	bZbYZZZbaaaaca
=老头	aaaaZcaZaaaaaa
=老师	aaYaaaZbaaZZZb
=老板	ZYaZgYaZZaZZaZ
=胶的	cZaZaaaZaaaaaa
=能不	YYbZaaabaacaaa
=能看	bZaabaYZaaaabZ
=脑子	ZaaaaacbaaaaZa
=自助	aaaacaaaaaaaaa
=自己	aYaZcaZYZabaaY
=花了	YbZaaaZaaaaaba
=药的	ZaaaabcaaaaaZa
=蓝的	aaaaaZaaaacaaa
=要是	aYaaaabaaaaaZb
=要求	daaaaaaaaaaaZa
=要的	baZZaZZYaadaaa
=见没	Zaaaaaaaaacaaa
=规矩	aZaaaaacaaaaZa
=觉得	ZZZZaZadaaaaba
=让他	YZZcZacaaaZaba
=让你	baZZcabZaaaaZa
=让它	YZabaabbaaaaaa
=让我	ZYdZaaaaabaaaa
=记录	aZaaaabZaaaaac
=记得	YZbbaaaYaaaaab
=试过	adZaaaZaaaaaaa
=说一	ZabaaaZaaaZaZc
=说不	ZaZaaaZcaaaaZa
=说像	abcaaaaaaaaaZa
=说说	aZbZaacaaaaaZa
=读完	aaaaaaZaaaaaca
=读者	aaaaaaaZaaaaca
=谁也	ZaaaZcaaaaaaba
=谢谢	YcaaZaZZaacaab
=豆腐	YaaZbaabaaaaaa
=贵的	aZeaaaaZaaZaaa
=起来	ZaYaYbZaabaZaY
=跟他	aaaaaZbcaaaaaa
=跟我	YZaaaZZbababaa
=车的	baaZaYbZaaaaZa
=转给	aZaZaacZbaabbZ
=轮着	aacaaaaaaaaaaa
=轻轻	aZacaaaaaaaaaa
=边上	ZZbbcaZaZaaaZa
=边的	YbZababYZaaaaa
=过去	ZYabZbabaaaaZa
=过来	bYZaaabZaaaZYa
=还剩	YbaaaaZbaaaaaa
=还是	YbbYZZcaZaaaaZ
=还有	ZaaYaZbYbbbZYb
=这一	dYYbZbYZaaaabZ
=这不	ZaaaaaZcaaaaZa
=这两	ZZaaaaacbaaaaa
=这个	eXZVYaZZZafZZY
=这位	Zaaaaaaaaacaaa
=这儿	bZZZbaZZaacaaa
=这六	aaaaaaaacaaaaa
=这家	YZZaiZZYaaZaaa
=这张	aaacaaZaaaaaaa
=这是	bZaaZbaYaabaaZ
=这种	caZZZaaaaaZaaa
=这篇	abaaaaaZaaaaca
=这话	ZZaaaabcaaaaaa
=进去	ZYZbbaaZZZaaZa
=进来	aaaZacaZaabaaa
=进门	ZaZZcaaaaaaaba
=递小	aaaaaaaaacaaaa
=那一	ZaZaZZbaaaZaca
=那个	YWebZZZZaZcZYZ
=那么	aYabaaZaabaaaa
=那台	aacaaaZbaaaaaa
=那天	YYaaababaaaZcZ
=那年	ZZaaacabaaaaaa
=那是	ZYYbZadbaaaaaZ
=那种	bfZZbZZXaaaaYZ
=都不	aabZaYZbaaZabZ
=都在	ZcbaabZYaZaaaa
=都是	aXbZaZaaaaaZaa
=都能	caaZZZZYbabaaa
=都行	cZaaaaaaaaaaZa
=里头	cYaZZZcaaZbZaZ
=里的	aZaZYbcZaaZaaa
=里面	YZZbaaZZaccaZZ
=铺子	aZaacaaaaaaaaa
=链接	aZaZZaZZaafaaa
=镜头	ZZabaaaaaacaaa
=长得	aaaaaacaaaaaaa
=门口	aZaZbbZcaaYaZa
=门诊	aZaZaacaaaaaba
=问我	acabZZcaaZYaZa
=问题	aaaZaZZbaaaaca
=阿姨	aaaabZZcaaaaZa
=隔壁	ZaZadZaaaaZaaa
=难的	aZaaaabaaaaaca
=需要	aZaaaZYbaaZaca
=面是	ZZaaaaZZabcaZa
=食堂	caaaaaaaaaaaaa
=马上	aaZaaacaaaaaZa
=骂我	bYaaababaabaaa
=黑的	caabZaZZaaZaZb
^A	aZcaaaaaaaaaaa
^B	aacaaaaaaaaaaa
^一	cXaaaZaYbZbbaZ
^不	ccYaaZaZaaaaYZ
^也	Zaaaaaacaaaaaa
^今	YdZaZZZZaacaaa
^今天	ZcZaaaZZaadaaa
^他	ZZZZacaaaaZaca
^但	ZacZaaaaaaaaaa
^你	cYZZZZbcbaabZZ
^先	ZZZdaZbaabaaaZ
^再	ZZacaaaaaaaaaa
^去年	caaaZZbaaaaaaa
^可	ZZbaaaacaaaaaa
^四	aYbbaaZZaabaaa
^在	ZaaacaaZaaaaba
^她	ZbZaZdaZaaZaba
^它	aaaZaadaaaZaaa
^带	caaabaaZaaZaaa
^我	dZWabWXhYYZXZW
^我不	aaaaaaacaaaaaa
^我们	hZZZZZaaaaaZaZ
^我家	caaaaaZbaaZaaa
^招	caaaaaaaaaaaaa
^明	acaaaaaaaaaaaa
^有	YZZbZaZdaZcaaa
^来	aYZaaaZZaaeaaa
^现	abZaaaacaaaaZa
^现在	abZaaaacaaaaZa
^真	Zaaaaacbaaaaaa
^第	ZYabZbaaZbZZaY
^第二	aZZZacaaaaaaaZ
^老	ZaZZbdZYaaaabZ
^这	cZZZbZaZaabaaZ
^那	aXZaZbbcaaaaba
adage	XYXXXZbdbYYZdY
after	abZaXYYbbbZZZa
alike	YWaZYbYZcYYYYb
amounts	bYaaZZZaaaZaac
appeal	acWZaaZZaYcXXS
audience	ZbXXWaZdaZYabZ
authority	YYZaZaZaZbZgaY
before	abZabZaYbaZZZa
besidelist	XVaZZbYaaXXYaX
bias	ZaYaZZaYaYYZXc
breath	ZYZaZZZWXWYWVa
bullet	aaaZaaZacaaaaa
buy	eWWYaaZWaZfaZa
cause	ZWZZZYbbaaZacb
conclude	YZdYaZcZaaaaaZ
contrast	ZXcYbYbaaZZZZY
count10	YVabbYaXXYbVcV
count11	YVaYZYYVaYdYfY
count12	YaZaaaXYZZbZeZ
count13	bYaaZZZXaabada
count14	ZZaaaaaZZaaadZ
count4	YbXZZZYXaaacZf
count5	YgWXYYZWaaXaZf
count6	YkXYVZWXZZWXUa
count7	bbWWVZacXYXcQa
count8	bVZXZabaaYVYQa
count9	aVbbaYZaWZYXWW
credential	bWZabaYZaaZaZZ
cue.action	cZWYXYWWWZdYXa
cue.advantage	XaXaZXbYaaZZZY
cue.after	ZaWXUZZbXZYZaX
cue.agitate	XZZXaabcZZZZbZ
cue.before	ZaXZZZZZZYVaZZ
cue.benefit	aZXZXYaYYXZYYY
cue.context	WbXZYXaYXYccbZ
cue.evidence	ZYaZZXZXXYZbZa
cue.feature	aZbXXWYYYZYaYa
cue.hook	WaZaZaZYZZYZZZ
cue.how	YYXdXWZXXZYYbb
cue.pain	XZaYYaYaYZYXZW
cue.point	XaZaXYYXaYXYaZ
cue.punchline	aZYYaZYbYYYYZZ
cue.question	YXYYXcabYZaZaX
cue.save	UcWbYZcXbZYbbW
cue.setup	ZZWYWZYbYWWcaX
cue.solution	daWcVXXVVZaYaV
cue.summary	XYaZaYcaaZYbbX
cue.testimony	ZcXYYaYZZWWYZZ
cue.trust	ZYWVaZYZZYXYZW
cue.twist	XbcWXXbaYZWZbU
cue.why	ZaaVXXbcZZXZbZ
digits	aYdWbVWXYabcYa
exclaim	ZgYaZdYXZZbaYZ
flaw	YbbZbZZZbcZaaa
formal	ZYYYYZYZYaZcZd
halts0	YeWZYaZaaaYaXd
halts1	XdXZYZZabZRaZb
halts2	bZZZaYaZaZWaXa
halts3	aYbbbWbYXabXYb
halts4	aTbaZaZVYaeYbc
inlist	YWaZYbYZcYYYYb
keep	XbZcZabZcaZbaZ
label	YacbYbbWbaYZZb
long	XZXZZZZYZZZZga
long3	ZbXaYZYXdaXZXa
long4	aaZZZZaXYZYaTb
long5	ZWZXXXZYVUYWca
material	ZcZaZWZWZbbXWa
me	ZdaWZYReVZbTWW
meaning	YaVcYWbZZWVaaa
measured	YYcbYcYZaZYbXZ
newlines	ZaYZZZZaXYYYaZ
nomarks	ZYZaZaZXZYYXWb
numbered	XZXbZabYccZZZa
ordered	ZZZaaWcYbbaZZZ
pain	ZZaaXYaWaZZWZZ
paragraph	aaYZZYaZYYZYZb
person	VYYVcgVaYVUYcW
place	YaZZdZYZYZZcYZ
price	YbaXdZYYZbXYXV
question	ZXaXYbacZZXZaX
quoted	VXXZbdYaXXWbbV
relay	bbYWYXZdZZWZda
relief	baZZbZYZbaZWYa
setting	YadZYXaYZacaYZ
short	YZXXXabXbaZZXb
show	aYabbXYYaadZaZ
speaker	YZbaXdaSbaWZWb
spec	bbbYWYZWXcaXZZ
step	ZaWfZXWYZaVZXa
story	aYXXWbYcaZYcaZ
talk	YbbaYaYZZcbbZZ
taste	YZWWfZaYYaXaZd
thing	baYaUZdWbYaYaW
time	cXYXWabaZXWabW
turn	WYfXZZbcZaYbYZ
urgent	XZZZbaaZaacaaa
witness	YaZZZZYaaZaZbZ
worse	ZYYXXaecYbYZbZ
you	cVWaYcZZZWdYWV
~一个	aaYaZcYabbYaZZ
~上	ZbUbZabYZZbaaa
~下	cbYcaaZXYZXbXe
~不	aaYZYXZcZYaXZa
~不是	aaYaZYbbZaaabZ
~也	ZaaYYZceZZYabZ
~了	WcZZZcZaXaXaZX
~什么	aZZZZabbbaaaca
~从	ZbZcabYaaZYbaZ
~他	WXaYceYaZZYZaZ
~会	ZcYbZYZaaZZaZb
~你	dUXbZbbbaYbaYW
~你们	YbaZaaZaaadaaa
~先	ZXYdbZcYZaaaaZ
~再	aZacYZaZaaZZab
~别	YZZfbWdYaZaZYa
~到	acYabYZZZaYZZc
~去	ZYYZdbcZaZaZZa
~只	aZabcZaZaaYacZ
~和	aZbaaaaYaaabab
~啊	cZZaZbaZaacaaa
~在	YZWYaaabZXXadb
~多	ZXaaZZdZaZYcbZ
~她	YYZZaeYZaaYZba
~它	ZaZaZadZbZaabZ
~就	ZaYdZXecbZZZXX
~得	ZZcXcZcbZZXZaZ
~我	VeaXaZTfYbbXXW
~我们	kXYZYZZXZZZZba
~才	YZabZZbcaaaaZZ
~把	YZZbYdZaZaYZba
~是	XYYWaZddabZacU
~最	ZZeaZaZZaaYacY
~有	YaXXbWbcZbZaab
~来	abXbZbYZZZZYZZ
~比	YbZaaZbabaZbaZ
~没	XbcYZcacZaZaZY
~没有	ZaZZbZZaaabaca
~的	acbVaXaYaYaZbY
~着	YYZbbdbZbaYZZY
~给	bYXZZaYbZZcaaa
~能	bcZYYYbZaZbaZY
~要	aaZaZZaYZZYaca
~让	YYabaaccaaZbaZ
~跟	cZaZaZcZaaZaYZ
~过	bbYaYbaaaZXaaa
~这	eXXZabYabadbZW
~那	XZbbYcbbZXYYaY
~都	bcdWZZYaaaYZYX
~里	aYYaYbcZaaZaZa
`,
};

export const roleWeights = {
  classes:
    'hook pain agitate context question solution feature advantage benefit evidence testimony trust twist before after why how setup point summary save action punchline none',
  steps:
    'bdXlYYTVUSSXUdXYXbXVWUUJ WgkUYjXYWRWUbbWZVRRaZWXW ZXgUbmSZUTUWfYVXaXUZZYWY SbXhYWcWWWSTdcbXXWYVXYVQ WXYWicaaXUWZdZWXTXgYZVXY XZTQVUjaWbYWRbaYfQSWXUcV XXSSYKfdgeecVWWTaPWWXaUR aZZYZXZaeWbXcaZXWZZbZYXZ ZaXXYSaXWZdgYZVWYWYYcbUV VVWNYVZcbfbZaTUcTMZbaVVQ ZYYVYTbZaYceXZVUXVZXXdXW YVXTZZdXaXZaRYUXVUaXeeTW XVUZXbXZXVYQbXdcWZUfcWaT ZfbYYhVZYTXXXZeWYXRZZYYY aZXZZXXZaWZXYYeXXWXYZRhX XWeVXbXaWbWWYXUdbTVbYRYT WWUQWRUXbeZXTYdZjTXaWTaO VXaNZQTYUPPUfWdTRnNZYTZU WQUPZXPZbZZWUWUYUMkdZXZQ ZZZYYXWZXTYdYaXXTYZUfdaX aaaZZZYaZYZZZaZZYZYZZZXZ YYZcYXVYUUWaVZWWVYUYWdeW ZZZXXXXaZXZYUaYXWYWYWfXY YYYUYURZVSWVTZWTOVRVVOSn',
  features: `
#after0	aUUaecYaYYZYZZYaaYaWYXWY
#after1	bYYbcbWbWaZbXZaeabZaaaaZ
#after2	baacaaaaaaaaZaabaZaaaaaa
#afterColon	aZaZacaaaaaaaaaaaaaaaaaa
#afterQuestion	abZZbbVYWZVYZYXacYaWYbWa
#before0	TaYYbVZZYaYaZWXdWYZcXZWX
#before1	YbaZaXUbYbZYbYbdaWdYaaZY
#before2	aZZYaaZabcaZcacYaZbaaaaa
#brief	bYXYdXWVTbWXYWXWWaZbbZdY
#else0	bZWadaXYVYVYaSZWYbXdYYbZ
#else1	aWZZZZYaWcYYZYaXbbaeaXbY
#else2	YZabYaZaacabYaZZbadbaYaa
#first0	TUWYZXWbXaaXbYccaXZcaYcZ
#first1	XYYYZYbZbaZZcYacVaacaYcZ
#first2	aZaZaaaabaaaaZdaZZabaZba
#leans	YZWcecYZYYYaaVYZXaWXXaZW
#wide	ZZXZYaaZXXcabaWZcXZZZYXa
$0	aaaZaababZaZaaaabZcaaaaa
$9	aaaaaaaaacaaaaaaaaaaaZaa
$r	aaaaaaZaacaaaaaaaaaaaaaa
$s	acaaaZaaaaaaaaaaaaaaaaaa
$一	bZZXaaZbadabaaabaaYaabaa
$七	abbbabYaZbaaZaaaaZaaaaaa
$万	aZaaaZZaabaZZaZZbcaaaaaa
$三	aaaaaaZbZcbabaaaaabaaaaa
$上	bbZZaZbaYYbaYaabcbZZbYZa
$下	bYZXacYaaaabaaZccaaYacZa
$业	aaaaabcaaZaaaaaabaaaZbaZ
$丝	abaZaZaaacaabaaaaYbaaaba
$个	aabcZWZZaaaZccbbYZaaaaaa
$中	aabZaaZaacaaaaaaaaaaaaaa
$久	aaaZbbbaaZZabaaacZZaabaa
$乐	aaaYaaaaaaaaaaaaabaaaaaa
$九	aZaZaaZbbZbbaaaaZbaaacZa
$买	abaaaaZaZcaabaaZZabZbYaa
$了	cbZWaZaZdaYXYXZXbbYdaYZZ
$事	aZbabbaaaZaZYaZbabbZaaaa
$二	aaZYaabacdaZaabZZcYZaaaa
$五	aaaZabZaabaaZaacZbbaaaaa
$人	ZbZaacaaZZZbdZZYbZabaZZa
$们	abaaaaaaaaaacaaZaaaaaaaa
$件	aaaaabcaaZbaZaZaZaabaZaa
$价	aaaZbacababZbaaaaaYaaaZa
$会	aZbbaaaaaaaZYbaaaabZaabb
$低	aaaaaaaaaaaaaaaacZaaaaaa
$住	aZaYZZbaababcaadaZZaaZaa
$你	aaaaaabaZabaYaZaaZZaacba
$便	abaaaaZbaZaacaaZZaaaaaaa
$倍	aaaaaacaaZaaZaabaaaaaaaa
$倒	aaaaaabaaaabaaabbaYaabaa
$候	ZaaZbaaaaaaaYaabaabaabab
$儿	aZaaabaabaabbaZYaZbbaYca
$克	aaaZaaacbaaaZaabaaaaaaaa
$八	aZaaaaYaaaaabaaZababaZaa
$六	baabaaabZaaZZaaZacaaabZa
$写	aabaaZZaaaaZaabZYZdaaaaa
$净	aaaaaaaaabaaaaacZaaaaaba
$出	aaaZaaaaZaacZaabaabaaaaa
$分	aaaZaZbaccbZaaaaZaZaaaab
$到	aaZbaZbaZZaabaZbZaaaacZa
$包	ZaabaaYbaZaaZacbaZbbabZa
$化	aaaZabaaacaaaaaaaaZaaaaa
$升	aaaaacaaaZaabaaaaaaaaaaa
$午	aaaYabZaaaabZbaabcaaabba
$半	aaaZabZcabZbbaaaYaaabaaa
$去	aaaXZacbZYabbaZbYcaZabZb
$发	aaaaaacaaZaaaZaZaaZZabaa
$口	acaZabbaZcZZbaaZbYZaabaa
$句	caaZaZaaaZaabaaabZaaaaaa
$号	aabaaabaaYaZaaaadZbbaaaa
$吃	aZaaaababZaZcaaabZYbaaZb
$名	aZacaZbaaaaaaaaaaaaaabaZ
$吗	aaaZaaZaaaZZbaacacaaaZaa
$吧	bZZaaaZaccZZbaaZZaZYbcba
$听	ZaaZabaaababaaaZadZaabZa
$呢	aaacbZaaaZZacbaZZZcZaXba
$味	acaaaadabYbZYaaaZaaZaaaa
$哈	aaaaaabaabbYcaaaZaaabYba
$啊	ZaabbabaZaaacaaabZZaaaZa
$啥	aZadacZaaZaZXaabaaYaacaa
$啦	baaaaaZbaZaaaaaaaacaaaba
$回	ababZaaabcbaYaZaaZZaaZaa
$图	aaaZabaabaaaZaaaZcZabaaa
$圈	aaaaaaaaacaZZaZZcZaaaaaa
$在	aZabaaaaaZaZbaZaZcaZabba
$地	abaZaaZabaaabaZdZaZaaaaa
$坑	aaaZaaaaacaaaaaaaaaaaaaa
$块	aaabbZaZZYdbaaabcZcYaZaa
$处	aaaaaaaaaaaZZaaZaacZaaab
$备	aaaaaacaaaaaaaaaaaaaaaaa
$多	aZacaZZbadaZaaaaaYZaaaaa
$夜	aZacaabaZaaaaaaabaZaaaaa
$够	aaababaaaZaZZaaaabacZZZa
$大	abbaabaaZbZcYbbZaaaZZZaa
$天	aZZcaZdaYYZYaaZddYYbaaaa
$头	ZYZcaYdaYYZcYZaZcacaaaZa
$套	aaaaaZYaaaaaaabaZadaaaaa
$好	baZbaYaabbaZaabYaaaaaaZa
$妈	aaaZaaaabcaaaaaZbZZaaZba
$姨	aaaaaaaaaaaacaaaaZaaaaaa
$娃	aaabaaZacaaaaaaaaZaaaaaa
$子	aYbdZYaaZZaaYYbZYbbcbZaZ
$字	bZaaacbaaYaZcaaYbaZZaZab
$学	ZabZaacaaZabZaaaaaaaaaaa
$它	aaabbaZaZaaaZaaadaXbaaaa
$宜	aaaZaaabbaZacaaaaZaZaZba
$实	aaaYaZaaaZabbaabbaaaaaaa
$宿	aaaZaaaaaaaaaaaacaaaaaaa
$对	acaabaZaZccbZaaZaZYabaaa
$少	abZZaZaaZeabYaaZZacaabaa
$工	baabaaaabaaYaaaaaZZbaZaa
$布	aaaaaZaaacbaZaaaaaaaaaaa
$带	aaaaaaZaaaabaaaaZacaaaZb
$年	aZZbaababYZZaZaZbZdaaaba
$底	abacaZaaaaaaZaababaaaaaa
$店	aabaaabaaYbZaaaaaaaaaaaa
$度	bZaaaZZaZcbaaaaZabaaaaaa
$开	ZaacabbbYZaaYaacaZZZabba
$张	aaadaaYaZaabaaaabZZaaaba
$录	aaabaaaaaaaaZaaacbZaaaaa
$得	aZabaaaaaZaZaaabcZZaabab
$忙	ababaaaaaaaaaabaaYaaaZaa
$快	aaaaaZaabaaZZaacZabaaaab
$感	aaaaaaaaaZaaaaaaZadaaaaa
$慌	abbZbbaaaaaaaaaYZaaabaZa
$成	baaaaabaaccaZaaZaaXaabZa
$我	bZZaaabaZYZbcaZaYYaaacZa
$户	aaaaaaZaacaaaaaaaaaaaaaa
$手	aaaZaZbaadbZZbabaaZZbZba
$打	aaabbaaaaaaaaaaabaYaaZac
$扛	aaaaaaYaZaadaaabZaaaaaaa
$抖	abaaaaZabcaabaaaZaZaaaaa
$拍	aaaZaabaZaaZZaaababZbcaa
$拿	aaaaaaaaaaaZaaaaaaZaacba
$挑	aaaaaacaaaaaaaaaZabaabaa
$捡	aaacaaaaaaaaZaaaaaaaaaaa
$换	aaabaabaZZabaaaZZacZaaZa
$掉	aaaaaaaaZbaaZaaZYadaaaaa
$接	aaaaaZaaZdaaZaZaabaaaaba
$提	aaaaaaaaacabaaaaaaZaabaa
$数	abaaaZZaaZbabaaadaZbaaaa
$料	aaaZaaaaacaaaaaaZbabaaaa
$斤	aababbYaacaaaaaZabaaaZaa
$时	acbaaabacYaaYaaaaaZaaaZa
$是	aZcbbZZaZZaaZabYaacZadYa
$晃	aaaaaaZaacaaZaaaaaZaaaaa
$晒	aaaZaaaaaaaaaaaabacaaaaa
$月	bZabaadaaYaYaZaZaZbaabaa
$有	abaaaaaaabaaaabaYaZbabZa
$机	aaZaabcabYZaaaaaZbbaaZba
$条	aaacacZaaZabZaZabbYZbYaa
$来	ZaZVbbbcZYYYebbZZZZZadYa
$板	aabbaaaaaaaaZaaZZacaaaba
$柜	baaaaZZaacaaZaaaaZbaaaaa
$查	aaaaabaaabacaaaZZaZZaaaa
$样	aabbZbbaZaaYacZZaaZcaZaa
$根	aaaZaaYaaYabbbaaabbaaaaa
$格	aaaaaaaaaZabaaaabcZaabaa
$桌	aaabaaYaaaaaaaaaaaababaa
$次	acZZaaaaZaZbaaaaacYZaZZa
$步	aZaaaZZaabbaZabZcZabaaZa
$死	aacZaaaaaaaaaaaZZabaaaaa
$比	aaacaaaaaaaaaaaabaZaabZa
$气	ZZaaaZbabdZaaaabbZYaaaba
$水	ZaaaaZXaZbacaabddaXYabZb
$汗	aaabaaZabcaaaaaaaZaaaaaa
$汤	aabaaaaaaYaaaaaaabbbaaaa
$油	aZacaZaaZabaaaaZbabaaZba
$法	aaaaaYaaaaaaaaaaaaaaaaaa
$泡	aaabaaZaZYbaaaaZZbbaaaaa
$洗	aaaaaacaaaaaZaaaaaabaaZa
$流	acaZaaabaZaaaaabaaaaaaaa
$滑	aaaaaZbaacaZaaaabaaaabaa
$灯	aZZcaZaaZaaacaaZZZbaaaba
$灰	aaaaaaaaaaaaaaaaaacaaaaa
$点	aZabbcYabaZZdabcWYZaaaca
$烫	aaacaaaaaaaaaaaaaaaaaaaa
$玩	aaaaaZcabaaaaaaaaaZaaaaa
$瓶	aaaaaaaabYaacaabaaaaaaaa
$用	aaZZaababZZaYabZaaacbZaa
$百	aZcZaabaaYabaaaaaacaaaaa
$的	acaZXYYYbbZYaZbYaaXcZVdY
$盖	aaaZaaaaacaZaaaaaaabaaaa
$盘	aZaZaabaZcaaaaaZbaaaaZab
$省	baaaaaaaaaaaaaaZZacaaaaa
$看	bbZbZbYZYdabZaaZZbaZbdYZ
$着	aaaZaXYaZYZcdaacZcZbdZZa
$码	aaaaaaaaZbaZaaaacaaaaaaa
$破	aaaaaaaaaaaaaaacaaaaaaaa
$碗	baabaabaaZZacaaaaZaaaaaa
$磨	aaaaaaZaaaaaaaacaabaaaaa
$票	aaaaaaZaaaaadaaaaaZaaaaa
$种	aZacabbaaaaaZaaZZaaaaaab
$秒	aaabaaZaacaaZaaacbZaaaaa
$笑	ababaaaaaabaYaaZabbaaaaa
$等	aaaaaaaaaaaaZaaaaabaacaa
$算	aaaZaZYadbaabaaaYZaaabaa
$米	aaababaaadaaZaaaYZZababa
$粉	bbaZabbaZYaaZaaZbZaaaaaa
$红	aaaaaZaaacbaZaaZabaaaaaa
$纹	aaaaaacaaaaaZaaaZaaaaaaa
$线	bZZZaZZaacaaZaaZabaaaaba
$结	aaaaaaaacZaZaaabZaaaaaaa
$羊	aaaaaZaaadaabaaaaZaaaaaa
$翻	aabaaaZaaZacaaabZaaaaaaa
$者	aaacaaaaaaaaaaaaaabaaZZa
$胶	aaaaaZdaaaaaaaaaaaaaaaaa
$能	ZaaaaaZaaaaaaaaaaadbaaaa
$药	aaacaabaaaaabaaZZaaZaaaa
$菌	aaaZaaZaaaaaaaacaaaaaaaa
$蛋	baaZaaZabcaaZaaaacaaaaaa
$血	aacZaaaaacaaZaaZaZZaabaa
$行	aYZabbYZbZaaXbZZbbbaacZa
$衣	aaaaabaaacaaZaaaaaaaaaaa
$表	aaaZaaZaaZaaaaabcaZaaaba
$裂	aaaaaaaaaabaZaaaaacaaaaa
$西	bZabaaYaZYaZbaaaabacabaa
$见	abaYabbaaYaaZaaaZcbaaZba
$觉	aaaaaaaabaaZaababaaaaYba
$试	aaacaaaaabaaZaaaYabaaaaa
$话	bZcaaaaaZXZbXaaZabbaaaba
$说	ZZZdbbZaaZYaZaaZbZbbabZb
$谈	aaaaaaZaaaaaaaaaaacaaaaa
$贴	abaZaaZaaaabZaaaaZcaaaaa
$贵	aaacaabZaZaabaaZaaZbaZaa
$费	aZacaaZabZbbaaaaaaaZaaba
$走	bZZZaZaaabaaYabbcbZZaaZa
$车	ZbabaZYaacZbbbZaZaabaaZb
$边	ababZZbaaZaZaaZYcbabaZaa
$过	bcacaaaacZabaabaZYYaaZZa
$远	aaaZbaaaaaaacabaaaaaaaZa
$选	aaabaaaaaaaaaaaaaaaaacZa
$遍	aZaaacbaaYZaYaacbZaZdaZa
$醒	abaZaaaabZacaaaaaaZaaaaa
$里	aZbaabbaZaaaYZbbZbYaZabb
$钉	aaaaaaaaacaaZaaZaaaaaaaa
$钟	acabadZaaZZZYaaZcZYaaabb
$钱	bZZcbaXabZaccZaaZZZYZeYa
$长	aaaaaaZaaZaaaaaYcabZZaba
$门	aZaaaZZaZYaZabacbabaabba
$问	baaaaaaaaaZcbaaaaZaaaaaa
$间	aaaXaababbZaZabaaabaabZa
$院	aaaaaaaaaZaacaaaZaaaaaaa
$难	abaaacaaaaaaZaaaZaaaaaaa
$雨	aaaaaaaaaaaaaaaabcaaaaZa
$面	aaaZaZcaaaZacaaabYaaaaaa
$鞋	abacaaZaZYbbbabaaZaaaaaa
$页	aaaZbaaaababcaZbaZaabZZa
$饭	aabYaababaabaaaZZaZaaaba
$麦	aaaaacaaaZaaaaaaZabaaaaa
$黄	aaaaaaZaaaaadbaaaaYaaaaa
%ache	ZcaYVXXaYZXZaZXZXYbWXYZY
%amount	YZZZWYYYZaXZZYXaaYYYWXXZ
%bad	babZZaYaXXZXaYabZaZbaZYZ
%better	ZZYZZYWiaZYXZXZXYYabXWZY
%body	ZcZYXYZZZaZZZWZaZYZXXVXX
%box	ZZYbYYZXXYaZaYaZYaZVYaYZ
%but	XacZYWWYYYXceWXZaXbaXWXY
%buy	YYZYWXYWYYZaZXXWbXZZZcZX
%crowd	XZZaXaXVZZYXYYYYYYYXYZYY
%deny	ZXXXYXXXXWVbZWXZZYcZTVZX
%ease	YWYXYaaZaYZaZYaZaZaaYZZa
%feel	ZaaZYYZWZYYYZWZZZYaaZWZY
%fix	aZYZYdXYYYaWZbbdYYZXZYYb
%folk	aZZaZXYYZZdYbaZXVaXWWXXW
%food	YYYYXaaWZZYWZZYZZaXWVWYY
%handle	YXXXVZZXXYUWYXWYbZYXYYWY
%hold	bbabZbZZZeYXYZYZXaYYZXbZ
%house	ZZYYVbYXaZYYYZaWaZZZXYaX
%it	YZYYXZZbZYaYYZYbYYaaYWaY
%keep	XYYYZaaaYZXYZZaYaZaXnWVa
%kin	YZaZZVVWaZeXZZaYVaXVZVYW
%law	YZaZYZbXaaXcXZZYZZZZZZXZ
%look	bYXZXYbaYdaYbXaYYZXXaYYY
%makeUp	ZZYYWbcYVYWZaaZbYYaZXYYZ
%me	aZYaYZYWXaacbYXXXZXYWZaX
%money	aZaXYaZZYYZcYXYYXYZaXXYY
%nature	XZXYZcaZZXZaXbXfYYbYZYXa
%order	bYZYWWWWZZaXZbbXbYXYaaZY
%past	YZWaYWZZXbaaaeaZZZYYZVZa
%place	YXYZWaZZYYYYbXZZZaZVZbYY
%reason	cbZYaYWZXWYYYZZfWWZcYXaZ
%said	YZabeVWUUWhaZZXXXaYYWYZZ
%scene	ZZZXXaYZZZZZcZaYZaaWZVYX
%soft	YYZZaYXXXZaXaYZZYZZXZYYa
%span	ZcYYWXWWbYZYYYYXYYXVYXXX
%talk	aZYZcXYWYZaZZaYaaZZYZcZY
%taste	XYZYXYaaYaYZYXZZaYZYVYYY
%tech	YZZZYYbYaaZZZYaYbaaVZZWX
%test	YZYYWXYZWbXZYZYYaaZWXWXZ
%trust	YXabYZaYXaaeYbaZYYYYYXXY
%turnsUp	bWYYXaWYZYaXcbbaXYZYYaaZ
%verdict	YaWYWaYXbZYVZVWXcXYfYXXY
%wear	ZZWZTZaYZYYYZYYYaXYWZYWY
%you	ZaZaZXYYaZXaZYXZXXZZYaZZ
&already	aYbbZYZZXcZXcYXaYcYYaaaa
&although	aaaaaabaZZaaZaacaaZaaaba
&asksBack	YZZZeaXZYcYZYZWbYXZaYcXZ
&ba	cWaYYbVYXYZWbZZbaaZXaaZa
&bareMeasure	YbZZaabaZYZaaWZXbbZWaXYZ
&been	ZcYaZWYbZcaZaaYbYaYZZWaY
&callsYou	baZaZYYaYYbcaZbZaacXZXaa
&canDo	ZaaYbbdbaYVXZbXYXXZZZVaY
&causal	ZXYaXcZaYYZZaaYbaaaZZZbZ
&changedTo	aZdZZYYaZbbYZaZaWaZYZaca
&doIt	YYWXXbYZYYYZWYWWdZZZaZXZ
&doThenNot	YZWYWXbZZcbXZYaZWXYXVYWY
&done	aYbYXXUYYabXaUZbXZXYXZbZ
&doneCount	ZaXaYYaYSddYZXZWVYWWXSYX
&exceptFor	baabcZZYZaYcdaYXXZZaZabY
&explains	ZXZcZdZXZYZXVZabZZbaZWca
&fits	aaZcYcbZaWYYcaZXWacbbbWZ
&flawOwned	bZXbYXYaXYcebaaZYZaaaYXZ
&general	ZbabYZXZcUXaaaZbXZabZXca
&going	XaZaZXaYZYdWaZZXZaZWZYbY
&has	ZYTYYZbWaZYYYWXaYYZWXXXZ
&heDid	YYbaYYXabZZWbYabYbXXZZaZ
&heSpoke	aYZZZYaZWcZXaXaaZaYVZYcZ
&iDid	ZbZYbaaYabYYZZbaaZYZZYZa
&iHad	ZXWZZZbYYYYYYYaZZaaYbUbZ
&ifThen	bcZXaYaaYYXYZcZbaYbZaXbZ
&inPic	baaYabYabhZZZaZZXcYYfaYY
&isOf	YXYZYWebYaYaYYXbZbXTaVZZ
&look	aZYabZXbbgaZUaeVXYVaZbZZ
&loses	ZXbXaYZbXZXcZbZaYZaZXXZY
&notOnce	YbaXbbZabdXababZdcVYaaYZ
&offer	baVZZaYZaZYWZXZWYZYaZZZY
&onceThen	XaYYXYYbcaYVYZYZaZYaWYYY
&orders	bVWaZbXYWYVZaYXUcXccbcWa
&passive	aYXZaabZYbbZXbbZZbXaZZcb
&percent	ZZYYbYaZbdYXYZbaXYcZbbXa
&promised	baaWYZZbYZXbYZaXbXZacYYZ
&proverb	XYZYXXZVYYXZZXWZaZYbYaaY
&quoteOnly	cZaeYZbaaaaabaZYaZYaaZba
&saysQuote	YXXWXeXYUYZYcYYWcYZbYXbZ
&source	ZaZfaZZZZdZdXZbXYXYZabaa
&stepCount	aaZYaZXZXZXXabbYYaaYYYZY
&thatDay	XZZbYYaZZZZXZbdXZZXaXYYa
&threshold	YVYaYbaYYaXbYbYXaZeZZbYb
&unlike	aZZZaaXZYaYXZYZdYYZbZZba
&until	aYZYbaaYYZYaXbYWaaddZbZZ
&untilNow	bYZZabaZXabbZXeXXXXaZZYY
&verdict	aaYYZcYacYaXYaZXbZdfZZaZ
&versus	YabXaYYccZaYacZbWaYZYbaY
&wasBad	ZZZaYabaaXZYYeYaaZaZacaa
&whereTo	aZYaYYXcXZZaZZZZaaZXXcYc
&worse	ZaeZaYZZYYZWaXZZXYbaaYZZ
&years	ZWXaZXYaZZbeadYaUYZbZWcX
*一	XbXXWbacbbZVaZYYaaXZbZYZ
*七	aabaaXXabecaabaZZaXbbZZZ
*万	ZabaaYaZYdbYaaabZcaaaZaa
*三	ZXbbbYbcZdZWWbaUbaYYacaa
*上	abaaYYaaabaYZZbZcYYZaYbZ
*下	ZcaZYYZZaaXYaZZYdZaYbbZb
*不	aZXaaaaZaWXaYZYbXYaaYZaZ
*丑	aaaaaaaaaabcaaaaZbaZaaaa
*专	aZacabaaababZaacaaYaaaaa
*业	abaZaaaaabaacZbZaZaaaaaZ
*东	bZYbZbZaaZZZZaZdaZYcabba
*丝	abaYaZcaYbbZbaaacYbaaZaa
*丢	aaaZaaaaaaaaaaaZcaaaaZaa
*两	aYZZZYabbdaZZaaZcaYZZZZb
*个	abYXaaZYZabXbZaYddXXZbWZ
*中	aZacabYabcabYbZZbYZYabaa
*为	aZZaaYaZaaaaaZabZbZbaZab
*主	bZabbcZaacacaZZaYaYaaaZa
*么	baaYaaYaZZbaXaZdcaZaZZcZ
*之	aaaXaabaaaZacbZbaZbZbbaa
*九	bZYbaYYaajYZaabaUZWZagXZ
*也	abcdZZZadZZYcZZZXZaXZaba
*乡	aaacaZaaaZaaaaaaaaabaaaa
*书	aaaZZacacYaabbaabaZaaZaa
*买	ccaXacWaZUdbbcZaaZacbZaZ
*乱	aaacaaaaaZabaaaaZaZaaaaa
*乳	aaaZaZdaaZaaaaaZbZbaaaaa
*了	aabZYYXYYbbYaYdaWbYWXWZZ
*事	aaacacaaaVZZWaabdcbZaYcb
*二	ZaXabbdZabaXYYZYYYZZZcZa
*于	baaZaaZabaaaZaacZacaaZaa
*亏	aaaaaZaaaZaZaaacaaaaabaa
*五	ZaYcZaZZdcYVaZdYZYZZagXZ
*些	baaZaaaaaZaaaaacYaabaaba
*交	aZacaaaadaZaZabaZZZZaaaa
*亮	aaZYaacabbaZbabcYaaZaZba
*人	addbcVYacWaaYZYdXVaaYVgZ
*什	aZaZbbZaaZaaZaZdaZZbabca
*今	bXaZZebaZbZaaZbZZYYaZbab
*从	aZYbZbYaZaaaaaaaccYaaZba
*他	YbXaaaYabZbZbZYbaaaZZabZ
*代	aaZbaacaZaZbaaaZYacaaaaa
*以	ZZaZZcbaYWZbZZZZcadbZdYb
*们	bZZcZcbaZcZZXZZbYZaaabXa
*件	aXbaacbabXaYZZYacaacaZaa
*份	aabZaaZaabaaZaaYbZZZacab
*休	aaababbabYaZbaaaYZbZaaaa
*会	ZbabbYbaaYZaZZZbXZdYaaba
*似	acaZaZZabbaZZabaYbZaaaaa
*但	aaabaaZaababWaaXZZfbaaaa
*位	aZZdaaZaaecYaZaZabYYaaYb
*住	ZaZZZYaZdWaacaafbYabaZaa
*体	aaZZacaaaXZZaaabaZaaZcbb
*作	ZaabaccaaaZbZacZYaZaaaba
*你	abbZYaaacZZZZZZbZaYaaaZZ
*供	aaaaaabaaaaaaaaaZacbaaaa
*侧	aaaZaacaaZaaaaaababaaaaa
*便	aaZZZabbbZZaeaZaXZbZaaba
*保	baaYabZabZacaabZbbaaaaaa
*信	bZZbZZaabbaacaZZZbbZaaba
*俩	aaaZabaabXacYaaZZdabaZaa
*修	aYabZababZabbZZaZabaaaab
*倒	aabZaZWaZcbbaaaZaYbaabac
*候	ZaaabZaaZXbZZcacaaXaaYca
*借	aaaYabaaaaabaaaacaaaaaaa
*假	aaabaaaabZaaZaaZbaYbaaaa
*偏	aaaZaaaabZaacabZZbbaaZaa
*做	XYYeafcZaVacXZaXdaVbadYa
*停	bYcYaacaaYZabZaZadcZaZZb
*傅	aaaZaZbaaZaZcaZbabbZaaba
*像	ZfbXaaZbcbdaYcbWXaaYZZaa
*儿	ZXbXZZdaZadaZbZcYbbZaYaa
*充	aaaZaadaZZaaaaaaaZbaaaaa
*先	ZZYbaZZaXZZZZZaadYeabbZa
*光	aZaabacacbabYaafYZXaaZaZ
*克	abaZaabcaabaZaaabaYaabaa
*免	ZZaaacaaaZadZaaaZabZabZa
*兑	aaaZaaZaaZaaaaabcaaaaaaa
*入	abZaaaaaaabZYbaaaaaaabaa
*全	adcXaaYZZbadaZccYbXaaXZa
*八	ZZcaZafZadZZYaZXXaXZabZb
*公	bZaeaZYZaadadZaXaZYYaZZa
*六	ZaYZZZccbeYcYaaYWbXZafXZ
*共	aZabaabaZcacYaaaaZaaaaZa
*关	aZbbaZbaZZZaZaadbYZZabca
*其	aZaaaaaaabaaZaabbZcbaZZa
*具	aaabaacaaaaaZaaaaZaaaaaa
*养	aZZdaZZabaaabaaZaZbaaZaa
*内	baaaaabbaZZbZaZZcaaaaaZa
*再	aabZZZZabbYaZaZabaZaaZba
*写	ZZaabaaZYZYbbaZXabaZaaba
*冰	aaZcaZbaZZbaZaaZZababZaa
*冲	aaaaaaaaZbZaZaZZcbZbaaZa
*冷	abZbabaaaZZaaaadaZYaaZaa
*冻	acaZaabaaZaZZaaababaaaaa
*净	aaaYaZZaYbaaaaabcabaaaaa
*准	aaaYaaYaaZaaaaaabccZacaa
*凉	abaaaaYZcbZaZaabbZabaYaa
*凑	aaaZaabaacaZZaaaaaaaaaaa
*几	ZabZadXaZcZYYaZZbbcYaabb
*出	YcaZZXaZhZXZcZacbWYZbZZa
*刀	ZZababZaaZaaZaaaZccaaaaa
*分	ZcbaZbXZbcZXaZaacZYZbYaZ
*切	ZaaaaYbabaaabaabbbZaZaZa
*列	aaaaabZaaaaaaaaacZZaaaaa
*刚	aZabaYaabZbaabaZYadbZaZZ
*利	aabaaaZabZaabaabYZbbaaaa
*别	aYZaaaXYWWWbbZYYfZgaaaYa
*到	ZbaZaZcaaaaXZZZZaZYXZcZa
*刻	aaaZbbaaaaaaaaaacaaaaaaa
*前	aaaXZaUZbZbbadaYaZdZcbXc
*剩	aacYaYaZZcaZaaacaaYaacca
*剪	ZbabaZZacWabaaaacbbaaZba
*力	aaaaaaaaaaacaaacaaXaaaaa
*劝	aaacaaaaaZbbYaaZaaaaaaaa
*办	abaZadZaZYZbZaZabbbaaaaa
*加	aZaZadbZbYYaYabYWbdbabaZ
*务	aaZaabZaababaaaaZYaaaaaa
*动	abacZcZbXbZaaaZZcaYaabZa
*助	aaaZaaaaacZbaaaaaaZaabaa
*勺	aaaZacZaacZbaaaYdZaaaZZa
*匀	aaaaaaaaacaaaaaaaZaaaaaa
*包	aaabaZZbabZZZaaaaYabaaaa
*化	ZaZZabaaZcabYaababbaaaaa
*北	aaacaabaZYbadaaaZZZaaaZa
*区	aZadaaYaaZZaZaaZYbabacaa
*医	abababYaZYacaaabYbcaaZZZ
*十	YYXbababXcbdYaZbYaZXYdba
*千	acbYaXYahaaZYabZXbababZZ
*升	aaaZaabaZaaacaZababaaaaa
*午	bbaZaZbadXaaXaaZabZYaeab
*半	adbYaXZcdZYYaZbWbcbZbZYZ
*单	aZccaabaaaZYaaabZXcaaYaa
*卖	bZcdZZZbZabcbbaZXbWZabZZ
*南	ZaafaZZaZZaaZaaaZZababZa
*卡	aZZYaadaadaZZaaYbZcZaabZ
*印	abaaacaaZcabaaaYZaZZabaa
*卷	bbaaaaZaaZZacaaaaZcaaaaa
*卸	aaaaaacabZaaaaaaaaZaaaaa
*厂	bZacaacaZbZbbaaZZZXaaaaa
*历	aaaZaZbaabaZbaaaaaaaacaa
*压	acbaaZZZZZZbZZZcbcZZaaZa
*厕	abaZaaaaabaabaaZaYbaaZZa
*厚	aaaZaabaaYabZaabZaabaaZa
*原	aaaZaYbaZadbYbabbZYaaZab
*去	ZbaZaYYaabaaaZZcbaaXacXZ
*县	aZadaaZaaaaabaaaZZaaaaaa
*又	abbbbZYbaabZZaabZcZaaZaa
*友	aabdaZZabbcZaaZZYaZZabaa
*双	abZcabcbbWbZZaaaWbZaaZba
*反	ZaZbaaaaZZaaZaaZbbcaaZaa
*发	ZccaaXYZaYZcbZbXbYbYafYa
*变	abbYaaZaZaabbaacYbaaaaaa
*口	XbbZaYdaYZdaaaZXdaWZZabb
*句	caaXZaaaababaZZXdZbaaaba
*另	aZaaaacadZabcaaaYZaaaaaa
*只	aZaZZYcaXaZaYaZcZbacaabZ
*叫	aaZbbcZaZYaZZaaZYadZaaba
*可	aabZaZYZYaZbeaZYaYabaaab
*台	baYcaYZaZdaZaabZabYaabaZ
*右	aZZaaaYaZbaabaaZcaYaabZa
*叶	aZaaaZcaabaaaaaacaaaaZaa
*号	ZZacaaaaYaZbbaZbaZYZadZb
*司	aaadaaaabaabaaaZaaXaaZaa
*吃	aacVaaYZgacZXZaabZccaZaa
*各	ZaabaZaaaYaaZaaZgaZaaaab
*合	aabaacaaYZZfaaaYXaZcaaZa
*同	aaaXaZXcYcbdaZaZbcbZZbYa
*名	ZYZcadaaZbaZaaaaZbZYafZa
*后	abbXabYYYXZZcZbcdZWcZbXa
*吐	aaabaaZaaaabbaaeYaYaaaaa
*吗	aaaabZZaaaaZbaaaacaZaaaa
*吧	aaaaaaZabbZZaaaYZcYabcaa
*含	aaaZaacaZZabaaaababaaaaa
*听	cYZYZaaababaZabYbdcaaaZa
*吸	aZaZaabZZbaaaaacZabaaaaa
*告	abbcaaZaaZbbYaaaaZZbaaaa
*员	aZadaZbaZcbaabZZZaYaaaaa
*呢	aaacbaZaabaaaaZbZZbaaYba
*周	ZZabaaYZZcabaZaXcbXYahXb
*味	acabaabaZbcYaaZcXZZaaYba
*呼	aaabaaZaaZaaaabaaacaaaaa
*咋	aaaZZaaaaZbabaZZcaZaaaZa
*和	aYYbaadaYaZabZZbaacZaZaa
*咔	aabZaaaaadaaaaaaaaaaaaaa
*咱	aaacabbaZabZZaaZZbaaaaaa
*品	aaabbZbaZaZbZaabaaaaaYba
*哈	aZaaaabaZbaZeaaZYaaZaZba
*响	abZbaZcaacaZaabZaZYaaZaa
*哎	aaacaaZaaabaaaaaZaZaaaba
*哟	aaacaaaaaaaaaaaaaaZaaaaa
*哥	abZdaaZaZZaaZZZabbaaaaaa
*哪	aaaZcababaaaZaZbaaaaabaa
*哭	aacbaZaaabcZaaabYaZaaaaa
*唯	aaaaaaZabZaacaaaaaaaaaaa
*啊	aZaaaabaZbabcaaYZbZZabZa
*啥	baabccaaaYaaXaabZaaZabaa
*喊	ababaaaacaaZZacaZYaaabaa
*喜	aaaZaabaabaZcaaaZbZaaaaa
*喝	aabZZaXacadZaaabYZabaZZa
*喷	aaaaaaZaZbZbabaZcZaaaaaa
*嘴	abaaZabZZZbaZaZbdaYbaaaa
*器	aaZbaacaZbaaaaacYaaaaaZb
*四	YWacZYcabfbaZZaYaZYcZaXa
*回	ZaabZbXabaaZaaYbaabbaYaZ
*因	aZZaaaaaabaacabcZZYaaZaa
*团	ZaabaaZaaYabaaacaaaaaZab
*园	aaZcabaaZbbbbaaZaZYaaaZb
*围	aZaYaaZababbYabaZcbZaaaa
*国	aaabaabaacaaZaaYaZaaaaaa
*图	aZabaaaaacaaXabaZabbdZXZ
*圆	aZaaaccaaYZZcaaZbaabaZaa
*圈	aaaaabdaYcZZYbZYfcXZaaZZ
*土	aaZZaaaaaaaZaabacaZaaZba
*在	ZaZbZYXZYYbdYZadYZZZacab
*地	abbXZZdbaZZabZZdcZYZaXba
*场	aabcabZbZaabbZaYYZZaabaa
*均	aaaaaZZaafaaZaaaZZaaaaaa
*坏	aaaaaacaaaabbaZaZZZaabZa
*坐	abbbZbYZaZaaaZZYcbccaZYa
*坑	aaabaZZaacabaaaaZaZaaaaa
*块	aaaYadabaZaXZaaZaaaZaaZZ
*坨	abaYaaaaabbaaaaaaaZaaaaa
*垫	aZZZacZaaaZZabZabaeaaYba
*城	aaadaZbaaaaaZabaZabaabaa
*堂	aaaZabcaaZabaaaaZaaaaaaa
*堆	acabaZaaabZaZaaaaZaaaZaa
*塌	abaYaaZaaaZacbaaZaabaaaa
*塑	acaZaaZaacaZaaaaZaZaaZaa
*塞	aZaZacaaaaaZaabacabaaaaa
*填	aaabaaZaaaaaaaaacaZaaaab
*墙	abZaaZaaabababaaaYaZabaa
*壁	aaaYaZYbZcccaaaaZbabZZaa
*声	ZZaZZabZbbaababZYbbZabaa
*处	aaaZaaaacaZbbaaaaabaaZaa
*备	abaZaacaZYZabaZaabcZbaaa
*夏	abaaaaYabaaabaaZZacZaZaa
*外	ZYZbZaeabbaZaabaZZZZaZZa
*多	ZaabaWbaaZaZYZZdaacaZaZa
*夜	aZbdaababYZYbZZYZacZaZab
*够	aaaZaadZbXZYaaaZZcbdZaaa
*大	aaZbcaYaWbbaZYabWcdbYXaa
*天	YZaaaaaZaWZXbacabYYZaYca
*太	ZbYaaZYbaZbZbaaecYaaaZaa
*头	YbWaYXdacaabVbZcZacYYZZZ
*夸	aaaYabaaabbaaaaaaabaaaaa
*夹	acbaaaabaZaZZaaYcaZaabZa
*套	aZaaacZaZZbabaaZaaZaaZaa
*女	ZabcZaaaZbdbbacaXZXZaZaa
*奶	aabbaZaabaaZaaaaYYcaaaaa
*她	aZaaaaXaZbdZcZbbZaYZaZba
*好	abaaZZaZbZbVeaZYYaZcZZdb
*如	aZababaaaaZaZaZZcbcbaaZa
*妇	aacbaZZaaYZbbaZZaccaaZaa
*妈	bZbYaZbaaZbbYabbbZbacaYa
*姐	baaZabZaZZdaaaaaacaaaaZa
*姓	aaacaZbaaabaZaaZabZaaaaa
*姜	aaaZaacaabaabaaaZaZaaaaa
*姨	baaaaaaaabaacaaZaZaaaaaa
*娃	acaYaaZacdZaZaaaYaaaaZaa
*婚	bZabaZZaaaaabccZZZaaaZaa
*媳	aacbaZZaaYZabaaabbaaaaaa
*子	WccaZacZbZZbWYZbYYZWaVcb
*孔	aZaaacYaaZaZZaabcaaaaaaa
*孕	aaaZaaaaZZabbaababcaaZaa
*字	aaaZaacZYXbZbbZacaaZabZa
*存	aaaaaaaaaZaaaaabZaaadXZa
*孙	abaaaaaaabcaZaaaaZaaaaaa
*季	aZaaaaaadZabZaaaaZZbaaaa
*学	ZYaaabbabYcbbabYaYYabbZa
*孩	aaaZacZZcYZababcaZZZaZaa
*宁	aZacaaaaaabbZaaabaaaaaaa
*它	aZaaaYXbaZZabZbdbaaaZYba
*安	ZZacaababYabZaaaabaaaYab
*完	baaYZaZZdccababXXZZZZZaa
*定	abaZbdaaZYZbZaabZYcaaaYa
*宜	aaaZaabaabaabaacYaaaaaba
*实	aYaZaabZZbacZaacaabdaYaa
*客	ZcbaaaYaaaaaXbabbbZaZcZa
*室	aaaaaabaZZbaaaaaZcYZaaaa
*家	aaZYZbVbdYZbbaZXaacZbaZb
*容	aabbaZZabZabaaabYabaaaZa
*宽	aaaZaacaaaaaZaabZaaaaaaa
*寄	aZaaaaaaaZaebaaabaZaaZaa
*密	aaaZaacaaZaaZbababZaaaaa
*对	aZZbabYaYbabdZZXdaaZaZaa
*导	ZbaaaaaaacaaZaaaaaZaabaa
*封	aaaZaacaZaaababaccYaaaaZ
*小	YXYbageYXaZYbZYZaaZcYaWb
*少	ZbaXZZZabaaaZaacabbbaZZZ
*尔	aZabaZZaaaaaaaaZZcbbaaaa
*尖	aZaZaabaaaabaaaacbaaaaaa
*就	YaaZacZcZXZZXaXfaWacZaZY
*屁	aaababcaZZaZaaabaZaaaaaa
*层	abbcabYabYaZZZacZZYaaZaa
*居	aaacaaaaaaZZYabZbZcaaaaa
*屋	aaabaZZaeXaaaaaaZbaaaaaa
*屏	aaaaaaaaaZaZcaaZaZaaabaa
*山	aYZdbcaacbabZZaZZZXaaaaa
*岁	bZadabZaaXabbbabZaaZaYba
*岗	aaacaZaaaaabaaaZaabaaaaa
*州	bZZgaaZaZbaaaaaYZZZaaaaa
*工	aZaaadZZcXacbaaZaaWZabZa
*左	ZZaaabYaZdabZaaZbbYaabZa
*差	aaabaZbaZaabYaZbZbaaaYaa
*己	ZaaZaacabZabaaaccXZZaaZa
*已	acbZaaZaZbZbZaaaaZbZaZbb
*巴	aaaYZbbaaaZaabaZcabaaZaa
*巾	aaaYabYbZdaaZaaZcaaaabaa
*市	aZZbaabbZbaaaaZZYbZaabaa
*布	aaZcabcaZaZbbZZabaZbaaZa
*师	bZaaZbZaaYbcabZcbaYYabaa
*带	ZZaZabbabVaYbaaZZZeaaeYb
*帮	aaZcaZbaaaZaaaaZcZaaabZa
*常	aZacaZYaabaZaaabZacbabaa
*幕	aaaaaaZaaaaadaaacYaaaaaa
*干	aZZZaZcZZaaZXbacdbWaabZa
*平	aaacbaWZcdaZYaaZdYabaZbZ
*年	aaYcaYZabYcddbYbUabaaXYY
*床	ZbaaaZYacbaaaaaaZZZaacZa
*序	aaabaaaaaaaaZaaacaZaaaaZ
*库	aaabaaZaacaZaaaaZZaaabab
*应	aaaaaaZabXaaaaabZbbaaaaa
*底	acZZaYbacdZXbYZabaaZaaZZ
*店	babeacWaYbcbXZbXaaXaacYZ
*废	abbcbaaaaZabZaaaaZaaaaaa
*度	baZZaYaaZcbcaaacbZZZaYba
*座	abZcbaaaaZZbaaaZZaaZaaaa
*建	aaabacbaaZaabaaZaaZaabaa
*开	YdababZZZdXXbZbYeXTXZbZa
*弄	aZaZacaaaabcaaabaaaZaZba
*张	ZZbYZbZaYZbZaZbZabYZbbba
*弯	abaZaZbbbbaaaaabcYZaaaaa
*弹	aZZXacbbadaaZaaaXbaaabaa
*归	aaaaabaacabZZaaaaaaaaZba
*当	aabZaZbaXaacdaYYYadZaXaa
*录	aZZaaaZaZbZcZaaZdbYbaaZa
*影	aaabaZaaababcaaaZZaaaaaa
*往	aabYaaYZcXZZaaZfeXcZZbaa
*得	ZcZZaYabaZYaXbZdXZcaaYba
*微	aaabaaZaaaaaZaZacbcaaaaa
*德	aaacabaaaaaaZaaZaaaaaaaa
*心	aacaabaaaYZYYabcbbZbaYba
*必	aaaaaZZaZZabZaaZaafaaaaa
*忘	aaacaZaaaaaZZaabbaaabaaa
*忙	aaabaaaaaZaaaabbbYZaaaaa
*快	aaYcaZZaaZbZZaaeZYcaaZba
*念	aZaYaaZaZbaabaaacZaaabZa
*忽	aaaaaaaaaZaacaabaabaaaaa
*怎	baaZZZZaaaaZaaaZdabaaaZZ
*怕	aabcaaYaZYababadbYYbaaZa
*急	abaZaaZaYZabbaZbabZZaeZa
*性	aaaaabaaZYaZaaaaZabbaaaa
*怪	aaabaZaaaZaacaabaaZaaaaa
*总	aaZbaaaaaaaaZaYZabbbaZba
*您	aZaZcaaaZZacbaZZaZaaaaba
*情	aaabbZaaaaaaZaaaaacaaaZa
*想	aZaZaaaaaZaZaaYYbacaadZa
*意	aZZaaZYaZXbbbZabYafcaaYa
*感	abaZbbbaZaZaaaabYbbbbaaa
*慢	aaZZadaaYYaZcaZfaZYaaZba
*懂	acbdabZaZZaaaaZbaZYaZaaa
*懒	abaZaaZaaZaaaaacaaaaaaaa
*成	aZbaZaZaaaaYYabcabZaaYaZ
*我	aZaZZZYZZbbbaaZYYaZZZZaa
*或	aaaZacZaaXZZZaaaeadaabaa
*截	aZaZaZcaadZZaabaZaZabaZa
*戴	acaZaaZbZacaaaaZaaabaZab
*户	ZbZaaaZaZaaaYbbZYbcbaZab
*房	abbZaacadYZYdaZaaZZZaaaa
*所	abaYabaaYaabbaaZbYcaaZZa
*手	ZZYaYbZZcbZWccbYdaZZaZaY
*才	ZaZZaYbaZZaaaZZedabaZYbZ
*打	abbZZbZaabbYXaYXebaWZeXb
*托	aaaYacaaaaZaaaaaaacaaaaa
*扛	abaaaZZaaZacaaacZaaaaaaa
*扣	aaaZaZcaaaabaaaaabZZaaba
*扫	acZXaZbaaaaaZaaabbbaaZaa
*批	aaaaabcaZZbaaaaaaaYZaaab
*找	ZbaXaeYaZYYcZaaZdabaaeXa
*把	bYababZaYZZYaaZcbbYYZZcZ
*抓	ZaZaaaabccaZaabbaZYZaaaa
*抖	ababaZYabcaabaZaZbZaaaaa
*护	aaZcabaaZabbbaZaYYaZabaa
*报	abcaaZaaZbbZaabaZaZZaeXa
*抱	ZbaaaaaaaabZaaZZbcZaabaa
*抹	aZaaaaaabZaaaaaYdaaaaaaa
*押	aaaaaacaZZabaaaaaaaaaZaa
*抽	aaababbaaZaZZaacbaZZZbaa
*拆	aaaaaaXaaYaaaaaccbbZabZa
*拉	aZaeaZabZYabcaaaZYaaaZZa
*拌	aaaaaaZabaaZaaaabacaaaaa
*拍	abZYaZZZZdZbaaaZbaaabdZa
*拎	aaaaaaZabaaabaaabYaaaaaa
*拐	aaaYacaaabaabaaZaaaaaaaa
*拔	aZacaabaaZabaaZbaZbaaaaa
*拖	abcbaaYaabaaaaacXYbZaaaa
*招	aZacaeZaaZZababZaZaaaaZa
*拧	abaZabYaYcbYZabbeaaaaZaa
*拨	aaaaaZcabZaaaaaaZabaaaaa
*拿	aaYZZbZaadaZbbZYeaWYbaaa
*挂	aYaYacbaZcabZabZZacaaaZa
*指	ZbaaaYbZZaZacbZZaZaaaaaa
*按	bZaYacbacZabZaZZbZZaaZaZ
*挑	abZaabcaaZZZaaaacaYaacaa
*挡	aaacaZaaaZaaaaaZbZbaaaaa
*挤	abaZaZZaaaaabaaadaZaaaaa
*挨	aaaaaaaaaZaabaaacaaaaaaa
*捞	abaZaaZaacaZaaaabbZaaaaa
*损	aaaaaaaaZcabaaaaaaaaaaaa
*换	aaZcZeZaYabbYabYZYdaaXZZ
*掀	aaaaaaaaaZaabaaZcbaaaaaa
*掉	aZbXbZZaZbYaZaYcbacYaaaa
*掌	aaaYacaaZZabbaaaabbaaaaa
*掏	aabZabZaZaacbaaaZbaaaaaa
*排	bZaYbZZacbaZZaaabcaZaaZa
*接	ZaYaZZYZbcbZYabcabZZacaa
*掰	ZaaZaaabZcZZaaabdZaaaaaa
*描	aaaYaaaaabaaaaaZbbaaaaaa
*提	aZaaacZadYYZbaaabacaaaZb
*插	aaaZabcabZZbZaaYZbaaaaaa
*搁	aaaaabaaZaaaaaZacaYaaaaa
*搓	aaabaaaaacaaaaaZaZaaaaaa
*搜	aaabaaZaaaaaaaaZaZaZaeZa
*摄	aaaaaaaaacZaaaaaaZaaaaaa
*摆	aZaaacaaaZaaaabaaYbaaaaa
*摊	bZaaaaaaaYaaZabZbZbaabZa
*摸	aaaaabbaZcbaaaaZZYbaaZaa
*撑	baaaaaaaZaaaaabcZaZbaaaa
*撒	aaaaaaZaaZaaZaaadaaaaaaa
*撕	aaaYacaabZaZabababaaaaaZ
*播	baacaZZaabaaZaaaaaZaaaaa
*收	bYaabacaYYYeZZdZcYXXdZZa
*改	YZZcacbaYXZbaaaZbbaaaaZb
*放	aZZbZZbZaabYaZaaaaaZabZa
*故	baaaaaaaabaaZaacaaaaaaaa
*救	aaabaabaZaaZcaaZaabaaZaa
*教	aZaYZbcabZbZYaaacaaZaaab
*敢	aabbaZaaZbaaaaabaXaZaaaa
*散	abaZaaZaaaababZcYabaaZaa
*数	baZYaaYaZdaZXaaZbababbba
*整	aabYabcaabZYaZaZaZZaaZaa
*文	abacbaZaZbabZaaZbZYaabaZ
*料	ababaYZaaaZabaZccbYbaZaa
*斜	aaaaaZbaaaaZbaaacaZaaaaa
*斤	abbabZWZacZZbabbaaaZabaa
*断	aaaZaabbZbabbaaZcZaaaaaZ
*新	bZZcacZabdabYZabZYXaaaYZ
*方	ZZZaaZYaZYaaeaadbbZbaaYa
*旁	aaaZaZYabadaaaaZabaaZbaa
*无	ababaaZaaZaZaaaaZacaaaaa
*日	ZaZYaaZacbabaaZYbZbabbab
*旧	aaZZacaaaYaaaaaabbZaabab
*早	bbZWacYZdabXZabaaYbabcYb
*时	acbYbZbabZaXZbYYbZXaaYcZ
*明	ZZaZabaaaaYbZZacaYZbbbbb
*易	aZbaaZZaaZabaaabYacbaaZa
*星	aaaaaabaacZaaaaaaZaaaaZa
*春	abaaaacaaZbZaabZZaaaaaZa
*昨	aZabaaaaZdbaaaaaaaZaaZaa
*是	YYYaZYcaWZYbdYYdTWcaXUdY
*显	aaaaaaZaacaZaaaaZabaaaaa
*晃	aaaZaZZaadaaaaaZbZZaabaa
*晒	aZaaaaaaaXaaaaadcaaaaZaa
*晕	aaabaaZaaaacZaaaaZbaabaa
*晚	abaZaaYabYYbXabZcZbaZcYb
*晨	aaaaaaaaabaaaaaZZcZaaaaa
*景	aaacaaaaaZaaaaaaaaaaaaaa
*晾	abaaabZaZZaaZaabcZbaaaaa
*暖	baZabaZadYaadbabZZZaaYca
*暗	aaaZaacaaZaaaaabZbZaaaZa
*曲	baaaaaZaacaaaaaaaaaaaaaa
*更	aZbaaacZaaZaaaaaaabaaaaa
*最	bbZaaZZaZebZZZbYbbXZabbZ
*月	YabbaZXacdYaYbdXYYaZaaXc
*有	baXaaXcZYcYccaZaVaZZZZab
*朋	aaadaZZababaaaaZaaZZabaa
*服	aaaaabZaaZZcaaZabacaZZaa
*望	aaaaaabaaZaacaaaZaaaaaaa
*朝	aaaZaaaaaZaZZabadbaaaaaa
*期	aabaaZXabaZcZabbZZcZbaZa
*木	aZacaabaaZZZbaaabaZbaaaa
*末	aaaaaaZaaYaaZaaadbYabcZa
*本	aaYdZbaaZaZcbZaaXYaaaaaa
*术	aabaabbaaZaZaaaZYabbaaaa
*朵	aabXbaaaZbZaZabbcbZaaaaa
*机	ZaaYZbaaZaZZaabZabdZbYZa
*村	aabaacaaabbZaabaaZZaabaa
*条	aaZdZaabbYaZdbXZaZYabZYa
*来	YZYZYaYZZbbZbabaZaYZacaZ
*杭	aaacaaaaaaaaaaaaaaaaaaaa
*杯	aaaZacaababbZaZZbaZbaZaa
*松	aZZYaacaabZbZaZacbabaaaa
*板	aaaZaccacaYaZZaaYZcZabZZ
*枕	aZbZaaaaaZbaaaabYZbbaaaa
*果	aZaaaabaZaaacaaYcaYaaaaa
*枣	aaaaaacaaaaaaaaaaaaaaaaa
*架	acaaabZabZZZZacaaaaaaaaa
*柜	aZbZaZZaacabZaaZZbdZaaaa
*查	aZaaabaaZdZcaaaZaaYZaaZa
*标	aaaZaaaaaXZbbaaaacdZaaZa
*栏	acaZaabaaZaabaaZaaaaaaaa
*校	baaZaaZabaabbabbaaYaabZa
*样	babXYabbaWZZZcZbcbbbabYa
*核	aaaaaadaaYaZZaaababaaaaa
*根	aZaYacbaaaZYbaZadcaZaaaa
*格	aZZaabbaZZaZaaaZdbaYabaa
*桃	aaaaabcaaaaaaaaZaaaaaaaa
*框	aaaaaZbaZaaacaabaaZaaaaa
*案	aaababaaababYaaaZaaaaZaa
*桌	aZaZabYaZacaaaaacaabaZaa
*档	aaaaaabaaZacZaaaZabaaaaa
*梯	aaabaaZaaYZaaaacaabZaaab
*检	ZaaaabZaabacbaaZZabaaaaa
*棉	aZbXabbaZZacZaabbaaaaaaa
*棍	aaacaaaaaaaaaaaaZabaaaaa
*棵	aZaaaaaaaZZaaaabbbYaabaa
*椅	aabZaacaZbaaZaaabZaaaaaa
*椒	aaaYabbaaaaaaaabZZaaaaab
*楼	abZdaaaabWaYdabZaZZZaaaa
*概	aaaaaaaabcaaaaabZZaaaZaa
*次	abZYaadZZZbbaaYaYZbaaYab
*款	aaaZabcaYaaccaZZaZZZZcZa
*止	aZaaaaaaaZaaaaaaaacZaZab
*正	ZYZZaZaacbabaaaYcbbaaZZa
*步	aaZZaZYaaZbaaaacbaabaaaa
*武	aaaaacbaaZaaaaaaaaZaaaaa
*歪	abaaaZaaacaZaabaaaaaabZa
*死	abbbaaaaaaaaZaaaYbaaaaaa
*段	aZaZaaaaaaaZZaaaccbbacYa
*每	aaZaZbbZbXZcZaaXibWaaaYZ
*毒	aaaabZZaabaaaaadZabZaaaa
*比	aaZZaZabbacaYZbaZZbbaZaa
*毛	ZbZaZababbZYaaZcaYYaaZac
*毫	aaaZaacZZaaaaaaZbaaaaaaa
*气	ZbaXaaXabZZabbZfaZbbaZca
*水	XcZZZXZaZcXaZaadeZaYZZab
*汁	aaabaaaaabaaaaacaaZaaaaa
*求	aaababaaZZaZaaaZaacbaaZa
*汗	aaaaaaaababaZaacZZZaaaaa
*江	aaadabbaZZaaaaaaZZaaabaa
*池	aZaZaadaaaaaaaaaZabaaZZa
*汤	ababaZbaabbaaaZZZaYbaaaa
*沙	aaaZaabacZaYbaaabbaZaaaa
*没	aZbZZXYbaebXcabaXcXZZYaa
*河	aaadaabaaaZaZaabaZZaaaaa
*油	aYYaaaZbaaZabaaccaYaaYba
*治	aaaaaaZaabadaaaZZaaaaaaa
*法	aaZaacaaZaaaYaZbdZbaaaZa
*泡	ZbaaaaZbaWbbbaZbZbbbaZaa
*波	aZabaaaaZZaaaaaacaaaaaaa
*泵	aZabaaaaaaaaaaaacaZaaaaa
*洗	bcZbaYcacZZZbaaZXbbbaXaa
*洞	aaaZabbaaaaaYaaZabbaaaaa
*活	ZaabbZbZbYZXaaaecaYbaaba
*流	abaaaaaaabaaaaacYaaabZaa
*浅	aaaaaaZaZaaacaabaaaaaaaa
*浇	aaaaabZaaZaZaabacaZaaaaa
*测	aaaaaaZaacaabaababYaabZa
*海	abZbaacZaXbZbZbYZaabaaZa
*消	aaaZaZZaacaaaaaabaZaaaab
*涨	aaaaaZZabaaabaacZaZaaaaa
*深	aabaaabaZXaZbaabbbcZaaaa
*清	aZbZaaYabbZabaZabYbbbZaa
*渣	aaaaaZZaacaZabaaZabaaaaa
*温	abZaaZcZYZZaaaZceaYaaaZZ
*湖	aaacaabaZZbaaaaZZaZaaaaa
*湿	abaaaZZabaaZbaaZdaaaabaa
*滑	abaaaaZbaabZZaacZZZbaaaa
*满	aabdaababXaaZabZaaZZaaZb
*滴	aabZaaaaabaZbaaZdaZaaaaa
*漂	aaaaaacaZaaZaaaaaaZaaaaa
*漆	aaaaaZaaaaacaaaaZbbaaaaa
*漏	ZZZYacaabbaZYabaacbaaaZa
*澡	bZaZaacabZaZbaaaaaaaaaaa
*火	aZababcabaZZXaaababaaaZa
*灭	aaaaaacbaZaaZaaZabZaaaaa
*灯	ZbZcaabbZZZacaaaZbaaaZba
*灰	aaaaaZZaZeZYbaaaZZbbabZa
*炉	aaabaaaaaaaaaaaacaaaaaaa
*炒	aaaZabbacaZaYaaaaaaaaaba
*点	bWaaaZZaZaZaZZbbcaaXZadb
*烤	aaaYaaeaaZaaZaaaYbaaaaaa
*烧	aaaZaadaaXZZaabaYbbZaaaa
*烫	aaacaaaaZbbbaaaZaabZaZaa
*热	aaZbaaaZdWaaaaagaaaaZYZa
*焦	aaaZaabaaaaaaaaaaacZaaaa
*然	aaaZaZaaZYaZfaaabZdZaYba
*照	aZbZaYZaaYadZZcbabZaacZa
*煮	aaaaaZbabbZaaaaabbYaaaab
*熟	aaabaZZabZaaaaacaaZaaaaa
*爱	aZabacbaabZZbaaaZaZaabZa
*爷	aZabbaZaZacaaaaZZbaaaaaa
*爸	abaZZZaaZbcZbabaaYaabbYa
*片	ZaaWabcbZYbabbaZdabZaaYa
*牌	aZZcabZbaYabaabYZZaaadZa
*牙	aZaaaaZaZaaZYababcababaa
*牛	aZaaaacabbZaaaaYaaaaaZaa
*物	aaabaZZaZbZaZaacZabbaZZa
*特	aabdaZbaaaaZaaaaZZaaaZaa
*狗	aaaZaZaaaaZbYbbbabcaaZaa
*猜	bZaZbaZaaaaZcaaaaaZaaaaa
*猫	aaacaaaaabaXbaaaZZcZaaaa
*率	abaaaaZaacbaZaaaZZaaaaaa
*玩	baaYabbaababaaaaZabaaZaa
*现	aZaZabZaXZcadZcYZZcZacZa
*班	aabaaZaacXabaaaZYaaZZbab
*球	aaaYaaZaaabaabaaaZbaaaZb
*理	aZZcaaZaababaZZbabaaaZaa
*琴	aZaaaabaaYaZaabaabaaaaaa
*瓦	aaabaabaaYaaaaaZaaaaaaaa
*甜	aZabaabaaaaacaaaZaaaaZaa
*生	aXaaabbabYbaaZaYZcZcaYZa
*用	YZYXafcbXYYbYbZZfYbdbXVa
*甩	aaaaaaaaacaaaaaaZaaaaaaa
*田	bZacabaaaaaaaaaZaZZaaaaa
*甲	acZZaaZaabbbcaaZYabaaaaa
*电	babbZYcbZaZaZZYYYbcYabZb
*男	aaaaaZbaaZcbaaaaZbZaaaaa
*画	aaZbaaZaadbaaZabbYYaabZZ
*留	aZZZafYaYWZcYZZYcabeacaa
*疼	abaZaaaabYaabaaYZbaaabaa
*病	ZbbbaZaaZXaecaabYZabaZaa
*白	abbZZYaZZZZcZaaZcYZcZabc
*百	aXeZaZacdeZZWbbaXYZbabZZ
*的	YWYYXeZZXabZZXYZXXcaYdYY
*皮	abbYaaXacabZZacbaacZabaa
*皱	aaaZaaaaaaacaaaaaaaaaaaa
*盆	aZaZabaaacZZabbabbbabZaa
*盐	aaaaabcaZXaaZaaccZZaaaab
*盒	abaYadbaYZZaZabZZaaaaeaa
*盖	aaZYaaaabaaaaaaZcaaaaYbb
*盘	aZaZaZdaadaaZaaaaZYaaaaa
*直	aZZbabZaZbbZaZZZdbZaaaaa
*省	baaaaaabdaaaZaZZZaZbaZZa
*看	aYZZaZYYXdYZbZZXbXbdadXZ
*真	aZaZabZaabadbaaXcZZdaYZZ
*眼	ZZbaaabbafZcaabZXZYZbZZa
*着	ZZbaaXZZZbbZbZZaZbZZbYbZ
*睛	aabZaZZabbZaaaacZaaaaaaa
*睡	abaaZaXabXcbbbbaaZZZZYba
*知	abbbaZaabYaYbaabbaaYabaa
*矩	aaaaacaaaZaaZaaaaaaaaZaa
*短	aZaaaZaaaZaacaaaZacaaaaa
*石	aZZbaacaaaaaZaaabbaaaZaa
*码	aaaZaaZaZbabaabbcbaZabYa
*砍	aaaaaaaaaabaaaaacaZaaaaa
*砖	aaaaaZaaabaaaaaaaacaaZaa
*破	aaaaaaZaadaZYaaaZbbZaaaa
*砸	aabaaaaaZcaaZaaaaaZaaaaa
*硅	aaaaabcaaaaaaaaaaaaaaaaa
*硬	aaZaaYaaaaaaZaacabbaaZZa
*碎	abaZaZbaZbacbaaaZaZaaaaa
*碗	babbaYbaabZZcaabZZZZaZba
*碰	aaabaaaacYaaaaaaYZbaaZaa
*磁	aaaaabaaZaaaaaaZcaaaaaaa
*磨	aZZZaZcZaaabZZaccabaaaaa
*社	aZababZabYacaaaZbaaaabZa
*票	aZbbaaZaacZabaaZaaYaaaaa
*福	aaacaaaaaaaabaaZaaZaabaa
*离	aZaXaaaaabZacaaacaaaaaaa
*种	ZbaYafcfZTabYaaXYZeZaaaa
*科	aZZbabZaaaadZaaZXbbZabaa
*秒	bZaZaaZaZdbaZaaZbbbaaaaZ
*租	babZaZZacZaabaaZabZaaaZa
*程	abbcaZbaZZbaZaaZbZZaaaaa
*空	aacbaababXaaaaZcaYbYabba
*穿	ZbZbaaYadbdaaaZYaZbZaYaa
*突	aaaaaaaaaZaacaaaZZaaaaaa
*窗	ZaZaaaZaaZaacabZcZYaaZaa
*立	aaaaacbaZbaaZaaaaZZaaaaa
*站	bbaZaaYaYcbcbaZaaXcaaaZa
*笑	aaabbaZaZbbbZaaYabaaaaaa
*笔	aabaabcaZaaZaaaYbZaaaaba
*第	aZbbZbYaadbbbacYYZVbaaaa
*等	bcaaaYYaaVYZZZYadadaabba
*签	aZaaabaaaZZcZabZcbaZabZa
*简	aaaaaaaaaaaZaaZbcbZaabZa
*算	aZbYaZZadZZZYZYbZbdcbbaa
*管	aaaaabZaeXZaYaabaZcbZYaZ
*箱	baaZaZabaaaaaaZZaaZabcaa
*米	abZbacZZaaZcZZZYdcYZaZaZ
*粉	abaYabYbYZaabaacaaaZaaZa
*粒	aaaZaZabacaZaaaacbZaaaaa
*粗	aZabaacaZZaabaaadZYaaaaa
*糊	aaaZaabaaaabaabbabXaaaaa
*糖	aacYaaZaZbbcZaabaabaaZZa
*系	aaabaaaaaYaaZaabacaZabaa
*素	aaaZabcaaYaaaaacaaaaaaaa
*紧	aZaaababZZaaZaabaacbaZaa
*红	aaZXaaeZZcZZZbbVcdaZabYZ
*约	abaaacaaaaaaaaaaZZbaaaZa
*级	aaZZaacaaacaaaZZabbaaaaa
*纸	abaXabcaZbaYcaaYeaYYaaZa
*纺	aaaaaaaaaZaaabaZZacaaaaa
*线	abZbaZbaYbaZaZaZZacZaaaa
*练	aaaXaaaaZbacZaZZababbaaa
*组	aaaYaaaaabaabaaZaabaaaab
*细	aaabaadaZaaaZaaZdaZaaaaa
*经	aaaZabZaZcabaaacZaZZaaaa
*绑	aaaaabYaZbaaaaaaaZaaaaaa
*结	aaaZZZaacZaZdbbcZZZZaZaa
*绕	aabaaaYaababaaaabaaaaaaa
*给	aXYaZdaZbXabaZaZaZYabeZa
*统	aaaaaacaZaaaaaaaaabaaaaa
*绳	abaaacaaaaaZaaaaaZbaaZab
*维	aZaZaabaaaaaZaaaaacaaaaa
*绿	ZabbaacaaaZZabaYabaaaaZa
*编	aaadaabaaaabZaabaZaaaaZa
*缝	aaYZabZaZbaabaabcaaaaaab
*缩	aaaZaZbaZbaaaaadZaZaaaZa
*缺	bcaYabYabaabaaacYZaZaZba
*罐	abaZabaaabaZZaaaaZaaacaa
*罩	abaZacbaaaabbaaZaaZaaaaa
*羊	aaaaaaZabdZbZabZZZaaaaaa
*羽	aaaaaaYaabaaaaaaabaaaaab
*翻	aaaaaXZbadZbbaabYYZZcbZa
*老	aYYdZbYbYZeabZYaWbVYacZa
*考	aabYaaaaaYabaaaaaacaaZaa
*者	aZaZacaaaZaaaaaacabaabZa
*而	ZaaaaaaaacaZaaaaaZbZaaaa
*耳	aaaYabbaaZZZZaabbabaaZaa
*职	aaacaaaaaZaaaaaZaZaaaaaZ
*肉	aZabababaaZaZabcZbXaaZaa
*肠	aaabaacaaZbaaaaaZaaaaaaa
*股	acaZabcaaYbZaaaaZZbaaZaa
*肤	aZaaaaZaaaabbaabYabaaaaa
*肩	aaaZaaZaaaabbaabbaYaabaa
*肯	aaaaaZaaaZaccaZbaaZabZaa
*胃	aaabaaaaaZaaaaaaaacaaaaa
*胆	ababaZbaaZaaaaacaaZaaZaa
*背	aZZcaacaaYaZaaZYbaaaaaaa
*胶	aZaYabbaYYZbZaacaZaaabZa
*胸	ZZaZaabaabaaZaaaZacaaaab
*能	aZaabbdbcZXYYaZZXYdZZaZZ
*脑	aaaZaaaabcaaaaaeYaXabaaa
*脚	bbZYaababbaZYaZaZccaaYbZ
*脱	ZaaYaZZaabbaaaaababaaaba
*脸	baaaaaXabbbZZaaaZabaaZaa
*腰	ZbaZaabbZZZdaacaZZaaaaaa
*膜	abaaaaaaacaaZaaaZaaaaaaa
*膝	aaZaaaZaababbaaabYaZaaaa
*自	ZZaXaZcabZZbaaacdYaZacYa
*舍	ababaZaabZbZZaZabaYaaaba
*般	aaabaZaZaZaaaaaacaaaaaaa
*船	aZacabcabYaaaaZaaaaaaaba
*色	aZZaaZebYZaZbaaZbbaYacZa
*艺	aaaYabbaaaaaaaabaabaaZba
*节	aaaaabdaaZaaZaZbYbabaaaa
*花	bYaaabfaaYZYaaaZXdZcZZaa
*若	aaabaaaaaaaaZaaaaacaaaaa
*苦	aaababZaaaaabaaaaZcaaaaa
*茶	ZabaacbabaZaZbaYYZbaacZa
*草	aZababbabaaZaaaZZacaaZaa
*药	aZZdaaYaaaZbcaaYbabYabZa
*菌	aaaaaZaaaZaabaadaaZaaaaa
*落	aaaaaacabaaaaaaaZaYaaZaa
*蒸	aaaaaaaaabaaaaaaaaYaaZab
*薄	acZaaabbZaaZZabbaaaaabaa
*薪	aaaZaaaaeaaaaaaaZbZaaaaa
*藏	aaaaaacaaXaabaaacZaZaaaa
*蘸	aaaaaaaaaZaaaaaZcaZaaaaa
*虑	aaaaaaaaaaaaZaaaaacaaaaa
*虫	aaaaaaaaaZabbaacaaZaaaab
*蛋	aaaabZZZcfaZbaZYYbZaaaaa
*蜜	aaaaaaaaaYabaaacbaZaaaaa
*蜡	aaaaabbaaYabbaaaZaabaaaa
*血	abbbaZaaZbaaaaaaYZdZZbaa
*行	aZbZaZZZaZZbYbZXeacbZbZa
*街	abadaaZbaZaaZaabZYZaabZa
*衣	acaZaaWacbZYaabZaadZbZaa
*补	abbYacaaaZadZaabZZbZaZZa
*表	aZZaaaZaYcbabaaZbcYZabaa
*袋	aaaaabZaaZaaaaaZcbYaabZa
*被	ZcbZaYZabaaZbaacaaaZaZab
*装	aaababZaaYZZbZaXbcabadZa
*裤	baaZaaYaaabbabbaZbZaaaaa
*西	bZYaabYZaZaaZZacbaZdaaba
*要	acXZbZZaWUYZZaXcZagaZcYa
*见	ZbaZbabaabbYcZbaYZZaaaaa
*观	Zaaaaaaaaaaaaaaaacbaaaaa
*规	aaaabcbaaZZbZabbaaZZaZaa
*视	ZbadaZZacbaaaaZZbZbaaZaa
*觉	abaZaaZaaZZdbaaYbZbaaYca
*角	aaZaabXbZZaabaZYbcdaabaa
*认	aZabaZYaZZZbaaZbdbZbabba
*让	aZZbZcZZXaaacbZYgaYbaZaa
*训	aaaaaacaaaaaaaaaaaaaaaaa
*议	aaaZacaaaZaaaaaZabaaaaZa
*记	ZZZYaZZaZdZZaaYZdYabdaab
*讲	baZaZdbaaZacaaYZYbaaabZa
*论	baacaZaaaZaabaaaZaZaabZa
*设	aaacaZaaaXaaaaabcabaaaaa
*访	aaabaaaaacaaaaaZaaaaaaZa
*证	aaaYaZbaZYaaYabdbZeZaYbb
*识	aaaaaZbaaaaaZaaacaZaaaaa
*诉	aaabaaZaaabaaaZabaYbaaaa
*诊	aZacaaZaabbbaaaZXaaaaaaa
*词	aaaZaaaaaaaaaaacbaZZaaaa
*试	aabYZbZaZdbYaaYZaabYabZa
*话	cbbXaZcZYVacaaZYbcaZZeZa
*该	aaZabZYaZZZabaaZaahaaaZa
*语	aZbcaaaaabaaaaaaaZaaabaa
*说	abaZaYZZYXiadZYZVbYXaZbb
*请	aaZbabYaYXZdaaaZbZaZaeab
*读	ababaaaaaaaabaaaaaYaabaa
*谁	abacebYaZXZaVaaaaabaaabb
*调	aZbbabaaaYaaZaZZbcaaaaaa
*谢	aaacaaZabZbZaaaZaaZbaaaa
*豆	aaZaaacaZZaZZbaYacZZaacb
*豌	aaaaaaaaaaaaaaaacaZaaaaa
*责	aabcaZbaZZbZaaaaaaaaaaZa
*货	acababcaZaaaYaaYZZXaaaaa
*购	aaaaaaaaaaacaaaaaaZaaaaa
*贴	aaaZaZYaababbabaaZbYdYZa
*贵	baacbZbaZaZbbbZbaYZaaZba
*费	aZbaZaaZcaacZaaaXbaZaaaa
*资	abaaaaaaaZacZaabaaZaaaba
*赔	aaaaaaaaZaacaaaZZZbaaaZa
*走	aZZWZaZaaZbZcaaaadYZaaZb
*赶	aaaaaaZaaZaZZaaabcaaaaaa
*起	abaYZaeabZaaZaaZaYabaZZa
*超	aaaZaaZbaZbaaaZZaaeaaaaa
*趟	aaacabaaZbbZaaaZaaZaaaaa
*趴	ZaaZaaaaaaaaZaaaacaaaaaa
*跑	aZacaZYaZabaaaacbZaaaZab
*距	aaaZabZaaZaaaaaadabaaaaa
*跟	acaZZaYbYZabXaZabcabZaYa
*路	abZbaYYaaXbbaaaaaaYbaaab
*跳	aaZZaaZaaeaZZaaaaaaZaaaZ
*蹲	bbZZaaaabaaaaaZZcaaaaaaa
*身	ZaZaabcabZZaZaacYaZaZbab
*躺	abbYaaaaaYZaaaaZcZdaaaba
*车	ZcZdaZZZbYZcabYZZaXaZcac
*转	acaWZdZaZaaZcaaZdcaZacYZ
*轮	abaYaZdaZaZaaaZZaabbaZaa
*软	abacacaaacabXaZaaZYaaaZa
*辆	aaaaaaZaacabaaaaaaZaaaaa
*辈	aaaaaaaaaaabZaabaaacaZba
*辣	aaaYaaZaZZabaabaaabaaaaa
*边	bbbZZXaZadbZZaZUgZZaZcYb
*过	ZcaZZYYbbbZdbaYaaYbYaZZb
*运	aaabaaYaZaacaaaaZbbaabaa
*近	aabbaZaaZZaZaaacaZbZabZa
*还	aZdYcWYabdaZZabZWZZaZbca
*这	cXZZafaaZacbZZZZWXbbbWYZ
*进	abaYaZXZcYYbbaaZdcZZabYa
*远	aaaaaZZaZbaZaaabaZcZaZba
*连	aZbcZYaaadaaZaaZbZaZaZZZ
*退	abbaaZZaZZZdaaaZYbbaaaaa
*送	abZcaZbadYZaZacZXaacaZba
*选	aZaZaYcaabaaZaaZaaadabZa
*透	aaaaabZaaaaabaaZcZaaaZaa
*通	aaabaaZabcaZZaaYZaccaaZa
*遇	aaaaaaaaaaabaaaacaZaaaaa
*遍	aaaaaacaZZZaZaababZacbZa
*道	ZccaaZXabZYZbaacZZbZaZbb
*那	YaYZcXYfZcbYaZaaYYaXaYca
*部	aZaaaaaaZYaaaaacbabaaaab
*都	YccZZYaZcbaaYcbYYaYaaYZZ
*酸	abaaaaaabaacaaaXaaaaaaaa
*醒	abaZaaZacZaaaaaaaabZaaaa
*里	ZabZZaZZZZZZbaacYaYZaaYa
*重	aZaZaaZaaaadaaaccZZZaaba
*量	aZZaaaZaZbbZbaaadZaZaaaa
*金	abcbaZcaZYacaaaXYZdaaaZb
*针	aZabbZcaZbaaZaaabZaZaaaa
*钉	aaaZaaaaacabZabaaaaaaaaa
*钟	adbZabYZcXaYaZZacaYZaaba
*钱	bZYccZXbbVbbaZbaYaaaZbaZ
*钻	abaZaacaaZaaaaabZaaaaaaa
*铁	aaZdabcbaZaYZaZbYaaaaZbb
*铺	aaacaaZabZaabaaaaaZbaaaa
*链	aaaaaZdaYZbabaaaZaZaaaaa
*锁	aabaaZaaacaaZaaabbZaaaaa
*锅	aaaXabZbacZZaababZaZabZa
*锈	abaZbaZbaaaacaaZZaaaaaaa
*错	baZaaaZaaZaabaaaaZcbaaaa
*键	abaaaabaaZaaaabacaYaaaZa
*镇	aZadabZaZbabZaaaZaZaaaaa
*镜	aaaaaabZZbadZZaaZaaaaaba
*长	acbaZZXaZYbabZZbYbabaaac
*门	aabZZZYaXZZaZaacWbcbadba
*闭	aaaaaaZaZcabaaaaaaZaaaaa
*问	aZZaeZXZZcXaZaZaebaaZbZZ
*间	aZaYcZdacYZYabaYcabaaaZa
*闹	aaaaaaaaaYaababbaaaaaaaa
*闺	aaaZaaZaaaaacaaaaaaaaaba
*闻	aaaaabaaadbYaaaZZZaaaaaa
*队	aZabaaYaabcbbaaaZaZaaaZb
*防	aZaaaccaZYabZaacYaabaZba
*阳	aaabaZZabZaaZaaZdbbaaaaa
*阴	aaaaaaaaaZaaaaaZcaaaaaaa
*阿	bZZbaaYabdbabaZZZaZaaabb
*附	aaaaaZaaaZaababaaaaZacZa
*降	aabbaabaaaaaaaacZaZaaaaa
*院	ZaacaaaaZZbbbaaZYaabaZab
*险	aaaZaZaabZadZaaZaabZaaaa
*随	bbaaaacbaZabaaaYZaZaZbab
*隔	aaZXaaaaZYcccaaaaabaaZaa
*难	abaZaaaabZaaaaZcZZaaaZaa
*雨	abaaabbaZYaabaaaababaZaa
*零	aaaaaaXaZeZbZabbYbcZaZaa
*霉	aaaaaaZaaZaaaaacZaaaaaaa
*霜	aaaZabaaaZaaaaacaaZaaaaa
*露	aabaaZcaZaaaZaaZaZbaaaaa
*青	abacaZbaaYaabaaZaZbZaaaa
*靠	aZababZaaYbaZbaeZZYbaZba
*面	ZXabZYcbZZZYaaZdbaaaaZZa
*鞋	acaaaaZZabbbbbaZXZbZaaba
*音	ZZaaZbZaacabYaZaaebaaZaa
*页	abZZaaaaabaabbaabbYaaaZa
*顶	ZbZYaZYaccaZbaaaabcaaaZa
*顺	aaaaabZabYZaaaabcZXcaaZa
*顾	ZaaZaabaZbabaaacZZaaaaaa
*预	aaabaaZaaaaaaaaZZacaabaa
*领	aaaYaZaabaaZaaaacbaaaaba
*频	ZZZdaaaabbaaaaZZbZZaaZaa
*颗	aZaaaadabYbZaaaabaZaaZba
*题	acZYabbaZYZaaaabbaababaa
*风	abbaabaaaXaaXabZZbdbaZaa
*飞	acaaaZaaZbaZaaaZZacaaaaa
*食	aaaZaababYZaZaaaaabaaaaa
*饭	bbbaaZXaebZZYaaYcbZbaZaa
*饼	aZaZaacaaZaaaabaZcaaaaaa
*香	aaaaaccbcaZZZaaZZaabaaaa
*马	bZZZaZbaZZbabZaZbZdaaaaa
*骑	abaZaaZaacaZaaaaabaaabaa
*高	bZZababZZcbZabaWaaaZaaba
*鱼	aaZcbZcabYaZaaaabZZaabaa
*鲜	aaacaZaaaZaaaaabZZaaaaaa
*鸡	aaaYbaaaZdbZbaaZZcYaabaZ
*麦	aaaaacaaaZaaZaabbabaaaaa
*麻	aZcaaaabZaaaaacaZZaZaaaa
*黄	aaacaacaZZbZaabbYaZZaaab
*黑	ZbbYaabaZaZacaaaZZbZaZab
*鼓	abZZaZaaZZaabaabbbYaaaaa
*鼻	aaababaabYbaZaabbZaaaaaa
*龙	aaababZaaabZaaaYaZaaaaaa
<%ache	XZaZacYZZZaaXYZabZZbaYZZ
<%amount	TYcZYbbZZXWYbbXaYZcYYZZa
<%bad	ZYYaaaaabaabbZaaZbYaYaZa
<%better	YXbXacYZccaaZaaZXZaabZaZ
<%body	VccZYcaZYZcbYbbYaYYYWYXY
<%box	ZcbYZcYaXYXacZZYYcZabcYa
<%but	ZaaZYcZaaXaaWaYcZbbbbXYZ
<%buy	ZYaYZWYababaaaZYYYaaaZaZ
<%crowd	PYaZZZaWWZZXZWbZaXXaXYZZ
<%deny	SaXWaZZYZaYZYWVbaXXcaaXX
<%ease	aaYYaXZaZaaccaabYbZXabYa
<%feel	TYaXWabYXaYbXXbaZYcaXaaY
<%fix	ZZYaZZaZZZbbZZaYbbWbbZZa
<%folk	YYbZacYXZXaWaYXZZbaYZYcX
<%food	UYZcabXaZZXaZYXdYZZYaZXY
<%handle	TXbYWZaYaaYZYXZXZZaYZZZY
<%hold	ZaZZcZYcbabXYZbabbaaaZaa
<%house	UaaaabYZXaWZaZXbXYbVZYbY
<%it	XaYaZYZYYaZaaZaWZbZYYZaY
<%keep	abYaaYZaaYYZabaccXcbbZZb
<%kin	VabXXccYXYbeZYaXYYaaYYYX
<%law	ZYZaYYWbZZacZbbcacaXZaXZ
<%look	YXYYdacaaZZYYdbaZZYaaZZY
<%makeUp	XYZaYbYcdaZZWaaYaaaZXaZZ
<%me	VXXaZYZaaaaaYbZYZYZZaZYX
<%money	WaaYYZYaXZXcZXcYbaaabZaY
<%nature	ZcbYZaWabcZbbbcbWYaZaYbZ
<%order	UZXaZWdaZaWbXaaaYaYbcXZY
<%past	ZZcaaYaXXYYZZcaXZYcZabZa
<%place	XZbaaaZZabaXXaXYaaZcYZbZ
<%reason	WZaXZcbZbaYZZYYfaaZbZaaZ
<%said	UVXbYaWYXXaYdWabWaeaXZaZ
<%scene	aZZbYaabbXZbfYbZWYZYXbaZ
<%soft	SYYaZaaYZYZZbXYZaYYaYbaa
<%span	SZZYYZZYZYYXbYYYXbYcZXYZ
<%talk	YcbaaZbabbaVZWWaZbbYXbYa
<%taste	YabZYXZaYZcbaZXYbYaaZZaZ
<%tech	YZZYZYaZcaZZaZYaaZZcbZcZ
<%test	VaaZZaZZaZZbaZaZaYYYYaYY
<%trust	XYYYaaZYaZZeababaaaZaZYZ
<%turnsUp	ZZYXZXZZZYYabbcYabYaaZaY
<%verdict	WbZZbaVZbZZZYXZZcbaZZXaY
<%wear	XYZZaXYYccZWYWaYZZcYZaaZ
<%you	XaaaYZYaZZaZYXZYZYaZZaaa
<&already	YadZZdZZZYZYZaZYbYZYadcb
<&asksBack	abaabaXZZaYaZZYacZaYZaZa
<&ba	YaXdbZXZYbZYaYcZbZZYZbbb
<&bareMeasure	ZYaZZYbbYZYZcaZZYZbZZZZZ
<&been	ZbZacebaaZZaXaYZaaZabYaZ
<&callsYou	baZaaabaacZabaZZbaWYZZZa
<&canDo	XZYcbZZaaZYaZZYYbccaacZY
<&causal	ZaYZaacZZbbZYaaWabbaZcYZ
<&changedTo	bZbWZeXZZaZbadaZbaXZacZa
<&doIt	VYYXbZZbacZbaZZaaZZaYbab
<&doThenNot	WWbaacZcaYaYYZYXZXZacaYY
<&done	YYYbYaaXWaYZZYaXXZZaXbaY
<&doneCount	XZacXZYcXbaaZZXaYZYYZZZY
<&exceptFor	YaabaYZaacaaaaYcaZZdZYaZ
<&explains	XbbYaZYaaaZaYcZadbaZaZaa
<&fits	abaWZbYZaZcbcaaaabaYZcZa
<&flawOwned	beZaZbZZaacZXaabWbaaacYZ
<&general	ZbaacdZZYeZZbZaZYYYaaZaZ
<&going	VVZZccYZbaZZbZZXaZabZabZ
<&has	VcbZaZaaaZWaaVXYZZZYYacZ
<&heDid	ZXababYaZXadcZbYZZbYaaaZ
<&heSpoke	ZXadZaYZYYYZaZaaZbZcZbZZ
<&iDid	YZcbZaaaaYbZaZbbbbZXaYZZ
<&iHad	XbZaYbXcaYdbaYaYXYZbYaaZ
<&ifThen	abaaZaZZbaYabYaZVcbbZbaZ
<&inPic	aZZaaacabaZYYeaZaZcbbZaa
<&isOf	aZWZcWabZbaYYbZaabWZZaZZ
<&look	abcYaadXZZZYdaZaWabYbaZZ
<&loses	WaaaabXZbbWYYYbWbcZccaYZ
<&notOnce	aYaZaabaZaZZZaaYdbZZaabZ
<&offer	ZYYaZaXaZZYZbZZYZaaZaZaZ
<&onceThen	WZaYXXYZXZZbaXdaYaacXZYa
<&orders	YZZYXZYZXWbcZYZbbYabacca
<&passive	YaaZZaYZXYbbYbaccZbZaaZb
<&percent	ZZacbYaabYbcYZabaYbZbYab
<&promised	YZZbZZbXaYaZYZabYbabbaaa
<&proverb	TVYZXaZbYaYaaXZbXYaZYabX
<&quoteOnly	kZabaZZaaZaaZaaZYYYaaaZa
<&saysQuote	XYYWVZXYacYZbZcbabZYZZaZ
<&source	abbbaZaaaaZcaaaXZaZbbZba
<&stepCount	ZZabZXaZZaabZbaaZZYbZZZZ
<&thatDay	ZZYcYZZZbYYZZadZaZXaZYaa
<&threshold	ZcaYcaYaaXaacZbdZZacbaXa
<&unlike	abbYabYbZYbXYaaccWZbZaaa
<&until	aaZbaZYabbZbZaZZZbcaacaa
<&untilNow	aYYZYabYcbZbWabZZZbaabaZ
<&versus	abaZZbXaZbaaZYcZaZbYabZZ
<&wasBad	XbaZZabZZYZZcababXaZbZYa
<&whereTo	ZYYcbZbaYXZYaZYaYbbZZbcc
<&worse	aYZZZaZaabZbbbaaZZZcYaYa
<&years	YbdYYYaaVcaXabZaeaZZZYaY
<adage	bbZbYcXZYabZXaYZZZZYYZYa
<advice	YdZZZYYZWaZZXYZdbXacYbbY
<after	XZbXYYZaaYcXZebaWUYZZZaa
<amounts	aZZaaZbZYcbaaaaaZbYaaaZb
<appeal	aYYZZaaZYYXYZYYaaZZXWXZV
<audience	ZbbacYZabZcXZWXYYZZaaYZW
<authority	ZZaYcaZaaaZYZZacbdbXaYca
<before	ZbYYYZZYXZXZZccbbYbYaYZZ
<bullet	aaaZaacaaYbabacaaaZZaaaa
<buy	XcXcaYYabaaZaZbYYaXbaYZa
<cause	YYZbcaZYbXcYaaYdZaYdaYXZ
<conclude	ZZYbabbZZZZYbaZZbZZaZbZZ
<contrast	ZcXaaYaYZYaVabbaZaZcabbY
<credential	aXYaYYaZYaeZaZYbZZZaYZXb
<digits	VWZZYZYWaXXZZcYYYbZWYYYX
<exclaim	fYaVZbWZXXZcdZZXbZcaaZbZ
<flaw	ZbYbZbYZZaaZbaaabXZaYabZ
<formal	ZZbZaZXaZaXaZZbXYabYZabc
<keep	aaZcaZaaZZaZZaZdaYXdbcaa
<material	YZZYaYZaXZZZZcXaYZYZbZcY
<me	VYXZZYYYZZXaYaZYZZYZZXYX
<meaning	ZaYaWYZWZZZbXWaVYZXZYbZY
<measured	VWaYZYbVYaYXXYYYZYYZXYYY
<numbered	ZZbXZXYYWaZaZaXaaYaaZXYZ
<pain	WYZXXZaXZZXaYVYXabZZZZZZ
<particle	bZYZWYZYYbYVYXYYYXaaaZYa
<person	WXYaaZZXZYYXZWaZZZXaYYbX
<place	ZWZYaZZZZbaYZYaXYcZYZcab
<price	YZXZYbZYZaZabYXaZXZaZaZW
<question	caWYaYYWZZWaYYWaYZaZWaaY
<quoted	cZYaYYaWXZYYYXZZbZZaXXZX
<relay	YXZbZaaXbZbZZZaZZXZcZYZa
<relief	YYYbZYZXcZYbaXZZXbZWXYXZ
<setting	XXZYbXaYYaZbWdZaZbYWZYZa
<show	UaXWbXZZaXaZYacXbZZZaXZa
<speaker	iUVYVWaYZZZZaXYYWZbXZWYc
<spec	XYZYZYYeaYZXZYXZaaabYZaY
<step	YXZZZZaZZZbcYbaZZYaZXZbW
<story	aYaYYaYXYXZYaZaYXbZcZZZX
<talk	aZZaXZWaZZbbbaZZWaXZZcWb
<taste	XZbZYYYZXaZXZZXZYaaZaZZZ
<thing	YZYaYYZaabZYZaXYXcZYZYXY
<time	WabZYZXZYWZZaYYYYaYUYYYV
<turn	aYbZaabcWcaWWZWaXaXcYaba
<urgent	WWadXaaZcZXXabYabZYbbYZZ
<witness	YYaYZYbaaZbabYZYbZYXcYXa
<worse	WYbWZdZaaZZYaYcYbaZcYZYZ
<you	XaaYYXXaabaZYVZYZZZYZbYY
=一万	aaaaaZbabdaaYaaaaaZbaaaa
=一下	ZaZaaaZabdZaYaaabZZZbaYb
=一个	ZZaaaaZYaZbaZcZaaZaaaaZa
=一些	aaaaaaaaaaaaaaacaaaaaaaa
=一人	aaaaaaZaaZcabaaabaZaaaaa
=一件	aYaZabZabZaaaaZbdbZbaZba
=一份	aabZaaaaaYaababZbaZaabaa
=一位	aZaZabZabccZaaaaZbYaaaaa
=一共	aZacaabaZcacaaaZZZZaaaZa
=一分	aabZaZZabbZaaabbYZbaaZaa
=一勺	aaaZabaaaaZaaaaZcaZaaaaa
=一十	aaaaaZZaacabaaZaaaZaaZaa
=一千	abaaaZaaZcaaYaZbZbZbacaZ
=一半	bcaZaaYbYaZcdaZXaZabaZaa
=一口	ZZaabaaabacZZaababZZaaaa
=一句	aabZaZaaacbaaaZYcZaaaaba
=一只	aZZbaadabbaabaaYaaYaaaaa
=一台	aabcaZaaaaZabaaaaZZaaaaa
=一号	aaaaaaaaacaZaaaaaaaaabaa
=一回	abaaaaZaYZaaXabacccaaZaa
=一圈	aaaZabeaabaZZbaZabZaaaaa
=一块	aaaaaaXbabcaaabbbaYaaYaa
=一声	aabaaabaaaaZbaaZaZZaacaa
=一大	aabaaaaaacaaZaabbaZaaZaa
=一天	ZabbaZZZcYZbYbadZZZaaaaa
=一定	abaaaaaaZZaaZaaZaaeaaaaa
=一家	ZZZcaZaaZbZbaaaZbYaaabaa
=一宿	aaaZaaaaaaaabaaacaaaaZaa
=一小	aaaaabaaaZaabaaZcZbaaZaa
=一年	aaaZaabaabbXaaabaaZcaaaZ
=一张	aZacaaaaaaaZZababZZZbbaa
=一把	aaaabaaabbZZbaaZbaYaaaaa
=一抹	aaaaaaZaaaaaaaaacaaaaaaa
=一换	aaaaaacaaZaaaaaaaaaaaaaa
=一整	abbZabZaacaaaaaaZbaaaaaa
=一晚	aabbaaYaZaaaZaaabaaaaaZa
=一条	aaaZaaaacZaacbZaaZabaaaa
=一样	baZZZaZbaYZbbcZaZabaZaaa
=一根	aaaaacaaaZaaaaaaZbaaaZaa
=一楼	aaacaaaaaaaaaaaaaZbaaaaa
=一次	aaZaaadaaWaaaaYZZZcbaaaa
=一点	aZaabZcbZaabaaaZaZZaaYcb
=一百	aYabaZZbbcaZYabbYZZaaaaa
=一种	aaaaaaaaaZaaZaaaaacaaaaa
=一米	abaaacZaaaabaaaZZbaZabaa
=一般	aaabaZaZaZaaaaaacaaaaaaa
=一节	aabaaacaZZaaZaaaabaaaaaa
=一袋	abaaaaaaaYaaaaaabaaaaaaa
=一边	aaaZaababZaaZaaZZacaaZaa
=一顿	aaaaaaZacaaaaaaaZabaaaaa
=七个	aZabaaZaacabaaaZbbYaaaaa
=七十	abacaZZbaZbbZaaYabbaaZaa
=七千	aaaaaaaadZaaaaaaaaaaaaaa
=七点	aaaaaaZaaaaabaaaZaaaacZa
=三万	aaaaabaaZcaaaaaaaaaaaaaa
=三个	babZaaaaZYZZZbbZcccZaaaZ
=三十	aaZabZabaZababaabZaaabca
=三四	aaabaaaabYaaaaaaZabaaaaa
=三回	aaabaaZaacbbZaaaaZaaaaaa
=三块	aZabaZcaZbaaaaaZZaZaabba
=三天	aaaaaacaaYaYcabYbaaZaaba
=三年	baaaaaaaaababaZZZcZaaZZa
=三次	aaaZaaaaacaaaaaaZaaaaaaa
=三百	aabYbbZabbaZZabaZZaaabaa
=三种	aaaaabbaaZaaaaaZZacaaaaa
=上一	abaaaabaaabZZaaZbacaaaZa
=上下	aaaaaababYaabaZaZabaaaba
=上两	ababaaYabZaaaaaaaaaaaaaa
=上午	aaaaaacaaYaaZaaabcZaacZa
=上去	aaaZaacbZabZaaabaaYaaZaa
=上月	aaaaaaaaacaaaaaaaaaaaaaa
=上有	aZaYabcaaaaaaabbZaZaaaaa
=上来	acZaaabaaZbZaaaaaZaaaaaa
=上班	aaabaaaadYaZaaaabZaaaaaa
=上的	aaabaaaaacZaZabaaZYaaaaa
=上那	aaaaacaaaaaabaaaYZcaaaaa
=下了	aaacaZaaaZaabaaaaZaaaaaa
=下午	baaZaZbabYaaYabaZaaZacab
=下去	abaaaabaccaaaaZaXYZaaaab
=下就	aaaaabbabbaabaaaZZYZaZaa
=下是	aaaaaZdaaZaaaaaZabaaaaaa
=下来	abaaaaZbbZZaaabbZbaZbXbZ
=下的	ZabbaaZaaZZZcaacZaacaZaa
=下那	aaaZaaZaacaaaaaaaaaaaaaa
=不下	abaZaaZabaabZaaaYabbaaaa
=不了	aaZaaaaaZZZeaaZbZaaaaaaa
=不会	aZabaabbbaaZYaaaaaYZaaaa
=不住	abaaaZYaaZaaaaadbabaaaaa
=不出	abbZaababaZZZaacZaZaaaaa
=不到	aaaaaaaaZdaaZaaaYaaZaZaa
=不动	aaabaZYaZbabbaaaaZaaabZa
=不在	aaabaaZaaaaaaaacZaaaaaaa
=不好	aaaZaZaaZZbadaabYbbZaaZa
=不对	acaZabaaabaaaaaZaaZaaaaa
=不往	aaaaaacaaZaaaaabZaaaaaaa
=不得	aaaaaaZaaabaaaZdbaYaaaba
=不必	aaaaaaaaaaaaaaaaaacaaaaa
=不打	aaaaabaacabZZaaabaaaaaaa
=不掉	aaaZaacaaaaaaaabZZZaaZba
=不收	aaabaaaaaaacaaaZaaaaabZa
=不敢	aaabaaaaabbaaaaZaYaZaaaa
=不是	aZYabbbZZYZbaZabaaaaaaaa
=不清	aabaaabaaaaaaaaZaZcaaaaa
=不然	aaaaaaZaaYaaZaaZdadZaaaa
=不用	aZZaaaaabaaaZabacaZaaaYa
=不肯	aZabaaaaaaaacaabaZaaaaaa
=不能	abaccbZaYZZadaZYZbcZaaaa
=不行	aaaaaaaaZZZZaaaabadaaaaa
=不要	aaaaabYabZZbZabYbaaaabaa
=不该	aaaaaaaaaaaaaaaZaacaaaaa
=不过	aaaaaaaaabaabaaabZYaaaaa
=专门	aaaaaaaaabaaZaacaaZaaaaa
=东西	bZZZabZaZYaZZaafbZZdaZca
=两个	aZaYaaaaZdaabaZZaZbcaZab
=两口	aaabaaZaZcaaaaaaaaZaaaaa
=两名	aaaaaacaaaaaaaaaaaaaaaaa
=两天	aaabaaaaaZabdaZbaaZaaZaa
=两条	aaaaaabaaYaaaaaaaZabaaaa
=两根	aZaaaaYaababZbaabZaaaaaa
=两百	aZabaabacYaaabbZbaYbaaZa
=个不	baaZaZZaacaaaaaZbZZaaaaa
=个人	aZaZaYaacZacaaZcabZaaZca
=个卖	aaaZaaaaacaabaaaaaaaaaaa
=个头	aaaaaacaaZaaZaaaaaZaaaaa
=个小	bbaaaacabYbZbaZZbZZaaaZa
=个月	abaXabaaabYaZbbYbacZaaaa
=个点	aaaaaaYaacaaaaacbaZaaZaa
=个老	aaaZacaaaaaababaZaaaaaaa
=个钟	aaaaaZcaaYbaaaabaaaaaaaa
=中午	abaaaaYabaaaaaaabZaaaaba
=中间	aaaYbabaaZaaZbZbcZbZaZaa
=为什	aaaaaaaaaZaaaaacaaZbaaaa
=为他	aaabaaaaaaaabaaYaaaaaaaa
=九十	aaaZaaZaaaaaaaabaaaaacaa
=九千	aaabaaaacZaaaaaaaaaaaaaa
=九块	aaaaaabbZaaZZabaaaaaacZa
=九年	aaabaZZaaYZcbaaaaZaaaaaa
=九月	aaaaaaZaacaaaaaaaZaaaaaa
=九点	aaaZaabaZaZababaZabaacaa
=也不	abZaaZaacYaacaaZZbbZaZaa
=也别	aaaaaaaaaZaZaaaZaadaaZba
=也就	aaaZaaaaababaaabYaaaaaaa
=也是	aZacaaaaacaaZabYaaZbaZba
=也有	aaabaaaaaaaacaZaaZZaaaaa
=也没	aaabaaZacbaaZabaZbZaaZaa
=买了	aaababZaaYbaaaaaZbaaaaaa
=买过	aaaaaaaaaaaaacaaaaaaabaa
=了一	ZaaaZccZZZaZcZZaZaaaaZbZ
=了三	abaaaYaaabbbbaaYZaaaaZba
=了个	aaZcadYaaabZbabZYbZZZZba
=了六	ZZaZaaaaaaacbbbaaaZaaaZa
=了再	aaaaaaaaaaaaaaaZaadaaZaa
=了几	aaaaaaaaacaaZaaaaaaaaaaa
=了半	abacbZaaaZaZaabZaabZaaaa
=了大	aaaaaaaaacaaaaaaaZaaaaaa
=了就	aaaaaaaaaZaZaaaabacZaaaa
=了的	ZbaZaaZaZbaaaaaaabbaacZa
=了碗	aaacaaaaaaaaaaaaaaaaaaaa
=事的	aaaaaaaaaaaaaaacaaaaaaaa
=二十	aaYaaacaYabZYaZbbadZaaaa
=二块	aaaaaacZaZaaaaaaaaaaaaaa
=二层	aaacaaaaaaaaaaaaaaaaaaaa
=二年	abaYabaaaZbcaaaaaZaaaaaa
=二楼	aaabaabaaZaZcaaaaZaaaaaa
=二百	aaaZaZbabdaaaaaZaaZaaaaa
=五公	aaaaaZZaZZaaZabacaaaaaaa
=五分	abaZabZabbaabaaabaYaaaaa
=五十	aaZZaaYaabZZdaaaZaababaa
=五千	aaaZaaZacZaaaaaaZaaaaaaa
=五年	aaacaaaabZaYbaaaZZbaaaaa
=亮了	aaaaabaacaaaZaaaaabaaaaa
=人家	aabZaaZbZaaZbaaabadZaaaa
=人的	aabZaZaaaaabZaacbZZaaaaa
=人要	aaaZaabaaaaaaaacaaZaaaaa
=人说	aZaccabaaZZabbaZZaZaaaaa
=人都	aZbaaaaaaaZabaaYbaZaaaaa
=什么	aZaZbbZaaYaaZaZdaZZbabca
=今天	bZaaadaaZaZZbaaaaaZaabaa
=今年	aZaYacaaaaacaZbbZZZbaZaa
=今晚	aaababaaaaaaaaaaaaaZacZb
=他们	aaababZaaZaaaaZbZYcaabaa
=他就	aaaaaaaaaaaabaacZaaaaaZa
=他的	aaabaZaaacaaZaacaaZbaaaa
=他说	aZZbbabaabYabaZaZZaaaaba
=他都	aaacaaaaaaaaaaaaaZaaaaaa
=以下	aaaZaaaaaZaZcaaaaabaaaab
=以为	aaaZaaaaaabaZaaZacababaa
=们仨	aaacaaaaaaaaaaaaaZaaaaaa
=们是	aaacaaZaaZaabaaaaaaaaaaa
=件事	aZaaaaaaZZaaaaZccbYbaaba
=优先	aaabaZaaaaaZaaaaaacaaaaa
=会的	aaaaabaaaZaaZaaacaZaabaa
=似的	acaZaZZabbaZaabaYbZaaaaa
=但我	aaacaaaaaZabaaaaaaZaaaaa
=但是	abaZaaabaaaZYaaZabcbaaaa
=住了	ZaZbaaaabZaZaaacZaaaaaaa
=你一	aZaZabbaaZaaaaadaZZaaZaa
=你们	bbabaZZaYcaaZaaaZZZbabZa
=你把	aaacaaZaaaaaaaaabZaaaaaa
=你自	aaaaaaaabaaaaaaaZZcaaaaa
=你要	abaaabaaZZacbaaaZbaaaZaa
=便宜	aaaaaaaaabaabaacYaaaaaba
=修了	aaacaaaaaaaaZaaaaaaaaaaa
=倒是	aaaaaaaaabaacaaZaaZaaaaa
=倒觉	aaaZaaaaaaaaaaaaaacaaaaa
=做了	aZabacZaabbaXaaabbaaabZa
=做的	aaaYabcaaYaaZaaZcaaaaaaa
=儿子	ababaaaaaZaaZaaZacZbaaaa
=充一	aaaaaacaaaaaaaaaaaaaaaaa
=先来	aaaaaaaaaaaaaaaaaaZaacaa
=先说	aaaZaaaaaaabaaaaaZcaaZaa
=免费	aZaaabaaaZadZaaaZaaaabaa
=全在	aaaaaaaaaaaaaaacaaZaaaaa
=全是	acaZaaaaZcabaaaZaaZZaaaa
=八个	abaYaacaaZaaZaacbZZaaaaa
=八十	aaacaaaaZcaaaaaYaaYaabaa
=八百	aabbaaaabYacZaabaZaaaaaa
=公分	aZaaaabaaZaZZaaacaYaabaa
=公司	aaacaaZabaabaaaZaaYaaZaa
=公里	aZabaaYaaabababaZZaaaaaa
=六个	abaYaaaaZbacaaaaabZaaaaa
=六十	aaaZabYbabZZbaaaabaaaaaa
=六千	aaaZaaaacaaaaaaaabZaaaaa
=六块	aaaaaaaabbaZaaaaZaaZacaa
=六年	ZZabaaaaaZZeabaaaZZaaaaa
=六点	abaZaaaaaZaZZaaabbaaacaa
=六百	aabaaaZaacabZaaaaZaaaaaa
=关门	aaaZaaaaaaaabaabYabaaZba
=其中	aaaaaaaaadaaaaaZaaaaaaaa
=其实	aZaaaaZaaaabZaacaabaaZaa
=写了	aaababZaaYabaaabZabaaZaa
=写在	aaababcaZaaaZaZaaaaaabZa
=写的	aZaaaZbaababcabZZaaaaaaa
=写着	aaabaZbaabaadaZaZZZaaaba
=冰箱	aaaaaaaaabaaYaaaaaaabaaa
=几个	aaaZabaaaZaaZaaaacaZabaa
=几乎	aaaZaaaaacaaaaaaaaaaaaaa
=出一	abZaaaaacaaacaaaaYZaaaaa
=出了	aZaaaaZaabaacaaaaaaaaaaa
=出人	aaaaaacaaaaaaaaaaaaaaaaa
=出去	ababaZaaabaZZaacaaYaabaa
=出来	ZZabaZbadaYZaZaaaZZZbZca
=出血	abaZaaaaaaaaaaaaaacaaaaa
=出门	aaaaaaaabZaaZaaabaacaaaa
=分之	aaaZaaaabZaaaaabZacZaaaa
=分的	aaaaaaaaaZaaaaaacabaaaaa
=分钟	adbaacXabYZZaaZZcZZZaaaa
=刚好	aaaaaacacYaaaaaaZaaaaZaa
=别人	aabZaaaaabaaaaacaZYaaaba
=别在	aaaZaaaaaaaabaaaYadaaZaa
=别急	aaabaaaaaaaaaaaacaZaabaa
=别拿	aaaaaaaaaZabaaaaZacaaZba
=别用	aaaaaaZaZZaacaaacabZaaaa
=别的	aaaaaabbabaZaaaaaaXaabaa
=到一	aaaZaaaaaaaZdaZYaaaaaaaa
=到了	bZababaaacZaaaaZYZaaacaa
=到四	aabZaabaaYaaaaaaZabaaaaa
=到的	aZaaabbaabbaZaabZaYaaaab
=到第	aaabaaaaZbabbaababYaaaaa
=前一	aaaZaaZaZabaZbaZbacaaaaa
=剪刀	aaacaaaaaZaaaaaaZabaaaaa
=办法	aaaaacaaaaaZZaaababaaaaa
=加了	aaaZabcaaaaZaaaaZZaaaaaa
=勺子	aaaaabaaacaaZaaZaaaaaaaa
=医生	aaaZabZaaaZbZaacZacaaaZa
=医院	aaacaaZaaabbZaZaZabaaZaa
=十一	ZbacaYYbYgabaZabYYaZaYba
=十七	aaaaaaaaZdaaabaaaZYbaZaa
=十三	aaZcaaYaacabaaaaZZZaabaa
=十个	aaaYabaaababaaacaZYaaaaa
=十九	aZZcaZaaadaaYaZaYbaZaeaa
=十二	aZbXabcaZbacaZaaZaaZaaaa
=十五	ZaabZdaabYaZaaaaaYcaaaaa
=十八	aaaYaadaZaZaaaaZbbbaaZba
=十六	aaZZaabaZcabZbbbYZZaaaaa
=十分	acaaaaYaaYaZaaaabcaaaaaa
=十四	bZZaabZaadaaabbaaabaaYaa
=十天	aaabaaZaaZacZaaabZaaaZaa
=十年	aaabaaaaaYbZbaYaaacaaZba
=十度	aaaaaaZaaZaaaaaadaaaaZaa
=十斤	aaabaZZaZcaZZaabaaaaabaa
=十来	aaaaabdaZZaaaaZZaZaaaZaa
=十点	aZaZaabacYaaaabaYbaaaaaa
=十秒	aaaaaaZaaZaaaaaacbbaaaaa
=千万	aaaaaaZaZaaaaaaaaacaaaaa
=千二	abaaaZaacZaaZabaZaZaaaaa
=千五	aaaZaaaadaaaaaaaaaaaaaaa
=千八	aaaaaaaacZaaaaaaaaaaaaaa
=半圈	aaaaaaaaaZaaaaaacaaaaaaa
=半夜	abbaaZbabYaabaaaaaZZaaaa
=半天	aaacbaaabaaaZaZZZaZaaaaa
=半年	abaZaaabaaaaZaaZcaaaaaaa
=单子	aaaaaaaaZaacaaabaZZaaYaa
=占了	aaaaaaaaaaaaaaacaaZaaaaa
=印子	aaaaaaaaacaaaaaaZaaaaaaa
=厕所	abaZaaaaabaabaaaaYbaaZZa
=原因	aaaZaaaaaaaaabadaaZaaaaa
=原来	aaaaaZbaaabbabaYaZaaaZbb
=原话	aaaaaaaaaacaaaaaaaZaaaaa
=去年	ZcaZaaaaadaaaaZbZYaaaZZa
=去看	aaabaaaaaZabaaaaZacaaaZa
=反对	aaaabaaaaaaaaaaaaacaaaaa
=发我	aaaaaaaaaaaZaaaaaaaaacZa
=发现	aabZaZZaaYaafaaaZZaaaaZa
=发的	aaabaaaaacbaaaaaaZaaaaaa
=口热	aaaaaaZacaaaaaaaaaaaaaaa
=口的	aabbaZdaaaaaaaaabZZaaZaa
=口红	aaaaaacaaaaaaaaaaaaaaaaa
=只是	aabbbZZaaaaaXaaaaabcaaaa
=只有	abaZaaaaZbaabaabZbYbaYaa
=只能	aaabaaZaaZabZaacZbbaaaaa
=可以	aZZaaccaZYZcZaZYbZbaaaZb
=可是	abbaaaZabcaaZaabaaYaaaaa
=叶子	aZaaaaaaaaaaaaabcaZabZaa
=吃了	aaaaaababaaaYabaaabaaZaa
=吃饭	aabbaaZaZcaaZaaaababaaaa
=合作	aaaZadZaaaaaaaaaaaaaaaaa
=合同	aabaaaZaZZaeZaaaZabaaZaa
=同一	aaaaaZZaZaaabaaacbbaaaaa
=名字	aaaZadaaZZbaaaaaaaaZacaa
=后一	aaZaaaaaaZaabaaabcaZaaab
=后头	aaabaaZaabaaaaaacaaaaZaa
=后排	aaaZaaaaaaaaaaaaacaaaaaa
=后来	aabaabZaaZZaZaZdZaaaaaaa
=听见	aaaZaaZaacaaaabZbbZaaaaa
=周一	aaaaaaaaabaaaaaaaaZaacaa
=周末	aaaaaaZaaZaaZaaadbZaabZa
=味儿	aZabaaaaZaaacaaaZZaaaaba
=味道	aaabbaYaabaabaaaaaaaaZaa
=哈哈	aaaaabaaZabZdaaZZaZZaZaa
=哭了	aabaaaaaaaaacaaaaZaaaaaa
=四万	aaaZaaaaZcaaaaaabbZaaaaa
=四个	aaabaabaYaZaaaaZbaaaaZaa
=四十	ZZaaabYaYcbcZZacbZaaabZZ
=四千	abaZaaaacaaaaaaaaaZaaaaa
=四名	aaacaZaaaaaaaaaaaaaaaaaa
=四点	ZabaaZcabaaaaaaaabaaaaaa
=四百	aacYaZbaZbaaaaaZZaZcaaaa
=回去	ZaacaaaaZXaacaZbbcZaaaZa
=回头	aaaaaaabacaZaaaaaaZaaaaa
=回家	aZaYabZadaZZabZaacaaaaba
=回就	aaaaaaaaaaaaaaaaaacaaaaa
=回来	aaaaaabaaaabbabaZZaaaYaa
=因为	aaZaaaaaabaadabZaaaaaZaa
=在了	aaaZaaaaacaaaabaabaaaaaa
=在哪	aaaZaaaaaaaZZaacZbbbaaaa
=在家	aaaZaaaaaYaaaabZaacbaaaa
=在那	abaZaZaaaZaabaZdZaaaaaaa
=在里	aZaZaZbaaaaabaacZabaaaaa
=在门	abaYaaaaaaabZaaaabZaaaaa
=地方	aZaaaZYaaaaabaacabaaabaa
=坏了	aaabaaaabZacaaaabaZaabZa
=坐一	aaaaaaaaaYbbaaaZbbbaaaaa
=坐着	abaaaaZaaaaaYaaabbabaZZa
=块八	aaaaaaaaaZaaaaaaaaaaacaa
=塑料	acaaaaZaacaZbaaaZaZaaZaa
=墙上	aaaZaZcaZcaaaaaaZaaZabaa
=声音	ZZaaaaaaabaaYaabacbaaZaa
=夏天	abaaaaZabaaabaaZZacZaZaa
=外地	aaaaaaaaacaaaaaaaZZaaaaa
=外头	aaaaaababaaZYaaaaaaaaaaa
=外的	aaaaaaaaaZaacaaaaaaaaaaa
=多个	aaaZaabaaaabZaacabZaaaaa
=多了	aaZZaZZabXaZaaabbabaaaaa
=多半	aabaaaaaaZaaaaaabacZaaaa
=多少	aaaZaZbaZaaaaaaZcbaaabaa
=多的	abaaaaZaaaaaaaacaZZbaaaa
=大人	aaaZabaaaZaaaaaZaacaaaaa
=大哥	aaacaaaaaZbaZaaZbaaaaaaa
=大学	aaaZaaaaaaaaaaaaacZaaaaa
=大爷	aaabaaaaaabaaaaZacZaaaaa
=大的	aaabaZYaaaaZbaaababaaaZa
=大米	aaaaaaZaacaaaaaaaaaaaaaa
=大脑	aaaaaaaaaaaaaaacaaZaaaaa
=大部	aaaaaaaaaZaaaaacaaaaaaaa
=天一	aaabaababYZaaaaaZbbaaZaa
=天天	aabZaZZaaZbbYbaaYacbbZaa
=天我	baaaaZaaaaaaaZZabcaaaaba
=天没	aaabaaaacZaZbaaaaaZaaaaa
=天的	aaaZaabaabaZcaaaaaaaaabb
=太阳	aaaZaaaabZaaZaabdaaaaZaa
=头一	ZZadaacacaaaYabYXaaaaaaa
=头发	abbaaZYaabaZbaZabZZaaaba
=头是	aaaZabdaabaabaaZZaZaabaa
=头能	aaaZaacaaaaaaaaaaaaaaaaa
=夹在	aabbaaZaaZaaaaaacaaaaaaa
=女儿	aaaYaaaaaZaaaabbaaaaaaaa
=她没	aabaaaaaaaaaaaaaacaaaaaa
=她的	aaaZaaaaaabaaacaaZZbaaZa
=她看	aaaaaaaaaZaacaaaaaaaaaaa
=她说	aaZZZaaaaaZaZabbacaaabaa
=好了	aaaaaabaYZZabaaZbaabaaba
=好多	ZbacaaaaaaaaaaaZaaaaaaaa
=好的	aZbbaZZabaaacaaYabaaaYaa
=媳妇	aacaaZZaaYaabaaaacaaaaaa
=子一	aacZaabaaaaaaaaaZaaaaaaa
=子味	aaaaaacaaaaaaaaaaaaaaaaa
=子就	aaaaaabacYaaZaabZaaaaaaa
=子是	aZZZaafaaZaZaaabaaZaaaaa
=子的	aabZacaaaZZcYaZYZbbbbaaa
=子里	ZabYaaaaabaZZaaabbaaaZab
=字叫	aaaaacaaaaaaaaaaaaaaaaaa
=学的	aaacaaaaaaZabaaaaaZaaaaa
=孩子	ZbaaaaaZcZYaZabcbYaZaaZa
=它会	aaaZaaaaaaaaaaaaaacaaaaa
=它叫	aaacaaaaaaaaaaaZaaaaaaaa
=它在	aaacaaaaaaaaaaaZaZaaaaba
=它就	aaaaaaaaaaaaaaacaaaZaaaa
=它是	aaaaaaaaaZaaaaacaabaaaaa
=它的	aaabaZaaaaaaaaaYbabaaaaa
=完了	aaaaaaaacaaaaaaZabaaaaaa
=客服	aaaaaabaZZabZaaacaZaaaaa
=家一	aaaaaaaabYaaabaababaaZaa
=家说	aaacaaaaaaaaaaaaaZaaaaaa
=家里	baaaabZabXZaYbaZabbZadaa
=容易	aabaaaZaaZabaaacYacbaaZa
=寄回	aaaaaaaaaaacaaaaaaaaaZaa
=对不	ababaaaaacabZaaaaZZaaaaa
=对了	aaaaabaaZZaadaaZbabaaZaa
=对方	aaaaaaaaaaaaaaacaaZaaaaa
=对比	aaaaaaaaacaaaaaaaaaaaaaa
=小孩	aZaZacaaaZaaaaabaaaaaaaa
=小时	abaaaacabaZbZbZZaYZaaaZa
=就一	ZaabaaaaZcZaaaacaaYbaZaa
=就不	aZZZaaZaaaaZbaacZbbbaaZa
=就得	aaaaaaZaaZaabaaaZacaaaaa
=就没	aabbaaZaaYaabaaaZZbaabaa
=就知	aZaaaaaaacaabaabZaZaaaaa
=就能	aaaaaaZacaaaaaaZZabaaaaa
=就这	aabZabYaabaaaaaacaZbaYba
=屋里	aaaaaaaacZaaZaaZZbaaaaaa
=屏幕	aaaaaaZaaaaacaaabZaaaaaa
=岁的	aabcaaZaaaaabaaaaaaaaZba
=岗位	aaacaZaaaaaaaaaaaZaaaaaa
=工地	aaaaaaaaaaabaaaacaaaaaaa
=左边	aabaaaZaacaaaabaZaaaaaZa
=差在	aaaZabaaaaaaaaacaaaaaaaa
=己吃	aaacaaaaaZaaZaaaaaaaaaaa
=己带	aaaaaaYaZaaaaaaaaacaaaab
=己的	aaaaaaZacYbaaaaaabZaaZaa
=己看	ZaabaaaaacaaaaaaaaabaZab
=师傅	aaaZaZbaaZaZcaZbaabZaaba
=干净	aaaZaZaaYaaaaaabcaZbaaaa
=平均	aaaaaaZaafaaaaaaZaaaaaaa
=年了	aaaaaaaaaaabYabaabZaaaba
=年前	baaaaaaaaabZcaZaabaaabaa
=年我	abaYaaaaaaaZaaaaaaaaaaaa
=年级	abaZaaaaaacaaaaaaaaaaaaa
=年轻	aaabaZZaaYaaaaababbaaaaa
=底下	aaaaaaaaYbZZbaaacabaabaZ
=底薪	aaaZaaaacZaaaaaaaaaaaaaa
=开门	aaaaaabaZaaaaaaaaaaaacaa
=张纸	aaaaabaaaYaaaaaabaaZaaba
=当然	aaaaaaaaaZaaeaZaZabZaaaa
=往上	aZaZaaaabaaaaaabaZcaaaaa
=往下	aaaZaZcaZaaabaabaZaaaaaa
=得下	aaaZaacaaaaaaaaaaaaaaaba
=得先	aaaaaaaaaaaaaaaaZacaaaaa
=得去	aaaaaaaaaaacaaaaaaaaaaaa
=得慢	aaaaaaaaaaaaaaacaaZaaaaa
=得最	ZaacaaaaaabaaabZbZZaaaaa
=得有	aaaZaaaaaaaaZaaaaacaaaaa
=心里	abbZaaZaaaaaaaaaacZaaZba
=必须	aaaaaaaaaZacaaaaaabaaaaa
=忽然	aaaaaaaaaZaacaaaaaaaaaaa
=怎么	baaZZZZaaaaZaaaZdabaaaZa
=急的	aaaaaaaaaaaZZaaaaaaaacaa
=急着	aaaaaaaaaaaaaaaacaZZacaa
=想看	aaaaaaaaaaabZaaaaaaZadaa
=慢慢	aZaZabaaaaaabaacaaaZaZba
=成一	aaaYaaaaaaaaaaabZcaaaZaa
=我一	aZaaaaaaZaabYababcZaaaaa
=我不	aZaaaaaaaabdcabZbZZZaZZa
=我也	aaabaaaaaZaacaZaaZbaaaba
=我们	ZYZbZdcaaZabXZZcaaaaaZYa
=我倒	aaaaaaZaabaaaaaaaZcaaaaa
=我做	ZaababZaaaaZYabaabaaaaaa
=我去	ababaaaaaZZZcaaZaaZaaaba
=我反	aaaZaabaaaaaaaaaaacaaaaa
=我哥	aZacaaaaaaaaaaaaaaaaaaaa
=我在	aaZYaaaaabZdbaaZZaaaaaba
=我妈	babYaabaaZZcYaabaYbaaaaa
=我就	aaabaaaaaYabZaaZbaZaabaa
=我想	aaaZaaaaaaZaaaaaaacaabaa
=我手	aaaZacbaabaZbaaaaaZaaaaa
=我打	aaacaaaaacZaaaZaaZaaaaaa
=我把	aaZbabaaaZaaaaaZcZZaaaaa
=我拿	aZaaaabaaeaZZbaaaaZaaaaa
=我放	aaaZaaaaadaaaaaaZbaaaaZZ
=我数	aaaZaaaaadaaZaaaaaZaaaaa
=我是	ababaZZabZaacabaaZZaaaaa
=我最	aaabaaaaaaaaZaaaaaZcaaaa
=我没	abbZaZZaaZZbZaaaaabcaZba
=我现	aaaZabbaaaZaaaZacaaaaaaa
=我用	aaaaaaaaZdaZaaaaaaaaaaaa
=我的	bababaZaaYbYZacZbZbbaZaa
=我看	abaZaaaaaaaaZaaaZZaaacZa
=我穿	aaaaaacaaZaaaaaaaaaaaaaa
=我站	aZaaaaaaaZbaaaZaaacaaaab
=我第	aaaaabbaaYaaaaaaaaaaaaaa
=我给	aaababaaaYaaZaaaaaaaaaba
=我翻	aaaZaaaaacaaaaaaaaaaaaaa
=我老	aaaaaaaaaaaacaaZaaaaaaaa
=我自	aaaaaZYaaaabcaabZabaaZaa
=我觉	aaaabaaaaZaaaaaZaacaaaaa
=我让	aaaZaaaaacaaaaaaaaaaaaaa
=我说	babaaaZaaaYbZaaaacZaaaaa
=我这	baaZaaabaZZbbaabaZXZaaba
=我问	aaaZaaaaaaZaZaacabaaaaaa
=或者	aaaZacaaaYaaaaaacacaabaa
=房东	aaaYaaZabbZabbaabZZaaaaa
=房租	aacaaaaaaZbZaaaaaaZaaaaa
=所有	aaaYaaaaaZaaaaaaabcaaaaa
=手上	aaaaacaaabaaaaaaZZaaaaaa
=手抖	aaaaaaaaaaaabaaaabYaaaaa
=手机	aabaabXaaZaaZabacbbZaZaa
=才明	aaaaaaaaaaaaaaacaaZaaaaa
=打开	abaYaZaaabaaaaaacaZaaaaa
=打电	abcaaabaZZZaZaaZaacZaaaa
=把它	aaaaabaaaZaacaZaaaaaaaaa
=抓一	aaaaaaaabcaaaaaaZaaaaaaa
=抱着	aaaaaaZaaZbaaaaaacaaaaaa
=拉链	aaaZaacaaaaabaaaZaaaaaaa
=拍照	aaaaaaaaaXadaaaaaabbaZaa
=拍的	aaaaaZbaacZZaaaaaaZaaaaa
=拿手	aaaaaaaaacaaaaaZaaaaaaaa
=挂了	aaaaaaaaacaaZaaaaaaaaaaa
=换了	aaZaaZZaacbaaababZZaaaaa
=换这	aaaaacZaaaaaaaaaaaaaaaaa
=掉到	aaaaaaaaacaaaaaaZabaaaaa
=提前	aaaaaaaaaaZaaaaabacaaZab
=摸着	aaaaaacaaaaaaaaaaaaaaaaa
=擦干	aaaaaaaaaZaaaaaacaZaaaaa
=收着	aaaaaaaaaaaaaaaaaaaacZaa
=收钱	aaabaaaaaaabZabaaaaaacaa
=改的	aaacaaaaaaaaaaaaaabaaaaa
=放在	aaabaaaaacaaaaZaZaaaaaaa
=教你	aaaZabaaaZaaaaaacaZaaaaa
=数了	aaaZaaaaadaaZaaaabZaaaaa
=斜着	aaaZaacaaZaabaaaaaaaaaaa
=斤的	aaaaaaYaabaaaaabaabaaaaa
=断了	aaaZabZbaaaabaaYbaaaaaaa
=新的	aaabaZZacbabZaaZaaZbaZaa
=新鲜	aaaZaaaaaaaaaaacaaaaaaaa
=旁边	aaaZaZYabadaaaaZabaaZbaa
=日子	aaaZaaZaaZaZaaaaZacbaaba
=日期	aaaaaaaaabacaaaZaaaZbaaZ
=早上	acaXabZacbbZYacZbZZaaaaa
=时候	ZaaabZabaYbZacabaaYaaYcZ
=明白	aaaaaaZaaaabZaZcaaZaaZba
=昨天	aZaaaaaaZcbZbaaaaaZaaaba
=是一	aZaZacYbaaaZcaabXbbaaZba
=是不	adaabYYabZcZZabZabaZaaZa
=是他	aaaaaaaaaabaaaZcZaZaaZaa
=是别	aaaZaaaaaaaaaaacaaaaaaaa
=是小	aZacaaaaaaabaaaZZZbaaaaa
=是干	aaaaaaaaacaaaaaaaabaaaaa
=是怕	aaaaaaaaaaaabaacaaaaaaaa
=是我	cYaZacYabaYbcZZaaZaZaaba
=是新	aaaaaaZaaaaaaaacaaZaaaaa
=是海	aaaaacaaaaaaaaaZaaaaaaaa
=是硬	aaaaaaaaaZaaaaabcaaaaaaa
=是老	aaaZabcaZaZaaaaaaaaaaaaa
=是说	aaaaaaaaaaaacaaZaaZaaaaa
=是这	aZababZaaaaaaaZbaaYaaaba
=是那	aaaaaacaaZbababaZaZaaZaa
=晚上	acaaaZbabZZZZaaZaaababaZ
=暖气	aaaZaaaabZaZcaabaZaaaaaa
=最后	bbZabbYaZZbababZbbXbaaZa
=最多	aaabaZcaacaaaaaaaZZaabaa
=最好	aaaaaabaaaaaaaaZcaZaaZba
=有一	abZaaabaZdZacbaZZaXaaZaa
=有两	aaaZabZbaaaZbaacZaZaaaaa
=有个	bZZYaaaaZecadZbZZaYaaZaa
=有二	aaaaaaaaadaZaaaaaaaaaaaa
=有人	abaadZYacZZacaaYZbZZaaaa
=有位	aaaaaaaaaacaaaaaaaZaaaaa
=有十	aaaaaaaaacaaZaabaaZaaaaa
=有天	aaaaaaaaaaaacaaaaZaaaaaa
=有意	aaaaaaaaaaaZcabaaaaaaaZb
=有点	aaabaabaaYacYabZabaaaZaa
=有的	aaaaaZZaZZaZaaaYdacaaZca
=朋友	aaadaZZababaaaaZaaZZabaa
=朝下	aaaaaaZaaaaaaaaacaaaaaaa
=本地	aaabaacaaaaaaaaZaaaaaaaa
=本来	aaaZaaaaaaaabaacaaaaaaaa
=条线	aaaaaaaaacaaaaaaabaaaaaa
=来一	abbaaaYaZabbZaaZZbZbaZba
=来了	aZaaaZaaadbZbaaaYYbaabaZ
=来我	ZZaYacaaaaaZZaadabaaabaa
=来的	abYYabbaabaZZbaaXdaZZaca
=来看	aZacabaaaZZaZaababZbZaaa
=来自	aaaZaaaaaaZcbaaaaaaaaaaa
=杭州	aaacaaaaaaaaaaaaaaaaaaaa
=松手	aaaaaaaaacaaaaaaaaaaaaaa
=板娘	aaaaaaaaaaZcZaaaaZaaaaaa
=枕头	aaaZaaaaaabaaaaaYabaaaaa
=柜门	aaaaaaaaaaaaaaaaaacaaaaa
=样一	aaaaaaaaacaaaaaaZaaaaaZa
=样的	ZZaZaaaabYaaaaabcbZaaaaa
=根本	abaaaZaaaaaacaaZaaaaaaaa
=每个	aaaaaaaaaaZabaaacaaaaaaa
=每天	abaZaaaabZaaZaaZcaaaaaZa
=比去	aaaaaacaaZaaaaaaaaaaaaaa
=毛巾	aaaZaabaYaaaZaaacaaaaaaa
=毫升	aaaZabaaaaaaaaaacaaaaaaa
=毫米	aaaaaacaaaaaaaaaaabaaaaa
=气的	aaaZaaaaaZaacaaaaaZaaaaa
=水的	aaabaacaaZaaZabaZaaaaaaa
=沙发	aaaZaaZacbaZaaaZabaaaaaa
=没了	ZabbaababXZZZaaabZaaacaa
=没人	bZZcaZbaaYbaYabbZaaaaZba
=没收	aaabaaaaaaaaZacaaaaaaaaa
=没有	abaYZbaaZbaaaaaaZaZaaaaa
=油菜	aaaaaaaaaaaaaaacaaaaaaaa
=泡过	aaaaaaaaaaaaaaaaaacaaaaa
=流水	aaaaaaZaacaaaaaaaaaaaaaa
=温差	aaaaaaaaaaaaaaacaaZaaaaa
=温水	aaaaaZaaaZaaaaaZeaaaaaaa
=点三	aaaaaaaaacaaaaabaaaaaaaa
=点到	aaaZaccaaZaaaaaaZaaaabaa
=点半	abaYaaZabaZaaaaaZbcaacZa
=焦虑	aaaaaaaaaaaaaaaaaacaaaaa
=爷爷	aaacaaaaaabaaaaaaZaaaaaa
=爸妈	aaaaaaaaaaZbaaaaaZbabcZa
=特别	aaacaabaaZaaaabaZaYaaaaa
=现在	aaZbaZaaaZbaZacZbbZaabaa
=现金	aaaaaaaaaZaaaaaaZacaaaaa
=生意	aaaaabaaaZZaZaaaaaacaaaa
=生日	aaaZaaZacaaabaaabaZaaaZa
=用了	aaaZabbaacaZbaaaaZZaaaaa
=用它	aaaaaaaaZcaaaaaaaaZaaaaa
=用的	aabYadbaZZbcZaaZcaYaaZaa
=电池	aaaaaacaabaabaaaYabaaaZa
=电脑	aaaaaaaabcaaaaaaZaaaaaaa
=电话	abccaaaaaZZZYaZZaabZadZb
=男生	aaaZaaaaaacaaaaaaaaaaaaa
=留下	aaaaabaaaYaaaaaaaaZcaaaa
=病是	aaaaaaaaaaaacaaaaaaaaaaa
=白的	aaaaaZbaadaZaaaYaabaaaaa
=百一	baaZaZYaZdabaaZaaaZbaZaa
=百三	aaaaaaZaacaaZabaaaaaaaaa
=百到	aaaZaacaaaaaaaaaaaaaaaaa
=百四	aaaZaaZabcaaaaaaaZabaZaa
=百多	aZbaaZbbadaaZaaaaaZZaZba
=的一	aabaaZbbceaaZaaZZZXaaaba
=的不	aaaYaaZaZaaaZaaaZadaaaba
=的东	aaZaaaaaaabaaaacaaZbaaaa
=的也	aabZabZaaaaZaaaaZZcaabaa
=的事	aaaYaaaaaaaaZaaacbaaaaaa
=的人	abaaaZZaaaZZYaadaZbbZYca
=的会	aaaaaaaaabaacaaZbaYaaaaa
=的公	aaacaaaaaaaaaaaaaaaaaaaa
=的别	aaaaaabaYaaabaaaZacaabZa
=的大	aaaaaaZaaYdabaaZabYbaaba
=的小	aZZcacYaZabZaZaZbcYbaaZa
=的意	aaaaaZaaaZaaaaabaacaaaaa
=的我	abaaaZaaaZacaaaZaZbaaZaa
=的手	ababaaaaaZaaZaacaaZaaZba
=的拍	aaaaaaaaaaacaaaaaabaaZaa
=的时	aaaYaZbbaZbZabadbaZZaYbZ
=的是	bZaZafXbZVbbbZbaZYdcaZba
=的有	aZabaaaaacaZZaabaaaaaaaa
=的猫	aaaaaaaaaZaaaaaaaacaaaaa
=的看	aaaZaaaaaaaabaaaaacabZaa
=的第	aaacaZaaaZabZabbaaaZaaaa
=的老	abbaaZaaZacbZaaZaZaaaaZa
=的话	baaZbaaaZZaaaaaaaacaaaaa
=的说	aaacaaaaaaaaaaaaaaZaabaa
=的还	ababaaaaacaaaaaZaaaaaaaa
=的这	abaaacaaaaaaaaaaaaZaaaaa
=的那	bZZZaabaZaaaaaabZaYabaaa
=盘子	aaaaaaaaacaaaaaaaaZaaaaa
=盟费	aaaaaacaZaaaaaaaaaaaaaaa
=直接	aaaZaaaaacaZaaabbaaabbaa
=省下	aaaaaaaacaaaaaaaaaaaaaaa
=看一	aaaZaaaaaYabaaaZbbaaaaZa
=看得	aaaZaacabZabbaaaaZZaaZaa
=看我	aaaZaaZaadaZcaaaZaaaabZa
=看法	aaaaaaaaaaaaaaaaaacaaaaa
=看的	aabYbaZaaYabZaabaacbaaaa
=看看	baabaaZaaZaZbaaabaZZbcZa
=看见	aZaaaabaZZZacabaaXYaabba
=看这	aaaaaZcaZcaZZaabaaaaaaaa
=真的	bZbYaababZZZaaaaaabbaaZa
=眼睛	aabZaZZabbZaaaacZaaaaaaa
=着一	aZaaaaYaabZacaZaaaaaaaaa
=着的	aaZaaaaaZaZaaaaaaacaaaba
=睡前	aaaaaaaaaZaaaaaacaaZabaa
=睡着	aaaaaaaaaZcabaaaaaZaaaaa
=知道	abbaaZaabZaYbaacaaaZabaa
=硬的	aaabaaZaaYaaaabacaZaaaaa
=程序	aaaaaaaaaaaaaaaacaZaaaaZ
=空气	aaaaaaZabaaaaaacaZZaaaaa
=站在	aabYaaaaaabbbaZaaaZaaaaa
=站起	aaaaabaaaaaacaZaZaaaaaaa
=第一	aZaZaZaacbbZXaaZbcaaaaaa
=第三	aabaaaaaZcaZZabZaZaaaaaa
=第二	aaZaacaaabaaaaaYbZYaaZba
=第四	aaaaaaaaaYcbbabaZZZbaaaa
=管用	aaaZabaabZaaZaaaaacbaZaa
=箱上	aaacaaaaaZaaaaaaaaaabaaa
=粒大	aaaaaaaaaaaaaaaacaaaaaaa
=结果	aaaZaaaaaaaacaaZbaaaaaaa
=给了	aaabaabaacaaaabaaZZaaaaa
=给人	aaabaaaaaYaaaaaaaZcaaaaa
=给他	aaaZadYaZYbbYaZZbcaaaaca
=给你	babZabcaaYacaaabZYZabaaa
=给她	aaacaaaaaZbacaaaaXaaaaba
=羽绒	aaaaaaYaabaaaaaaaaaaaaaa
=翻过	aaaZaZabaaaaaaaacaaaaaaa
=老公	aabZaaZaaaaacaaaaaaaaaaa
=老师	aaaZabaaabbaaaabbaYaaaZa
=老板	aaaaaadaaZYbZaaaZYbaabaa
=耳朵	aabYaaaaZaZaZbabbbaaaaba
=背后	aaaaaZcaaZaaaaaaaaaaaaaa
=背景	aaacaaaaaaaaaaaaaaaaaaaa
=能不	aZabcbZaZbZaaaaaabZbaaZa
=能用	aaaaaabbYaaaaaaZcaaaabaa
=能转	aaaaaacaaZaaaaaaaaZaaaaa
=脑子	aaaaaaaaaZaaaaacZaZabaaa
=脸上	aaaZaaaaaZaaaaabZbcaaaaa
=自己	ZaaZaacabZabaaaccXZZaaZa
=色的	aaababZbaZaacaaZZZbaabaa
=花粉	aaaaaaaaaaaaaaacZaaaaaaa
=血压	aaacaaaaaaaabaaaZZaaaaaa
=衣服	aaaaaaaaaaZZaaaaaacaaaaa
=补贴	aaaaaaaacaaaaaaaaaZaaaaa
=袋子	aaaaaaaaaaaabaaZcaaaaaaa
=西装	aaaaaaaaaaaaaaaaZacaaaaa
=要不	aaaabaaaaaaaZaaZacaaaaaa
=要是	aaaaaabaaZaaaaaabZcaaaZa
=要的	baaaaZbaaaaZaaaaaZYbacaa
=要钱	aaaaaaaabaaaaaaaaaZaacaa
=见一	aaaZabaaaaaacaaaaZaaaaaa
=见了	aaaabbaaaaaadaaaZZZaaaaa
=见没	aaaaaaaaacaaaaaaaaaaaaaa
=见过	abaaaaaaacbaaaaZZaaaaaaa
=规矩	aaaaacaaaZaaaaaaaaaaaZaa
=视频	ZZacaaaabbaaaaZZbZZaaZaa
=觉得	aabbaaaaaYZbbaZYaacaaZba
=让人	aaaaaaZaabaaaaaaaaaaaaca
=让他	aaabaaZaaaaaZaaZeZbaaaaa
=让你	aaababaaYaabaaaaZabaaZaa
=让它	aaabaaaaaZaZaaaacaaaaaaa
=让我	aZaaaaaaaabZcbZaaaZbaaZa
=记录	aaaaaaaaacaaZaaZbaZaaaaa
=试过	abaaabZaZbaYabaaZaaaaaaa
=说一	aaaZaaZaaaaZZaaaaabaacZb
=说不	aaacabaaaZaZaaaaaaZaaaaa
=说我	aaaaaaaaaaZbcaaaabZaaaaa
=说是	aaabaabaaabaaaaaaYZabaaa
=说的	babZaaaaacZaaaaZaZcaaaaa
=说那	aaaaaabaaZaaZaaaacaaaaaa
=谁也	aaaaaaaaaZaaZabaacaZaZaa
=谁的	aaacaaaaaaaaZaaaabaaaaaa
=谢谢	aaacaaZaaZbabaaaaZZbaZba
=豌豆	aaaaaaaaaaaaaaaacaZaaaaa
=贵的	aaaaaabaabaaababaaYbaZaa
=走了	aaZaaaaaaZaZcaaZadZaaabb
=起来	acaYZZcZbcZZaabYcYabaYaZ
=超过	aaaZaaaaZYaaaaaacbbaaaaa
=跟我	baZbaZZaaYbZaZZabdaaabZa
=路上	aaaZaaZabZacaaaaaaaaaZaa
=身体	aaaZabaaaZaaaaacaaZbaaaa
=转机	aaaaaaaaaaaadaaaaaaaaaaa
=轮胎	aaaZaaaaabaaaaaaaacaaaaa
=边上	aaaZabbaacaZaaaYabaaaZaa
=过年	aaabaaaacZaaaaZaaaZaaaaa
=过我	aaaaaaaaaaaacaaaaaaaaaaa
=过来	aabaaaZbZaZaaaaZdZZaaZZb
=近视	abaaaaaaaaaaaaaaaacaaaaa
=还剩	aabZaaaaZcaaaaaaaZZaabaa
=还在	aZZaaaaababaZabaacaaaaZa
=还是	abaabaZaaaZcZabYaZabaaaa
=还有	ZZabaZcaaYaZaaaZbcZaacZb
=还能	aaaZbaaadZaaaaaaaaYaabaa
=这一	aZaZaZbaaabaaaaZcaabaZaa
=这两	aaaaaaZabaaaaaaaZacaaaaa
=这个	aaabaZdbcWZabaZbYZbZaaaa
=这么	aabbaaZaaacaZaabZaaaaZaa
=这句	aaaaaaaaaaaabaaaaZcaaZaa
=这样	aaaaaababaaaZaaabbYaacZa
=这款	aaaaaacaaaaaaaaaaaaaaaaa
=这话	aaaaaaaaaaacaaaaaaaaaaaa
=这边	aaacaaZaaaaaaaaabaaaaaaa
=进去	aZbZaZYabaZbZaaYdbbaaaaa
=进门	aaaaaaaaaaaacaaZaaaaaaaa
=退休	aaacaaaaaZaabaabZZaaaaaa
=退货	aaaZaaaaacbaZaaaaaZaaaaa
=道理	aaaZaaaaaaaaaaaaaacaaaaa
=那一	aaaabZZaaabaZaZdYZaaaaaa
=那个	ZbaYaYYZZbaZaaaZbbbbabab
=那天	aaZaaZbaaYaaYabaccZaaaaa
=那家	aaacaZaaabaabaaZZaaaaaZa
=那层	ZaaZaaZaabaaaaacZaaaaaaa
=那年	aaaaaaaaaYaaabaaaaaaaaaa
=那是	aZaaaaZaaZabaaZZbafZaaaa
=那样	aaaaaaaaaZaaaaaacaaaaaaa
=那种	abaaadbfaXbaZaaXZZaZaaZa
=那边	aZabaabaZcabZaaaZZaaaaaa
=部分	aaaaaaaaaZaaZaacaabaaaaa
=都不	aYaaaaaaabaZaababbbaaZaa
=都在	aaaaaZZaacaaZaabZaZaaaaa
=都是	acaaaYaabbaaZbabZaZaaaaa
=都没	aZacabbaabaaZaZZbbYbaaaa
=都说	aaaZaaaaacaZcaaaaaaaaaaa
=里一	aaabaaZacaaacaaZaZZaaaaa
=里头	ZaZYaaeaaaaaZaZcaaaaaZaa
=里有	aaadaZaaaYaZZaaaaZbaacab
=里的	baaaaaZaZYabbaacaaZaaaaa
=里那	aZaYaaZabbaabaabZbbaaaZa
=里面	aZZbaYcaZbaaaabaYbbaaZaa
=钟头	aaZaaZbaaYbaaaabaaabaaaa
=钟的	aaaZaaaaaZaaaaaabcaaaaaa
=锅里	aaaZaaaaaaaaaaaacabaaaaa
=问我	baaaaaaabbcZaaaaZaZaaZaa
=闺女	aaaZaaZaaaaacaaaaaaaaaba
=阳台	aaaaaabaaYaaZaaZabaaabaa
=阴干	aaaaaaaaaaaaaaaacaaaaaaa
=阿姨	baaaaaaabbZadaZZaZaaaaaa
=院子	ZaaZaacaaaaaaaaZbaaaaaab
=隔壁	aaZYaZZbZbccaaaZZbabaZaa
=零点	aaaaaaZaadaaaaaaaaaaaaaa
=面是	aaaZaadaaZabbaaYaaZaaaaa
=面的	aabbaZcaaZbaaaaaaaZaaaaa
=面那	aaaaaZZaaaaaaaadaaaaabaa
=颜色	aaaaaZaaacaabaaabaZZabaa
=飞机	aaaaaaaaaaaaaaaaaacaaaaa
=饲料	aaaaaaZaaaaaaaaaaacaaaaa
=鸡蛋	aaaabZZabdbabaaZaaZaaaaa
>%ache	aXXbZbaXYaaZacXZbYZWYZYZ
>%amount	abbdZZYWZWYYXZWZaaaXYVXa
>%bad	ababaYYabZaYXaZcaYabaaaa
>%better	bZcXbYYYXcZbZZaacXdYZYXZ
>%body	aYZXZaabYWcZaZZabaaXZYXZ
>%box	YbZbZYYZaaZZYZZdVacZZZZa
>%but	aYZYbZeYadaaWYdadWYZZWYZ
>%buy	aYWXaYbZacZaaZZZaYaYZUXY
>%crowd	aZaYaYZZZZVZZYZaYYZWVUSZ
>%deny	ZXXYaYaZYbaZYWYbaXYWWXUY
>%ease	aYcaccbbcacaWZZXYaYaZYZa
>%feel	XYaXYcbYbaZZbZZZZabYYYXZ
>%fix	accXYYbaYYaZZeYcUcXaaYZa
>%folk	ZYbZaaXYYXYZZeaZYbZcaZWZ
>%food	cZYcXYZaaZdbYaXbZYXXYTWa
>%handle	YZZYbbbZbaaWYWWYaYaXVVUa
>%hold	bZZXbaacabZZbaaYaXbZacaa
>%house	cZcZZZaYYXaYYZYbZacXYZVZ
>%it	aZcaZYcZXYXZWaaaZaZZZVYZ
>%keep	aYYaaZaabaabbZaWeZaaaYXZ
>%kin	ZbbZZacZcYWdWaXaaZYYZWZX
>%law	abaYaZbZYXYYbaacYXcaZZaZ
>%look	ZccaYZWdYaaXbbYcbaYaaWZZ
>%makeUp	bbYZabZaaadZZaaXXZZXYWXa
>%me	aabYZbZaZWZbZaZaaaZbYZWY
>%money	aZcXZbZbYZZbbaaXbZbXZXVa
>%nature	aabaZYaabXabbbabZcZaaaaa
>%order	ZaYbZYaXYbZcYaWYZabXYXVZ
>%past	bZXZbbYZZXYcXabbbbaXZZYZ
>%place	ZaabbcZYdbVZYZYZZZbaZXXa
>%reason	adYWaZaZaaZbebbZXWaYaZYa
>%said	bbWbabaYZaYbXbYYYaaVZZWa
>%scene	ZZbZYbbZYZZbcZYZZaabZXXZ
>%soft	aXZdYcbZabZWbYYYbXXWXXTZ
>%span	bWYaaZZYaXWYXYYaZaaUWXWZ
>%talk	aaYaaYXZXcXZbaZYYaacaZbZ
>%taste	aXZbYaZYbaZZXZZaaXbYZZYY
>%tech	ZadbYbdaVccZXZaYYXbbZZZZ
>%test	ZZYdZaaZZYaZaZaaYZZZZYXa
>%trust	ZYaWbbZYZbZYYXWbcbdZaaZZ
>%turnsUp	WbZdVZYaXXaYYbYbabcZZZZZ
>%verdict	YcYZZbbZZZZaaYaaYWaWZXZY
>%wear	abZYZYYZZXcYcYXYabbaZZXZ
>%you	ZZYbZaYYYZXaaaZZYZbYaZaa
>&already	aaZcZYaaaXZbbZbaZbZaaaaa
>&asksBack	ZacaaYZaYYZZZZaaaaaZabba
>&ba	YababbaZYYaZbbYZYdYYaZZb
>&bareMeasure	ZaaaadZZacZabYbaZYZZZZZZ
>&been	aZabbadaZZcYcZZZYYbZaZZZ
>&callsYou	ZaabZaYbZbZaacabYXaYacba
>&canDo	YaYXbdYaZbabbaZYbXdaZYWZ
>&causal	ZZZaaZcZZXaZcaaeaZaYaZYa
>&changedTo	aaaaZZYaXZYaYbaaZcbbabba
>&doIt	YcdaZcaZYaaZYaWYYZZYZbVZ
>&doThenNot	abZaaaZaaZaZXZWbZYYWYWYY
>&done	aYZaXXaZYXbYaZYZZbaXZZZa
>&doneCount	XccZaXaZaYYXbaWZbcXXZXaZ
>&exceptFor	aZbYaZZZacbeXZacaZbZaaba
>&explains	YZYZaZcZaaaYbZaXbbbYaZZa
>&fits	abacabZZaXZddaZbaZZXaZZa
>&flawOwned	bYaZbZaacabaXaacabYbaZaa
>&general	aZbaabaZacXccZaYYZbZaZYa
>&going	XaZZYYbcYYZZYaZbadaaaXYa
>&has	YZXZbXaadZZZWYaaYaZaZVXa
>&heDid	ZYZbYaYZZZYXabYZecaZacZa
>&heSpoke	ZXaeZabcYbaWbabZYXaYabYZ
>&iDid	bZacZabaZYaaccaaZYXaaYba
>&iHad	ZbaXaYcZZZbYbaYcZVZZaZba
>&ifThen	aaZaYZbaXabYbaZcZZcZaZYa
>&inPic	abbaaZbacYaZbaZacabYaVaZ
>&isOf	cbXYZaXZabZbbbeYZZXaZYXZ
>&look	aaZaZbccYcYYaZZXaaZaaaaZ
>&loses	XaaaYZZZYbbYZZbabcaYZZYZ
>&notOnce	ababbYaZaYcadaZcZZYZaaaa
>&offer	ZZaaXYbbaZaZZYXZZccWZXbZ
>&onceThen	aXfaYaYaZXZZaZZbYZZXYWZZ
>&orders	ZZaYbcbYcYaaYZbcbUXaaZZa
>&passive	ZabaaaaaaabYbYZZaaXXacca
>&percent	acbabcZZbWcbZZZaXaabaZaa
>&promised	cZaZaYZYZYaabZZbeZaZaaaa
>&proverb	bZYYaZZYYaZYaaZbZZbVUQSY
>&quoteOnly	ZaaeZaaaaaaacaaaaYaaaaZa
>&saysQuote	ZadbZWXaaaZbYZbaUbcXZYXa
>&source	abcZbabaaYaabaaabYaZaZaa
>&stepCount	YbYcZaaaZaXYXdaXcaZZZZZY
>&thatDay	adZaaYbaaYcYZbaYYaaYZaYa
>&threshold	aZcbbaabYZZcZaYYbYaaaaaa
>&unlike	bZZcbaYZadaZZbcbaWYYaaYa
>&until	aaZaZaaaaZacaaZcYcYZabaa
>&untilNow	abZcaZaZXYacabZaWabbaYaZ
>&verdict	ZbacZYbabbaaaaZcWZaZaaZa
>&versus	abaZbYcZZaXZbZbZabbYaZZZ
>&wasBad	aZZZYdaaYZaaaZacaabYaaZa
>&whereTo	aYZYZaWYZaXdaZaaaecaaYac
>&worse	adabaYaabZaXWaYbZZabaaaa
>&years	bcaZaYZaZXaacaZYYbbaaZZZ
>adage	ZZcZZYZbbbYYaacaZWYYZYXb
>advice	bbaXaXabbbYZXZaXbXYdacZY
>after	ZYZZZYbZWaZYacYaaZZaZVWZ
>amounts	ZYabadXZZYaaabaZbabaaaab
>appeal	YaaZWZaXaYaZYWYZaZYcXXYV
>audience	YWXXYZbaYZcZZYabZbZbZYZX
>authority	aaYYcbZabZZaZaaYcbbYaZaa
>before	aZZbYdZaYabZbZbYaYbYZXYa
>buy	cVZZZZbbfZcYZXaZYbYaZWZZ
>cause	ZbabbZYZZbaZYaaYZXbZaaZa
>conclude	abaYYXaabbZZcaYdWYaXaZZZ
>contrast	aXYbaZZZZZYabYcbaaYXZZbZ
>credential	aacYaZZZZYYZZYaaYcbXaZZa
>digits	baXaYYYaaYYYZZWaZbaUWWTa
>exclaim	ZbYdZbaaaZbZZaZYacaYaaZa
>flaw	YZaZaZZdbZaZbbZZYcZZaYba
>formal	aaaaabYZcYZaYaZcWYWZZXbc
>keep	aaZYZZaZaaYeZaaZadXdZWbY
>material	YcYaZYYabaaZYZaXaaYYZXYY
>me	bYbZYYYZXYXZZZYZYZZbWYWX
>meaning	bZaYcYYaZaZZZYYcZXZXYYYZ
>measured	YXYYYbaWWZXYZZZZZXXYYYZZ
>numbered	XZXaYZZbXaVYYaZZaacYZYZZ
>pain	ZaYaaaZaaYZXXYZYYaYZXWYY
>particle	ZXXZZZaYYZZXXZaZZaZYYYWY
>person	aYaZaYZYXZZYbYYaZaaWYWXX
>place	acZYaZaYbYYbYaZYYbXaZaYa
>price	ZaXZXZXcaZbaZXabZaaZZWWX
>question	XZZYaZaYbZXYaXbYYYZdZWaY
>quoted	ZZZbaXXYZaaXaYXZYcaWYXWX
>relay	YccaXWYXXZaYbcZaVZaXZVWa
>relief	ZZaaZcbZbaXcaaYXXYaYYVXZ
>setting	aVcaYZXZZZYZXZWbaZYYZcaZ
>show	aaXZbacZaZZZXZXaZaXYZXZb
>speaker	ZXZaYXbacYWYcYabWabXZZWc
>spec	YaZbZaZWXZaaZZXYbbZXYWbY
>step	baZabaaaYYZZaYXaZbYZZXYW
>story	abaYbaaYZYXaZbaYYZbXZaWZ
>talk	ZZZXYYXYbaYYacYaaZYebYaa
>taste	aWYaZYZYXYaWaZbZZdbbZWYb
>thing	ZaZZbYWbZYZZbcaZZZZYZXaZ
>time	ZbYZaZYXZYZZZZYbaYZVYWXY
>turn	ZaYbaWZXadXbaYYdVZbbaZYa
>urgent	bYbZZXXZaZYYaYcabaXaabZa
>witness	ZcYbZWYZbZVaaaYcZZYXaZZY
>worse	ZbYbZXYaYabbYYZbXYXZZXZZ
>you	aZYZYZYXYZYZZZXaZaZYaZbY
^0	aaaZaaaaaYaaaaababeaaaaa
^2	abaYaaaaaaaacbbZbbYaaaaa
^20	aaaYaaaaaaaacbbZZbZaaaaa
^3	ZaaaaacaaZaaaaabbaYaaaab
^8	aaaaaacaaZaaaaabaaaaaaaa
^A	aaaZaaaaZeaaaaaZaaaaaaaa
^B	aaaaaaZaacaabaaaaaaaaaaa
^C	aaaaaaZaacaaZaaZaacaaaaa
^D	aaaZaaZaabaaaaaadaaaaaaa
^I	acaaaZaaaaaaaaaaaaaaaaaa
^It	acaaaZaaaaaaaaaaaaaaaaaa
^W	aaaaaaZaacaaaaaaaaaaaaaa
^We	aaaaaaZaacaaaaaaaaaaaaaa
^①	aaaaaaaaaaaaaaaaaacaaaaa
^一	ZbaVaYbZgabWVaaaZZYdZbaZ
^一个	abbYaZYabbbaZaaaYaZbaaba
^一位	aaaaaaaaaacaZaaaaaaaaaaa
^一共	aaaaaacaZaabaaaaaaaaaaaa
^一千	aaaZaaaaZaaaaaaaacabaaaa
^一号	aaaaaaaaacaaaaaaZaaaaaaa
^一块	aZaaacaaaZaaaaaabZaaaaaa
^一天	acaZaacaaYZaZaaaZZbaaaaa
^一百	aaaaaaZaZcaaaaaaZZabaaaa
^一米	aaaaaaaaaZaacaaaaaaaaZaa
^七	ZaadaaaaaZabbabaaZYaaaaa
^三	babZbZcZYZaababYYabbbaaa
^三十	abaabacaaZaaaaaaaaaaaZba
^三年	aaaZaZaaacabaaaaZbaaaaaa
^上	abZZaaXabddZbbZYZZXaaaZb
^上一	baaaaaZaaadZaaaaaaaaaZaa
^上下	aaaaaacaaZaaaaaaaaaaaaaa
^上周	aaaaaaZaaaaacZaZZaaaaaaa
^上班	abaZaaZacaaaaaaaaaaaaaaa
^下	babaZZZaabaZZaZZcZaaZdaZ
^下回	aaaaaaaaaaaaZaaacaaZabba
^不	ZXZdZbcaacaceaZYXYXYabaZ
^不收	aaabaabaaaacaaaaaaaaaZaa
^不是	aYadacZZaaaabaZdZaYZabZa
^不用	aaaaaacabaabaaaZZaZaabZa
^不过	aaaaaaaaaZbbdaaZaaYaaaaa
^丑	aaabaaZaaaadaaaaaaZaaaaa
^东	aaabaaZaZcaaZaaZaabaaaaa
^两	abZYaYcabeZZZabaYaacaaaa
^中	aaaabZYabZaabaaaZabZabab
^中间	aaabbZZaZaaaaaabYacaaaaa
^为	dZaZZZaaaZaaaaaeZaYaaaaa
^为什	baaaZaaaaaaaaaadaaZaaaaa
^为啥	caaZaZaaaZaaaaabZaZaaaaa
^之	aaaZaaaaaaabadaaaaaaaaaa
^之前	aaaZaaaaaaabadaaaaaaaaaa
^也	aaaabZZaacZadaZaaaZaaaZa
^也有	aaaabZaaaaaaeaZZaaZaaaZa
^买	abaZadYaaaaZZaaZcaZcaaZa
^二	aaabbZcaZaZZZZaZZadaabaa
^二十	aaaZaadaZaaZZZabZbZaabab
^于	aabZacaaaZaaaaaaabbaaaaa
^于是	aabZacaaaZaaaaaaabbaaaaa
^五	bZZaaZXadZZabacZZadZabaZ
^五个	aaaaaaaaaZaaaacaaaaaaaaa
^五分	aaaaaaaabcaaaaaaZaaaaaaZ
^人	aZaeaZaaZaaZYaZfZZYZaaba
^今	bYaZafbaZaYabZeZaYWaaaZb
^今天	cZbaabcaZbZZZabZaaYaaZba
^今年	aZZZacaaZZabcaeaZZZbaaZa
^今晚	aaaaabaaaaaaZaaabaZZadZb
^从	aaaZaaZaaYbaYaaaccZaaZba
^他	ZaacaWaabZaZZaacbZXZaZca
^他不	aaaaaaaaaaaaaaacaaaaaaaa
^他说	aZaaaZaaaZaaZaacaZZaaaba
^以	acaZaaZabaaaZdbbaaYaaaaa
^以前	acaZaaaaaZaaZdabaaZaaaaa
^会	aZabcaZaZaaaZaaZZacdZbZZ
^会不	aaaacaaaaaaaaaaaaaaaabaa
^但	bcaYaaYZaZabZaaZZbdaaaaa
^但是	abaYaZZabZbZZaaaacdaaaaa
^你	YdbYaaaaZcaXYZZbaZZZZiUa
^你一	aaaZaaabZaaaaaadZaaaaaaa
^你们	YbaZaaaaacaaaaaaZbaZadZa
^你家	abaaaaaaabaaaaaaaaaaacYa
^你想	aaaaaaaacaaaaaaaaaaaaaaa
^你拿	aaaaaaaaacaaaaaZaaaaaaaa
^你猜	aZaZbbaaacaaaaaabaaaaaaa
^你看	ZaababbZbaaZaaaYbaZaabaa
^便	aaaaaaabacaaZaaaaaZbaZaa
^便宜	aaaZababacaaZaaaZaZbaZaa
^倒是	aaaaaaaaaaaacaaZaaaaaaaa
^停	bZaZaacaZaaacaaabZYZaZab
^停车	aaaaaacaaaaaaaaaaaZaaZab
^儿子	aabZaaZaaaaaZaaaacaaaaaa
^充	aaaaaaZaabaaaaaaaacaaaaa
^先	bYZbaZYaZcaaaaaYdYbbaZbZ
^先看	aaaYaaaaabaaaaaabacabZaZ
^全	abaZbZZaZabcZaabaabaaZaa
^八	aabaabbaaYaaZbaabaaaaZba
^公	aabZaabaaZaacaaaaZZaaaaa
^六十	baaaaaaaaaaabaaaaaYaabaa
^其实	aZaaabaaaZabaaacaZaaaaaa
^再	aacaaaXaYeabaaaaaZZZZaba
^再按	aaaaaaaaaaabaaaaYabaaaaa
^再来	aaaaaaaaacaaaaaaaaaaaaaa
^写	aabaaaaaaZaacaaZbaZbZaZa
^冷	aaaaaaZaaZabbaacbaYaaZaa
^出	abbXaaZacYZZaabZccbaaZba
^刀	aaaaaaaaacabaaaaaZbZaaaa
^刚	aaabaaYaZcaaacaaaZcaabaa
^别	aaacaaacacZYZaaZYZcZaabZ
^别用	aaaaaaaaaaaabaaaYabaaaaa
^到	acaabZaabZaZaabZZaZaaaba
^前	ZaaYaZZaZbbZbbbaacYaaaaa
^前面	aaaZaacaaZaaaaaaZbaaaaaa
^剩下	aabbaZaaacaZaaabbaZaaZaa
^加	aabababaaaaaaaaacZZaaaaa
^包	ZaacaababZaaaaaaaaaaaZaa
^医	aabaabaaaaaaYaabaZaaaaaa
^医生	aabZabaaaaaaYaacaaZaaaaa
^十	babZaYcabaZZZabaYbaZaaaa
^十九	aaaaaacaaaaaaaaaaaaaaaaa
^千	aaaaaaaaaaaabaaaYabaaaaa
^千万	aaaaaaaaaaaabaaaZacaaaaa
^半	abaaaaaacbaaZaaZabaaaaaa
^单	aaaZabaabaaaZaabZabZaYca
^单子	aaaaaaaaaZaaaaacaaaaaZba
^原	aaaZaZbaaZZbabadZZZZabcb
^原因	aaaaaaaaaaaaaaadaaZaaaaa
^原来	aaaZaZbaaZZabbaaaZaZaacb
^厨	aaaZaaaaaZaaaaacaaaaaaaa
^去	aZaaaZZaZdaabbaZZaYabZZa
^去年	aaaZaZZaZeaabbaZZaZaaZaa
^又	aaacaaZaabaaaaaaaZaaaaZa
^发	aaaaaaaaaZaabaaabaaZacZa
^可	abZabaaaacZZeaZWaZYaabaa
^可是	abaaZaaabbaabaaZbaYaaaaa
^右	bZaYaaZaacaaaabZdaZaabaa
^合	aaaaaabaZaacaaaabaZaaaaa
^合同	aaaaaaaaZaacaaaaaaaaaaaa
^同	baaZaaYaabcaYaZZbdaZaaZa
^同一	baaYaaaaabaaaaaaacaaaaaa
^后	abaaadZaZXZZbZZeaaZbaaZa
^后来	aaaaaeZaZWYaaZZeZbabaZaa
^周	aZbbaaZaaeaZZaaZbaZZacZa
^哈哈	aaaaaaaaacaaaaaaaaaaaaaa
^唯	aaaaaaZaaaaZdaaaaaaaaaaa
^唯一	aaaaaaZaaaaZdaaaaaaaaaaa
^喂	acaZaaabaaaaZaaabaZaaaaa
^嘴	aaaaaaaaaaaaaaacZaaaaaaa
^四	aZaYaZbabbaZZaaZbaababaa
^四个	aaaaaaZaaaaaaaaacaaaaaaa
^四十	aaaaaaYabbabbaaaaaaaaaaa
^回	abaZabZabYZZcaaZbaZaaZba
^因	ZaaaabZaaabaZaaeabYZaaaa
^因为	ZaaaaaZaaabaZaaeabYZaaaa
^土	aaaaaaZaaaabaaaacaaaaaaa
^在	abZdaZYaaaaaZbaabZYaabaa
^地	aaacaabaabaaaaaaYZaabaaa
^墙	aaaaaadaaZZabaaaaZaaaaaa
^墙上	aaaaaadaaaZaaaaaaZaaaaaa
^夏	acaaaaZabZaaaaaaYacaaaab
^夏天	acaaaaZabZaaaaaaYacaaaab
^外	ZaaaaacbaZbZZaabacZaaZab
^夜	ZaacaaaaaaaabaaaZZaaaaab
^大	aaaXaababZcaaZcaZcaaaaaa
^头	aabYaaXacZbYZbbYacdaaZaa
^头一	aaaaaZaaZaaaYbbZabbaaZaa
^头三	abaaaaaabaaYbaZabaZaaaaa
^女	aabaZaaaaaZaaabZacZaaaaa
^女儿	aabZaaaaaZaaaacaabaaaaaa
^她	ZbbcaYYaaabaWaabbaZZaaca
^她是	aaacaaaaaaaaZaaaaaaaaaaa
^她看	aaaaaaaaaZaacaaaaaaaaaaa
^她说	ZaZZZabaaZZaaaZaadaaabba
^好	aZadacZaaYaZaaZZZZbaZaca
^好多	aaacaaaaaaaaaaaZaaaaaaaa
^妈	aaaZaaaabZaaaabaacaaaaZa
^姜	aaaaaaaaacaaaaaaZaaaaaaa
^孕	aaaZaaaaZaabbaaaaadaaZaa
^孕妇	aaaaaaaaaaabaaaaaacaaZaa
^学	aaZcbZZadZabZaabZZZabaZa
^学徒	aaabaaZacZaaaaaaaaaaaaaa
^孩	aaZZaaaadbaaZaabaaZaaaaa
^孩子	aaZZaaaadbaaZaabaaZaaaaa
^它	aaZaaYcbYXZeZaaeZaZZaZaa
^它叫	aaacaaaaaaaaaaaZaaaaaaaa
^它在	aaacaaaaaaaaaaaZaZaaaaaa
^它是	aaaZabbbaZaaaaacZaaaaaaa
^安	aabaaaZaaZaaaaaacaaaaaaa
^家	abacaaaaaZaaaaaaaabZbbab
^对	aZadaaZaZbaZdaZaYZbaaYaa
^对面	aaacaaabaaaaaaaaaZaaaaaa
^小	aZbZbaYaZaaaZcaaYaabaZZc
^小孩	aaaZaaZaaZaaaaadaaaaaaaa
^就	aaaZacaaZabadabZZbZbaZZa
^就这	aaaZacZababaaaaaaaabaYaa
^岗	aaacaZaaaaaaaaaaaaaaaaaa
^岗位	aaacaZaaaaaaaaaaaaaaaaaa
^工	aZbZaZaaZZbcbaabaaabaZaa
^工资	aaaaaaaaZaacaaaaaaaaaaaa
^左	aaaZaaabZdaZZaaZaaZbaaaa
^左边	aaaZaaabacaaaaaZZaZbaaaa
^差	aaaZaaZaaZaaaaafaaaZaaaa
^差别	aaaabaaaaaaaaaacaaZaaaaa
^已	aaaaaaZaaaaabaaaaadaaaaa
^已经	aaaaaaZaaaaabaaaaadaaaaa
^师	aaaYaabaaaZbZaabbbabaaaa
^师傅	aaaZaabaaaZaaaaZbcabaaaa
^带	aabaaZcacabZaaZaYZZbabZa
^干	aaaYaaaadaZaaaaabbZaaaaa
^库	aaacaaZaaaaaaaaaaaaaaaaa
^底	baaabZcabZaZZaaZbaaabZZa
^底下	baaabacaZaaZZaaZbbaaaZaa
^底薪	aaaaaaZacZaaaaaaaaaaaaaa
^店	aZbcbZaaaZZaZaabZaZZacZa
^度	aaaZaacaaaabaaaaaaaZaZba
^度数	aaaZaacaaaabaaaaaaaZaZba
^开	ZcbcaaaaZbaaZabaYaaZbbZb
^当	aaZbaZZaaaaadaaaaabZaZaa
^当然	aaaaaaaaaZaafaaZZabZaZaa
^往	aZaaacYaaaaabaaacZaaaaaa
^快	aaabaaaaaaaaaaabYZaabaaa
^怎	aaaaYaaaaZaaZaaaeaaaaaaa
^怎么	aaaaYaaaaZaaZaaaeaaaaaaa
^怕	aaabaaaaaZaaZaaaaabbaaYa
^您	aaaaaacaaaaaaaaaZaaaabaa
^想	aaaaacZaaaZZYaaYcbbZZhYa
^想要	aaaaaaaaaaaaaaaaaaaaacaa
^我	YXZgYfTYXfgcUWYYXXYbYUZZ
^我不	aaaaaZaaabaZcaaZbacaaaZa
^我们	ZYZcaecaZbabWZabZZZaaYZa
^我做	aabdaaaaaZaaaabaaaaaaaZa
^我写	aaacaaaaaaaaaaaaaaaaaaaa
^我去	acaaabaaaZaaaaaaaaabaaaa
^我只	aaaaaaaaaaabZaaaaacaaaaa
^我在	ZZZbaZZaabafbZZYZaZaaaba
^我女	aaaaaaaaaZcZaaaaaaaaaaba
^我妈	baaZaaaaaacbYabZaaZaaaaa
^我家	aaaaabZaaZbcabaZZaZaaaaa
^我就	aZaabaaaaaabYaaabaaZaaaa
^我开	aaacaaaaaZaaaaaabaaaaaaa
^我忽	aaaaaaaaaaaaYaabaabaaaaa
^我想	aaaZbaaaaZaabaZaaacaaaaa
^我手	aaaaacaaaaaaaaaaabZaaaaa
^我打	aabcaaaaaaaaZaaaaZaaaaaa
^我把	aaZaacaaaZaabaaZbaZaaaaa
^我拿	aaaaaaZaaeaaZaaaZbZaaaaa
^我数	aaaaaaaaacaaZaZaaaaaaaba
^我是	aaadaZZaaabbaaaaaaZaaaZa
^我最	aaaaaaaaaZaaaaaaaaacaaaa
^我没	aabbaZaabYaabaZbaXadaZaa
^我点	aaaaaaaaaYcaZabaaaaaaaaa
^我爸	abZaaaaaaZcabaabaZaaaaaa
^我现	aaaZaabaacZaaaaabaaaaaba
^我用	aaaaaaaaacaZaaaaaaaaaaaa
^我的	aaaaacZaaYaZZaaZbZdbaZZa
^我穿	aaaZaacaaZaaaaaaaaaaaaaa
^我给	aaaaacZaacZaZaaabaaaaaaa
^我翻	aaaaaaaaacaaaaaaaaaaaaaa
^我自	aaaZaaZaaaacbaaaaabaaaaa
^我见	aaaaaaaaacaaaaaaaaZaaaaa
^我说	bZaaaaaaabZbcaaZabaaaaZa
^我这	dZbZaZdbaYZYaaacaZYZaaca
^我问	aaaYaaaaabZaaaacabaaaaaa
^或	aaaaaaaaaaaabaaacaZaaaaa
^或者	aaaaaaaaaaaabaaacaZaaaaa
^房	aabcaaaaaaZabZaaaZZaaZba
^房子	aaacaaaaabaaaaaaaZZaaaba
^所	aaZbacaaZZaZaaaYbaababaa
^所以	aaZbacaaZaaZaaaYbaababaa
^手	abZZZZYaZbaaaaaZdaaaabaa
^手机	aaaaaaZaaaaaZaaacZbaaaaa
^手脚	aaaaaaaaaaaabaaZaacaaaaa
^打	aaaXabbbadZYbabaaaaZbZZa
^找	aaacaaZaaaaZZabZaZaaacZa
^把	aaaaaYbaZZbZZaaZcacZadZa
^拉	aaaZaabaaaaaaaaaYbcaaaaa
^拖	aaaaaaabZaaaaaacZabaaaaa
^招	aZaeaabaZaaaaaaYaaZaaaaa
^拿	aaZbabYbacaZaaZaaabaaaaa
^挂	aaaaaaYaababaaaabaaaaaaa
^挑	aaaaaaaabaaZaaaadaZaaaaa
^换	baZaZeZbaZZZZaaYYZfabaZa
^接	aaaaaaaaaZaaaaaaadaaaaZa
^提	aaaaaaZaaZaaaaaaccaaaaaa
^提示	aaaaaaaaaaaaaaaaacaaaaaa
^搜	aaaaaaaaaaaaaaaaaaaZacZa
^收	bZaaaaaaaZacbaZabaZZbZaa
^放	abaaaaZacbaaaaaZZZbaaaaa
^教	aZaZabZaaaaaZaZacbaaaaaa
^教你	aaaaacZaaaaaaaaacaaaaaaa
^新	bbababbaaWaaaaaaaabaabYa
^新客	aaaaaaaaaaaaaaaaaaaaacZa
^新皮	acaaaaaaaZaaaaaaaaaaaaaa
^旁	aaaZaaaaaZdaaaaaabaaaaaa
^旁边	aaaZaaaaaZdaaaaaabaaaaaa
^早	baZZaaaacZaZbaaZbaabaaZc
^早上	baaZaZZacaaZbaaZbaaaaaaa
^明	aaaYaaaaaaZaaaZZaaaZaeaa
^明天	aaaaaabaaaaaaaZaaaaaacaa
^昨	aYaZaaZaZebZaaaaZbZaaZba
^昨天	bYaZaaZaZdaabaaaabZaaZba
^是	ZbZaacaaZZaZbabaZYaaabaa
^是一	aaaaacaaaaaabaaaZaaaaaaa
^晚	babaaaZabaaaaaaZbacaaZbZ
^晚上	baaaaaZabZaZaaaabacaaZbZ
^最	adbaabZaaZZZeaaXZaYZaZbZ
^最后	baZZbdZaZYaacabbaZXbaaaa
^最怕	acaaaaaaaaaaaaaaaaZaaaaa
^最近	aaacaaaaaaaabaaZaaZaaaaa
^月	aaaaabaacZaaaaaaaaaaaaab
^有	bbZbcZaaZabYcZXVZcYaabca
^有个	aaZYaaZaaecabaZZZcZaaaaa
^有人	aabbcaabaYZZdaaZZdaZaZZa
^有位	aaaaaaaaaacaaaaaaaaaaaaa
^有的	abaaaaZaaZaaaaaZbaaaaZca
^木	aaaaaabaaaaaaaacaaZaaaaa
^来	bYaZbdWaYfbXYaZabcXZadZa
^来我	aaaZacZaaaaZaaaaaaaaabaa
^楼	aaacaZbaaYZaaaabaaZaaZaa
^楼下	aaacaaaaaZaaaaaaabaaaaaa
^每	abZcaZdacWYbYZaafZYZaZZZ
^每个	aaacaaZaaZaaZaabbabaaaaa
^每天	abZZaabacZaaZaaabaaaaaaa
^比	aaabaaZeZZaabaaZaaYbaaaa
^毛	aaZaaaZadaaaZaacZaZaaaab
^水	aaZZaaaaaaaaaaZbcbZaaaba
^汤	aaabaacaaaaaaaaaaaZaaaaa
^沉	aaaZabaaaaaacaaaaaZaaaaa
^没	ZZZZbZdaZYabaaZYdYbYabaa
^没吃	aaaaaaaaaaaaaaaacaaaaaaa
^没有	aabZaabaaZabbaaaYZdZaZba
^油	aaaaaaZaaaabcaacYaZaaaaa
^法	aaaaaaaaaaaaZaacaaaaaaaa
^泡	abaaaaaaaaabaaaaYaabaaaa
^洗	bZabaaYabcZcZaabZaaabYaa
^深色	aaaaaaaaaaaacaaaZaaaaaaa
^清理	aaaaaaaaaaaaaaaacaaaaaaa
^温	aaaaabaaadaaaaaaaaXaaZaa
^温度	aaaaabaaacaaaaaaaaZaaaaa
^热	aaaaaZaaaaaaaabbYabbaaaa
^照	aaaaaaZaabaZZaabZaaaacaa
^爷	aaacaaaaaaaaaaaaaZaaaaaa
^猫	aaabaaZaZbbZbaacaaaZaaaa
^现	aaZYacXaZaXaaajZZaYZaZba
^现在	aaZZaaZaaZXZaajZZaYaaZba
^班	aaaaaaaaaaaaaaaaacaaZaaa
^甜	aaaaaaaaaZaacaaaaaaaaaaa
^用	aaaaacbaaaabZaaZaaZaaaaa
^甲	aaaaaaaaacacaaaZZaaaaaaa
^电	ababaaabZaabZaZZYbbZaaaa
^男	aaaaaZbaaaaaaaZZZcaaaaba
^男人	aaaaaaaaaaaaaaaaacaaaaaa
^画	aaaaaaaaacaaaaaaaZaaabaa
^留	aaaaabZaaZaaaaaaaaacbaZa
^白	abaaaaaaabZZcaaabaaaaZaa
^白色	aaaaaaZaaaaacaaaZacaaaaa
^盖	aaaaaacaaZaaZaaabbaaaZba
^盖子	aaaaaacaaZaaaaaaaaaaaaaa
^直	aaaaacaaZaaabaabZaaaaaaa
^直到	aaaZabaaaZaacaaaaaaaaaaa
^省	aaaZaaaadcaaZaabZaaZaZba
^看	aYaabaZbadaZaaaYcZZcaYaa
^真	abaaaeZaaZaZbaaXcaacaZaa
^真正	aaaaabaaaZaacaaYaaaaaaaa
^真要	aaaaacaaaaaaZaaaaaaaaaaa
^社区	aZacaabaaaaaaaaaaaZaaaaa
^空心	aaaaaaaaaZaaaaaaaacaaaaa
^站	acaaabaaaZaaaaaZaaabaZaa
^第	abaZaZYaacZbbbbXXaZZaaca
^第一	aZZZaZaaadaaVbZabcaaabaa
^第三	abcYaaZbababYabYZbbaaaaa
^第二	abZbaaaabZZacaZZZZZaaaba
^等	bbaaaZaaaaaaaaaZcaZZaaaa
^粗	aaaaaaZaaaaaaaaacaaaaaaa
^糖	aaaaaacaaZZbZaaaZacaaZaa
^糖尿	aaaaaaaaaaabaaaaZacaaaaa
^纸	aaaabaabZbaaaaaabaYabaaa
^线	aaaaaacaabaaaaaaaaaaaaaa
^结	aaaaaaaaaZaaeaaZaZZbaZaa
^结果	aaaaabaaaaaadaaZaZZaaaaa
^结账	aaaaaaaaaZaacaaaaaaaaaaa
^给	aZaZaaaaaZaaYbbZbacabbaa
^缺	aaaZaZbaaZaccaabZaaZaaaa
^缺点	aaaaaaaaaZabcaaaaaaZaaaa
^网	acaaaaZaaaaaaaaaaababZaa
^羊	aaaaaaaaaaZcaabbZabaaZZa
^老	aaZcZZXbZZdZabYaYdYZaZba
^老公	aaabaaaaaaaacaaaaaaaaaZa
^老婆	aaaZaaaaaaaaZaaaacaaaaba
^老客	aaaaaaaaaacZaaaaaaaaabZa
^老师	aaaZaaaaababbbaaaYaaaaaa
^老板	abaZaaaaaYaaaaacaaZaaaaa
^耳	aaaabaaaaaZZZaaaZacaaaaa
^背	aZabaacaZZaaZaaabaabaaaa
^胸	aaaaaacaaaaZaaaaaaaaaZab
^能	aYaZbbcabaaYaaZaaacZaZba
^脚	aaaaaababZaaaaaaaacaaZaa
^脚背	aaaaaaaaaaaaaaaaaacaaaaa
^自	aaaaaaaaaaaZZaaZbabbaaYa
^花	baaXaaaaaaaaZaaaZaccaaaa
^若	aaaaaaaaaaaaaaaaaacaaaaa
^要	abaabbbaYZZYbaaYaZeaaaZa
^要是	aaaaaaaaaaaaaaaaaacZaaaa
^要求	aaaaaacaaaaZaaaaZacaaaaa
^要的	aaaaaaaaaaaaaaaZaaZaacaa
^认	aaaZaaaaaYaaaaabcbaaaaaa
^让	aaaZaaaaabaaZaaaccZaaaaa
^试	acaZaaaabbaZZaaabaaZabaa
^试过	acaaaaaaaaaaaaaaaaaaaaaa
^话	aaaaaaaaaaaacaaaaaZaaaaa
^说	aaacaabaaYbbaaaaaaXbabaa
^调	aaacaaaaaaaaaaaaaZaaaaaa
^谢	aaacaaaaaaaaaaaaaaabaaZb
^谢谢	aaacaaaaaaaaaaaaaaabaaZb
^豌	aaaaaaaaaaaaaaaacaZaaaaa
^豌豆	aaaaaaaaaaaaaaaacaZaaaaa
^账	aaaaaaZaZaacaaaaaaaaaaaa
^账本	aaaaaaZaaaacaaaaaaaaaaaa
^走	aaaYabaababZbaaaaaaaaaaa
^跑	aaabaaZaaaaaaaaacabaaZba
^跟	acbZabZdZaaaZaabaaZabZZa
^身	aaaZabbaaZaZaaacaaZaabaa
^身体	aaaZabbaaaaaaaacZaZaaaaa
^车	aaaaaacaZYaabaaaabZaaaca
^转	aZZZacZaaZaafaZZaZaaZdZa
^转机	aaZaaaZaaZaaeaaZaZaaaaaa
^转给	aaaaaaaaaaaaaaaaaaaaZcaa
^过	aaaZaZaabbaaYbaZZbdaaaZa
^还	aZaaZaaZZYZacaZZZbcZadYa
^还有	aaacaZbaZZZZbaabZbbaabZb
^这	cXZbaecZbaZYXZbXYZbcbbZa
^这不	aaaZaaaaaaaaaaaaaacaaaaa
^这个	aZabbZdZbaaZaaZZZaaZabaa
^这就	aaaaacaaaaaaaaaaaaaaaaaa
^这是	bZaaabYaadZZaaaZabaaaaaa
^这种	abaaaZaaaZaaaaacaaaaaaaa
^通	aaaaaaaaaaaaaaaaaaacaaaa
^遇	aaaaaaaaaaaaaaaacaZaaaaa
^那	ZbaZcaZcZYbaYabcZdYYZaaa
^那一	abaZbZaaaaaaaaacaZaaaaaa
^那天	aZZaaaaaZaaaZacaadaaaaZa
^那年	aabZaaaaaZaaaaaaacaaaaaa
^那是	aaacaaaaaZabZaabaabaZaaa
^那种	aaaaaaZcaZaaaaaaaaaaaaaa
^都	aaaZbcaaZabaaaZabaaaaZZa
^里	aaabaZebaYaaZaaaXbaaaaaa
^里面	aaabaZcbaZaaaaaaYbaaaaaa
^量	aaaaaaZaaaaaaaaacaaaabaa
^镇	aaaaabZaacaaaaaaaaaaaaaa
^长	aZacaaaaaaaaaaaZaabaaZab
^问	aaZabaaaaaZaaaaeZZZaaaaa
^问题	aaaaaaaaaaaabaadZaaaaaaa
^防	aaaaaacaaZaaabaaZaZaaaba
^降	aaacaaaaaZaabaaZaaaaaaaa
^隔	aaaZaaYaaadacaabbaYaaaaa
^隔壁	aaaZaaaaaadaaaaaaaaaaaaa
^隔音	aaaaaaZaaaaacaaaaaZaaaaa
^雷	aaaaaaaaaaaaaaaaZacaaaaa
^面	aaaZaaeaaaaabaaaYaZaaaaa
^顺	aaaaaaZacaaaZaaacaaZaZba
^颜	aaaaaaaaaaaZcaabaaZaaaaa
^颜色	aaaaaaaaaaaZcaabaaZaaaaa
^风	aaaaaaZaaZaaaaaaabcaaaaa
^香	aabaaaZaaaaZaaaabacaaZaa
^马	aaaZaaZaabaaaaaabacaZaaa
adage	YXWaYZYZZYYZcaVbXYabaVbb
advice	ZYYcZZbdbZXZYaZXZYdWZaZZ
after	ZbZYZZaYZbZZYYeXYWYYZYaZ
alike	ZZZYaZZYXXZWYYaXaZcYYYYa
amounts	ZaaYaYaadcbZabaaZZaZZbZa
appeal	aZaXZaXXYZYaZZXZZZZYYaXV
asks	ZaaZcbZaZaZbaaZaaYZZZcZa
at0	xVXTYWXaYUYYXYZXVXUZZYZg
at1	YbYcZaZWVXUZXbYaYcZWXXWc
at2	TcYbXaYVVZVZVcVcZcbWXYWb
audience	cdaabZVYZYaZWaYcYabYaZYW
authority	aZbaZZZaZaZbbaaaZaZYbbaa
back0	WWVUWVRXWTTZUXYTSVTffihd
back1	VUUWYXXXZWZacWbVYWZdWbaa
back2	VYWYaXZaZYaabYaabWZXWYVa
before	ZXZbZabaZYbbZfXaZXaZaaba
besidelist	cZaaYYaZYXXaaWYYXYWYcbXV
bias	bYVZWXZSXYVXYTWXaYaYVZXa
breath	WXXXZZZWZZYYYWYZbYaZUaWa
bullet	aaaaaZbaaZbaZaaabacZaaba
buy	ZZZYZcYYXWdYZaZZZbbXZeXa
cause	cYXYYWYZYbYacbbeZZYXZYZa
conclude	aaYZZdYaaXZYaaZYaZZeaaaZ
contrast	aYdYZWYcYbaZaYZcYVZaYZaZ
credential	YWYcYWYaaYbfaZXabYZZaXbb
cue.action	YaYZYYYXZYYZXXZYYZYYZaYZ
cue.advantage	YXYaXZabYaZXbXaXXYZXXZZY
cue.after	aaaZYZXXaaaWYXcYYaYYXXaY
cue.agitate	ccdaXYabbZXZZaYZWZZZZZWZ
cue.before	ZZXYaYWaXZZZYdaaZaYYZZXZ
cue.benefit	aYYYZZYbcYWWYXYYYXZZZYYY
cue.context	XYZaZZYZYYZZaYZaXZYYYbYa
cue.evidence	aYZZWYYXYaZaZZZbZYZZUZXa
cue.feature	XYXYXZaZYaYXZZZYaZZZZaXZ
cue.hook	aYWZcWXXZYZXaaYYaXZXaZYb
cue.how	aYZYWZYYVYXaZWYZbaaZZaYZ
cue.pain	YaZYZXXYXYZYYZXZYYYYYXYY
cue.point	YYYYXYXZYZYZZWZYZYZZYZZY
cue.punchline	aYZaZZYYbaZYXZXZYYZZbXba
cue.question	YbYZdYZYXZXZZYXYaZUYXcWZ
cue.save	aZYbaaYbXbYaZZYaZXZZdaZY
cue.setup	ZYZZXYZVYZaYYZZYYZZYXZZX
cue.solution	YZXYXaYYZYZZYWYYZYZXZZZZ
cue.summary	aVXbXWbZYXXaaZYcYZYbZXbY
cue.testimony	ZaaYXYYXXZZZZaYZYYYXYXYZ
cue.trust	YZYZXZYXWYYbZVaaXZaYZYaY
cue.twist	ZZVZXYYZYYZXZYZZXZZbYYZY
cue.why	ZVYbbYYXbXaZbXWbYYaZaaZa
digits	YXaZYYcYYcWXaYZWXYYXYbYa
exclaim	babcYcXZZWbaZZZWdccYZbZZ
flaw	bYaZaXabZYbcebYYVaaaaXYa
formal	YXabaXYbXZaaWaYaYaYYbZad
halts0	kWYWbZXZcXaXYZZZWZXWcaZa
halts1	daXZYVVbbWYXaWWZUaZZaYcZ
halts2	WaZYVVaXXaZaZYXaacZbVbba
halts3	SXabYZbXYZZZZZaZdXbYWZUb
halts4	VYXbZdcWWeWVaYZVeXdbaXXb
inlist	ZZZYaZZYXXZWYYaXaZcYYYYa
k0 %ache	aaZZZaZbaXYcbbZcXZYZaYaa
k0 %amount	ZZYbaYacdWacYaZYaaZaaaZa
k0 %bad	aacbaZYbaZZaZaabbaZaaaaa
k0 %better	acaZaZYeZXYZZaZcZZbcaaZa
k0 %body	badXZZZZZaaZccaYaZaYaYaa
k0 %box	ZaaaaYZZZZaabbbcbZbaaZaa
k0 %but	aYcbaaZaZZYaeYacZaZZaaZa
k0 %buy	YaZYZcaZZYbbWaaXaaZZZcbb
k0 %crowd	bYabZZaYaZZaVXXZYYYZYYZa
k0 %deny	ZaZbZXZWYaYbaaaaXacYZXZZ
k0 %ease	aaaZabaZZbaZbaaZcaYbaaaa
k0 %feel	aabbZZYXbbbZXaaaZabYadZa
k0 %fix	acaaaZbZaZaYZaabZabaabaa
k0 %folk	baaZZaZabWaaZZZcbaZZaaZa
k0 %food	ZbYZaaZbcZbYYYZYZaXbacaZ
k0 %handle	WZXXZbZbcZWcZbaZbVZWZYYY
k0 %hold	aaaZabbaabbZaaabXbZaaZba
k0 %house	bbYZZYbabYaabYbYXZYaZZcZ
k0 %it	ZabaacZeXaZZbaZaaaYZaYZa
k0 %keep	aZaaadbaZZaabaaZZaaacZaa
k0 %kin	ZbbZZZZZbabWYacZZaZbaZaZ
k0 %law	ZcaYaaZYdXZaZaaXZcdaaaaa
k0 %look	aZZZacZbYdYabaZWaZYaaZZa
k0 %makeUp	ZXYaaZZbaXZaZaacbabZbaZa
k0 %me	aXYaaaXaaaabWbaYaZaYZbZb
k0 %money	bXbYbZZbcYacVZZcWYbbZaZZ
k0 %nature	ZYZaacbZZYaabaacZaaaaZaa
k0 %order	ZZcbbXaZaYZZZabYbZcXabZa
k0 %past	bcZbbYYaabaZYcaaZaYaaYaa
k0 %place	ZaZZaZcaaaYZZZZaaZaaaaaa
k0 %reason	baZXacZbbZacbZabZaYZaZZa
k0 %said	ZZbbbZYYZYeeZaZYWZXaabZa
k0 %scene	bcZYaZbabZZZbZaZcZabaaaa
k0 %soft	aacZYYabXaZZZbYXZacaZbYY
k0 %span	abbWZUaYbZZaaZYbbZZaZZaZ
k0 %talk	baabbWbaacabZbaaaaXcaXaa
k0 %taste	aZZZaaZbYbXZXabaZadZaYaa
k0 %tech	aZbXaadaYcbababYaZbaaaZa
k0 %test	ZbaYZaZcYZYaacaYbYaZaZYZ
k0 %trust	ZZZdaYcbVdabYaaZYaZZaZba
k0 %turnsUp	bZZXadZaYbcZZbabaZZaacaZ
k0 %verdict	aaZaZbXZbZZYbaaacbYaaaaa
k0 %wear	bbYYZabacYYYbaabbZXZaZZb
k0 %you	aabYaXacZbYcZZZXcZWZaabZ
k0 &already	bZbbaYbaaZaZbaaaaaZaaaaa
k0 &asksBack	babbaaZaacabaaaaYZaaaZaa
k0 &ba	aZZaaaZZYbdZZaaddZaaaYaa
k0 &bareMeasure	aZbXadZaZaZabZacaababYba
k0 &been	abZaaaaZZacZcaaaYabaaaaa
k0 &callsYou	aZaaaZYbaaacZaaababaaXaa
k0 &canDo	YbbbbYbdYZZZYbaaZZcbaYaZ
k0 &causal	ZaZZaccabaZbaaaYaaaaaZaa
k0 &changedTo	aaaZaaabbbZaaaacZaZaaaaa
k0 &doIt	ZaZaacaaZYbYZZacbYZZZaZZ
k0 &doThenNot	YZacZYaYbaaZZaaZZaaZZXaa
k0 &done	bWYWZYYcZccZaabfbZYZZaba
k0 &doneCount	XaZbaZaZXbgaYaaaaaZaaZba
k0 &explains	bZcaadYZaZbYZaaaaZbZabZa
k0 &fits	aaZaaZcZbaZZaaabZabaabZa
k0 &flawOwned	aaZbaZaaYaZadaadZaYaaaaa
k0 &general	abbaabbaZaabZabYZaZbaZaa
k0 &going	bccXZaZbaXZaabaXbaZaaaaa
k0 &has	cbZaaYZYbXXbaaYabZbZabZa
k0 &heDid	bZZaaaZacbaZaaacZaaaaZaa
k0 &heSpoke	abaaaZbaaacZZaaZZaZaaaba
k0 &iDid	abaZaXZaafaYabbaZaZaabZa
k0 &iHad	aaZbaabaYaaaZaabZaaaaZba
k0 &ifThen	cZcabZZabbZZaaaZaaZaabaa
k0 &isOf	ZaZaabbbaXZabaZZZaZZabaa
k0 &look	aaZYacZbZdabaaaZYaZaaaaa
k0 &loses	aZcXaZXbcYYccaadZZaaaYZa
k0 &notOnce	ZaaabcZaacaZaaaacaZaaZaa
k0 &offer	ZbZYaaZZbaaYYaaZaacZacZa
k0 &onceThen	acbXaXacbZcZYaaYZbYaabbZ
k0 &orders	cZZcaZZaYYaZbaabaZZabaZa
k0 &passive	aaZbacbaYZaaaabaZaZaaaba
k0 &percent	aaaZaZZacZaZaaaaZabaabaa
k0 &promised	bZZZaababZYdaZaZXaYZacab
k0 &proverb	ZaabaZaZbaXZYaZXcYYXZYcZ
k0 &saysQuote	aZZaadcaXZabYabZZaaaaaab
k0 &source	aaZZaaaaadaZaaaZaaaaacaa
k0 &stepCount	aaZaaZcZZaabaaaZcbZaaaaa
k0 &thatDay	ZaaaaaZZabbbYbaYZaaaabaa
k0 &threshold	aZZaaZbZaZZZaaaacaZbacaa
k0 &unlike	aZaaacYaabaZZaacbaaaaaaa
k0 &until	aaaZaacaZaZbZaaZbacaaaaa
k0 &untilNow	bZaaaZaaWdbaaabcaZYaabaa
k0 &versus	ZabZaaacZaZZbaacZaZaaZaa
k0 &wasBad	aaaZbZdbaZaZZcaZaZZaabaa
k0 &whereTo	abaYaaZbYcbbaaaZaaZaaZaa
k0 &worse	acdbaZYbaZZZZaabbaZZaZaa
k0 &years	bYZcaZZbaYbabaaaZadcaYaa
k0 adage	aYaaabZZbaaZabaabacaaZaa
k0 advice	aZaZaZZcbaabaaaabaZaaaZa
k0 after	bZaZaaZZYabaZbaaaaYbaaaa
k0 alike	aaZbabbaZYbaaabZababaaaa
k0 appeal	ZZbYZZbcaaZaYaZZcZXbaZZZ
k0 at0	kZYYaZZaZXZZaZabZbaaaaac
k0 at1	XbbaYabXWcXXaYabWYXZZYZa
k0 at2	XabZYaaYYYYaaZacaZZZZaZZ
k0 audience	bZZcabaZYZbaZaabaabaaZaa
k0 back0	ZaZZZZXZYZZYbZaZZZZdbfaa
k0 back1	ZYYZZWZaYWabbaaabYaXYbYa
k0 back2	ZZXcbYbbaaZaZaYWYaaYZWYZ
k0 before	aZbabacaaYaaZcaZaaZaaZaa
k0 besidelist	acZYabccaYZbYaaZYcZZacZa
k0 bias	ZYXXUYcZdYWbVVWXXVXVVaWV
k0 breath	aYXZZYbacYaaZZaXZZZaYcXb
k0 buy	aYZZaaYZZbccZbaaZaaZabaa
k0 contrast	ZbaYaZbbZdaZaaabaaZaaaaa
k0 credential	aYaaaaWabbaabaadaaZaaZaa
k0 cue.action	ZaaZcYZYaXaXXaaZbaZaabYb
k0 cue.advantage	aaZcaaXeZaaXaaabYaZbaaaa
k0 cue.after	caYYadYZZZcYZaabbZXaacba
k0 cue.agitate	aYdZaaYbaZabaaaaaaaaabaa
k0 cue.before	aaaccXZcXbbYYdbWYYYaaZZZ
k0 cue.benefit	dYZaZZaZbYZYZZaYcZXZZaYa
k0 cue.context	aZZaacXbbZacZaaZbZZaabba
k0 cue.evidence	YYbaYYZZZZaZaXXXYYZZZaZX
k0 cue.feature	aZbZZZbaYYaYZXYWZaYXbbZZ
k0 cue.hook	ZZaaZYcZXabZabaaaZdaZZaZ
k0 cue.how	ZaZbaZWaZYYababcaZbYZcZa
k0 cue.pain	ZabaZZYaYZYYbaYYXabYZbYa
k0 cue.point	aYZWaZaaYZZaZZZYZbZaZZZZ
k0 cue.punchline	baaXaYWabaZaZaabZZbZabZb
k0 cue.question	abcabZaaaaZdZaaYZZaaaZaa
k0 cue.setup	ZZaZZYYYbbabXZbZabXZYaYZ
k0 cue.solution	YcYaZaYZYaWXZZYabZYcZaZZ
k0 cue.summary	aaZaabbaZZaaZbaaaaZZabca
k0 cue.testimony	ZYZbZZZZZaYXZbZYcYbaabab
k0 cue.trust	YZYaaZZZZabbZababYZZaaZZ
k0 cue.twist	YaYbZaabZXaYbaZbZZXZaaaZ
k0 cue.why	aabbabZZcaZWaaabYacaaaba
k0 digits	XXZaYZabebbZZYYbWbXaaXaa
k0 exclaim	bZaaabZabZaZaaaacbaaabaa
k0 formal	aaaeaZbaZZaabaaaZaZaaZaa
k0 inlist	aaZbabbaZYbaaabZababaaaa
k0 label	aaabaZcaZaabZaaaaaaaaaaa
k0 long	ZbaaabZaabaaaaacZaZaaaaa
k0 material	ZbabaZYbZcaZaaaYaabaaYaa
k0 me	aWYbbaXbbZaaXbaZaZbaaZZa
k0 meaning	ZbZfaYbZXYZYdaaXXZcZacZa
k0 measured	ZZbYZYabZYYacaZbbbYZabaa
k0 numbered	aaZbaZcZaZaaaaaZbbZaaaaa
k0 pain	YZaZZacdYYbacZZabZZZaWaa
k0 paragraph	WbXYZebbcaZZYYZaYWXXaZZW
k0 part0	fbbZYbYXVaWWZZZaWXXZZXZa
k0 part1	ZYaaWbcXcXVWWXZaZZZYZXZY
k0 part2	YbTVYZccdaZaVaZVZaaYZUZa
k0 part3	YXWbbUZbaZbbaYXXaYaXYZYY
k0 part4	ZZZZaYbaZXXaaaZZYZYbbfZZ
k0 particle	YZbYabZZYcbYZYZccZXXaaZZ
k0 person	bZYVZZbbZbdZZbbZZcaabZaa
k0 place	aabaaZdaabaaaaaYYaZaaZaa
k0 price	ZZZZaaYacaZZZaabaZaaacaa
k0 question	caaaabbbZabaYaaaZZYaaaZa
k0 quoted	ZZZZafYaZYeYXaaaZbaaadZa
k0 relay	acZZaabZaaZaZaacYabaaaaa
k0 relief	aZaZZaZaZaZbZaacZaZcabZa
k0 setting	abacaZaZYZbaYaacaaZaacaa
k0 short	ZaZcacYaacaZaZaaZbYZZaXa
k0 show	abZXacZYZcaaaaaZZababaaa
k0 speaker	aZZbadcaYYbbZaaZZabaabaa
k0 spec	ZZZWbbaZZcZXaaacZadZaaaa
k0 step	abaaaZYbYbbaYaZbYYaZabaZ
k0 story	bccZaaYZabbZYaZZXaZaabaa
k0 talk	aabaabbabbaYaabaZaabaYaa
k0 taste	bYacabZbaaZZZaaacZZaaZaa
k0 thing	aXZbacadaZZaababZaZZbaZa
k0 time	baaXaXbaaXccZZZZaYZbaZaa
k0 turn	aZaZbabaaZbaabaaaaZaacaa
k0 urgent	ZaaZadZaZYabaaacbaZaabaa
k0 witness	ZaaXbbbabbZZaZaaaaaaaaaa
k0 worse	aYcbbZabZZaZZbbaZaaaaaaa
k0 you	aZbYaZacaaYcZZZYcZXZbZbZ
k1 %ache	YZaaaYYYaaXacYYbbZaXZZXZ
k1 %amount	bZaXZbZaYZaYWZZabZabZaba
k1 %bad	ZZbZabbZZaZZZabbZabbacZZ
k1 %better	cZabaZYfaYbaYZbZXYZaZYaa
k1 %body	accZaaZbbYaZYYbaZYYZZYZX
k1 %box	aYaaabZZZbZYaZYZbcbaaZZa
k1 %but	ZaaZabWZZYYeaaZZcYcaaZZZ
k1 %buy	aZababaaZeaYWZaZZYYbZbZa
k1 %crowd	ZZaYaZZaZZXVZZaaYcYYYbcZ
k1 %deny	ZWZYZWZZebZaYXaXYXbYYacZ
k1 %ease	aaZZacaZZZabZZbZbZaaZZaa
k1 %feel	ZXbZaaZZbZZaZZaZZYYcZaYZ
k1 %fix	aZZaaeXabZaZYbbaZZYZaaZc
k1 %folk	ZZbbabYabXbYZaZabbZYaZZZ
k1 %food	ZZbcZadacaZZaaZZZYXZZYXY
k1 %handle	ZZXZaZaabXYYZbXYcYbXaYaa
k1 %hold	aZaZaZaaXdbaZaZbaacZaaba
k1 %house	beZXZZXZZXZYbcZYZaZaabXa
k1 %it	XXYaZYZbcZbZYcYYYdbcZZba
k1 %keep	aZadaaYaZbZZZZbabZZZhXYb
k1 %kin	ZZZYZZbZZZZbabZXYdaZZYda
k1 %law	aZbYaaabYdZbXabYbbbaaaaZ
k1 %look	aaaaaZcababaYZZbZaaaaaba
k1 %makeUp	ZaaWZbaXYaZbccZbZYaaabXX
k1 %me	ZZaZaYbabXZaYZZaZZYYabba
k1 %money	ZZZaZcYabXXdaaZbZaXYZZZa
k1 %nature	aZZcaZbaYdababZaZaYaaZaZ
k1 %order	aZZZZZYabYbZYdcaZZXbbaYZ
k1 %past	ZaabZYabYaZaZcaabaYaaaaa
k1 %place	aZbcaZcacYaYbZaZYYYabaaZ
k1 %reason	ZbaaaaZaaZabZbadbZZaabaa
k1 %said	aWbYaYXZZaeWaZXaWdabZZba
k1 %scene	aZccaZabaaZaaZZaZZYZaaca
k1 %soft	ZYYZYbZaZZZbXabZaZWaaaZZ
k1 %span	YbZYaaXaZbaWYZbYaWaXZYaa
k1 %talk	abZXaYZZbXZbYabZcaaaabca
k1 %taste	XbZaZccaXabbWZZaaYcYZXaZ
k1 %tech	ZcaZabaaaaZaZaaabcZZaYaa
k1 %test	aZaWZbZZZabZYaaXZZaZbZZY
k1 %trust	aabZaYbacaaYZcbbZaaZaYYZ
k1 %turnsUp	aZbYaaZacZbZdZbZYYZYaZZZ
k1 %verdict	bbaYZYZbcaaZYYaYcZYaZbZa
k1 %wear	bZYaZaZabZaZZbbcZYYYZaYY
k1 %you	YZYbbaZZZYabYbZcYbZYbZca
k1 &already	aaadaZZaYcZaZZZYaaaaacba
k1 &ba	aaaXabXaaZaacabcacZZaXZb
k1 &been	ZZbYaZYbbaZaababcabZaZaa
k1 &canDo	ZbaYaacacaaZZccZWZWabaZZ
k1 &causal	abaaaZZaZaZaZaZaZadZabba
k1 &changedTo	aabcaXaaabaaZZbZXZbaabba
k1 &doIt	caZXaXYZZaaZbaYYacZZZcZb
k1 &doThenNot	ZVZYaYabaebZXaaYYZYXZcZa
k1 &done	aYaZaaXabbZaYXacaZWdZXZb
k1 &doneCount	aYbbaaZaXeaaZaWbZYZZZYYa
k1 &explains	ZbZXacaaZaZZabbbcYYcabaa
k1 &fits	ZaaZaabbabZbaaaaZbcaaaYa
k1 &flawOwned	aaaXaaYaaaZdcaaZaacYaZZa
k1 &general	aaaZaaaaeZZaaZabaaZZaZba
k1 &going	ZbZbbaYZYbcaWZZZaaYbcZbb
k1 &has	ZXZabZdaaZaYZaZYXYZYacZa
k1 &heDid	bZaaabaabZbZYZaaZcaaaaca
k1 &heSpoke	aZZZaaaaZaaZcZZZZcbaaZdZ
k1 &iDid	aaaYcacaZcaacZbYZYYZaYaa
k1 &iHad	cZZZaaZZaXZZcZbaabbbaZYZ
k1 &ifThen	ZcZZaaabcaZZYbZaaaZabaZa
k1 &inPic	aaaaaaZabeaYaaaaaaZZcZZa
k1 &isOf	abZZaZdbaZaYaaZYYaZZacYa
k1 &look	abaYaaZacZbZabbZaaaaaaaa
k1 &loses	YZYbaabaaaYbYZZZaYcZZaba
k1 &notOnce	aaaZaZaaabaacbZaZbaaaaaa
k1 &offer	aZbZZabaabbZaZbZYZYaZZYZ
k1 &onceThen	YaccacYXbZYZaaZXdbZYaZZZ
k1 &orders	aaaZaaYZYaYaZaabbcbbadYZ
k1 &passive	ZZabaaYaZZbcZacZZbaaZZbb
k1 &promised	ZaaaabbaZaZbZZcbaZZabYaZ
k1 &proverb	aWZYaaaZZaZZXWaXYbcYabbZ
k1 &saysQuote	aZbaaZYaaZababbZYZbaaacZ
k1 &stepCount	ZbZaabZaaZaZabbbZaacaZZa
k1 &thatDay	ZZaaacbabZaZbbabXXZaaXZb
k1 &threshold	aZabaaYaZcaZaaZZZabbabaa
k1 &unlike	aaaaabbaZbbZaZabbZYaaYca
k1 &until	aZaZaaZaZZZbbaZaYZbcadaa
k1 &untilNow	aababZbabbZcYYbZaZZZaZbZ
k1 &verdict	aaacaaZabZbaaaaaaaZbaaaa
k1 &versus	baaaaaZaaaabZcaaYaZZabba
k1 &wasBad	abZaaaZbZaYZacabZaZaaaaa
k1 &whereTo	aYbaaaaZZYaZaaZaacaaaaab
k1 &worse	YZaZabcZZaZZYZbbZabbabaZ
k1 &years	abacaaaaZWZbZdaZZZaaaZaa
k1 adage	aZaaaZZbaaaacbZaZaaaaYca
k1 advice	baaZaabaZZZbaaaaaacZbbZa
k1 after	aaaZbababZYaYZcZbaZaaaaa
k1 alike	aaaYaZbaaZZaaaZZbccaaZaa
k1 appeal	eYZYZaWZXbdccbYZZYYZaZZY
k1 at0	gYZZaYZaZYZZZZZbZaZaaaad
k1 at1	YaZaZabZXZYYYbbaYZXZZaYb
k1 at2	ZaXZYZaYYXYabaWYYaYaZcaa
k1 audience	acabaZaaZXbYZaaZbbaZadZZ
k1 authority	aaacaaaaaaaaaaaaaaaaaaaa
k1 back0	ZbZYZYWZYYXYZZXZYZYbcdbc
k1 back1	ZYYeaXZYXXaabZZZXYYXYbab
k1 back2	YYabZYZbYYaaaZaYYbYYZcXZ
k1 before	aZZaaZZbaaZaaeaaZZZaabba
k1 besidelist	baaYaabaccZXabbZZZcZaZZa
k1 bias	ZYVYTZaWaXYZWXYVYXZXWbYZ
k1 breath	ZaZYaZZacaXYYaZaZWYYacYc
k1 bullet	aaaaaaaaaaaaaaaacaaaaaba
k1 buy	abbZaacaZYcZaaaaZYbaZcZa
k1 cause	aaaYaaaaaaZabbZbZaabaaZa
k1 conclude	aaacaaZaaaaaaaaaaaZcabaa
k1 contrast	aaabaYbbaZaabZZcaZZZabaa
k1 credential	aaadaYZabaZbZaabaaaZaaaa
k1 cue.action	babYZaYZZWaXcZabZYZaZaZY
k1 cue.advantage	ZYZbaabbYYaZZaaZYbaYaYaZ
k1 cue.after	aZaZbZaabZaZYYbYZZaZZaZa
k1 cue.agitate	ZZbbaaZacaaZbaaYaabZaYZa
k1 cue.before	bYZZZZXabZYZXccbYaZaZZXa
k1 cue.benefit	abaYZZZZcXYaaaaZbXZbabZa
k1 cue.context	ZYaaaYdaaYcacbbZXaYbaZZY
k1 cue.evidence	YZZZZXaYXZZaYaYYaYYYYZYa
k1 cue.feature	YaYYZZZbZZYWbbaXZaYYcaXa
k1 cue.hook	cZZabcYacZaZZaaYXYbaabZZ
k1 cue.how	aYZaaZaZXYbZaZbbZaYZabaZ
k1 cue.pain	baYXZZaZZaZZZYaZaYYXaYaY
k1 cue.point	aYaZbWZYYXZaZbaZXZZbZZXV
k1 cue.punchline	aZabZYYYaYbbaZbYYXYaaadc
k1 cue.question	bYabaYbaaabZaaaacbZaaaZa
k1 cue.setup	ZZaaYZZZYYYbZZYaaaZYabZZ
k1 cue.solution	bWZZabcabZbaVaYZabWcaZaY
k1 cue.summary	aZabaZbaZZZbXaZbZcZdaaaa
k1 cue.testimony	aYcaaZZZZYabZYYYYYYZaYXa
k1 cue.trust	ZZYYabaaaZYZZZbaYaXZabbc
k1 cue.twist	YXZZabaabaZZYZbaXZVaaXaa
k1 cue.why	aZZZaZcaaXabaZZbZZZcadZZ
k1 digits	aacbZcaaWZVbaaYZZZZYZaXa
k1 exclaim	bZZaaaZaZYcdbaaZaZaZaaZa
k1 flaw	aabZaZaaaZaaebZZYabaaZaa
k1 formal	aaabaZaaZbbZaZZcaZaaaaba
k1 inlist	aaaYaZbaaZZaaaZZbccaaZaa
k1 keep	aaaaaaaaaaaaaaaaaaaacZaa
k1 material	babZaZcYbZYYaabZbZYaZbYZ
k1 me	ZaaZaXaacYZXZaZbZZYZaaba
k1 meaning	aZZZaYaZdXcZcZZbaababXaa
k1 measured	XZaaaababYbZZaaaaYaYaabZ
k1 numbered	ZbZaaaaaaZaZaaYbbacaaaZa
k1 pain	ZYaYaZYZaaZabZYbccYZabYZ
k1 paragraph	SZYcXaaZYYZZZaaWYYabZYaZ
k1 part0	dbYYZZZZXZXWXbYYYZaZZXYa
k1 part1	ZZYZYbaXZXZYZZZYaZWZYZYa
k1 part2	XVYbZYbWabYaaXZXZbYXYdXa
k1 part3	XXYaXWbccZaaZYaXYVaZYcYa
k1 part4	ZaZXaXZZbaYZXYZZaYabbbcZ
k1 particle	bZZaYaYaaYbbacaYZYYbZWYX
k1 person	aWYaabZZbXZaZccZZaZaZYab
k1 place	aacZacZZZYZaYbaaZbcaabZa
k1 price	ZaaXabbbbWbaZaadaaaaaYYZ
k1 question	baabcZaaaaabZZbZaZaaZabZ
k1 quoted	aZbZbZZaaaZYcaZaYbdZaacZ
k1 relay	aaaYabZaZaZbaaabbbZaaZZb
k1 relief	YbbaaZaaaYbaZZaZaZYbaZba
k1 setting	aZcdaZZaaabZcbaZZZXZZbYZ
k1 short	ZdZbYWaaZaYaZaZZbXaaZZca
k1 show	abaZaaYZZeaaYZZdbYYZaZaZ
k1 speaker	aZacaYZaaZZbabaZaabZaaba
k1 spec	aYYbaacaaZZbaZYbZZbZbaZZ
k1 step	bZZaaaYZcaYcbbdaZYbaaWaZ
k1 story	YabZaaZacZZYaaZcZaaaaZZa
k1 talk	abaYaZZaaaZaZacaZaZcabZa
k1 taste	aaZcaaabYcbZXabbZbYZaaaZ
k1 thing	aZZcaaaaabaaZZbXZYcbaYbZ
k1 time	YbcaabYaWdZZaabaZZZZaXZa
k1 witness	bZaaaaZaaYaYZaabZabZaZca
k1 worse	YbaaZXYZZaccXYabaZdZaaaa
k1 you	ZaZabbZZaXaZaZZcZbaZbYcZ
k10 %ache	aZcbbZZbYdbbZaZZYbWZaZba
k10 %amount	ZYaZbXbaZXYcZbZbfaaZaaZa
k10 %better	aaaZbZbeZZZbcaaZYZYbaXaa
k10 %body	bbbXbZZZdXaZXaaZdabZaYaa
k10 %box	ZaZcabZaYabcaaaZabZaaaaa
k10 %buy	aXZZYaaZWaabaaaabYaaZcba
k10 %crowd	ZabZbYaabWZaYaZaaYbZaZaZ
k10 %deny	aZYadWZbZaYbZZZZaZZZZZYZ
k10 %ease	aZaabZbaaaZcbaaaZaZZaZca
k10 %feel	YcaabadZaZaXYaaZYbZbabZa
k10 %fix	acaZaacaYYbbaaaaaaaaaZaa
k10 %folk	bZaaaYbaZZdbYaaYacaZaaZa
k10 %food	bZZXcacZaYZZbZZbbZWaacZb
k10 %handle	abZYbaabZXaZZaZWaZbZZcZa
k10 %hold	ababbZYZcdaZaaaZZaaaaYaa
k10 %house	ZcZaZbbZcYZZZaaabaaaaVcb
k10 %it	ZcbXcabbdYZZZaaZaaZZaYbZ
k10 %kin	ZcbdbZZaaXcXaaabYZaabYZa
k10 %law	acZZaYbZacZdZaaaXZZaaZaa
k10 %look	aZZWZZdbYdZYaaaZaYZaaZZa
k10 %makeUp	aaaVbbccbWYYXaaaXbbbbbaa
k10 %me	aZZaWbZaZZadaZaYXaYaZbYZ
k10 %money	bbZWbZZbYbcYZZbZYacbacZa
k10 %nature	ZaaZacaaaZaZbaabZabaaaaa
k10 %order	aZYZaaZaaaZabaaYcYZZacba
k10 %past	acaZaZYaacababaZbbaaaYaa
k10 %place	ZaaYaZdZcbaZZaaaZabaaWba
k10 %reason	cYbZZYcaaXaYaaadbaabaaaa
k10 %said	aZaafXaZaZabZaaZabZabXZa
k10 %scene	ZacYabXZYccaZaaabaaaaaaa
k10 %soft	ZXZeaaXaacaYYaZaXbXaZXbZ
k10 %span	aaaZaaYcdXccWaZZbZaZbXZa
k10 %talk	dabdaYXZWadZbZaZaaYbaZaZ
k10 %taste	ZYaaZaZacXZcaaaYZbZaadaa
k10 %tech	aZbaabYZaYacaaadbbYaaaaa
k10 %test	YZbZaZZZabYbYaacaabZaaZa
k10 %trust	ZZZcaZXZaYZgZaabaaYaaZaa
k10 %turnsUp	bZZaadZabbYaZaaZYaYaacaa
k10 %verdict	baaaaYdXbYZZaaaabaZZaaZa
k10 %wear	XbZaZcbbZYZYZaadZZXZacZa
k10 %you	dbbbYZZabbbaYZaZZYZcaXYa
k10 &asksBack	ZcaZZaZaZbabbaabZZaaaYaa
k10 &ba	baaZbYababaaZaaZabbaabZa
k10 &bareMeasure	ababbacacaZaZaaZbZZZaXaa
k10 &been	adabaZbabXaZaaaaaabaaaaa
k10 &callsYou	baZbaZZaZbbcaaaaaaaaaYaa
k10 &canDo	bYabcabZYZaaabaZaaaZabba
k10 &causal	baacaXaaZaaaZaaababaaaaa
k10 &changedTo	abaZaZZaacaabaabaaZaaaaa
k10 &doIt	aYYXcXabadaZYZadeZaZbWZa
k10 &doThenNot	ZbYYcXbaaaZZaaZYbYaaabaa
k10 &done	XZaaaacabYcZaaaWcbXZadYa
k10 &doneCount	ZZZZaZcaZabaaaaYcbZaaaaa
k10 &explains	caaaabYacYcYZZabaZaaaZba
k10 &fits	acabaaaZZZaXcaaaaaZaacaa
k10 &going	aZbaZYcaaZaYZaabbacaaaZa
k10 &has	aYZaaaabeXabbZaZaaaZbXYa
k10 &iDid	ZZacbYZZbabYabadaaZbabZa
k10 &iHad	ZaaYaabacZabYaabdbZaabZa
k10 &ifThen	aaaZaabaYYabZaaZdacaaZaa
k10 &isOf	ZYZdaXdbcXaZaaaaZbaaaZaa
k10 &look	cZZZaYYbYfaaZaaaaZZbabaa
k10 &loses	ZabYZbabYYZdaaaaXbZaaaaa
k10 &notOnce	abaaaaYZacadaaaaZaZaaYaa
k10 &offer	aZZZZcXaZaZabaaZcZYaZbba
k10 &onceThen	ZaYcaZbcZZabZbaaYZaZaZaa
k10 &orders	dZZbbYZbaXabZaaZbacaaYZa
k10 &passive	baaaaacabZaZaaaZaZaaaaaa
k10 &percent	aaaaaabaZYaabaaZbabaaaaa
k10 &promised	abZZacZbZZaZaaaaaaZaabaa
k10 &proverb	bYaYaZeaZcacWZZVZXZZaaZZ
k10 &source	aaaaaaaaaaadaaaaaaaaaZaa
k10 &stepCount	aaabaZaaZaaYcaaZaabaaaaa
k10 &thatDay	aYadaZYaZbZaZbaaaabaabaa
k10 &unlike	aaaaabaabZaYbaaaabaaaaaa
k10 &versus	aZabbZZbaYZacaabaZaaaaaa
k10 &whereTo	aaaZaabccZaaaaabZaaaaYaa
k10 adage	aZababcaZYaaaaaaabaaaaaa
k10 advice	aaaaaaaccbaZaaaaZaYaabaa
k10 after	baabaZaacaZbZaaYYaZaabaa
k10 alike	ZcaaaabaaaaZaaaZZbaaaaaa
k10 appeal	bbbaYaZZacabYaabZYZaZWaZ
k10 asks	acaaabaaaaabaaaaaaaaaaaa
k10 at0	iYaZaaZaaZaZaaaaaaaaaaaa
k10 at1	aZXXYZbYabZZZYZbZZZZZbZa
k10 at2	XYabYaZXXZYdbaZYZabZaYZZ
k10 audience	adaYabZaaZabaaaaaaZaaaaa
k10 back0	ZZaZZZZZZaabaaaaZaYabdaa
k10 back1	ZZaabYZYdWZZdaZbZZYYZbZa
k10 back2	ZaZaZZYbbZZbZaZXZYaaaaaZ
k10 besidelist	ZYabZebbbXbZZaabZaYaabZa
k10 bias	aYYYZZaZZaWbVWVZXWYWWbWW
k10 breath	YaaaZaaZZYZaaZZZZcYaZbaa
k10 buy	aZaaabZZZZbYaaabcaZZabba
k10 cause	aZaaZZbZZaZabaadaaaaaaaa
k10 contrast	aZaaaaYbacadbaaZaaZaaYaa
k10 credential	aaaaaabaZaacaaaaabaaaZaa
k10 cue.action	cWYaZZZbYYaYYZaaXZZZYacZ
k10 cue.after	bbaZaXXaceZZZaaYYbZaabaa
k10 cue.agitate	aaZZaacbZZZaaaaaaacaaaaa
k10 cue.before	ZcZZaaYbbYZbZabYcZZaaaaa
k10 cue.benefit	bZaZaaYacaaYaaaaZaXcaYaa
k10 cue.context	ZYZbaebZZaZYcaaZZaYaaaab
k10 cue.evidence	abZYaYaaaZaZYYZYYXZaZbaZ
k10 cue.feature	XYZaabaZaYZaZYZabYZYZcZZ
k10 cue.hook	ZdZZZaYZaZaZZaabZacbaZaa
k10 cue.how	bZZaZaYaabZbbaaaaZaZabba
k10 cue.pain	ZYabbbaaaYZbZbZYbZXYZYZZ
k10 cue.point	ZYbXYXbZXXbYZabYaZcZadZa
k10 cue.punchline	baacZcbbbbZVZaaaYaaaaZaa
k10 cue.question	YeaYabZaZZaaZaaaZZbbaZaa
k10 cue.save	aaaZaaZbaZabZaaaaacaaZaa
k10 cue.setup	ZbZaZaZZZbbZaaaYYbYaaYaa
k10 cue.solution	ZaZXZccaZaXbbZZZZYZaaXZa
k10 cue.summary	aYaaaZaaaZabZaabbaababaa
k10 cue.testimony	abaYaYabaZaabaaYZYaZaYZa
k10 cue.trust	abZZaZYaZbbdZaaZZZcaaYaa
k10 cue.twist	YbZaaaZZXZYZbbaVadZZacZa
k10 cue.why	abcbaYaZYaZbbaaYdabaaZaa
k10 digits	ZXaVZacdUYaXbZaaZbYZbfZa
k10 exclaim	ZaaaaaaaacaZaaaaaaZaacaa
k10 inlist	ZcaaaabaaaaZaaaZZbaaaaaa
k10 long	aaaaaaZaaZbZaaaacaaaaaaa
k10 material	ZZbYabZdbaaZZaacYaYbaaaa
k10 me	aZZbXZYZWabcbaaYaaZaZbZZ
k10 meaning	aabZbZaaYYZccaaaYaZbacZa
k10 measured	ZaaaZaZZabaaaaaZbZcZbYZa
k10 numbered	aZabaZaaaaaZcaaaaacaaaaa
k10 ordered	aaaaaabaaaaaaaaaZacaaaaa
k10 pain	aaaabZababaaZbaYaZZZabZa
k10 paragraph	aZababZbbXYaXaZYbYbZabYZ
k10 part0	eaZYXZaYZaZYYaZZYYZZZZZZ
k10 part1	YZbZZaZbXbZaYXaZZaXYZXZZ
k10 part2	XaYZabbaXdXaYZZWYaWbZaZZ
k10 part3	YXYbaUaaaYYaZZZYYYbYZcXZ
k10 part4	ZZZYbZYYbYbaaaaZYabZabaa
k10 particle	YZYYXcbcYXbYaYaYZaZZaYba
k10 person	ZbacZaYabYdaaaaZaZZaacZa
k10 place	aZaaacaadZaaaaaaaaaaaYaa
k10 price	YaZZaYacYcZZbaacZbZaabaa
k10 question	acabaYaZbZZaZaadYZZaaaaa
k10 quoted	aaaZcZZaZXbbYaaaabbbacaa
k10 relief	ZZacaababZabbaaZZaYaaZaa
k10 setting	aZZbadbbaZZaaaaZZaYaaaZa
k10 short	bbZZYaZZXcZaZaaaZbbZZdaZ
k10 show	aZZcbZdZXaYaZaaZaZZbabZa
k10 speaker	aaaacZZaaabZaaaaaaZaabaa
k10 spec	ZaaaaaeabZZaaaaYWZbaaZaa
k10 step	ababaZbbcaaXaaaYZZYaabZa
k10 story	ZacbaZZaZabZabaabaZaaZaa
k10 talk	caZcaZaaaYdZaaaZZaaaaaaa
k10 taste	aaaaaZYbcaaabaaabaYaaaab
k10 thing	aZaZZcabeYaZZaabYcXZaaZa
k10 time	aaaabZZcbYZbbaaaaZZZaZaa
k10 turn	aaaZaZYaaaaabaabbbbaaaaa
k10 urgent	ZaaaaadZZaaYZaaYbZaaaeZa
k10 witness	aaaYZZaaaZXdaaabaabaabaa
k10 you	cbbaYaaabbaZYZaZZYaaaXYa
k11 %better	aaabaaaaacaaZaaZbaZaaaaa
k11 %but	aaaaaaaaaaaacaaZabaaaaaa
k11 %crowd	bZZbaZaaZbbZbaZabcZaaZaa
k11 %deny	aaaaaaaaaYbZbaaccaZbaaZa
k11 %food	aaaZaaaaaaaabaacaaaaaaZa
k11 %handle	aaaaaaZaZdaaaaaaZaaZaZaa
k11 %law	aaacaaaaadabZaaaZZYaaZab
k11 %money	aaaaaaZaabcZZaadaZaaaaaa
k11 %said	aaaaaaaaaZdaaaabaaaZaaaa
k11 &doIt	aaaaaaaaaZaaZaaabacaaaaa
k11 &onceThen	aaaaaaaaabcaZaaaZaZbaaaa
k11 &percent	aaaaaaaaaaZabaacaaaaaaaa
k11 &proverb	aZZaaZZaZbbZcaaaababaaZa
k11 at1	ZZafaZaaaYaaaaaYZabaaaab
k11 at2	aaZaaZZaacaaZaaaYcaaaaab
k11 back0	aaaaaaaaaaaaZaaaaaZdaaab
k11 back1	aaaZaaaaaacbcaZZcZYZaZZa
k11 back2	aaaZaabaZabZcabYdZYaaaaa
k11 bias	aYZbaXYZYbcZbZYbabZbZYYa
k11 cue.advantage	aaaaaaaaacaaaaaZaaaaaaaa
k11 cue.before	aaaaaaaaaabaaZZZZbcbaaaa
k11 cue.evidence	ZZZZaZaaZabZZZbcaaZaaYbb
k11 cue.feature	aaZZaZaaZabaZaacaaaaaZbb
k11 cue.how	aaaaaaaaaZaabaaacaaaaZaa
k11 cue.pain	aaacaaaaaabaZaaabaZZabaa
k11 cue.point	baaZaaaaaZZabaacZZbabZbZ
k11 cue.punchline	aaaaaaaaaZaaaaacbaabaaZa
k11 cue.save	aaaaaaaaacaaaaaaaaaaYbaa
k11 cue.twist	aaaaaaaaaZaacaaZbaabaaZa
k11 paragraph	aZaaaZZaaZcabaababaaaaaa
k11 part0	aZaebZaaaYaaaaaYZabaaaab
k11 part1	aZZZaZZaacaaZaaaYdbaaaaa
k11 part2	aaaZaaaaZaaZaabcZacaaaaa
k11 part3	aaaZaaaaZbcbcaZZdZWZaYZa
k11 part4	aaaaaaaaaaaaZaaabaZdabaZ
k11 price	aaaaaaaaaZaabaacZaaaaaaa
k11 quoted	aaaaaaaaaZdaZaabaaaaaaaa
k11 taste	aaaaaaaaaZaaaaacaaaaaaaa
k11 time	aaaaaaaaaZaaaaacaaaaaaaa
k12 %ache	ZacZYYbaZaaaYaZaacaZaYaa
k12 %amount	abaZYbbaabYZbZabYYXbZZaZ
k12 %bad	aabaaaaaaYaabaaYbaZaaZab
k12 %better	aaZaZaZaZZcbYZaaaceZaZaa
k12 %body	ZZXcZbZaaaabcZZbZZcYaaaa
k12 %box	aabbaYZaaZaaaabcYYabaaba
k12 %but	aabcZZZaaYZYcaZaZZbbaZaa
k12 %buy	aYaabcZabXaYabbaaaaYaaaZ
k12 %crowd	aZZaXbaZYbYZZbaYaaYbZZaZ
k12 %deny	ZbZbaaaZZWZbaYXZZYcZaZaZ
k12 %ease	aaaaaaZaacaZZaYbYbaaabba
k12 %feel	acZaZZZaaaaaWZaZaZZZaZaa
k12 %fix	aZaYabZaaYaadabaaZXaaZba
k12 %folk	bbYabZZaaccaaZZWYabYZbYa
k12 %food	ZaaaaZZabYbbYbaaZbaZaZZa
k12 %handle	ZZbcbYbZbaaYZYZaXcXaaaaZ
k12 %hold	abadaaZaaaabaaaYZZaaaaaa
k12 %house	ZXbbZbaaaZcbWaaabYaaaaZa
k12 %it	abYZabaaZaabXabYZaaYaZca
k12 %keep	aaZYabaaaaaaZaabbcZYbbaa
k12 %kin	ZYYcZXYaabaacbdbaYYZaaXa
k12 %law	aaZZbcZaZaababZbZYaZaZab
k12 %look	acZbaZaaaaaaZabZaababaZa
k12 %makeUp	aZbcZcZaabZbaaYVcXYaaYba
k12 %me	aaXZaaaaaYcdbYXYbbaaZYZZ
k12 %money	abbZZcYaaZaYXaZZaacZbaZZ
k12 %nature	aZZbaaZaaYaaZaafaaaaaaaa
k12 %order	ZZZbabZabbZcaZaaZXZaZZaa
k12 %past	ZacZZaZaabZabbZYZYabaZaa
k12 %place	baYaaYaaaYabZbbaZaaZbbaa
k12 %reason	acaZcbZaaZaZZabbZXXdaaaa
k12 %said	baaXaYYaZZcaYaZbZaacaaYa
k12 %scene	aaYaaaaaaYaZcacbZaabaYba
k12 %soft	ZcZZbbZZYXaaaZZbZYYYaacZ
k12 %span	YZbaYcaZZaZYaabZYYaXadWZ
k12 %talk	aZZYbbbaZbaYaaZaYabaabZa
k12 %taste	aZbaZZbaaYaaZabbbaZaaaaa
k12 %tech	aabbaYaaaYabaaaZbZYaabaa
k12 %test	ZZXbZabaZbZaaaaaZaYaZaaZ
k12 %trust	aabZZdZaaYaZaaaaZabbaZYa
k12 %turnsUp	bYaaZYZaaZZaaabYacabaZba
k12 %verdict	ZbZYZcaaaabaXaabaaaaaZaa
k12 %wear	aYYdZXZaaYaZaZaYaabZaZba
k12 %you	ZaZaYaaabZaZZaabZabZabaa
k12 &already	ZbaZaaaaabbZaaZcbZZaaaYa
k12 &asksBack	aYZbcbaaaaaZaaaYbaZaaaaa
k12 &ba	aZbaacaaaXaZbaaYZaaabcaa
k12 &bareMeasure	abaaaaaaaYbbaaaZbcaaaaaa
k12 &been	abZbaZaaadZbaaZbZXZaaaaa
k12 &canDo	adZbaababZZZYaYbcZXcaYZa
k12 &causal	ZZaaZeaaaZaZabZaabXZaaba
k12 &changedTo	aZcaabbaabaaZbZZZZaaaaba
k12 &doIt	aYdXaZaaaXYdXaaWcdbaadZa
k12 &doThenNot	ZcZaZabaZYaabZbbaZYXbbYZ
k12 &done	ZacaaaaaaYbZZZacYcaZaZca
k12 &doneCount	aabaZbYaZZaZaZbYbZZaaZYa
k12 &exceptFor	aaacaZaaaaaZcaaXZZaaabZa
k12 &explains	ZZZcZZZaaYaZaaabaadaaaaa
k12 &fits	aaababaaaZaaaaaYbbbZaaba
k12 &flawOwned	aZaaaaaaaaaZZacbaaaaaaaa
k12 &general	aaaaZbaaaZXabaaaaabaaaZa
k12 &going	aacbbbaaZYYbbabaYbYbaZYa
k12 &has	ZbZabZZaZabZabZZaZZbaYZZ
k12 &heDid	aaZcZaaaaZaaaaZXbbabaaaa
k12 &heSpoke	ZZaYbaaaaaaZYaZcbcaZaaca
k12 &iDid	bbdYZcaaaZaaaaZcZZYbaaaa
k12 &iHad	aZaabbaaaaaaaZaZbbYZaaaa
k12 &ifThen	aaZaabaaZbbaXaabYZcZabaa
k12 &isOf	aaaabZYaaZbbYababaaaaZaa
k12 &loses	ZaZZbaaaZYZZZabdaaZaaaba
k12 &offer	aZZcaZZaaaZZaaaaabYaabba
k12 &onceThen	aZZZZbaaacYYZaaXcZZdaaYa
k12 &orders	ZaabaaaaabZbYZZYZabcZaaa
k12 &passive	aaaYaaaaaabZYacZbcZbaaaa
k12 &percent	abZZabaaadZaYabcZZaaaaZa
k12 &promised	aZbZaYaaaZaZXacadabaaaZa
k12 &proverb	YZbZbZZZaYZXYcbYaZYbZbbZ
k12 &saysQuote	aZaaadaaZZZYaZabaZbaacZZ
k12 &stepCount	aabaaaZaaZYaaacaZaaaabaa
k12 &thatDay	bbaaZZaaaZZbaZbZZaYbaZaa
k12 &threshold	aZabacbaaZaaZaZaZaeZaaba
k12 &unlike	aaaZaZaaaZabYaZbabZcaaba
k12 &untilNow	aZZbacaaaZaacaeYZZaaaZZa
k12 &verdict	aaaZadaaaaaaZaaaaaZaaaba
k12 &versus	abZYaaaaaacabaZbbcaZaZaa
k12 &wasBad	aabaaaaaaYbbZcZZbabZaaaa
k12 &whereTo	aaacaYaaaaabZabaaXaZabaa
k12 &worse	aabaaaaaaYZabaaZaZaaaYbb
k12 &years	aaaaaZZaaYbbZbabaYZaaaaa
k12 adage	abZaabaaaZYbZaabbZXcaZba
k12 advice	aaaaaaaaaaaaaaaaaacaaaaa
k12 after	aabaacaaabZZcZdbXZZZaaYa
k12 alike	aZababaaaZaZZaZacXcZaaaa
k12 appeal	ZZZabcZabYZZZbaacZWXabba
k12 at0	iaaZaaaaaZaaaaaZaZZaaaaa
k12 at1	aZZdaXZaaZZeYaaUYaaZaaZa
k12 at2	WbbYbXbaZbZYYdYZYbZZaZZa
k12 audience	aaaZaZZaacZbcaaYbaZbZaZa
k12 authority	aaaYaaaaabaabaaaZbbaaaaa
k12 back0	aZZbaZZaZXYaXaaZZZXbbcfa
k12 back1	ZaYXZZZZZZbbYZcYYVZbZbba
k12 back2	aYYaZaZZabZZaZdXZZZcZXYZ
k12 before	aaaaaaaaaabbbbZYaabZaaaa
k12 besidelist	ZcbabXYaZbZdZZbaZXbZaaXa
k12 bias	aYaaZWXWWYXYYXYababZXZaW
k12 breath	acabbaaaaababZaabYWZaYba
k12 conclude	aaaZadaaaaaaZaaaaaYaaaba
k12 contrast	baaYZbZaaZaaaaaaaabZaaaa
k12 cue.action	ZXaabaaabcZZYbaYZZWbZaZZ
k12 cue.advantage	aabaaaZababaaZaZaYbaaaaa
k12 cue.after	aYccabaaZaZZZZbZaaaYaXZa
k12 cue.agitate	acdbaaaaaaZZaaaZZZYaaZba
k12 cue.before	ZaYZbZaaaZcbYbYaaabZaaba
k12 cue.benefit	ZZYabcZaabZYZbaZXbYZacca
k12 cue.context	bZaZbYZaabZabaZbZabYaaZa
k12 cue.evidence	bXZaYaYZZaZaZaYXYaZZaZbY
k12 cue.feature	aYZZZbZZabaaZaYYZaZabZaY
k12 cue.hook	aaZcbZZaaZaZZaYYcaYZaZca
k12 cue.how	ZZbbacZabXXaZZaXcXabbbZZ
k12 cue.pain	ZbcZadXZaWcaXZWaYZXbZbZZ
k12 cue.point	ZaZYaZXZbZXXZZaaYZZXbZYZ
k12 cue.punchline	abZbaaaaabaYYaZVabZaaaca
k12 cue.question	abZaabaaaaZZZaaWbcXaaaaa
k12 cue.save	aaZaacaaaaaZaaabZZbZbbaa
k12 cue.setup	ZaYZYZYaYZbYaXZZYaZcaZYa
k12 cue.solution	YabZYXZaaaaYZacYZcYaZada
k12 cue.summary	aZaaabaaacaZaaaaZZYbaZaa
k12 cue.testimony	ZbYZaZYaabZaZcZbaZYZabab
k12 cue.trust	baXbabaaaZZaXaZZZZcZaZaa
k12 cue.twist	aaaYZYZaZbXbYaYaaababYba
k12 cue.why	aZZacZaabaZYcaZaWbaaaZab
k12 digits	ZZaZaabaceZYabbWYaaZZXaa
k12 formal	aZbZbbaaacaaYaZZYbbZabaa
k12 inlist	aZababaaaZaZZaZacXcZaaaa
k12 long	aZYbZbaaabZabZXZabaZabaa
k12 material	aZaaacaaaZbabaaYcZaaaaaa
k12 me	aZZYabaaaZcdaZYZcbYaaYZZ
k12 meaning	aYaZZdZabZaaWaacbZYeZXaa
k12 measured	ZabaaabaZZaZYacbYZZababa
k12 numbered	aZbaZaaaaYaaaababZbZabaa
k12 ordered	aaaZaaaaaZaaZaZbcZbaabaa
k12 pain	ZZbcYZbaaZbbaaZXXcaZaZba
k12 paragraph	YacZbaXZZZZaZaaaZZdaZbZa
k12 part0	eaZaaXYaZXZcWZZZXbZZZZZa
k12 part1	YccbbYbZYZVYabWZYaZYZYXZ
k12 part2	YYaabaaZbYaWbYXZbZaXZXXZ
k12 part3	ZXXXXbYYYbaaZZbYbbaYZaYZ
k12 part4	ZZYaYXZaZZZZZZbWZXXdbadZ
k12 particle	abZbdWcaZWXaaZbaaYZaaZbZ
k12 person	ZaWbYaYaacbZZZaZacWaZXda
k12 place	aZbbaaaaaZZbZabbaYbaaZaa
k12 price	abbYZbZaabYaYaZaZacaaZba
k12 question	aaYZcaaaaaZZbaZZcZaaaaaa
k12 quoted	YbYZZbaaZYdYZabaaaaZabYa
k12 relay	aZaaacZaaaaaZaaZdZXbaZba
k12 relief	ZZZYabZababaYaabbaZYabca
k12 setting	aZaYabaaacaaYaZXaaababab
k12 short	aZZYaZaaaZZZYaaZbdaZaaba
k12 show	abZbabbaaXabcaaaYaaZaZba
k12 speaker	aZaabbaaaZbZaaabcXaaaaZa
k12 spec	adaZaZYaaabZabZZcZYZaZba
k12 step	ZZaZaZZaaZZbYaYaecYabaaa
k12 story	acaYZcZaabYabZaZZaZbaYba
k12 talk	aaaaaZaaadbZZaaYZZbcabZa
k12 thing	aZabaYZaaYZaZabbZadYbaca
k12 time	aaZbaYZaaabaZbbZabYZacZa
k12 turn	abaYaaaaaZZaeaaYZaabaaZa
k12 urgent	bZaYabZaabZaZbaaababaZab
k12 witness	aZZYZbaaabZZbaaabZbbaaba
k12 worse	aZcZaZaaaYZbZabZbcabaZba
k12 you	ZaaZYaaabYaZaaZbaabZacaa
k13 %ache	ZaaaaaZabZabaaaabaaaaaac
k13 %crowd	ZZabaabaaZZaYaaZYZZbabae
k13 %deny	aaaZaZaaZYaaaaaabaaabYad
k13 %feel	aaaZaaaaZcaaaaaZbaaabaZb
k13 %food	bZaYaaaaaaaZaaaabZababZc
k13 %handle	aaaZaZaaaaaaZaaaaZZacaZc
k13 %house	baaaaababaZaaaaZZaaaaaac
k13 %it	ZaaaaaaaaaaaaaaZaacaaaab
k13 %makeUp	aaaaaaaaaZaaaaacaaZZaaac
k13 %me	aaaZaaaaZbaaZaaabaaabZac
k13 %order	aaabaaaaaaaZbaaZZaaacaac
k13 %said	aaaaaaaaaaaabaaaaaaaaZac
k13 %soft	aZabaabaaZaZZaZbaaZabZad
k13 %span	bZZaaZcaabZaaaaZYZaabbZb
k13 %taste	aaaaaaYaaaaabaaZaaaaaaba
k13 %test	aaaaaaaaaZaZaaabaabaaaac
k13 %verdict	aaaZaaaaacaaaabZbaabaaaZ
k13 %wear	aaaZaaZaabaaZaaabaaaaaac
k13 %you	aaaaaaaaaaaaZaaaaaaaaZac
k13 &bareMeasure	aaaZaaaaaZaaaaaacaaaaaab
k13 &canDo	aaaaaaaaaaaaaaabZacaaaba
k13 &doThenNot	aaaZaabaZZaaZaabbaabaZac
k13 &done	baaaaaaaaaaaaaaZbaaaaaac
k13 &onceThen	aaaaaaaaaaaaaaaaaaaaaabc
k13 &proverb	aZaaaaZabZZaaabbbZbZaZac
k13 alike	aaaaaaaaaaaaaaaacaaaaaaa
k13 at0	YaaZaaaaaaaaaaaaaaaaaaae
k13 at1	bZabaaaaaYaaaZbbaZaaaaab
k13 back0	aaaaaaaaaaaZZaZaZaYXcZZg
k13 back1	aaaZaaZaZcbZaaZbXabaabZb
k13 back2	aaaZaZZbbYZabaaabaZbaZac
k13 bias	ZXYZYXYZYXYYYYZZYXZXaYXj
k13 breath	aaaZaaaaZaaaaaaaaaZbcZac
k13 cue.action	ZaaZaZcaaaaaZaaZYaZcbaac
k13 cue.before	aaabaaaaaZaacZaaaaaaaaaa
k13 cue.benefit	aabaaaZaZaaaaaaaaaaaaaad
k13 cue.context	Zaabaaaaaaaaaaaaaaaaaaac
k13 cue.evidence	bZZZaYbaZZZaZZcaZZaZZaab
k13 cue.hook	aaaZZaaaaaaaaaaaaaZacaac
k13 cue.how	aaacaZbaaZaabaaaZaYabaab
k13 cue.pain	aaaaaaaaZbaaaaaZaaZaaZad
k13 cue.point	baaaaZbbaYZZaabYbZaaaYac
k13 cue.save	aaaaaaaaaaaaaaaaaaaaZcaa
k13 cue.setup	aaaYaacabZaaZaaZaabaaaaa
k13 cue.solution	ZaaaaZaabaaaaaaZZaaaaaac
k13 cue.testimony	baaZaaZaaZZbaaacaaZaaaab
k13 digits	aaaZaabaaaaaaaaacaZaaaaa
k13 formal	aaaaaaaaaaaaaaaaaaaaaaac
k13 inlist	aaaaaaaaaaaaaaaacaaaaaaa
k13 me	aaaaaaaaabaaZaaaaaaabZac
k13 measured	baaaaabacbaZZaaaaaaaaaaa
k13 paragraph	YZaaZZaabZZZZZaacZbZaaZe
k13 part0	ZZacaaaaaYaaaZbaaZZaaaad
k13 part1	aZaZZaaaZbaaZaaZZZaaaaad
k13 part2	aaZaZZbaaXYbZaaaaaabaaad
k13 part3	aaaZaZXabaaZbaZbaaYZabZd
k13 part4	aaaaaaaaZbaZZaZaZabYbZYe
k13 particle	ZaaaaacaaaaZZaabYaaZaaae
k13 short	ZaaaaaaaaZaaaaaabaaZabac
k13 spec	aaaaaaZaaaaaaaaZcaaaaaab
k13 taste	aaaaaaaaaaaacaaaaaaaaaab
k2 %ache	ZbZaaabcaabYcZcbZaaYaZaZ
k2 %amount	aZZZacZZZaZZcaabaabZbZba
k2 %bad	aaaZabbZaZaZcaaYZaZdbZaa
k2 %better	aZaYaYbbabZYabZaZbZbabaa
k2 %body	aaabaZYZacacaaZbbZXZZdZa
k2 %box	ZaabaZaZaZaacaacZaaXabZa
k2 %but	aaaZaZbabbbbaaaaYZbaaaZa
k2 %buy	acabaZZZacZZaaZaZaYacaaa
k2 %crowd	aZacZZVYYZYcZaZYZYZZabYZ
k2 %deny	ZaZZZZbdaZacXZaccZZbYXbZ
k2 %ease	aabaaaabaaaZZaaaZacbaaaa
k2 %feel	aZaaZbacYbYYeaZYZZaZaaba
k2 %fix	bZaZaaZaaWaZdabacabaaaaa
k2 %folk	aZacaaZaabZaaabbZZYcaaba
k2 %food	aYaYaZZaYZYYZbZcdbbbZZbY
k2 %handle	bYZbZZZbZZaWXZZbaZZbacZY
k2 %hold	aaaYaZbabbaZZaaZabbaaaaa
k2 %house	ZaabaabbaZaZYZaZbaXcbcaZ
k2 %it	ZaaZabZYYaababZdZYZaZaZa
k2 %keep	aaaaaaaaaabaZaaZcZZacbYa
k2 %kin	ZaaaaZZZZXccbabYbZaaZYcZ
k2 %law	aZaYaaZaaYaYZaaZebcYbdaa
k2 %look	baaZababaZdaZaabYabZaaZa
k2 %makeUp	aaZYaaaZZaZZZaZdWbZcZaaa
k2 %me	bZZbaacZZXYbaZZYcYYaZbca
k2 %money	baZcaZcaZaabaaZYaZZbZYaa
k2 %nature	aaaaaaZbaaaabaabcaZZaaYa
k2 %order	cZaZabZZZbYZbbcYZZaabbZa
k2 %place	aaaWabZbababaaaYZaccaZaa
k2 %reason	bbaaaaZaZYbZcaabaacaaaaa
k2 %said	aaabaZcaaYbYaabZZZbbaaba
k2 %scene	ZaaaaaaaaabcaaaZaZbYZaZa
k2 %soft	aZZbZaaZaZYZbZaXaYcZcbZa
k2 %span	YaZbZZZZZZZbXbaZaYbcYZaa
k2 %talk	aaabaaZZaaaabaaaZZZZacZa
k2 %taste	aaaYaaZbcbZbaaZaaaZaZaZZ
k2 %tech	aaaXaababbZaYaaZaZeXbbZa
k2 %test	bZaaaZaaZZbcaabacaZXaaXb
k2 %trust	aaabbaaaaZZaWabaaabaabaa
k2 %turnsUp	aaaaaZaZZaaadabYZZcaaaba
k2 %verdict	aZaaacZbaZaYcaZZYaYeabYa
k2 %wear	baabaZZaaaZcYbaaYZZbaZaa
k2 &ba	aaabaaaaaaaZYabbaabaaaaa
k2 &bareMeasure	aaabaaabbaabcaZZZcWYacZa
k2 &been	ababaaZaaYaZZabababaaaaa
k2 &canDo	aZaYaacZcdaaZaZYZZbYbaaa
k2 &causal	baaaabZaaababaaYaabaaaaa
k2 &changedTo	aaaZaaaaaZaabaaZdbZaaaaa
k2 &doIt	aZZaaabaaZaZaaZbYababZZa
k2 &doThenNot	aaaZaZcbbcbYZabbYZWcZaaZ
k2 &done	baZYaZbZacZYbabZWZabaada
k2 &doneCount	cZaYaZaaadbZZaZbaZYYaaba
k2 &explains	aaaZabbaaaaaYaacaaaaaZaa
k2 &fits	aaaaaaaaaZaZbaaZaaZdaaZa
k2 &flawOwned	aaaaaabbaZaaaaaaaaYbaaaa
k2 &going	aZaaaZdZaabZZaaZcZabZbZa
k2 &has	aZaaabaaaaZbaaaZYaaZaaba
k2 &heSpoke	aaaaaaaaadaZZaaaaaaZaaaa
k2 &iDid	baabaaaaaYaZbaabbaZaaaaa
k2 &iHad	bZaaaabaaXZYZaaZbadbbZca
k2 &ifThen	abaZaaaaacZaaaaaZacZbaZa
k2 &isOf	aaaZaacZacaaaaaaZabZaZba
k2 &loses	aaabaaaaababaaaababYZZZa
k2 &notOnce	aaaZaaaaadaaaaaZaaZaaaaa
k2 &offer	aaaaaaZbZWaabaaZbZbabbba
k2 &onceThen	aaZaaZabbZZacaaXcaYcabZa
k2 &orders	aaaabaaaaYacZaaZZaeaaaZa
k2 &percent	aaaZbaaaaaaabaaaYacaaaaa
k2 &promised	aaaaaaYaabaZZbaZaZcbaZaa
k2 &proverb	ZaYZaZZcZcZcaYZZaaXaaZaZ
k2 &saysQuote	ZaaZaZaaafaaZbaZaZZZaaaa
k2 &source	aaabaaaaaYaaZabaaaabaaab
k2 &stepCount	aaababZbabaabcZaXaYZaaaa
k2 &thatDay	aZaZaacZaaaZaabbbaaZaZaa
k2 &until	aaaaaaaaabaZaaaaZabcaZaa
k2 &untilNow	aaaaaaaaaYaabaaaaabaabaa
k2 &verdict	aaaaabaaaZaaZaaaaaZcabaa
k2 &versus	aaaZaabaacaaZbaZZbbaaaaa
k2 &whereTo	aaaZaaaaaaaZcaaaZaaaabaa
k2 &worse	aaaZabaaaaaZcaaZZaZcbaaa
k2 &years	aaacaaaaaXabbaaaZaababaa
k2 advice	aaaaaaaaaZaabaaaaacZaaaa
k2 alike	aaaYaZcaadaaZbaZZZcYabaa
k2 appeal	aaacZbZZaXZabaaYaZaabaZa
k2 at0	gaaZaaaaaZaaaaaaYaaaaaab
k2 at1	aYZcaWZZaXaaZYaWedZZaaaa
k2 at2	ZbZcZZXZaZZZXbZafYZZaaaa
k2 audience	aaacaaaaaaaaaaaZZaabaaaa
k2 back0	ZZaZaZZZZWadXaYZZZcbabbZ
k2 back1	aZZYbaYaaVZVaaYaZZafaZZZ
k2 back2	aZaXZYdaaYZbZaZdYZYbZZYZ
k2 besidelist	baabacaZZYbYYaZZdYXcacaa
k2 bias	bVUWVVVXWdVZYXWYYXZbXYXV
k2 breath	YZZaZbZZabbaYZYbaZabYaXZ
k2 cause	baaZaaaaaZbabaacaaaZaZba
k2 conclude	aaaaabaaaYaabaabaaZbabaa
k2 contrast	baaZaabaaccZZaabZaYZaaaa
k2 cue.action	ZaaZaYZaabYaYaZYZacYbaaZ
k2 cue.advantage	aaaaaZcZaZaabaaaaZbaaaaa
k2 cue.after	baaaaZaaZZaZbacZZabaabZa
k2 cue.before	baaaaabaaaZZYbaaZabaabaa
k2 cue.benefit	ZabZaZZcbbZZZaaYababaaYa
k2 cue.context	baaYaZaaaabbbaadYaZaZYca
k2 cue.evidence	aZZaZaZbZZYZYabWaaaYaYZa
k2 cue.feature	YZaaaaabZYYaaaaXacZacYaZ
k2 cue.hook	ZaaZabZaadaZaaaZbaYbabZa
k2 cue.how	baaaaaZaZaZaaaaaZZcbZaZa
k2 cue.pain	aYZYaZYbYcbYYaabZZaZaZaa
k2 cue.point	ZYZXZbacacYaaZbUUYZcZacZ
k2 cue.punchline	aaaaaacaacaaYaaYbaZZaaZa
k2 cue.question	aaaZabaaaaaZZaabaaZZadaa
k2 cue.setup	ZZbaaZeaZadaWaZXZZbbZYba
k2 cue.solution	aZababaZZZbZZaZbeZZZaaYa
k2 cue.summary	aaabaaaaZYaacaaaZabaaaZa
k2 cue.testimony	aZaaaaZZaZbZaacXZabZaYdZ
k2 cue.trust	aaaaaZZaaZZcbabbaaYcbZaa
k2 cue.twist	ZZaYZaYabbZZbZcZbaZaZbZa
k2 cue.why	babaaaaaaaaabaaZaaYZZdZa
k2 digits	ZaabaYXYabZZbabWZZbbaaaa
k2 flaw	aaaaaaacaaabbaaaZaaYaaaa
k2 formal	aaaaaaabaYabZaaabacZaaaa
k2 inlist	aaaYaZcaadaaZbaZZZcYabaa
k2 label	aaaaaZaaadaaZbaaaZZaaaaa
k2 long	aaaaaaaaaYaabaaabaabaaba
k2 material	ZbaaaaZZaaaZYbZdYbacaaaa
k2 me	aZZcaaaZZXZbaZaZcZZbZaba
k2 meaning	aZabaaZbZbaebaaZaaYZaaZa
k2 measured	aZaaabYaZcaaXaaZbaaaZaaa
k2 numbered	aaabaaacaaabZaaaYabYaaaa
k2 pain	abZaaabbbZbYZacYZZaaabZa
k2 paragraph	ZZYZZYXbYcZaXbbYbXZaaacY
k2 part0	eYZcaWXZZWaZZYZWdcYZaZZa
k2 part1	aaXZZZYZZhZYXaZWaYbYaZZZ
k2 part2	ZYZWYaYZYdZZbabbWZaYZZZZ
k2 part3	ZZaVZaabbaZZaZXZXYbeZaXZ
k2 part4	ZZZYaZZZYWacZZZZYZbcaabY
k2 particle	bbaZYbaZacaYYaZbXaZbbaZZ
k2 person	aZabaZZaZZaYcabYaabaaYca
k2 price	bZaaaaZZZcaYaaaZYZaZaaba
k2 question	aaababaaZYabZaabZacYaaZa
k2 relay	aaaaabaaaXaacabZcaaXaaaa
k2 relief	aaacaZZbabZaZaZZaaZbabZa
k2 setting	aaabaZZaaYaccaaaccYZaZZa
k2 short	caaYYaaaacababaZZZbaaZZa
k2 speaker	aaaZaZaaaeaZZaaZaZaaaaaa
k2 spec	baaaaaabbYabcbaZbbWZaaaa
k2 step	aaababZaaaabaaaYaZadaZYa
k2 story	aaaaaabaaYaZbabababZaaba
k2 talk	aaaaaaaaaZabaaaaaabYacaa
k2 taste	aaaZabbaaYaabaabaaZbaaaa
k2 thing	aaaaaaZZZbZbcaacZaaZaZZa
k2 time	ZZabaaaaZVZaZcbaaYfbaaaa
k2 turn	aaabaaZZbaaafaaYZaZYaaaa
k2 urgent	aaaZaaababaaaaaababYaaZa
k2 witness	baaaaaaaacZZaabZaaZbaaaa
k2 worse	aaaaaacaabZZbaaaYaaaabba
k3 %ache	baaaabYaaZacaaZaYaZbZZZb
k3 %amount	ZaacaZZaXaZaZaaZbaaaaaYb
k3 %bad	aZababaaZbaaaaabcaaZaZZa
k3 %better	abbZaaaaeZaaZbaZaaaZaYba
k3 %body	abbaaZaaXYbZYZZcaZZbaZbb
k3 %box	bcaYaZbaaaaaZaaZYabbZbaa
k3 %but	aZaZaaZaadaYZaabcaZaaaba
k3 %buy	aZbaaYaaaaZbZaaYdaYZabaZ
k3 %crowd	bZcbaXZZbcaZXZaYaYYacYYa
k3 %deny	aYaZZbYaaYZZaaaabYdZYaaa
k3 %ease	aZaaaababZaaZaaZcaaaaZba
k3 %feel	bYbYaZbabZbaZaabeaYZbYaZ
k3 %folk	aaaaaZaaacbZYaaYbZbaZZba
k3 %food	ZZaaaYaaaaabZaZbZabXcXbd
k3 %handle	aabZYbZaaYbaYbZabYabZYba
k3 %hold	baaZabaaaaaaaaaYZaZZaaca
k3 %house	ZZbaaZZabbYaZbaZaacZaZaa
k3 %it	aaabaaaaZbaYaZaaYZaabaab
k3 %keep	aaabaabaabaZaabaYaaadZYa
k3 %kin	aaaaaZaabZaZZaZbXadYcaca
k3 %law	aabaaZZaaaaaZaabYacbbZaa
k3 %look	aYabaZaabbaaZaaababaaaaa
k3 %makeUp	abZaaYbaYaacZabZbabZYZZa
k3 %me	aZcbaZbaZecbWbZXXaZXZeaa
k3 %money	ZbaZbbbaZYZbYaaYbaZZaaba
k3 %nature	aaaZabaabYabaaacYaaZaZab
k3 %order	abbaaacaZabaZaaXYZdaYYca
k3 %place	aaaZaaaaZYacZaabbaaabZaZ
k3 %reason	aZbbaZaaaYaaaaadaaaZabaa
k3 %said	ZZbaabaaaYbYabaZcZZaZdaa
k3 %scene	bbaZaZaacaaaZaaZeaYabaaZ
k3 %soft	aaZYacYaZcZZYcaYcZbaZYba
k3 %span	bbZbaYaacaZaYaYcXaabdYaZ
k3 %talk	aZabaZaaabZbaaaYaabZZbYa
k3 %taste	aZabbbZbbYZbbaaaaaYaZZac
k3 %tech	aaadaYaabXaZbabaZabaZaaa
k3 %test	cZaZacZaabaaaabbZZYYYaZZ
k3 %trust	baaYaZaaabbZaaacaaYaaaaa
k3 %verdict	aZaYaacabYabaaaYcaYaaaba
k3 %wear	caaZaZbaZaaaZaaYcadZcZaa
k3 %you	baaZaZaaaYZaZaacZZaaZaba
k3 &asksBack	aaaabaaaaZaaaaaZYacaabaa
k3 &ba	aZZcaaaaZZaaaaabZabaabZa
k3 &bareMeasure	ZbaZaZdaZbaaaaaZZabaaaab
k3 &been	aaabaaaacYabZaaaaaaaaaaa
k3 &canDo	ZbaZacaacYabbaaXbaaZbaaa
k3 &doIt	ZbZZabZabaaZZaaYZZcaZaca
k3 &doThenNot	aZbZaaZbabZYYabcZZbaZYab
k3 &done	bbbZaYZabaZZaaacYaaYZZaa
k3 &doneCount	abZabZbabcZdZaabWaZaZZba
k3 &fits	aaaaabaaaZabaaaaYaaaabaa
k3 &flawOwned	aaaaaZaaabaabaaYbaZaaaaa
k3 &going	aaaYaZaaabZaZbbbZbbZaZaZ
k3 &has	aaaaacaacYaZaaZXaaZaaaaa
k3 &heDid	aaaaaaaabZaaaaacZaaaabaa
k3 &heSpoke	aaaaaaaaaabaabaaaaZaaZca
k3 &iHad	baaZbabaaWZbaaaZaadbaaba
k3 &ifThen	abaabZaaaXaaZbaZcaaaaZba
k3 &look	aaabaaaaceaaaabZYaZaaZZa
k3 &loses	bcbZaZbaZbaaZbaaZaZaZaaa
k3 &notOnce	aaaZaaaaaaaaaaaZcaZaaaba
k3 &offer	abZbbbaabaZZZaaYXaaZbdab
k3 &onceThen	bbbZaYZabaaZYaabZaaZZabb
k3 &orders	aZaZacaacbaZcaaXaaZbaZaa
k3 &passive	aaaaaaaaabaabaacYabaaaaa
k3 &promised	aaaZaaaaaabaaaaabaaacaaa
k3 &proverb	aabYZYXabYZabbabaZYaaaba
k3 &saysQuote	aZaaacaaaZaaZaaZbaaabaaa
k3 &unlike	aaaaaaaaaaaaZaabbaYcaaaa
k3 &until	abaaaaaaaZaaaaaYbabbaZaa
k3 &untilNow	aaaZaaaaacbaZabaZaaaaZaa
k3 &versus	acaaaZaadZaaaaaYYaZbZaba
k3 &wasBad	aZaaaabaZZbaaaabZacbaZZa
k3 &whereTo	aaaaaaaaZaaaaaaabacZaaaa
k3 &worse	aZacaaaabbaaZaaZbaaZaZZa
k3 adage	aaaaaaaaaabaZbabZaYbaaaa
k3 advice	ZaaaabcaacaaaaaaXabZaaaZ
k3 after	babZaZaaZcaZaabZbaaZaZaa
k3 alike	aabZaZaaaaaaaaaZcabaaaaa
k3 appeal	ZbaYaaaaaZbZZaaaZZbZYbbZ
k3 at0	hZaaaZaaZZaaaaaZXaZaaaaa
k3 at1	YbaabcaaaXZaZbZcaYZZZaaa
k3 at2	YcZdacXaYYZZZbaaZaaaaaaa
k3 back0	ZZZZZZZZcZaZaZbYYaWcebbZ
k3 back1	ZZaYZYYZbdZacaZZaZaYaZXZ
k3 back2	abaZbYaaZaaaYaZbaZaZZbaa
k3 before	aaaaaabaaaaaaaaaZacbaZaa
k3 besidelist	bYadaabaYcZbaaaZWababZYZ
k3 bias	aaXZXZWXaXXXXYXbeVcYbYXZ
k3 breath	YaYYZabZaZbZYaZdcaaaYbZb
k3 buy	aaaaaZaaaaaaaaabZacaabaa
k3 cue.action	aaZZaZZaXbZZZaZYaZbabcaa
k3 cue.after	aZaaaaaaZbbZaacYaabYaYba
k3 cue.before	aaabaZbaZYaaZbaabaabaZaa
k3 cue.benefit	bYaZaabaeXZZYaaZYaZYcZba
k3 cue.context	ZdbcaYaaZYZbaaaZbaaabaZa
k3 cue.evidence	ZXZZaacZbaaYaaYaZZYZaZYY
k3 cue.feature	bZaZaabacbbZZZZYaZYZaZZZ
k3 cue.hook	aZaZbZaaaXcaccZaZaZZbaZa
k3 cue.how	acbXaZbaaXZcZaZZbaZaaabb
k3 cue.pain	cZZZbYaaYYcXZbZaaaYbaaZa
k3 cue.point	aabXYXZaaaacZaYWZaaaZaZY
k3 cue.punchline	bZcXaaaaaabbYbaabaZZaZZa
k3 cue.question	ZaaacaaaaZbaaaaZZabaacaa
k3 cue.setup	aZbYaYYaZZZYXaZabZcaYZaZ
k3 cue.solution	bbaaacZaZdYcYaZWWacYcbXa
k3 cue.testimony	dabYaZaabacZabbXaZbZbZZZ
k3 cue.trust	ZZZZaZaaadbZaabaaaYaaZba
k3 cue.twist	bZabaYdaZXbYXbaababbaaaa
k3 digits	ZbbZbababaaaaaZabaYYcZaa
k3 inlist	aabZaZaaaaaaaaaZcabaaaaa
k3 long	aaaaaaaaaaaaaaabaacaaaaa
k3 material	aaabaabaZaacZaaaZabZaaaZ
k3 me	aabbaZbaYecbYbZWWaZYZdba
k3 meaning	aZZbaZaaaaZaaaabaaZYabca
k3 measured	aZZaaacacabaZaaZZaZabZab
k3 numbered	abaZaaaabYabZaabbaaaaaaa
k3 pain	ZbZcabZZbbZZZaaYaaadZZbZ
k3 paragraph	aZabYaZaYaZabaaccYYabaZX
k3 part0	ebabacaaZXZZZbZZZYXZZZZa
k3 part1	abYbZZZZYUaYYaaafZaZZZab
k3 part2	ZaaYYaZaZYaYYZaaeZcZZZZb
k3 part3	ZYYXaXZZbaYZaZXbaaaabaYZ
k3 part4	ZZaYZYZZccbZaYbWZZZZdbaY
k3 particle	ZbaZZaXaaaaacaaZaZaYYbcb
k3 person	aZaaaZaabbbZababYaZZbaba
k3 place	aZaZaaaaZaaaaaaccaaabaaa
k3 price	aZaabbaaaYaZbaaZbabZaZba
k3 question	aZaabaaabZaaaaaYWaeZZcaa
k3 quoted	aabaaaaaaaaZZaaYdZZaaaaa
k3 relief	abaZaZbacXZaaaabbaYZbZaa
k3 setting	abbdaZZaadZZZaaYZaaaaaaa
k3 short	ZZaXabaaaYbYcaaababZbcZZ
k3 show	ZaacaZaaacbaZaaZaaaaaaZa
k3 spec	acaaaZdaZZabZaaYaaaZaaab
k3 step	ZYbZaZZaZaabZbabcZXZaaab
k3 talk	aaaabaaaZaaaaaaaaaaZadZa
k3 taste	aZbaaZaabYZabaabZaZaaaab
k3 thing	abaZaZbaYcZbZaabaaXaaZba
k3 time	aZZdaaaaYcaZaaaZbabaZZaa
k3 turn	aaaaaaaaaaaaZaabcaZaaaaa
k3 urgent	bacZaaaabZaaZaaYbaabaaaZ
k3 worse	abacaaaaaZaaZaabaaaZZaaa
k4 %ache	aZZZabcZaaaXYaaXaZcaabbZ
k4 %amount	abZYabYadacYaaZXZaYZaaZa
k4 %better	aaaYbaYaZaaZbaaZaZdZadZa
k4 %box	aaaaaZaaccaaYaaZaaaaaaaa
k4 %but	acaZaZcaYZZbbaabaaYaaaZa
k4 %buy	ZbacaYaaaXbabaaZZcZbZZZa
k4 %crowd	abZZZcbZZZaaaaaXYXZXZaXZ
k4 %deny	aaaZZZZadaZbZaYYaaZaZaYa
k4 %ease	ZaaYaZbacabaaaabZaZZacZa
k4 %feel	baabaYabaZZcdaaXXYbaaXba
k4 %fix	aaaaaaYaabZbZaacaaaaaaba
k4 %folk	aZaZaZaaYXdbZZaaYbZcaaba
k4 %food	aaZZaYbaXcZZYZZXYabaZZaZ
k4 %handle	aYYcbZcZYYbbaaaYbZZVZbaZ
k4 %hold	aaaaabaacbZZZaaaaaZbaZaa
k4 %house	aZbbZbbZaaZZYaYZYbaaZaZZ
k4 %it	bbaYacaabZaaZZZZZYaaabaa
k4 %keep	aaaaaabaabZaZaaaaZaacbZa
k4 %kin	aZbaacYaZaccWaZaZZZcaYZa
k4 %law	aaaZaadaacbaZaaaZaXaabaa
k4 %look	aaaaaZXacaaZeaaaYZYbabZa
k4 %makeUp	bbaXaZZaZdZaaaZZcZbYcaZa
k4 %me	abaYbWZaZbaZYaaaacZbaWea
k4 %money	aYbXaababcZabbaYaaYZaYaa
k4 %nature	aaaZaZbabZaZZaaZaadaaaaa
k4 %order	ZaaXZYaacaeYZaZbbaXZZbcZ
k4 %past	aZaaabbaZaZdZaaZZZbaabaa
k4 %place	aXZdadXaYYaYZZZXcabZZdYZ
k4 %reason	aZaaZaZaZaZZbaadaacaaYba
k4 %said	aaabaYaaXadaYaZbZcaYabZa
k4 %scene	ZZaZaZaacZbbaaabZabaaYaa
k4 %soft	XZYabXZZaZdZaaaaYZZdZWca
k4 %span	ZbaabaaabZbYYaZZZacXZaaZ
k4 %talk	bZadabaacZbYbaZZZZaZaYZa
k4 %taste	ZbaYZZZabYdZaaZZXabaabZZ
k4 %tech	aZabaaZabcaaZaaaZbaaaZba
k4 %test	aYaYaabaZcaZbZaZZZbbaYcZ
k4 %trust	aaaaaaZabbZabaaZbZXbaaaa
k4 %turnsUp	ZZaabcbaZaXaaaabaZbaaZba
k4 %verdict	baabaYbaZXaYaaaaZZbgbYZZ
k4 %wear	aZabaaYaZaaacaaZaacZbZZa
k4 %you	ZcZZaabacZZabaaZYbYZaaba
k4 &already	aaaaaaZaabaaaaaaacaaaaba
k4 &bareMeasure	aaababYaacZaZaaacZZaaaaa
k4 &been	aaaZaaZaaabaZaacaaZaaaaa
k4 &callsYou	abaYaabaZacaaaaaaaaaaYba
k4 &canDo	aaacaabaZaYabaaaaZYbabZa
k4 &causal	aaaaaaZaabaaZaacaabaaaaa
k4 &changedTo	aaabaaZabZdaaaaaZaZaaaaa
k4 &doIt	ZaZZbZaaccabYabZbaaYZZYa
k4 &doThenNot	ababZbZadacZYaZbZYVZabaa
k4 &done	aYaZabXaaaaZYaZYbZdZaaca
k4 &doneCount	ZbaZZYaaadbaXaabacaZaZaZ
k4 &exceptFor	aaabaabaaZZcYaaaaabaaaba
k4 &explains	aaaabddaaXYbZaaZaZZZaaZa
k4 &fits	aaaaaaXaaacaaaaaaaabaaaa
k4 &flawOwned	aaabaaZaZYdbbaaaZaZaaZaa
k4 &general	ZaabaaZaaXcbaaacaaZaaaZa
k4 &going	aZZaabaabcbZbbbZaZWZaZaa
k4 &has	ZbZZaZcaYZabYaZbZbaYaYZa
k4 &heDid	abaaaaaaZaYabaaacaYZabZa
k4 &heSpoke	aaaXaabaZbWcbaabaZbZaaaa
k4 &iDid	abaacaaabbYaZaaaaZbZaaaa
k4 &iHad	ZaabaZaaZdaZYabaaYZaaZba
k4 &ifThen	abaaaZcaYYbabaaZabYaaYda
k4 &isOf	aaaXaaZaZeacaaacZaYZaXca
k4 &loses	aZaZaZcaZZbaZaaaababaaaa
k4 &notOnce	ZaababaabZYaZaaaZaZaadaa
k4 &offer	aaaZbaaacZacZaaYaaZaaYba
k4 &onceThen	ZYaZaZbadZabYbacaYaYabZZ
k4 &orders	aaaXaaaaaaZaZaaZabcbabZa
k4 &passive	aaababdabYZZZaaaaZaaaZaa
k4 &promised	baaYabaaZabZaaaabZbaaaaa
k4 &proverb	ZZZZaXZZZZcbaZYZYYdaYZZa
k4 &saysQuote	abaZaZaaaZYZdaaaacbaaZba
k4 &stepCount	aaaZabaaacaZaaaZZaZaabaa
k4 &thatDay	aaaaaabaaZbaXaabZaabaaba
k4 &threshold	aaaaaaZaaaaaaaaaaacaaZaa
k4 &wasBad	aaaZaaaacbZaaaaaaaaaabaa
k4 &whereTo	aZadaaYaaXabYaaZabZbZbZa
k4 &years	ZZaaaaaaaYbdaaabaaZaaaaa
k4 advice	aaaaaaaabaabZaaababaaYaa
k4 after	aaacaZbaZYbaZaabaabZacba
k4 alike	abaZaZYaabbZaaaZZabcaaaa
k4 appeal	aaZaZacacYYbZaaZYbZbZYba
k4 at0	faaYaaZaaaabaaaaaaaaaaab
k4 at1	aZadZbWaaYZaabaaXZZaaZaa
k4 at2	bZYaacaaZbYZXYaZXcZaaZZa
k4 audience	aaaaaaYaaZaaaaaZabcaabaa
k4 back0	aZaZZaXaaYZXaaaZZZYbaeba
k4 back1	ZZZWaaZZaXXYcaZXcYabZaZZ
k4 back2	ZbaYYXaZaaZbYZaZYZaZaYZZ
k4 besidelist	aaaZaadaZZaaYaaaabcaaZaa
k4 bias	bVVaVXdVXZbZZWWWXWZaXaXX
k4 breath	YZaZZbcaYabaVaaXbYZXZdZa
k4 buy	aaaaabaaaZZZcaaZbZYaaZaa
k4 cause	aaaZaaZaacZaaaabaaZaabaa
k4 contrast	aaabaZYaZabZeaaZZZabaaaa
k4 credential	aaaZaZdaaYacaaaZaaaaaaaa
k4 cue.action	YeaZabbabYaaaaaYXaYYaXZa
k4 cue.advantage	aaaaaZcbbaabZaaZaZYaaaaa
k4 cue.after	ZaacaZaacaXaYaacZcZaaZca
k4 cue.agitate	aZaaZadaaaZbaaaaabbaaZaa
k4 cue.before	aaaZaaZabaYcZZZbbZaaabZa
k4 cue.benefit	YZaaZYbZZZYeYaZYaZcZaZba
k4 cue.context	ZZaabbaaaaYZbaacaZZaabaa
k4 cue.evidence	aZaaZZaZaZZXXaYaZYaaZbYZ
k4 cue.feature	ZaaaaaZZbcZYXaZZaZaaZaZZ
k4 cue.hook	aaaaaZZaacYaXaaaaZcaaZba
k4 cue.how	ZZaXaZdaZacYXabbcdYaaaZa
k4 cue.pain	bcaZbYbZbaaWcaZWaYaZaYaZ
k4 cue.point	aZZZaaYZcZbZabZYWbYXabZa
k4 cue.punchline	aaaYaZaaaYZcbaabYZZaaZab
k4 cue.setup	ZaaZabbaaWYZaaabXaaaZbaa
k4 cue.solution	aZaXaaYadabaaaZZaZbaaZZb
k4 cue.summary	caaaaaaaaZaZbaabbaaZaaaa
k4 cue.testimony	ZbaYYZXaZaYcZZacZZYbaZca
k4 cue.trust	bZZbaYaaZXYZYabaccaaaaba
k4 cue.twist	aaaYZbbbbYbcaaZZZaYbaaab
k4 cue.why	aaaaaaZacYZabaabaaaaabba
k4 digits	aZbaaZcaXbaZYbYWZaacacZZ
k4 exclaim	aaaaabaaaZaZaaaaZccZaaaa
k4 inlist	abaZaZYaabbZaaaZZabcaaaa
k4 long	ZbaaaabaaYabaaaaaabaaaaa
k4 material	aZaaabcaZZaacaaaaZaZaZaa
k4 me	abaYbXYabcbXXababcYbaXda
k4 meaning	aZaZaaZaaXYcZaaYdbbbaaaa
k4 measured	acaZaYYaZZaZaaaabbcZaaaa
k4 numbered	aaaaabaaZcYZaaaaZbaaabaa
k4 pain	aYaZaaaabbbZXaaadaaaZbaa
k4 paragraph	YaYbZacZZZZbaZYZXaXZZcaZ
k4 part0	eZacZaXaZXYbZaaZZaYaaZaa
k4 part1	aXYabaeZXaZXVYZYZbaZaYZa
k4 part2	ZXZZYXdYYbbZcZZXZXaZaYZa
k4 part3	YcZXXXZYZXZZbZZYaXbaZaXZ
k4 part4	ZZZYaababWYYaaaZYZZbZdbZ
k4 particle	abZbZXaZaZaZbaaYZYZVZaaa
k4 person	ZZbaaZcZXaWcZaZbZaZYZbaZ
k4 place	aaadaZXaaaYZcaaZbbaaaZZa
k4 price	bZaYbZcaababaaaYaaYZaaZa
k4 question	aaaYbbZabdYZaaabaaZaaZba
k4 quoted	baZabbaaZdXbbaabaYXZaaaa
k4 relay	aabZaaaaaZaaZaacaaaaaaaa
k4 relief	ZaaYaZaaZaabaaabYbZdabZa
k4 setting	baaZbbbaacZZaaabaZYZabaa
k4 short	aaaYZaaaZYbaZaZbdZaaaaca
k4 show	aaaaaaaacYabZaacaZaaaZba
k4 speaker	bbaZaZaaaZZZbaaaaacbaZba
k4 spec	aaaZabYaaZZaZaaacadaaaaa
k4 step	baZZaaaaaabYbaaZbaaZaaaa
k4 story	aaaaaadaZYZaYaacaaZaacZa
k4 talk	aaabaaZaacZaZaaaaabaabZa
k4 taste	aaaXaZcZZZbZZZZbaaababZZ
k4 time	ZYaaaZbaZZabYaZcbcZZacZa
k4 turn	abaYabZaabZbaaaaaaaaaaaa
k4 urgent	ababaaaaZYZZbaaZZbbZaaba
k4 witness	aaadbaZaaaaZYaabaaZZabaa
k4 worse	baaaaZYaaaaZbaaabaZaaZca
k4 you	aaaZaabacZZabaaaZcYZaZaa
k5 %ache	aaZbZZaaabZZZabYcZaaaZba
k5 %amount	aaaZaZZaZbZacaZXZcbZaZba
k5 %better	aaZbaaaaabaacabZaXbaabaa
k5 %body	abYZZZaaZeZacaaaaaZZaaYa
k5 %box	ZZZaaaaaaaaacaaaZaZaacaa
k5 %but	aabbaaaaaZbaYaabaZaaaaaa
k5 %buy	baaZbaZabbaacaYaZaaaaYaa
k5 %crowd	ZYYZZbYZZYYabZbZYaZZZYbY
k5 %deny	ZaabYabaaZYaWaaZbcZYabaa
k5 %ease	aaaZabbaaaaabacaaZaaaaZa
k5 %feel	aZYYaabaZaZaYaZbacZaaacZ
k5 %folk	ZacbcaaabbYaaaZaYYZaaYbZ
k5 %food	aaYaZYdaZaZabaaabXaZaacZ
k5 %handle	aaYcZcZaaZZZaZZZZZabZaaa
k5 %hold	aaaYZaaaaaaacaaaacaaaaaa
k5 %house	accZZZaaZZZadaaXaZZaaaZZ
k5 %it	baYbbaaaaZaabaaXaYaaaaZZ
k5 %keep	aaaabaZaaZaacaaabYaaaaaa
k5 %kin	bZZacaZaaZZaZZZcaaZZaaaZ
k5 %law	aZaZbaaaabaacaaaaYZaaaZa
k5 %look	abbZaaZaaZaaZaYZacaaaaba
k5 %makeUp	aaaZZacaaaaaZaabZcZaaaaa
k5 %me	WZdYYabaZZZZdaXbaaaaaYca
k5 %money	aaYXZZbaaZaadaaZZcaaabZa
k5 %order	abXbaaZaZZZaZaabaaaZaacZ
k5 %past	aZZbaaaaaZZacabbZZaZaZaa
k5 %place	aZcaZaaaaaZabaZYZbZaaaaa
k5 %reason	aaaabaaaaaaaaabYaabaaaZa
k5 %said	ZZZacaZaaZYZZaZYcaaZaZcZ
k5 %soft	YZZaaYZaabZZbaaaZcaZaYaZ
k5 %span	aXZZcZaaZYZaYZabZbbaZYba
k5 %talk	YaaYZaaaaYaabaZbZabaacaa
k5 %taste	ZaYZZZaaaZaaYadZcaaZaaaa
k5 %tech	aaaaaaaaaYaacaaZbZZaaZaa
k5 %test	ZZZaaabaZbZaYaZaacZaaaba
k5 %trust	aaZYaaaaaaaaeaaZaabaabYa
k5 %turnsUp	aaaabZaaaaaabaZcaZaaaaba
k5 %verdict	abaZaZaaacaaXaaaZcbaaaba
k5 %wear	aZcbZbdaabbZXaZXZdabaaZa
k5 %you	ZZabcaZaZZZaaaZabZaZaaZa
k5 &already	aaabaaaaaaaabaYZabaaaaba
k5 &asksBack	abaacaaaaaaaZaZaaYaaaaab
k5 &ba	aZbZabZaaaaaaacZbYZaaZca
k5 &bareMeasure	aaacaacaaaaaXaabZaZaabaa
k5 &callsYou	baacYaaaaaaaaaaabZaaaaZa
k5 &canDo	bZaXbZcaaZaabaZaabaaaaaa
k5 &causal	aaaYaaaaaaaaZabbaabaaaba
k5 &doIt	ZabeZcZaaZZaXacYaZZZaacZ
k5 &doThenNot	ZZYbZbbaaZZaaaaZZcZZabZZ
k5 &done	YbccYaZaZbZabaZWaaYaaaaZ
k5 &doneCount	bZZbaZaaaZZaaabYbaaaaZaa
k5 &explains	YaZbaaaaaZbaZaZabcaaaaaa
k5 &general	aaZaZaaaaZaacabaaaaaaaZa
k5 &going	ZaZbbbaaZbaaaaaYZaaaaaba
k5 &has	ZZZaZZdaabaaXabbZbabaZcZ
k5 &heDid	ZabbZaaaaaaaaaYaYZZaaZaa
k5 &heSpoke	aZadbaaaaaZaZaaYZZaaaaaa
k5 &iHad	YZbbaaaaaaZaaaaaaaaaaaba
k5 &ifThen	aaZabaZaaZaacabbZYaaaaaa
k5 &isOf	aabaaacaabZaaaZbbZZaaaaa
k5 &look	babbaaaaabaaYabaaYaaaaaa
k5 &loses	aZZaaaaaabaabaaYabaaaZZa
k5 &offer	aaZcbZaaaaZaZabbZaZaaYaa
k5 &orders	aaacaaaaaaaabaaaZYaZaaba
k5 &promised	aaabaZaaaZaacaYZaZaaaaba
k5 &proverb	aZaaZaZaaYYZZaZbabaZabab
k5 &quoteOnly	aaaeZabaaaaaaaZZaYZaaaaa
k5 &saysQuote	ZbcYaZYaaaaaaaZbbZaaaYZc
k5 &stepCount	aaZZaaZaacaabaaZZcZaaZba
k5 &threshold	aaaZaaaaacaaZaaaaaaaaaaa
k5 &unlike	aaaZaaaaaaaababbaZaaaaYa
k5 &whereTo	aaZbaaaaaaaacaZZaaaaaaaa
k5 &worse	aaaabaaaabbabaZaaYaaaaaa
k5 &years	aabXaaaaaaaabaZaabaaaaca
k5 adage	aaaaaaaaaaaabaacaZaZaaZa
k5 after	aaaabaaaaZaaaacaaaaaaZaa
k5 alike	abbZZaaaaZaaYaacZZaZaZYc
k5 appeal	XZbbaZaaZaZaYaZbZcaZaZaa
k5 at0	gaZZaaaaaaaaZaaaaXaaaaab
k5 at1	ZZbXaZZaaZaZYaZZZeaaaaZb
k5 at2	abbcZbaaaaZaWZZaZaZaaaZa
k5 audience	ZacaZaaabZaaYaZaadbaaaZa
k5 authority	aaaaaaaaaaaacaaaaZaaaaaa
k5 back0	aZZXZZZaaYZaUabZZXZbZcfa
k5 back1	YZZZXXZaZYXaYadaWcYXZYea
k5 back2	aZZZbZbZZaZZaaZcaYZZaaYa
k5 before	aaaZaaaaaaaaaaacaaaaaaaa
k5 besidelist	aZaaaaZaacaZaaXYbZZZacaa
k5 bias	aYacYUYXWXUVaWZXWcUVWYcX
k5 breath	ZXbabZbaZaYabaaXZaZZZacZ
k5 credential	aaabaaaaaaaaaaZaaYbbaaba
k5 cue.action	ZaaYZZaaZaYababaYYaZZdab
k5 cue.after	aaaYaaaaZZaaZabaabaaaaaa
k5 cue.before	aZZYZZaaabaabZcaabaZaaZb
k5 cue.benefit	aZZaZacaYaZaZacbaZZaaYba
k5 cue.context	aaacbaaaaaaaXaaYaabaaaaa
k5 cue.evidence	ZWZbaYbaZYZZZZbaYZacZZZa
k5 cue.feature	ZYZbaZbaZYaZaZbaZZbbaZaa
k5 cue.hook	aZbZbaZaaaaaaaZaabZaaYab
k5 cue.how	cbZZaabaaZaaYaZYZZbZaada
k5 cue.pain	ZaZZZaYaaYaZZZbaXaZZaZaa
k5 cue.point	ZYYbZZXZZaaYYaaadZYZaZbZ
k5 cue.punchline	aaZYZabaabaaaaaaaabZaaba
k5 cue.question	aabcaaaaaaaaZaZaZZZaaYZb
k5 cue.setup	cZZabcZaaWXZZZaZZZbYbaYZ
k5 cue.solution	abZcaaaaZYZaYabbZZaaaaaa
k5 cue.testimony	aXaaaacaZZaaZZYZabbaaaaZ
k5 cue.trust	aYdZZcaaaZaZaaYaaZaaaaZZ
k5 cue.twist	aZbaaaZaabZaZaacaZaZaaaa
k5 cue.why	aaabacaaaZbaaaZZaabaaaZa
k5 digits	baabaabaaYaaZaaZaabaabba
k5 exclaim	aabcaaaaaaaaZaZZabaaaZba
k5 flaw	aaaZaaaaaabaZaaaacaaaaaa
k5 inlist	abbZZaaaaZaaYaacZZaZaZYc
k5 label	aabYaZZaaaaaYaZcbaaaaZab
k5 long	aaaYabaaabaabaaaabaaaaZa
k5 material	baaXabbaabaabaZZacbaabaa
k5 me	XZdYYbaaaZZadaYbZaaaaYca
k5 meaning	aacaYaaaaZaaaaYZbaaaaaaa
k5 measured	aababZZaZZaababaaYaaaaaa
k5 numbered	aaaZaaaaabaaaaaZZdZaaZba
k5 ordered	aaacaaaaacaaaaZaaZZaaaaa
k5 pain	aZbbaZaaaaZaXaacbaaaaaZa
k5 paragraph	XbabaZZZZZYYZZZaZbZYZaaa
k5 part0	fYaaZZZaaZaZWaZYZbaaaaZa
k5 part1	WcccabZaabZZYZXZZbYZZZXZ
k5 part2	VYZcZWbZZZYZbZWYabaZZZYZ
k5 part3	YYXaZYaZWZYZcZbYXaYWZZdZ
k5 part4	YZZZZZYaaYZZbadaZYYaZbda
k5 particle	WcZaZZZaacbaZaXZYbaaaZZa
k5 person	abbaaZaaZZZZcZaaYaZZaZXZ
k5 place	aaaYaabaaaaaaaaaabaaaZba
k5 price	aaaaaacaaaaaaabZabaaaaZa
k5 question	aaaZbaZaaaaaWaYaacbaaZab
k5 quoted	ZZZcZZbaabZZbaaXaZZaaYbZ
k5 relief	aaZaaabaZcZabaZaaYaaabaa
k5 setting	aaaZaaaaaZaaZaZZZabaabda
k5 short	ZbacaZZaaaaadaZZZaYZaZaZ
k5 show	aabYaZaaabaaaabZbaaaaaaa
k5 speaker	aZZZZYaaaZaaXaYdbbaZaYcc
k5 step	aaaaaaZaaaaaeaaZZZaaaaaa
k5 story	aZZaaaZabZZacabbbYaaaaba
k5 talk	baabYaaaaaaabaaZaZaaabaa
k5 taste	acaZaZaaaaaababZZZaaaaba
k5 thing	baaYbZaaaZaadaaZaaaaaaYa
k5 time	bZZYbaaaaaZabaZZabbZabaa
k5 urgent	baabbaZaaaaabaabaXabaZaa
k5 witness	ZaZcbaaaaaaacaZbaYaaaaZa
k5 worse	aaacaaaaaaaaYabZabaaaaaa
k5 you	ZZbZcZaaZZZabaZaaaaZaaZa
k6 %ache	bbbbaZYZYYZYZaZZZZabaaaa
k6 %amount	aZbbZYaaYcZZbaaaZaZYaZZb
k6 %bad	abZZZbaaaaaaaaacaaaZaaaa
k6 %better	aaZbaaabbaaaZaZbbaYZaZaa
k6 %body	bbbZZZZbZXaZYaaaaabcYaab
k6 %box	aaZbabcaaZaabaabbaXZabba
k6 %but	ZbabaZaabYaabaaYbabaZZaa
k6 %buy	aaaaZZaaaYaacaaaaabZbaZa
k6 %crowd	ZYdYZZZaZdbbaaaXZaZYbcYY
k6 %deny	ZaZbbbZaWZYZdZZYaYbbYZZZ
k6 %ease	aaabaaaacXaaZaaacabcZZaa
k6 %feel	acbabcZZaWbcaaZYYaZZabaZ
k6 %fix	aaaZabaaabaaZaaaZacaaaaa
k6 %folk	aabbaaaaabbbaaaZZZYZabZa
k6 %food	ZXZbZaXaZaZaaZZYZcaaZZZa
k6 %handle	ZZbZZaaabbaXZZZaZaaZcbaa
k6 %hold	aabaacaaaYaabaabaaWbaaaa
k6 %house	aZYZaaZaacabYaaacabZaaYa
k6 %it	ZYaaYaaZbaaZZZbaYaZbaaba
k6 %keep	ZabZaaaaaaaaaaabbabZcaZa
k6 %kin	baaYbZZbaYbaaaaacaZZbaZa
k6 %law	aabbZZaaaaaaaababaYbaaaa
k6 %look	ZaaaaZaaaeaaaaaaaaXYaaZa
k6 %makeUp	abccZYaZaZaZYaZZaaaZYacc
k6 %me	aaaYcacaZdaeWaZabZVXabbZ
k6 %money	aaXaaaZaaaaXYaabbZbaaZbc
k6 %nature	abbaZYbZbYaaXaabcZaaaZaa
k6 %order	adbYaaaaaXZZYaaebaZaaZbZ
k6 %past	aZaaZaaaacaaaaabbZaYabba
k6 %place	baZYaaaaZbaaYaadaaYZZcaa
k6 %reason	cbacaYZaZcaZaaaYXaZZZZaa
k6 %said	bbacabZaaYacXaZWbZXaZcbZ
k6 %scene	abbXacaaabaaaaaaYbbaaaaa
k6 %soft	bZcXacYZaaabZaaZZYaXaaaa
k6 %span	bZacbabZbaZbaaYZaZYXbaYZ
k6 %talk	aabZZaaaaZZaZaacdZZYaaZa
k6 %taste	aZabacaaZdaYcaZYaZXaaYZZ
k6 %tech	abaZaababYaZbaabcaZZaaaa
k6 %test	aZbbbXabbbaZYaabaZZcaZZb
k6 %trust	babaZbaaaZaaZabZZZcYabaa
k6 %turnsUp	aaZaaZaaaaaacaaZZbdZaaZa
k6 %verdict	XZZcZcZabZaZdaaZYabXabZa
k6 %wear	ZbbYaZaabaaZbaabeaYZZYaa
k6 %you	bbZaZYZZacZbaaaaZZZaZaaa
k6 &already	abcZZaaabZaaaaaaaaaaaaaa
k6 &ba	aaZaaaaaadaaZaaabZZaabaa
k6 &bareMeasure	ZaaYaaaaaabaZaaabaaaaaaa
k6 &been	baaZaZaaagaaaaaZZaXZaZba
k6 &canDo	bbacYcZZcYaaaaaYbaXaaZaa
k6 &causal	ZaaZaZZaaaaabaabZacYaaba
k6 &changedTo	aabaaaaaacaaaaaaYaZaaaaa
k6 &doIt	ZZYbZcZabbabXZaZcaXacYaa
k6 &doThenNot	bZYbaZbaYaZbbabaYaabaZZa
k6 &done	bcabaZaaaYaZZaaaYbZaabaZ
k6 &doneCount	aaZZbZbaacaZbaaZYaaaaaba
k6 &explains	bZZeaZaaabZaaaaXZbZaZZbb
k6 &flawOwned	aaadaaaaaaabbaaYZacZaaaa
k6 &general	aabcaaaaZYaabaaaZaZaaZaa
k6 &going	ZZZcaYaacXaaYaacacaYZcaa
k6 &has	ZZabaaaaadaaZaZbbaYZZbaa
k6 &iDid	aaaZabaaaZacaaaaabaZaaaa
k6 &iHad	aaaZaabaabaZZaaZXacaabba
k6 &ifThen	bbaZZZbaZbaZZaaaYbbaZZaa
k6 &isOf	bZcaaZbaZaaaZaaYdaaZbaZa
k6 &look	aaacaaaaaaaaZaaaaaaaaaaa
k6 &loses	babaZZbZZYZZcaaYbZbbabaZ
k6 &offer	aaZaabaaZZaZZaaacacZbaaa
k6 &onceThen	bZZWZaabaZaZZaadZaaZZbbb
k6 &orders	aabbaZaaaYaZbaaYaaaaacaa
k6 &passive	aaabaaaaaaaaaaabaaYaaaZa
k6 &percent	aaaZaaaaZdaabaaYaaaaaaaa
k6 &promised	aabZaZZaaZaZaaaacabaaaaa
k6 &proverb	ZYZZZaZaaYZZcaZaZcZZaaZb
k6 &saysQuote	aaZYZaaaaZZaaaaacaadZZaa
k6 &source	aaadaaaaacaaaaaZaaYaabaa
k6 &stepCount	aaaZaaaaaZaabaacXadaaZaa
k6 &thatDay	aabZaZbaaaaaZaaZZacZabaa
k6 &threshold	aaabaaaaaXaabaaZcacZaaaa
k6 &unlike	aaadaaaaaZaaaaaZYaaZaaba
k6 &versus	ZabaaabaaYaaaaacaaZaaaba
k6 &whereTo	aaaaabaaabaaZaacZaZZaaaa
k6 &years	aaacaaaabeZbaaaZZaXZaZaa
k6 adage	abacZbZaabaacaaYZaXabZba
k6 advice	aaadaaaaaaaaZaaaWabbZbaa
k6 after	aabYaZaaabaababbaaaZaaaa
k6 alike	aaaabaaaaZaacaacZaZZaZaa
k6 appeal	baZbZYZZacZbbaaZZZbZZbZa
k6 at0	iaaaZaaaaZaaZaaYZaXaaaab
k6 at1	XYabbZaaZYZbaYZbYabZZZZa
k6 at2	YcYbaaWaZYZZbaZcYYZZZZZa
k6 audience	abcaabaabaaaababXaYZaaaa
k6 authority	aabbaaaaaZabaaaabaYaabaa
k6 back0	ZZZZZZZZbWZaZaZYWZVfcbba
k6 back1	ZbZYZbYbaZZaXaaWaZZbaaaa
k6 back2	ZZZZZbYZaYaZZaYVeZaYZZaa
k6 besidelist	abZXbZaabcZbaaabaaXYbZaa
k6 bias	ZVZZZXUWVZVWYWTbcVbcYYYY
k6 breath	aaaaZaZabaZaWZZaaZbcYYaY
k6 buy	aabZaaaaaZaaaaabZcaaaaaa
k6 cause	caaaZaaaaaaaYaabdaZZaaaa
k6 contrast	ZabYaaaaZYaZaaaZbabaabba
k6 cue.action	aZaaZaZaYZaZaaZZcbaYccZZ
k6 cue.advantage	aZZaabZaaaaabaaaaaZXabba
k6 cue.after	ZbcYZYaaabaabZZaZbbZaZZa
k6 cue.agitate	bcbZZZaaaaaaZaacZaZZabaa
k6 cue.before	aaaabaaaZZaZZZZYcabZZbcZ
k6 cue.benefit	acaaZaaaaUaYZaaZbaaZaZZZ
k6 cue.context	ababaZaaabaZaaaYbbZbaaZa
k6 cue.evidence	aWaaaZZZYaZaXZZbZZbbYaYY
k6 cue.feature	aYZZaaaaZbaaZaZZYZcaZZaY
k6 cue.hook	aaZbaZaabZaZaaaYaZbbbZab
k6 cue.how	bcbYbZZaaYbaYaZbbaacZYZa
k6 cue.pain	aYbZYYaaZbZbZZZZbaaZbaZZ
k6 cue.point	ZYZYaZZaYbZZaaZaaZYYdZZb
k6 cue.punchline	aZbYdcaaaZbaYaabZaYZZaZZ
k6 cue.question	aZaabZaaaaaacaabaZYZabZa
k6 cue.save	aaaaaaaaabaZaaaaaaZYadZa
k6 cue.setup	cYZZaYaaabaYXZaaaZbZabbZ
k6 cue.solution	ZaZaZZbabZZbaaaacaYYZbZa
k6 cue.summary	aZZaaZaacbaaaaaZYacaaZZa
k6 cue.testimony	XabcaZaaabbZZaaZcaZXadaa
k6 cue.trust	ababaZaaaZabYaZaZZYZaZca
k6 cue.twist	abYcaaYZaYbaaaaYWZZaaaaa
k6 cue.why	aaaZZaaaaYaZZaaccaaaaZaa
k6 digits	baXbbabZadabWZacaZZWaYba
k6 formal	aaaaaaaaaaaaZaaacaZabaaa
k6 inlist	aaaabaaaaZaacaacZaZZaZaa
k6 label	aaaZaaaaaaaaaaaabaacaaaa
k6 long	aaaaabaaacaaaaaZZaZaaaaa
k6 material	abbbaZbaaYaabaaaZaZbZYcb
k6 me	aaaaaabaZeafYaZaZZXWaZca
k6 meaning	adaYabZaZbaYaaabaaZWaYca
k6 measured	abZabaZaaZaaaaZacaaZbaZa
k6 numbered	aabZaaaaaZaaaaacYacbaaZa
k6 pain	accZabZZZaZZZaaZYZYaabaa
k6 paragraph	YXaZaZZaZYbZbZYbZacZdZZX
k6 part0	dZZbbYZZZWZaYYZaYZbYZZZa
k6 part1	ZZbZbVYZYZZYYaZcaYbXZZZa
k6 part2	ZYZYZZaaXbZXaZZadabXZYZa
k6 part3	ZaaVYcWZZYYZaZWXcZZaYZaa
k6 part4	ZaYYZYZZbYaaWabWXZZecbaY
k6 particle	abZbaYaZcYZbaaZaYZaaaYcZ
k6 person	baZaZZaaacbZaaaZbaYabbZa
k6 place	baaZabaaacaaZaaaZaaaaaaa
k6 price	aaaaabaaZaaaaaabaaYaaaba
k6 question	bZZZbabaaZaaaaaZbZYbaaZa
k6 quoted	bZabaZaaacbZaaaaaZXaaaba
k6 relay	aaaZaaaaacaaaaaYaabZabZa
k6 relief	baaaaaaabYaaaaadZacaaZZa
k6 setting	aaaaaZZaaaaaaaaaZbcaaaaa
k6 short	aYZXcaZaaZZbaaZcZZaabZaZ
k6 show	aaadaZaaacaaaaaYaaaZZcab
k6 speaker	aaaZaaaaaaaaaaaZdaacaaaa
k6 spec	aaaaabaaacaaYaaaZaZaaaaa
k6 step	aZaYbZZaaaaZZaadZZbZcaaa
k6 story	bZaaaZaaacbabaaaYaYabaaa
k6 talk	aabaZaaaaaabaaabYaZcZaaa
k6 taste	aZZcacaaaaZaaaaaXbaaZZaa
k6 time	abacaaaacZZaaaZXZZcYaaaa
k6 turn	bbZaZZaaaYaagaaXZaZbaaZa
k6 worse	caaYcaaaaZaZaaabYaZaaaba
k6 you	baaaZZZZacZbZaaaZZZbZaZa
k7 %ache	baaZaaaabaaYZbZZXYYaabYa
k7 %amount	abcaYYaZaZYZXaZcZZbZacZa
k7 %bad	aaaZbZaaaZbaaZbaabZaabXa
k7 %better	ZaaZZcaZYbaaZZZZbbbbaYaa
k7 %body	YaYcZXcaZaYbZZaaYcYZaXZa
k7 %box	acaZabZaaYaaXacZbbbaaaaa
k7 %but	aaaZYYaaabaZbZZZZabcaZZa
k7 %buy	abaZaWZaaaaZaaYbaXbaabZa
k7 %crowd	XZYYaYXYabWZYZZZZYZXYZZY
k7 %deny	ZXbZXcZYYYXXYbXbYZZZaWbY
k7 %ease	aZabZZaaZYabaabbacaZaZZa
k7 %feel	ZbaZZYaaZaZaZZabZaaZZYaZ
k7 %fix	ZYababZaZdaZZZYababZaaYa
k7 %folk	bbYYZZYaadYZbcaXVbZZaaYa
k7 %food	aacaYcYZaYbZWacWZbZXaZbZ
k7 %handle	YbbYYdaZZcZZZabXWaXWZZYZ
k7 %hold	acaeZZaaaZaaYaacaXYZabaa
k7 %house	YVaaacYaacbcZaaZYaVZZYba
k7 %it	aXZZXYbZaZXaZYZbbZbZabaa
k7 %keep	aaaXZYbaaaZaZaaaYcdbbZba
k7 %kin	ZYcZYYZabebabYZVZaVZaaYZ
k7 %law	aZabZbaabbaZaaaaYZYaaZZa
k7 %look	ZaacZXaaaVaabZcbbabaaZaa
k7 %makeUp	abYbabaabZaaZacYXZZZaaba
k7 %me	aaZcZaZZaYYZabaZbaaaZXXZ
k7 %money	YZcaaaaZZZaaZabZZYbZaYaa
k7 %nature	acZYaaaaabaaabaaaYaaaaaa
k7 %order	ZZbZZbYaZbYZZZZXcdZYZZYa
k7 %past	aZWaZbZaaZZZaaaaabZaaZaa
k7 %place	abZZZaYaZZaZbabaaaZZabaa
k7 %reason	ZbaYaZZaZcZcVZZaaaccaZba
k7 %said	abZbZZYaYaaYaaaZcaYYaYXZ
k7 %scene	aaYaYaaaZaabbccZZZYZaZYa
k7 %soft	aZZaaXZZZZYaZaaZXacXaYZZ
k7 %span	YbYYXbYZZYZYaZYXbbWYYYZZ
k7 %talk	YZYYbacaZYbZZbaYbZaaadZa
k7 %taste	aZdZaYaaZbZYbcYZaZYaaaca
k7 %tech	ZZYcaaaaZbaZXabbbbYZabYa
k7 %test	ZaabZZaaaZZYaZYZacbaaaaa
k7 %trust	ZZaZZcbaZacYZbYabbYaaZaa
k7 %turnsUp	aabaYYaaaXbaZaZccaXaaZaa
k7 %verdict	acZcacZaaaaaXZZaZXbaaaZa
k7 %wear	YaaaYacaZcaZaZZYbZYbZbZa
k7 %you	YZZaaaZZZYaYZaaZbYbbacaa
k7 &already	aZZXabaaZbaabaaaabbbaaZa
k7 &asksBack	aZaZcaaaabZaYaZacaZZacZa
k7 &ba	aaaZZcaabaZZbZXZZabaaaaa
k7 &bareMeasure	acaaaabaaVbbbaaZZbaaaaaa
k7 &been	aZZbZZaaZZbbbZZaZdaaaZaa
k7 &callsYou	aZZYbaaaaZZbaabaacaZabaa
k7 &canDo	aYbZaaYaZaZaaaadZZaZaZba
k7 &causal	aYbZZbaaaaabZZZbbaacaZaa
k7 &changedTo	aaZaaaaaaYaaabZbabcaaaaa
k7 &doIt	adZaYbaaZZYZdbXZbZWaZZba
k7 &doThenNot	ZaaZXaZZYaaZZbYYaYaaaYaZ
k7 &done	XbZabZYaZYaacZaaaZdZaaYZ
k7 &doneCount	acZZabcaZWaZbZbXYaZaaZZa
k7 &exceptFor	aabacZZaacbZbaYZaZbaaaaa
k7 &explains	ZYaaaXaaaabaZaabYZccaZba
k7 &fits	baabacaaaaaaZaaaaYaZaaaa
k7 &flawOwned	aaZaaaaaaabaXaYbaabcabaa
k7 &general	aYaZaYZabZZaYbZaZZcaaaca
k7 &going	ZbZcaXcaZXbZbYaYYZbYaZca
k7 &has	ZbXaYaaaZdcXXXcbaZYYaYbZ
k7 &heDid	ZZcabYZaaYZZaacbYaZZaaXa
k7 &heSpoke	bZcbZZaaaYXZZYbcaZaaaaYa
k7 &iDid	aaXZZbcaZXaaXZaYcbdaaZba
k7 &iHad	ZaZaZZbaabZbabaZaaWYZZZa
k7 &ifThen	aYbYbaZaaaZZbbbbaYYaaZaa
k7 &inPic	aaaaaaaaaaaaaaaaacZaaaaa
k7 &isOf	aZYbaaYaabZZYZadabYaaZba
k7 &look	aZaabZaaaaaaYacZabZaaaaa
k7 &loses	ZXaabaZaabbZaaaaZYYaaaaa
k7 &notOnce	abbYaaaaaYaaaaccbbZZaaYa
k7 &offer	bbYaYZaaZdZZaZZaZaZbaYZa
k7 &onceThen	ZcZbaaaaaZXYbYaaZaZYaZZa
k7 &orders	ZZZbZdaaacZZYaabcZXZbZba
k7 &passive	aZZZaYZaadcaZbYabbZZaZca
k7 &promised	aZbZaZbaacaabbZaZYYaaaba
k7 &proverb	acaaYaaZXWXYZbZbbaXaZacZ
k7 &saysQuote	ZZZYYcZaaXcZcZYXfaYaaaca
k7 &stepCount	bcbcaZaaaWbaZabZZaZaaaaa
k7 &thatDay	aaZbZZaaaZYZaZaXcbYaaZaa
k7 &threshold	aZbZabaaaaabXdbaaaYaaaaa
k7 &unlike	aaaZaYaaaaZaZaaaZXdZaaba
k7 &until	aZaZbbaaabaaYbabbaZaaZaa
k7 &untilNow	ZaaYabaaZXcaYacYbZZcaZba
k7 &verdict	aaaYaaaaaZaaZaZabaeaaaaa
k7 &versus	ZZbZbabaZaZaYaabbaacaaZa
k7 &wasBad	aZbaabaaaYcaaZZbbbYaaaaa
k7 &whereTo	baZZZZZaZdZaYabbbbXZabZa
k7 &worse	abbZbYaaaZbaaZbbZaaaaaYa
k7 &years	aYYZZYYaacacaaZbZZbYaZba
k7 adage	bYYZaYaaabaaZYYbZadZaaba
k7 advice	aaacabaaaaaaYaZZcaZZaaba
k7 after	YdZaZabaabcaYaaWZZabaYba
k7 alike	bYabbaZaaZZaaYaaYbYbabaa
k7 appeal	aZYYbZZZZabYZYbaaZabacYZ
k7 at0	kZaYZaaaaZaaaZaZaZYaaaaa
k7 at1	WaYaZXYaZaZcZcYaYZbZaZZa
k7 at2	ZaWZZWaaacaYVcXaWbbZaZZZ
k7 audience	ZaZXcZaaacaZXaZdbXbZaZaa
k7 authority	aZaYaZaaaaaabbZaacbaaaaa
k7 back0	ZYZaZaZaYYYYYZZYYZXbZceZ
k7 back1	ZZYWacYZZYZYZYbWaWWaZZcZ
k7 back2	ZXaZbaaYZaZcZZaYaZaWZYZZ
k7 before	aZababaaaYcabaYbaYaaaaba
k7 besidelist	ZYcaXWYaZXbZbZaYYbaZZYba
k7 bias	aYZZZXVUVXVVYYZYXaaYVYbT
k7 breath	ZYZbbaXZYbaZaZbWXZaaaWZZ
k7 buy	acZaaaaaaaaaaaZYabbaaaZa
k7 cause	aaZZbZaaabaZbacXabcaaaZa
k7 conclude	aaaZaaaaaaaaZaZbbacaaaba
k7 contrast	aZccabaaaaZaYabaZWacaZZa
k7 credential	aaZYZZaaaabZcZZZaabaaaaa
k7 cue.action	bbZZZbZabZYZYZYaaaZbZZZa
k7 cue.advantage	aZbVaabZabcaZZbYbZYcacZa
k7 cue.after	YaXaYaaaZZaaZbaZbaXaaZZZ
k7 cue.agitate	abZbaZZaabaaabZZaaabaZYa
k7 cue.before	ZZbZaaZZaYbabZYaaaaaaZaa
k7 cue.benefit	abaacbZZZabZZZWZXZZZaZZa
k7 cue.context	ZabYYaZaaaZaXabbcacbabZa
k7 cue.evidence	aZaZZbaYaZYXZaZXXaZXZYZY
k7 cue.feature	ZZZbbZaZabZZYaZYZYZYaYaZ
k7 cue.hook	aZZbbZZaaZaZbYbZbYYZabZa
k7 cue.how	ZYaZZecaZdZYYZXabZbXZaZa
k7 cue.pain	ZYXZZYaZYYYaaabZYZZYZZZZ
k7 cue.point	bZaaYZZZZZZaaVZaaaXZaXXZ
k7 cue.punchline	YYZbZZaaaaaZYbZYaaabaZaa
k7 cue.question	aZYYcaZaaaZaaZZaabZYabaa
k7 cue.save	baaZabaaaZaabaZZaYYcbZba
k7 cue.setup	ZXaYaWXaYaZYabZXaZaabYZZ
k7 cue.solution	ZXZabaaabYZbaZaYbXbZZbaa
k7 cue.summary	ZZaaZabaaaZcaZaccaYZaZZa
k7 cue.testimony	YbYZaaZaZbYZYaaaYZXcZZWZ
k7 cue.trust	YaaaZYaaZaZaZYcYZZZYacXa
k7 cue.twist	bYZaZYYZYbaZYYYaYXbbaZbZ
k7 cue.why	aXWZaaYaaaccZZZbcXZYaYba
k7 digits	aacYcXaaabaaYbcZXXaYaaca
k7 exclaim	aacbaaaaaaaaaaaaaZaaaaaa
k7 formal	aZacaZaaaZaaabZbbaZaaaaa
k7 inlist	bYabbaZaaZZaaYaaYbYbabaa
k7 label	aaZaaaaaaZbaaaaacaaaaaba
k7 long	aabXabaaadZaZZYaabZaaZaa
k7 material	ZZacaaaaaabaZabZabaZaZba
k7 me	aaZbZZZZaYYZZabYabbZZZWZ
k7 meaning	ZaZXabaacbZZXcZZcZcbZcZa
k7 measured	bZaZabZaZZZZZdaaZZYcaaZa
k7 numbered	bcaaaZaaaYbaYaaaaaaaaaaa
k7 ordered	aaaYaaaaaYbaaabaZbbaaaaa
k7 pain	aaaaZYaaaabaYbYcYYaZaYZa
k7 paragraph	XXbZYYZZYaYYZbbaYYaWZabZ
k7 part0	faXZYWYaZYZaZbXaYZbZaZZa
k7 part1	YcaaZVaZYbXXZbXZVcbYZYXZ
k7 part2	XVcaYYZYYZWZbWWaZaYXZXWY
k7 part3	YWWZbdXXaZaXZWcWcYZaZZcY
k7 part4	YYYXYZaaYZZaYZcYYZYbZceZ
k7 particle	aaZbbYaZaZYXYabYaZYabZYZ
k7 person	aacaaXXaaZbYaWYbZZabZZYZ
k7 place	adbbaZaaaZaaZaabaaYZaaaa
k7 price	ZacbacaabaZZaaYaXYZaaZaa
k7 question	ZZabcZZaaZYZbZZZcYaXabZa
k7 quoted	abYYZZZaZabaaZaYbbZaaYZa
k7 relay	ZZbZaZZaacbaZaZZaabcaaZa
k7 relief	ZbaabZZaZbbZYcaZXabYabZa
k7 setting	aZZYYaaaZZaZXaabaZdbaaba
k7 short	cYabYZZaaaaZcabaZZWZbaca
k7 show	ZZaaZZZaaYZZcaZcabbaaaba
k7 speaker	aZZaZaZaaZcaZaZZbabaaaca
k7 spec	ZaacaZZaabbaZaaaZZZaaaba
k7 step	aaZbaaaaZZaaaZZYZaaZaYca
k7 story	aYZaZaZabcZaZYaYbbYaaZZa
k7 talk	aYZabZaaaaZaaZaacaYbacZa
k7 taste	baaYZaZaaZZabcbabYbaabaa
k7 thing	aaZZbaaaaaaaZaYZcacaaaba
k7 time	ZZZZZbZaabZbbYZaXZXYaZba
k7 turn	baYbbbaaaaZadZbXaYYZabaa
k7 urgent	baZaaZaaaYaaYabdbdXbabZa
k7 witness	bbaZZYZaaZYaYcaZZbbaaYaa
k7 worse	ZbaYbZaaabaacYYYabYcabZa
k7 you	ZZZZbaaaZYbYZaaabaZbacba
k8 %food	aaaaaaaaaaaaaaaaZadaaaaa
k8 %handle	aaaaaaaabaaaaaaaZadaaaaa
k8 %house	aaaaaaaaaaaaaaaaZaeZaaaa
k8 %kin	aaaaaaaaaaacaaaaaaZaaaaa
k8 %money	aaaaaaaaaaaaaaabbaYaaaaa
k8 &has	aaaaaaaaaaaaaaaaaaZcaaaa
k8 &proverb	aaaZaaaaZZacbaaaZacbaaaa
k8 &saysQuote	aaaaaaaaaaaabaaaZacaaaaa
k8 &stepCount	aaaaaaaaaaaaaaaacaaaaaaa
k8 alike	aaaZaaaaaaaaaaaabacaaaaa
k8 at0	caaaaaaaaaaaaaaaaaZaaaaa
k8 at1	aaaaaaaaaaadaZaZZacaaaaa
k8 at2	aaaaaaaaaaaaaaaaZacaaaaa
k8 back0	aaaaaaaaaaaaaaaaaaZadaZa
k8 back1	aaaaaaaabaaZbaabbaWcaaaa
k8 besidelist	baabaaaaaaabbaaaaaXbbaaa
k8 bias	aZaZZaZZZYZbaZZaZaebcZYa
k8 credential	aaaaaaaaaaacaaaaaaZaaaaa
k8 cue.before	aaacaaaaaaaZaZaaaaabaaZa
k8 cue.evidence	baaaaabaaYaaaabbaabcaaaa
k8 cue.pain	aaaZaaaaaaacaaaabaYaaaaa
k8 cue.point	aZZYaaaaaZaaaaabcbbZaaaa
k8 cue.punchline	aaaaaaaaaaaaaaaaaaaacZaa
k8 cue.save	aaaaaaaaaaaZaaaaaaaacaaa
k8 cue.setup	aaaaaaaaaaZaaaabbaZacZaa
k8 cue.solution	aaaaaaaaaaaacaabaaaaaaaa
k8 cue.trust	aaaZaaaaaaabcaaaaaZZaaaa
k8 inlist	aaaZaaaaaaaaaaaabacaaaaa
k8 numbered	aaaaaaaaaaaaaaaacaaaaaaa
k8 pain	aaaZaaaaaaacaaaaaaZaabaa
k8 part0	baaaaaaaaZacaZaZZabaaaaa
k8 part1	aaaZaaZaaaaaaaaaZbeaaaaa
k8 part2	aaaaaaaaaYaaaaaZbadaaaaa
k8 part3	aaaaaaaabaZZcaZbaaXbaaaa
k8 part4	aaaaaaaaZaaaZaaaaaabdaZa
k8 speaker	aaaaaaaaaaaabaaaZacZaaaa
k8 step	aaaaaaaaaaaaaaaaaacaaaaa
k9 %better	aaacaaaaabaaZaaaaaaaaaaa
k9 %box	aaacaZbaaaaabaaZZaaaaaaa
k9 %buy	aaaaaaZaacaaaaaaaaabaZaa
k9 %crowd	aaabaZcaaYZabaabZaZaaaaa
k9 %handle	aaacaZbaZaaadaaZaaYaabaa
k9 %said	aaaaaaaaaaaacaaaaaaaaaaa
k9 %taste	aaaaaaZaacaabaaZaaaaaaaa
k9 &done	aaaZaaaaacaaZaaaaaaaaaaa
k9 &has	aaaaaacaZbaaaaaaaaZbaaaa
k9 &proverb	aaabaZaaZdZZbaaZaaZcbZaa
k9 at1	baadaaaaaZaaaaaZZZaaaaaa
k9 at2	aaaZaZaaadaaaaaZabaaaaaa
k9 back0	aaaaaaaaaaaaaaaaaaabbcZa
k9 back1	aaaaaaZaaYZZdaabbaYdaaaa
k9 back2	aaabaaaaabZacaaabaZZaaaa
k9 bias	bZacZZdZYdYYcZaXaZWcaaYZ
k9 cue.action	aaaaaaaaZZaaaaaaaaacbZaa
k9 cue.evidence	aaaaaZdaaYZaZaabYbccaZZa
k9 cue.feature	aaaaaZdbaYaaZaaaYabbZcZa
k9 cue.hook	aaaZaaaaaaaaaaaacaaaaaaa
k9 cue.pain	aaaaaaaaacaaaaaZbaZbaaaa
k9 cue.point	aZaZaaaaacaacaaZZaZaaaaa
k9 digits	aaaaaaaaaaaaYaabaaacaaaa
k9 paragraph	aaaaaaaaZaZacaaaaaZbaaaa
k9 part0	caadaaZaaZaaaaaZaZbaaaaa
k9 part1	aZaZaZfaabaaaaaYZbaaaaaa
k9 part2	aaaZaZaaZgaZZaaaaaaaaaaa
k9 part3	aaaaZaYaaYZaeaaabaXcaZaa
k9 part4	aaaaaaaaaaaaZaaaaaZbbcZa
keep	aaaXaZZaabZbaaZacZZZfbYZ
label	aYZYaXbZYZaZYaZadYbbaaaa
long	XaYZZdZZYdYabXVZacaYaZYa
material	YYaYYZcaYaXYaaZYXaZaXYXZ
me	aYYZYZWXXbbaaZYXWaYYWYaY
meaning	YZZZYYYXZXVbaYVaZZbZZZZY
measured	XYZXZYXYYZYXYaZZaYXXbWYY
numbered	ZaZYYXZaZYXYXZaZaadWYaaZ
ordered	ZaYWZYaaZZZbWbXaaZeXZabZ
pain	YabZXXZbZZZYVZXZaaZYYYWY
paragraph	MXYZWYYWXYXZYXZYYXYYZZZX
part0	mcYbWZVVSURXSaUXWaZUWSUc
part1	TccaaacVXbVTWYUabcaRVSQa
part2	OVYZYYbYabaXcUVbcZaRUUQa
part3	PSRWXXZaaaZacSaXbXbcUaYa
part4	TUUTWRYWaWXZZWcPUUaeeffY
particle	XcXZZYYXYaZYbYZaYYXYZXaZ
person	ZYYYYYYWYZdXaYaZXaYWZWaX
place	babZZaZYaaVYZZaZZabZaZaZ
price	XYbYZabbZZXYaZWcXYZZYZZW
question	cZXZfYZZZYWYXWVaZZaWXaYY
quoted	ZYXZabXXUafUaXYXYaZXYaaX
relay	aaZXZbZYYZYZYZaZdYZYZaYb
relief	XaZZZYYZaZZaYZYcYYYcYaZZ
setting	aXZcYYXYWaZZXZXYZZYYabaa
short	bZUXYXUXWbXWdYXZaYZWaabZ
show	ZZYbYZZWYbYbZYYaaWZXZZaa
speaker	aUVYZZaYVZbYXZWXbZaaZacb
spec	YYVaZZcZYZXYaZXYaYaVaZaZ
step	ZYYYZYXZZaXYaZZYbXZacWZW
story	YabZYbYZbbaWaZabZYWYaWZZ
talk	cZZbZXZZYbaYYZbYYYYaaeVZ
taste	cZYYXZYaaYYXcaccZZYaZZaa
thing	bVXaZaZbYaYZaYZaYZZXcVaZ
time	YZZaYXYaYYZcaZbXYaXXXXYX
turn	acXVaaWXZZZajZaUYXXXabYa
urgent	aZcZZaaaXXWWZaYaaaZZZcaZ
witness	aYaZaZYZaZYYZbZaYZbZZZba
worse	aadbbUWZXZZYZYabXbZZYYcZ
you	ZZZXaZZZaYXZaWXZYZZZZaaY
~一个	ZZaaZaZXZYbZYcYaZZZZZaYZ
~上	ZbaaXXaZabZYZZcZcYYYaXbZ
~下	YcaYXWZYZZWXaYZXdZaXbbYb
~不	aaXZZZZZbVXZYYWcXYZYXYaZ
~不是	bYXZbbbZYXZbZZabaZaaaaaZ
~么	acbbbaYaZacbXaabZaZaZXbZ
~也	abcdZZZadZYYdZZYWZaVYacZ
~了	aZaZXXWXXbbYaWdaVcYVVVYY
~什么	aZaYcbZaZXZaYZZdZYYbZbca
~从	ZZXbZcXaZaaZaaaZddYZaYba
~他	YaVZaYXabacZcZZabbYZZYaZ
~他们	aabbabZaaZaaZaZbZXcZabaa
~会	YbZbbXaZaXYaZZZbVZdXaZca
~你	ZabYWaaadXYYZZYaabZZaYZY
~你们	bbabaYYaXdaZZaaaYZYcacZa
~先	ZZXbZYYaVYZZYZaZdXfabcZa
~再	bZcYZZYZcbXaZaYabaZaaZba
~别	aXZaZaWXUVUbbZXXgYhZaaYa
~到	YbZYaYcZaZaVZZZYaZXWYdYa
~去	YbaZZXXaabaaaZZcbaZVacWZ
~又	abbbbYXbaacYZaaaYdYZaZaa
~只	ZYaaZXeZVaZZYZYbbabbabaZ
~只有	bbZYabaaZcaabbabYbXcaXaZ
~可以	aZZZaddaZXYcYaZXcYcaabZb
~吗	aZZacYZabaZZbaaaadaZaZaa
~吧	aaZaabZZbbZZbZaXZcXZcdaa
~呢	aaadbaZaabZabbZbYZbZaXba
~和	aXXbZaeaXaYabZYcZZdZZYaa
~啊	aYZZaabZYbabcaaXZbZZacZa
~嘛	abaabacaaYZZaaZcZaZaabaa
~在	ZaZcZXWYXYbeYYaeXYYYZbZb
~多	YaacaWaabZZZZYZeXYcaZZYZ
~多少	aaZYZYbaZaaZaaaZdcaaacaa
~太	YcXaZZXbbYcYbaafcXZaaYZa
~她	aYaZaaWZYbeYcYcbYaXZaYbZ
~它	ZYZZZXVcaZYZbZbdbaaaYWca
~少	ZcbYZZYadbZaZaadXacbaYZZ
~就	YaZYbbZdYVXZWZWgaWabZaZX
~就是	ZZbYYbZZcaaaZaabaZYbZbaZ
~很	ZbbbbZaaaabZabaYbYYaaabb
~得	YcZYaXZbaZWZWcYdWYcZZXba
~怎么	baaYYZZabaaZaaaZebbZaZZa
~我	aaaYaXVZYbbbabaVXZYYZabZ
~我们	ZXYbZecaaZabWYYdabaaaZYa
~才	ZaYYaXcaZZZaaZZfeZbaZXcZ
~把	bXabacYaYZYXaaZcbbXXZZcZ
~是	XZWaYYcbWWZZdYXfSWcaVReX
~更	ZZcZaadZaZZabaZZaabaabaa
~最	bbYZaYYZYgbZYYbWbcWYabbZ
~有	bYWcbUbYZZZbcZaZVZcWYabb
~来	XYXZYaYYZbbZbabaYZXZacaY
~比	aaZZZZaccadaXZcaZYabaZaa
~没	aYcaZUWbbdbWbacaWbYYYXaY
~没有	acaXYcaaZbZaaaaZYbZaabab
~的	YVXYVeZYWabZZWXZWWcZXdYX
~着	YZbZZVYYYbcYbZZaZbZYcWbZ
~给	aWXZZdaYbWabZYZZaZXabeZa
~能	aYZZcbebcZVXXZZZWXeZZaZY
~自己	YaZZaacabYabaaaccWZYbaYa
~被	ZdbZaXYZcZaZbaadZaZZaYZb
~要	bdWYbZYaVTXYZZWdYagaZbYa
~要是	aaabaabaZZZabaZZbYdZaaZb
~让	aZZbZdYZVZZbcbYWiZXcaZaZ
~跟	bdaZZZXbYYZbVaZabcacZZXa
~过	YdZZZXXbbbZebZXZaXbXZZYb
~还	aYdYbVZacdaVaabbUZYZYbcZ
~还是	abaZcZYaZaZdZZbWbZabZaba
~这	dWYYagZaYacaZYYZUWbbcUYY
~那	XbXYcXXgYcbXaYaaYYaWZXcZ
~都	XdcYYXaYccaaXdbYYZXaaYZY
~里	YZbZZZZZYZZYaaZcYaXYaaXa
`,
};
