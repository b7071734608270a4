import type { Reply, StartedIdentity } from '../../testing/startIdentity';
import { startIdentity } from '../../testing/startIdentity';

interface Signed {
  AccessToken: string;
  NewDeviceMetadata?: { DeviceKey: string; DeviceGroupKey: string };
}

describe('the devices of a user', () => {
  let idp: StartedIdentity;
  beforeEach(async () => {
    idp = await startIdentity();
  });
  afterEach(() => idp.app.close());

  const enter = async (deviceKey?: string, from = idp) =>
    (
      await from.call('InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: {
          USERNAME: 'cliente@itape.test',
          PASSWORD: 'senha123',
          ...(deviceKey === undefined ? {} : { DEVICE_KEY: deviceKey }),
        },
      })
    ).AuthenticationResult as Signed;

  const enterConfirmed = async (DeviceName: string) => {
    const { AccessToken, NewDeviceMetadata } = await enter();
    const DeviceKey = NewDeviceMetadata?.DeviceKey ?? '';
    const reply = await idp.call('ConfirmDevice', { AccessToken, DeviceKey, DeviceName });
    expect(reply).toEqual({ UserConfirmationNecessary: false });
    return { AccessToken, DeviceKey };
  };
  const namesOf = ({ Devices }: Reply) =>
    (Devices as { DeviceAttributes: { Name: string; Value: string }[] }[]).map(
      ({ DeviceAttributes }) => DeviceAttributes.find(({ Name }) => Name === 'device_name')?.Value,
    );
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

  it('are those that were confirmed, the last used first', async () => {
    const { AccessToken } = await enterConfirmed('Telefone');
    idp.later(1_000);
    await enterConfirmed('Computador');
    await enter();
    expect(namesOf(await idp.call('ListDevices', { AccessToken }))).toEqual(['Computador', 'Telefone']);
  });

  it('are known again by their key, and the token names the one that it was given to', async () => {
    const { DeviceKey } = await enterConfirmed('Telefone');
    const again = await enter(DeviceKey);
    expect(again.NewDeviceMetadata).toBeUndefined();
    expect(claimsOf(again.AccessToken).device_key).toBe(DeviceKey);
    expect(namesOf(await idp.call('ListDevices', { AccessToken: again.AccessToken }))).toEqual(['Telefone']);
  });

  it('get a key of their own when they show somebody else’s', async () => {
    expect((await enter('sa-east-1_invented')).NewDeviceMetadata?.DeviceKey).toMatch(/^sa-east-1_[\da-f-]{36}$/);
  });

  it('come in pages, 60 at most [§9.esperas.4]', async () => {
    const { AccessToken } = await enterConfirmed('0');
    for (let n = 1; n < 62; n += 1) {
      idp.later(1_000);
      await enterConfirmed(String(n));
    }
    const first = await idp.call('ListDevices', { AccessToken, Limit: 60 });
    expect(namesOf(first)).toHaveLength(60);
    const second = await idp.call('ListDevices', {
      AccessToken,
      Limit: 60,
      PaginationToken: first.PaginationToken,
    });
    expect([namesOf(second), second.PaginationToken]).toEqual([['1', '0'], undefined]);
    expect((await idp.call('ListDevices', { AccessToken, Limit: 61 })).refusal).toContain('InvalidParameterException');
    expect((await idp.call('ListDevices', { AccessToken, PaginationToken: 'x' })).refusal).toContain(
      'Invalid pagination token',
    );
  });

  it('may be forgotten, once', async () => {
    const { AccessToken, DeviceKey } = await enterConfirmed('Telefone');
    expect(await idp.call('ForgetDevice', { AccessToken, DeviceKey })).toEqual({});
    expect(await idp.call('ListDevices', { AccessToken })).toEqual({ Devices: [] });
    expect((await idp.call('ForgetDevice', { AccessToken, DeviceKey })).refusal).toBe(
      'ResourceNotFoundException: Device does not exist.',
    );
    expect((await enter(DeviceKey)).NewDeviceMetadata).toBeDefined();
  });

  it('lose their sessions when they are forgotten, but for the one that asks', async () => {
    const telephone = await enterConfirmed('Telefone');
    const computer = await enterConfirmed('Computador');
    const { DeviceKey } = telephone;
    const other = await enter(DeviceKey);
    const isOpen = async ({ AccessToken }: { AccessToken: string }) =>
      (await idp.call('GetUser', { AccessToken })).refusal === undefined;
    expect(await idp.call('ForgetDevice', { AccessToken: telephone.AccessToken, DeviceKey })).toEqual({});
    expect([await isOpen(telephone), await isOpen(other), await isOpen(computer)]).toEqual([true, false, true]);
    const AccessToken = telephone.AccessToken;
    await idp.call('ForgetDevice', { AccessToken, DeviceKey: computer.DeviceKey });
    expect([await isOpen(telephone), await isOpen(computer)]).toEqual([true, false]);
  });

  it('may be remembered or not', async () => {
    const { AccessToken, DeviceKey } = await enterConfirmed('Telefone');
    const change = (DeviceRememberedStatus: string) =>
      idp.call('UpdateDeviceStatus', { AccessToken, DeviceKey, DeviceRememberedStatus });
    expect(await change('not_remembered')).toEqual({});
    expect(JSON.stringify(await idp.call('ListDevices', { AccessToken }))).toContain('"not_remembered"');
    expect((await change('perhaps')).refusal).toContain('InvalidParameterException');
  });

  it('of somebody else do not exist', async () => {
    const { DeviceKey } = await enterConfirmed('Telefone');
    const { AccessToken } = await idp.signIn('admin@itape.test');
    expect((await idp.call('ForgetDevice', { AccessToken, DeviceKey })).refusal).toContain('Device does not exist');
  });

  it('are not tracked in a pool that does not', async () => {
    const plain = await startIdentity({ deviceTracking: false });
    const { AccessToken, NewDeviceMetadata } = await enter(undefined, plain);
    expect(NewDeviceMetadata).toBeUndefined();
    for (const [operation, input] of [
      ['ListDevices', {}],
      ['ForgetDevice', { DeviceKey: 'x' }],
      ['ConfirmDevice', { DeviceKey: 'x' }],
    ] as const) {
      expect((await plain.call(operation, { AccessToken, ...input })).refusal).toBe(
        'InvalidParameterException: Device tracking is not enabled for this user pool.',
      );
    }
    await plain.app.close();
  });
});
