import { configureStore } from '@reduxjs/toolkit';
import type { HttpPort, HttpRequest } from '../../services/ports';
import { baseApi } from './baseApi';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({ leitura: build.query<unknown, string>({ query: (path) => path }) }),
});

/** A store whose reads are answered by this function. */
const storeOver = (answer: (request: HttpRequest) => Promise<never>) => {
  const http: HttpPort = { request: answer };
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { http } } }).concat(baseApi.middleware),
  });
};

/** Answers nothing until the caller gives up, as the HTTP client does. */
const untilAborted = ({ signal }: HttpRequest) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
  });

describe('a read', () => {
  let written: jest.SpyInstance;
  beforeEach(() => {
    written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => written.mockRestore());

  it('that is cancelled leaves nothing in the console', async () => {
    const read = storeOver(untilAborted).dispatch(api.endpoints.leitura.initiate('/x'));
    read.abort();
    const { isError } = await read;
    await new Promise((settled) => setTimeout(settled, 0));
    expect(isError).toBe(true);
    expect(written).not.toHaveBeenCalled();
  });

  it('that the browser itself breaks off ends as an unanswered one', async () => {
    const broken = () => Promise.reject(new DOMException('gone', 'AbortError'));
    const { error } = await storeOver(broken).dispatch(api.endpoints.leitura.initiate('/x'));
    expect(error).toEqual({ kind: 'transient', motivo: 'rede' });
    expect(written).not.toHaveBeenCalled();
  });

  it('that fails by a fault of ours is still written there', async () => {
    const faulty = () => Promise.reject(new TypeError('fault'));
    await storeOver(faulty).dispatch(api.endpoints.leitura.initiate('/x'));
    expect(written).toHaveBeenCalledTimes(1);
  });

  describe('whose answer has rows', () => {
    const environment = process.env.NODE_ENV;
    afterEach(() => {
      process.env.NODE_ENV = environment;
    });
    const readRow = async () => {
      const reply = { ok: true, value: [{ id: '1' }] } as never;
      const { data } = await storeOver(() => Promise.resolve(reply)).dispatch(api.endpoints.leitura.initiate('/x'));
      return data as { id: string }[];
    };

    it('is taken in production without a walk through them', async () => {
      process.env.NODE_ENV = 'production';
      const rows = await readRow();
      expect([Object.isFrozen(rows), Object.isFrozen(rows[0])]).toEqual([true, false]);
    });

    it('is frozen through and through elsewhere, so that a test finds who writes into it', async () => {
      const rows = await readRow();
      expect([Object.isFrozen(rows), Object.isFrozen(rows[0])]).toEqual([true, true]);
    });
  });
});
