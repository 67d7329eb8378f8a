import type { TopicSeed } from '../topics/seeds';

/**
 * Data: titles of topics by hook and by what they grow from. {x} = what the seed says, {name} = goods, idea or trade.
 * Only pairs that read well stand here.
 */
export const topicLines: Readonly<Record<string, Partial<Record<TopicSeed['kind'], readonly string[]>>>> = {
  suspense: {
    best: ['上次讲了{x}，这次补上没说的'],
    occasion: ['{x}前的{name}，先别急着定'],
    idea: ['{x}，后面还有一半没说'],
    industry: ['{x}里容易被忽略的一步'],
    term: ['{x}背后，有一段没讲过的事'],
  },
  pain: {
    pain: ['{x}？换个做法试试', '{x}，这条讲清楚怎么办'],
    scene: ['{x}，最怕的就是这件事'],
    tip: ['一到挑{name}就犯难？{x}'],
    idea: ['{x}：难的是哪一步'],
    industry: ['做{x}，常卡在哪一步'],
    term: ['说到{x}，最费劲的是哪一步'],
  },
  promise: {
    tip: ['记住这句再选：{x}'],
    idea: ['照着做：{x}'],
    audience: ['{x}，这几点能帮你省心'],
    industry: ['第一次接触{x}，先问这几个问题'],
    term: ['一条讲清{x}'],
  },
  conflict: {
    best: ['{x}到底要不要讲究？两种看法'],
    idea: ['{x}，做还是不做'],
    industry: ['{x}的两种做法，各有各的理'],
    term: ['{x}，讲究派和随意派'],
  },
  trend: { occasion: ['{x}到了，{name}怎么安排', '{x}清单里，{name}放第几位', '{x}前一周，{name}要备什么'] },
  counter: {
    tip: ['别先看价，{x}', '先记这一条：{x}'],
    idea: ['先别照搬，{x}得看情况'],
    industry: ['关于{x}，常见的一个误会'],
    term: ['{x}没有想的那么简单'],
  },
  number: {
    best: ['{x}的三个追问，一次答完'],
    occasion: ['{x}前，{name}的三件准备'],
    idea: ['一步一步讲：{x}'],
    industry: ['{x}的一天，分成三段看'],
    term: ['三个画面讲{x}'],
  },
  contrast: {
    pain: ['之前：{x}；之后呢'],
    scene: ['{x}，有准备和没准备的两种样子'],
    idea: ['{x}，做前和做后放一起看'],
    industry: ['{x}：忙的时候和闲的时候'],
    term: ['{x}：开始和后来'],
  },
  negative: {
    tip: ['{name}别乱选，{x}'],
    audience: ['如果不是{x}，可以划走'],
    idea: ['{x}，别急着照做'],
    industry: ['{x}，这些话先别急着信'],
    term: ['{x}，先别急着下结论'],
  },
  identity: {
    audience: ['写给{x}的{name}笔记', '{x}的一天，哪一刻用得上{name}'],
    scene: ['{x}，你是不是也这样'],
    idea: ['同样想着{x}的人，进来聊聊'],
    industry: ['想了解{x}的人，从这里看起'],
    term: ['在意{x}的人，进来看看'],
  },
  question: {
    spec: ['{name}{x}，够你用吗'],
    best: ['关于{x}，评论区问得多的是什么'],
    occasion: ['{x}送{name}，合适吗', '{x}，你家怎么准备'],
    idea: ['{x}，到底难在哪'],
    tip: ['{x}，你平时怎么做'],
    industry: ['{x}的价钱，都花在哪儿'],
    term: ['{x}，你的第一反应是什么'],
  },
  result: {
    best: ['{x}后来怎么样了'],
    idea: ['先说结论：{x}'],
    industry: ['先看成品：{x}是怎么做出来的'],
    term: ['先看{x}最后的样子'],
  },
};

/** Data: ids of frameworks that carry a hook well (domain/frameworks), best first. */
export const hookFrameworks: Readonly<Record<string, readonly string[]>> = {
  suspense: ['golden3', 'twist'],
  pain: ['pas', 'pain-proof'],
  promise: ['aida', 'listicle'],
  conflict: ['twist', 'scqa'],
  trend: ['aida', 'golden3'],
  counter: ['scqa', 'twist'],
  number: ['listicle', 'fabe'],
  contrast: ['bab', 'pas'],
  negative: ['fabe', 'golden3'],
  identity: ['persona', 'story4'],
  question: ['scqa', 'why-how-what'],
  result: ['golden3', 'pain-proof'],
};
