/** Descriptions of HTTP codes (brief, point 8): logged, never shown. */
export default {
  'errors.http.200': '服务器成功返回请求的数据。',
  'errors.http.201': '新建或修改数据成功。',
  'errors.http.202': '一个请求已经进入后台排队（异步任务）。',
  'errors.http.204': '删除数据成功。',
  'errors.http.400': '发出的请求有错误，服务器没有进行新建或修改数据的操作。',
  'errors.http.401': '用户没有权限（令牌、用户名、密码错误）。',
  'errors.http.403': '用户得到授权，但是访问是被禁止的。',
  'errors.http.404': '发出的请求针对的是不存在的记录，服务器没有进行操作。',
  'errors.http.406': '请求的格式不可得。',
  'errors.http.410': '请求的资源被永久删除，且不会再得到的。',
  'errors.http.422': '当创建一个对象时，发生一个验证错误。',
  'errors.http.500': '服务器发生错误，请检查服务器。',
  'errors.http.502': '网关错误。',
  'errors.http.503': '服务不可用，服务器暂时过载或维护。',
  'errors.http.504': '网关超时。',
};
