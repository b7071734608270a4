/**
 * Changes that the generated projects need beyond what the CLI writes: pure functions of a file's text, each of which
 * changes nothing the second time. A place that is missing where it is expected is an error, and not left out in silence.
 */

export const HOST = 'app.itape.com.br';
const SCHEME = 'itape';

/** Puts `text` before the last `anchor`, unless `mark` says that it is there. */
function before(source, anchor, mark, text) {
  if (source.includes(mark)) return source;
  const at = source.lastIndexOf(anchor);
  if (at < 0) throw new Error(`não encontrei ${anchor} no arquivo gerado`);
  return source.slice(0, at) + text + source.slice(at);
}

const filter = (data, attributes = '') => `
            <intent-filter${attributes}>
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data ${data} />
            </intent-filter>
`;

const permission = (name) => `    <uses-permission android:name="android.permission.${name}" />\n`;

/** AndroidManifest.xml: links that open the app, what it asks for, and no copy of what it keeps. */
export function patchManifest(xml) {
  let out = xml;
  out = before(
    out,
    '        </activity>',
    `android:scheme="${SCHEME}"`,
    filter(`android:scheme="${SCHEME}" android:host="localhost"`),
  );
  out = before(
    out,
    '        </activity>',
    `android:host="${HOST}"`,
    filter(`android:scheme="https" android:host="${HOST}"`, ' android:autoVerify="true"'),
  );
  if (!out.includes('android:dataExtractionRules')) {
    const rules = [
      'android:allowBackup="false"',
      'android:dataExtractionRules="@xml/regras_de_copia"',
      'android:fullBackupContent="false"',
      'android:usesCleartextTraffic="false"',
    ];
    if (!out.includes('android:allowBackup="true"')) throw new Error('não encontrei android:allowBackup no manifesto');
    out = out.replace('android:allowBackup="true"', rules.join('\n        '));
  }
  for (const name of ['CAMERA', 'ACCESS_COARSE_LOCATION', 'POST_NOTIFICATIONS']) {
    out = before(out, '</manifest>', `android.permission.${name}"`, permission(name));
  }
  const camera = '    <uses-feature android:name="android.hardware.camera" android:required="false" />\n';
  return before(out, '</manifest>', 'android.hardware.camera"', camera);
}

/** styles.xml: the start shows our ground, and the page after it. */
export function patchStyles(xml) {
  if (xml.includes('windowSplashScreenBackground')) return xml;
  const launch = '<item name="android:background">@drawable/splash</item>';
  if (!xml.includes(launch)) throw new Error('não encontrei o tema de abertura em styles.xml');
  const items = [
    '<item name="windowSplashScreenBackground">@color/colorPrimary</item>',
    '<item name="windowSplashScreenAnimatedIcon">@mipmap/ic_launcher_foreground</item>',
    '<item name="postSplashScreenTheme">@style/AppTheme.NoActionBar</item>',
  ];
  return xml.replace(launch, items.join('\n        '));
}

const string = (text) => `<string>${text}</string>`;
const PLIST = [
  [
    'CFBundleURLTypes',
    `<array><dict><key>CFBundleURLName</key>${string('br.com.itape.app')}<key>CFBundleURLSchemes</key><array>${string(SCHEME)}</array></dict></array>`,
  ],
  ['CFBundleLocalizations', `<array>${string('pt-BR')}</array>`],
  ['NSCameraUsageDescription', string('Para ler o código de embarque dos bilhetes.')],
  ['NSLocationWhenInUseUsageDescription', string('Para encontrar o terminal mais perto de você.')],
  ['NSAppTransportSecurity', '<dict><key>NSAllowsArbitraryLoads</key><false/></dict>'],
  ['ITSAppUsesNonExemptEncryption', '<false/>'],
  ['UIStatusBarStyle', string('UIStatusBarStyleLightContent')],
];

/** Info.plist: the app's own scheme, why it asks, https alone, and Portuguese. */
export function patchInfoPlist(xml) {
  const out = xml.replace(/(<key>CFBundleDevelopmentRegion<\/key>\s*<string>)en(<\/string>)/, '$1pt-BR$2');
  return PLIST.reduce(
    (text, [key, value]) => before(text, '</dict>\n</plist>', `<key>${key}</key>`, `\t<key>${key}</key>\n\t${value}\n`),
    out,
  );
}

/** The project file: the app is signed with what App.entitlements lets it do. */
export function patchProject(source) {
  if (source.includes('CODE_SIGN_ENTITLEMENTS')) return source;
  const style = '\t\t\t\tCODE_SIGN_STYLE = Automatic;\n';
  if (!source.includes(style)) throw new Error('não encontrei CODE_SIGN_STYLE no projeto do Xcode');
  return source.replaceAll(style, `\t\t\t\tCODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n${style}`);
}

const PUSH_SWIFT = `
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }
`;

/** AppDelegate.swift: hands Apple's answer to the plugin. */
export const patchAppDelegate = (swift) => before(swift, '}', 'capacitorDidRegisterForRemoteNotifications', PUSH_SWIFT);

/** Files of our own, whole. */
export const FILES = {
  // Neither settings nor secrets: another telephone is another device, and signs in for itself.
  'android/app/src/main/res/xml/regras_de_copia.xml': `<?xml version="1.0" encoding="utf-8"?>
<data-extraction-rules>
    <cloud-backup>
        <exclude domain="root" path="." />
        <exclude domain="sharedpref" path="." />
        <exclude domain="database" path="." />
        <exclude domain="file" path="." />
    </cloud-backup>
    <device-transfer>
        <exclude domain="root" path="." />
        <exclude domain="sharedpref" path="." />
        <exclude domain="database" path="." />
        <exclude domain="file" path="." />
    </device-transfer>
</data-extraction-rules>
`,
  'android/app/src/main/res/values/colors.xml': `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <color name="colorPrimary">#0c3f38</color>
    <color name="colorPrimaryDark">#082e29</color>
    <color name="colorAccent">#f4b740</color>
</resources>
`,
  'android/app/src/main/res/values-night/colors.xml': `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <color name="colorPrimary">#082e29</color>
    <color name="colorPrimaryDark">#082e29</color>
    <color name="colorAccent">#f4b740</color>
</resources>
`,
  'ios/App/App/App.entitlements': `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
\t<key>aps-environment</key>
\t<string>production</string>
\t<key>com.apple.developer.associated-domains</key>
\t<array>
\t\t<string>applinks:${HOST}</string>
\t</array>
</dict>
</plist>
`,
};

/** Files that are changed in place, each by its function. */
export const PATCHES = {
  'android/app/src/main/AndroidManifest.xml': patchManifest,
  'android/app/src/main/res/values/styles.xml': patchStyles,
  'ios/App/App/Info.plist': patchInfoPlist,
  'ios/App/App.xcodeproj/project.pbxproj': patchProject,
  'ios/App/App/AppDelegate.swift': patchAppDelegate,
};
