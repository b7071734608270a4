import { createConfigReader } from './readConfig';

const config = { identity: { userPoolId: 'sa-east-1_x' }, versao: '8.16.1' };

describe('the run-time configuration', () => {
  it('is asked for once', async () => {
    const send = jest.fn(() => Promise.resolve(Response.json(config)));
    const read = createConfigReader(send);
    expect(await Promise.all([read(), read()])).toEqual([config, config]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledWith('/config.json');
  });

  it('is asked for again after a failure', async () => {
    const send = jest
      .fn(() => Promise.resolve(Response.json(config)))
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValueOnce(new Response('', { status: 503 }));
    const read = createConfigReader(send);
    await expect(read()).rejects.toThrow('offline');
    await expect(read()).rejects.toThrow('answered 503');
    expect(await read()).toEqual(config);
  });
});
