import type { Classe } from '../viagens/classe';
import type { Regra } from './leitura';

/** Preferences among trips. */
export type Preferencia = { classe: Classe } | { ordem: 'preco' | 'duracao' };

export const regrasPreferencia: readonly Regra<Preferencia>[] = [
  { forma: /(?:de |em )?(?:leito cama|cama leito|onibus cama|cama)/, ler: () => ({ classe: 'leito-cama' }) },
  { forma: /(?:de |em )?(?:semi leito|semileito|semi)/, ler: () => ({ classe: 'semi-leito' }) },
  { forma: /(?:de |em )?(?:leito|leitos)/, ler: () => ({ classe: 'leito' }) },
  { forma: /(?:de |em )?(?:executivo|executiva|executivos)/, ler: () => ({ classe: 'executivo' }) },
  { forma: /(?:de |em )?(?:convencional|convencionais|onibus comum)/, ler: () => ({ classe: 'convencional' }) },
  {
    forma:
      /(?:o |a |os |as )?(?:mais |bem )(?:baratos?|baratas?|em conta|economic[ao]s?)|(?:o |pelo )?(?:menor|melhor) preco|baratinh[ao]|promocao|barato|barata/,
    ler: () => ({ ordem: 'preco' }),
  },
  { forma: /(?:o |a )?mais (?:rapid[ao]s?|curt[ao])|menos tempo|menor tempo/, ler: () => ({ ordem: 'duracao' }) },
];
