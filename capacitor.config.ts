/** What the Capacitor CLI reads; typed here, so that the CLI is installed only by whoever builds the mobile app. */
interface CapacitorConfig {
  appId: string;
  appName: string;
  webDir: string;
  server: { hostname: string; androidScheme: string };
  android: { allowMixedContent: boolean };
  includePlugins: string[];
}

const config: CapacitorConfig = {
  appId: 'br.com.itape.app',
  appName: 'Itapê',
  webDir: 'dist',
  // The identity library accepts only a way back that contains this host: see CALLBACK_NATIVO in src/domain/deepLink.
  server: { hostname: 'localhost', androidScheme: 'https' },
  android: { allowMixedContent: false },
  // The last two are native halves alone: what the page says to them stands in src/services/native/keptStorage.ts.
  includePlugins: [
    ...['@capacitor/app', '@capacitor/browser'],
    ...['@capacitor/preferences', 'capacitor-secure-storage-plugin'],
  ],
};

export default config;
