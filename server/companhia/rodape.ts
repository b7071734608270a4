import { linhasDoRodape } from '../../src/domain/companhia/companhia';
import { coresPadrao } from '../../src/domain/companhia/marca/marcaPadrao';
import type { CoresMarca, DadosCompanhia } from '../../src/domain/wire/companhia/companhia';

/** The foot of each page: who sells, or that the company has not said it. */
export const rodapeOf = (dados: DadosCompanhia | null): string[] =>
  dados === null ? ['A empresa ainda não informou nome, CNPJ, endereço e contatos.'] : linhasDoRodape(dados);

/** The company as it signs e-mails; without data they name nobody. */
export const remetenteOf = (dados: DadosCompanhia | null): { nome: string; linhas: string[]; cores: CoresMarca } =>
  dados === null
    ? { nome: 'Passagens', linhas: [], cores: coresPadrao }
    : { nome: dados.nome, linhas: linhasDoRodape(dados), cores: dados.marca.cores };
