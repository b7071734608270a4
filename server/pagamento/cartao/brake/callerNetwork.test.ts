import { callerNetwork } from './callerNetwork';

it.each([
  ['200.147.3.9', '200.147.3.9'],
  ['::ffff:200.147.3.9', '200.147.3.9'],
  ['2804:14d:5c5e:8d1a:1:2:3:4', '2804:14d:5c5e:8d1a::/64'],
  ['2804:14D:5C5E:8D1A::9', '2804:14d:5c5e:8d1a::/64'],
  ['2804::1', '2804:0:0:0::/64'],
  ['2804:014d::', '2804:14d:0:0::/64'],
  ['2804:14d::1:2:3:4:5', '2804:14d:0:1::/64'],
  ['127.0.0.1', null],
  ['::ffff:127.0.0.1', null],
  ['10.1.2.3', null],
  ['172.20.0.1', null],
  ['192.168.0.4', null],
  ['::1', null],
  ['fd00::1', null],
  ['fe80::1%eth0', null],
  ['unknown', null],
  ['', null],
])('counts a caller at %j by %j', (ip, network) => {
  expect(callerNetwork(ip)).toBe(network);
});
