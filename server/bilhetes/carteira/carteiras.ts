import { msg } from '../../../src/words/t';
import { carteirasDoAparelho } from '../../../src/domain/bilhetes/carteiras';
import { coresPadrao } from '../../../src/domain/companhia/marca/marcaPadrao';
import type { Bilhete, CarteirasDoBilhete } from '../../../src/domain/wire/bilhetes/bilhetes';
import type { LiveCompanhia } from '../../companhia/liveCompanhia';
import { conflict, notFound } from '../../platform/http/problem';
import { passeApple } from './carteiraApple';
import type { AssinaturaApple, ContaGoogle } from './carteiraConfig';
import { linkGoogle } from './carteiraGoogle';
import { cabeNaCarteira, type Emissor } from './validade';

/** The wallets that tickets can go to, as the environment connects them; null where one is not to be had. */
export interface CarteirasLigadas {
  apple: (() => Promise<AssinaturaApple>) | null;
  google: ContaGoogle | null;
}

export interface Carteiras {
  /** The wallets that take a ticket on the device that asks; undefined for one that no wallet takes. */
  offer: (bilhete: Bilhete, userAgent: string) => Promise<CarteirasDoBilhete | undefined>;
  /** @throws a refusal for a ticket that admits nobody any more, and where Apple Wallet is not connected. */
  passeApple: (bilhete: Bilhete) => Promise<Buffer>;
}

interface Parts {
  ligadas: CarteirasLigadas;
  companhia: LiveCompanhia;
}

/** Tickets as passes of the wallets of phones (ADR 97). */
export function createCarteiras({ ligadas: { apple, google }, companhia }: Parts): Carteiras {
  const emissorOf = (bilhete: Bilhete): Emissor => {
    const dados = companhia.dados();
    return { nome: dados?.nome ?? bilhete.operadora.nome, fundo: (dados?.marca.cores ?? coresPadrao).faixa.fundo };
  };
  return {
    offer: async (bilhete, userAgent) => {
      const aceitas = carteirasDoAparelho(userAgent);
      const offers = {
        apple: apple !== null && aceitas.apple,
        google: google !== null && aceitas.google ? google : null,
      };
      if (!cabeNaCarteira(bilhete, new Date()) || (!offers.apple && offers.google === null)) return undefined;
      const link = offers.google && (await linkGoogle(bilhete, offers.google));
      return { apple: offers.apple, google: link };
    },
    passeApple: async (bilhete) => {
      if (apple === null) throw notFound('CARTEIRA_INDISPONIVEL', msg('A Carteira da Apple não está disponível.'));
      if (!cabeNaCarteira(bilhete, new Date()))
        throw conflict('BILHETE_SEM_VALIDADE', msg('Este bilhete não vale mais para embarcar.'));
      return passeApple(bilhete, emissorOf(bilhete), await apple());
    },
  };
}
