import type { EstadoInstalacao, InstallPort } from './portsDevice';

/** Chromium's offer to install; no type of TypeScript's own. */
interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The part of a window that this needs. */
export type InstallTarget = Pick<Window, 'addEventListener' | 'matchMedia'>;

/**
 * Installing as an app. The browser makes its offer once, early and unasked: it is kept for when the person wants it.
 * Where none ever comes (Safari, Firefox) there are the steps to do by hand.
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
      // An offer is good for one question.
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
