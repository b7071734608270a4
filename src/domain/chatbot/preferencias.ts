import type { Classe } from '../viagens/classe';
import type { Rule } from './reading';

/** Preferences among trips. */
export type Preferencia = { classe: Classe } | { ordem: 'preco' | 'duracao' };

export const preferenciaRules: readonly Rule<Preferencia>[] = [
  { pattern: /(?:de |em )?(?:leito cama|cama leito|onibus cama|cama)/, read: () => ({ classe: 'leito-cama' }) },
  { pattern: /(?:de |em )?(?:semi leito|semileito|semi)/, read: () => ({ classe: 'semi-leito' }) },
  { pattern: /(?:de |em )?(?:leito|leitos)/, read: () => ({ classe: 'leito' }) },
  { pattern: /(?:de |em )?(?:executivo|executiva|executivos)/, read: () => ({ classe: 'executivo' }) },
  { pattern: /(?:de |em )?(?:convencional|convencionais|onibus comum)/, read: () => ({ classe: 'convencional' }) },
  {
    pattern:
      /(?:o |a |os |as )?(?:mais |bem )(?:baratos?|baratas?|em conta|economic[ao]s?)|(?:o |pelo )?(?:menor|melhor) preco|baratinh[ao]|promocao|barato|barata/,
    read: () => ({ ordem: 'preco' }),
  },
  { pattern: /(?:o |a )?mais (?:rapid[ao]s?|curt[ao])|menos tempo|menor tempo/, read: () => ({ ordem: 'duracao' }) },
];
