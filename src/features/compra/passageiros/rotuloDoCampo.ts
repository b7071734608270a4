import { msg, t, translated } from '../../../words/t';

const rotulos: Record<string, string> = {
  nome: msg('Nome completo'),
  tipoDocumento: msg('Tipo de documento'),
  numeroDocumento: msg('Número do documento'),
  dataNascimento: msg('Data de nascimento'),
  celular: msg('Celular'),
  cpf: 'CPF',
  email: msg('E-mail'),
  credencial: msg('Credencial'),
};

/** `passageiros[1].nome` → `Passageiro 2, Nome completo`; undefined for a field whose message needs no label. */
export function rotuloDoCampo(name: string): string | undefined {
  const rotulo = rotulos[name.split('.').at(-1) ?? ''];
  if (!rotulo) return undefined;
  const campo = translated(rotulo);
  const indice = /^passageiros\[(\d+)\]/.exec(name)?.[1];
  if (indice === undefined) return t('Comprador, {campo}', { campo });
  const n = Number(indice) + 1;
  return name.includes('.colo.')
    ? t('Passageiro {n}, criança no colo, {campo}', { n, campo })
    : t('Passageiro {n}, {campo}', { n, campo });
}
