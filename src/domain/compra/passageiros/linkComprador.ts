import { onlyDigits } from '../../base/pessoa/cpf';
import { formatDia } from '../../base/data';
import type { DadosPassageiro, DadosPassageiros } from './passageiro';
import type { Conta } from '../../wire/conta/conta';

/** Fields copied from the buyer to a passenger who is the same person. */
type Copia = Pick<DadosPassageiro, 'nome' | 'celular' | 'dataNascimento'>;
const campos = ['nome', 'celular', 'dataNascimento'] as const;

/**
 * Data copied from the buyer. The birth date comes from the account only when the CPF matches it. The document is not
 * copied, because boarding needs one with a photo and the account holds only the CPF.
 */
function copiaDe({ comprador }: DadosPassageiros, conta: Conta | null): Copia {
  const isConta = conta !== null && onlyDigits(comprador.cpf) === onlyDigits(conta.cpf);
  return {
    nome: comprador.nome,
    celular: comprador.celular,
    dataNascimento: isConta ? formatDia(conta.dataNascimento) : '',
  };
}

/** Copies the buyer's known fields to the passenger; unknown ones keep the typed text. */
const fill = (passageiro: DadosPassageiro, copia: Copia): DadosPassageiro => {
  const filled = { ...passageiro };
  for (const campo of campos) filled[campo] = copia[campo] || passageiro[campo];
  return filled;
};

/** Clears the fields that still equal the copied ones; edited fields stay. */
const empty = (passageiro: DadosPassageiro, copia: Copia): DadosPassageiro => {
  const emptied = { ...passageiro };
  for (const campo of campos) if (passageiro[campo] === copia[campo]) emptied[campo] = '';
  return emptied;
};

/**
 * Applies "O comprador é o passageiro": the buyer becomes the passenger at `indice`, or none when null. The passenger
 * linked before becomes another person again.
 */
export function linkComprador(
  dados: DadosPassageiros,
  { antes, indice, conta }: { antes: number | null; indice: number | null; conta: Conta | null },
): DadosPassageiros {
  const copia = copiaDe(dados, conta);
  const passageiros = dados.passageiros.map((passageiro, i) => {
    if (i === indice) return fill(passageiro, copia);
    return i === antes ? empty(passageiro, copia) : passageiro;
  });
  return { ...dados, passageiros };
}
