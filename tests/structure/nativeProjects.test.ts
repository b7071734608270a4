/** Changes to the generated mobile projects, tested on real CLI output (native/testdata). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { FILES, HOST, PATCHES } from '../../native/patches.mjs';
import { ESQUEMA_APP, ORIGEM_APP } from '../../src/domain/aplicativo/deepLink';
import { root } from './runModule';

const generated = (file: string) => {
  const [platform = ''] = file.split('/');
  return readFileSync(path.join(root, 'native/testdata', platform, path.basename(file)), 'utf8');
};
const patched = (name: string) => {
  const [file = ''] = Object.keys(PATCHES).filter((one) => one.endsWith(name));
  const text = PATCHES[file]?.(generated(file)) ?? '';
  return { text, again: PATCHES[file]?.(text) ?? '' };
};
const xml = (text: string) => new JSDOM(text, { contentType: 'text/xml' }).window.document;
const filters = (text: string) =>
  [...xml(text).querySelectorAll('intent-filter data')].map((data) => [
    data.getAttribute('android:scheme'),
    data.getAttribute('android:host'),
    data.parentElement?.getAttribute('android:autoVerify') ?? null,
  ]);

describe('the generated projects', () => {
  it.each(Object.keys(PATCHES))('change once, however often %s is configured', (file) => {
    const { text, again } = patched(path.basename(file));
    expect(text).not.toBe(generated(file));
    expect(again).toBe(text);
  });

  it('open the links that the app understands, by its scheme and by its verified address', () => {
    expect(new URL(ORIGEM_APP).host).toBe(HOST);
    const { text } = patched('AndroidManifest.xml');
    expect(filters(text)).toEqual([
      [ESQUEMA_APP.replace(':', ''), 'localhost', null],
      ['https', HOST, 'true'],
    ]);
    expect(text).toContain('android:launchMode="singleTask"');
    expect(FILES['ios/App/App/App.entitlements']).toContain(`applinks:${HOST}`);
    expect(patched('Info.plist').text).toContain(`<array><string>${ESQUEMA_APP.replace(':', '')}</string></array>`);
  });

  it('copy nothing of what the telephone keeps to a cloud or to another telephone', () => {
    const { text } = patched('AndroidManifest.xml');
    expect(text).toContain('android:allowBackup="false"');
    expect(text).toContain('android:dataExtractionRules="@xml/regras_de_copia"');
    const rules = xml(FILES['android/app/src/main/res/xml/regras_de_copia.xml'] ?? '');
    for (const part of ['cloud-backup', 'device-transfer']) {
      const excluded = [...rules.querySelectorAll(`${part} exclude`)].map((one) => one.getAttribute('domain'));
      expect(excluded).toEqual(expect.arrayContaining(['sharedpref', 'root']));
    }
  });

  it('speak https alone, and say in Portuguese why they ask', () => {
    expect(patched('AndroidManifest.xml').text).toContain('android:usesCleartextTraffic="false"');
    const plist = patched('Info.plist').text;
    expect(plist).toMatch(/<key>NSAllowsArbitraryLoads<\/key>\s*<false\/>/);
    for (const why of ['código de embarque', 'terminal mais perto']) expect(plist).toContain(why);
    expect(xml(plist).querySelector('parsererror')).toBeNull();
  });

  it('ask for what the app uses and for nothing else', () => {
    const asked = [...xml(patched('AndroidManifest.xml').text).querySelectorAll('uses-permission')].map((one) =>
      one.getAttribute('android:name')?.replace('android.permission.', ''),
    );
    expect(asked).toEqual(['INTERNET', 'CAMERA', 'ACCESS_COARSE_LOCATION', 'POST_NOTIFICATIONS']);
  });

  it('hand Apple’s answer to the plugin, signed for what the app may do', () => {
    expect(patched('AppDelegate.swift').text).toContain('capacitorDidRegisterForRemoteNotifications');
    expect(patched('project.pbxproj').text.match(/CODE_SIGN_ENTITLEMENTS = App\/App.entitlements;/g)).toHaveLength(2);
  });

  it('refuse a file that the CLI writes otherwise, and do not leave half of it out in silence', () => {
    for (const patch of Object.values(PATCHES)) expect(() => patch('<vazio/>')).toThrow('não encontrei');
  });
});
