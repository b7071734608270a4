import type { Generated } from 'kysely';

declare module '../platform/database/tables' {
  interface Tables {
    localidade: {
      id: number;
      ibge: number;
      nome: string;
      terminal: string;
      uf: string;
      /** `nome` folded: no accents, lower case. */
      busca: string;
      /** Folded nicknames, separated by `|`. */
      aliases: string;
      /** IANA zone. */
      tz: string;
      lat: number;
      lon: number;
      /** Rank in a search: a larger city comes first. */
      peso: number;
      /** No line stops there any more: it is not found by a search. */
      inativa: Generated<boolean>;
    };
  }
}
