/** A block of the weights file: numbers in bytes, `value = byte × scale + min`; in TensorFlow's order of dimensions. */
export interface WeightBlock {
  readonly name: string;
  readonly shape: readonly number[];
  readonly scale: number;
  readonly min: number;
}

const block = (name: string, shape: readonly number[], scale: number, min: number): WeightBlock => ({
  name,
  shape,
  scale,
  min,
});

/** What lies in `tiny_face_detector_model.bin`, in this order (its `weights_manifest.json`). */
export const weightBlocks: readonly WeightBlock[] = [
  block('conv0/filters', [3, 3, 3, 16], 0.009007044399485869, -1.2069439495311063),
  block('conv0/bias', [16], 0.005263455241334205, -0.9211046672334858),
  block('conv1/depthwise_filter', [3, 3, 16, 1], 0.004001977630690033, -0.5042491814669441),
  block('conv1/pointwise_filter', [1, 1, 16, 32], 0.013836609615999109, -1.411334180831909),
  block('conv1/bias', [32], 0.0015159862590771096, -0.30926119685173037),
  block('conv2/depthwise_filter', [3, 3, 32, 1], 0.002666276225856706, -0.317286870876948),
  block('conv2/pointwise_filter', [1, 1, 32, 64], 0.015265831292844286, -1.6792414422128714),
  block('conv2/bias', [64], 0.0020280554598453, -0.37113414915168985),
  block('conv3/depthwise_filter', [3, 3, 64, 1], 0.006100742489683862, -0.8907084034938438),
  block('conv3/pointwise_filter', [1, 1, 64, 128], 0.016276211832083907, -2.0508026908425725),
  block('conv3/bias', [128], 0.003394414279975143, -0.7637432129944072),
  block('conv4/depthwise_filter', [3, 3, 128, 1], 0.006716050119961009, -0.8059260143953211),
  block('conv4/pointwise_filter', [1, 1, 128, 256], 0.021875603993733724, -2.8875797271728514),
  block('conv4/bias', [256], 0.0041141652009066415, -0.8187188749804216),
  block('conv5/depthwise_filter', [3, 3, 256, 1], 0.008423839597141042, -0.9013508368940915),
  block('conv5/pointwise_filter', [1, 1, 256, 512], 0.030007277283014035, -3.8709387695088107),
  block('conv5/bias', [512], 0.008402082966823203, -1.4871686851277068),
  block('conv8/filters', [1, 1, 512, 25], 0.028336129469030042, -4.675461362389957),
  block('conv8/bias', [25], 0.002268134028303857, -0.41053225912299807),
];
