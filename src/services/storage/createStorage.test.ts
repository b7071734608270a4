import { createStorage } from './createStorage';
import { readDispositivo } from './dispositivo';

function fakeStorage(): Storage & { entries: () => Record<string, string> } {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    entries: () => Object.fromEntries(map),
  };
}
const off = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};
const random = { uuid: () => '99999999-9999-4999-8999-999999999999' };

describe('the storage', () => {
  it('uses the specification’s keys, the link in the session storage [§3.armazenamento.1, §3.armazenamento.2]', () => {
    const local = fakeStorage();
    const session = fakeStorage();
    const storage = createStorage(
      () => local,
      () => session,
    );
    storage.provedor.write('google');
    storage.dispositivo.write('web-1');
    storage.sessaoAnterior.write('/home');
    storage.iniciandoLoginFederado.write('true');
    storage.linkRedirect.write('/minhas-viagens');
    expect(local.entries()).toEqual({
      provedor: 'google',
      dispositivo: 'web-1',
      sessaoAnterior: '/home',
      iniciandoLoginFederado: 'true',
    });
    expect(session.entries()).toEqual({ linkRedirect: '/minhas-viagens' });
  });

  it('clears its own keys, keeps the device’s record and touches nobody else’s', () => {
    const local = fakeStorage();
    const storage = createStorage(
      () => local,
      () => local,
    );
    local.setItem('CognitoIdentityServiceProvider.x', 'theirs');
    storage.dispositivo.write('web-1');
    storage.provedor.write('google');
    storage.linkRedirect.write('/minhas-viagens');
    storage.clear();
    expect(local.entries()).toEqual({ 'CognitoIdentityServiceProvider.x': 'theirs', dispositivo: 'web-1' });
  });

  it('lives as long as the page where storage is switched off [SI6]', () => {
    const storage = createStorage(off, off);
    expect(storage.linkRedirect.read()).toBeNull();
    storage.linkRedirect.write('/minhas-viagens');
    expect(storage.linkRedirect.read()).toBe('/minhas-viagens');
    storage.clear();
    expect(storage.linkRedirect.read()).toBeNull();
  });

  it('keeps the newest value when storage is full, not the one that was kept before [SI6]', () => {
    const local = fakeStorage();
    const storage = createStorage(
      () => local,
      () => local,
    );
    storage.provedor.write('google');
    local.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    storage.provedor.write('apple');
    expect(storage.provedor.read()).toBe('apple');
  });
});

describe('the device’s record', () => {
  const storage = () => createStorage(fakeStorageSource(), off);
  const fakeStorageSource = () => {
    const local = fakeStorage();
    return () => local;
  };

  it('is made once', () => {
    const kept = storage();
    const first = readDispositivo(kept, random);
    expect(readDispositivo(kept, { uuid: () => 'another' })).toBe(first);
  });

  it('is made anew when somebody wrote there what no header can carry', () => {
    const kept = storage();
    kept.dispositivo.write('x\r\nauthorization: y');
    expect(readDispositivo(kept, random)).toBe(`web-${random.uuid()}`);
  });
});
