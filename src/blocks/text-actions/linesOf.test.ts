import { linesOf, topicsOf } from './linesOf';

it('takes numbers and bullets off a list, and says each line once', () => {
  expect(linesOf('1. 甲\n2、乙\n- 丙\n\n丙\n3.5 升也装得下')).toEqual(['甲', '乙', '丙', '3.5 升也装得下']);
});

it('reads topics in every form that they are written in', () => {
  expect(topicsOf('#通勤好物 #保温杯\n#上班族 日常#')).toEqual(['通勤好物', '保温杯', '上班族日常']);
  expect(topicsOf('通勤好物、保温杯，茶')).toEqual(['通勤好物', '保温杯', '茶']);
});
