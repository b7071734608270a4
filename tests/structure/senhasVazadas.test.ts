import { node } from './runModule';

it('the leaked passwords are what their generator writes', () => {
  const { status, stderr } = node('scripts/senhasVazadas.mjs', '--check');
  expect([status, stderr]).toEqual([0, '']);
});
