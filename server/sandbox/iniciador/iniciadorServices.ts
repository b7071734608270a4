import type { AvisosDoIniciador } from './avisosDoIniciador';
import type { Consentimentos } from './consentimentos';

export interface IniciadorServices {
  consentimentos: Consentimentos;
  avisos: AvisosDoIniciador;
  /** Our own origin, at which the banks' pages stand. */
  publicUrl: string;
  /** Sends the notices of Pix now instead of at the next turn. */
  notify: () => void;
}
