import type { EstadoInstalacao, InstallPort } from './portsDevice';

/** Chromium's install event, which TypeScript's library lacks. */
interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The part of a window in use. */
export type InstallTarget = Pick<Window, 'addEventListener' | 'matchMedia'>;

/**
 * Installation as an app. The browser's install event comes once and early, so it is stored until the person asks.
 * Where it never comes (Safari, Firefox) the steps are manual.
 */
export function createInstall(target: () => InstallTarget, onChange: () => void): InstallPort {
  let offer: InstallOffer | null = null;
  let installed = false;
  const changed = (): void => onChange();
  target().addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    changed();
  });
  target().addEventListener('appinstalled', () => {
    installed = true;
    offer = null;
    changed();
  });
  const isStandalone = () => target().matchMedia('(display-mode: standalone)').matches;
  return {
    state: (): EstadoInstalacao => {
      if (installed || isStandalone()) return 'instalado';
      return offer ? 'possivel' : 'manual';
    },
    prompt: async () => {
      if (!offer) return 'indisponivel';
      const asked = offer;
      // An install event can prompt only once.
      offer = null;
      try {
        const { outcome } = await asked.prompt();
        return outcome === 'accepted' ? 'aceita' : 'recusada';
      } catch {
        return 'indisponivel';
      }
    },
  };
}
