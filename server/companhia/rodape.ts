import { formatCnpj } from '../../src/domain/base/pessoa/cnpj';
import { formatEndereco } from '../../src/domain/companhia/companhia';
import { coresPadrao } from '../../src/domain/companhia/marca/marcaPadrao';
import { t } from '../../src/words/t';
import type { CoresMarca, DadosCompanhia } from '../../src/domain/wire/companhia/companhia';

/** The foot of each page in the active language: who sells, or that the company has not said it. */
export const rodapeOf = (dados: DadosCompanhia | null): string[] =>
  dados === null ? [t('A empresa ainda não informou nome, CNPJ, endereço e contatos.')] : linhasDoRodape(dados);

/** The company as it signs e-mails; without data they name nobody. */
export const remetenteOf = (dados: DadosCompanhia | null): { nome: string; linhas: string[]; cores: CoresMarca } =>
  dados === null
    ? { nome: 'Passagens', linhas: [], cores: coresPadrao }
    : { nome: dados.nome, linhas: linhasDoRodape(dados), cores: dados.marca.cores };

/** The seller, for the foot of each page and e-mail (Decreto 7.962/2013, art. 2º), a line for each part. */
function linhasDoRodape({
  razaoSocial,
  cnpj,
  endereco,
  canais,
  encarregado,
}: Pick<DadosCompanhia, 'razaoSocial' | 'cnpj' | 'endereco' | 'canais' | 'encarregado'>): string[] {
  const contatos = (['telefone', 'email'] as const).flatMap((tipo) => canais.find((one) => one.tipo === tipo) ?? []);
  return [
    `${razaoSocial} · CNPJ ${formatCnpj(cnpj)}`,
    formatEndereco(endereco),
    contatos.map(({ valor }) => valor).join(' · '),
    t('Privacidade: {email}', { email: encarregado.email }),
  ];
}
