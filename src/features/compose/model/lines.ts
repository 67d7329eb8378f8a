export { finishedLines, parseLine } from '@/domain/writing/taggedLines';
