import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { isCpf } from '../../../domain/base/pessoa/cpf';
import { isEmail } from '../../../domain/base/pessoa/email';
import { readFailureText } from '../../../domain/base/falhas';
import { maskNome } from '../../../domain/base/mascaras';
import { type ConsultaConta, useContaProcuradaQuery } from '../../../store/api/contas';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Stack } from '../../../ui/Stack/Stack';

interface Props {
  /** As typed in the buyer's fields. */
  cpf: string;
  email: string;
}

const rotulos = { cpf: 'este CPF', email: 'este e-mail' } as const;

/** Search by CPF if complete, else by e-mail; null when neither is. */
function consultaDe({ cpf, email }: Props): ConsultaConta | null {
  if (isCpf(cpf)) return { por: 'cpf', valor: cpf };
  return isEmail(email.trim()) ? { por: 'email', valor: email } : null;
}

/**
 * "Procurar conta": tells whether the buyer has an account, by the typed CPF or e-mail. The returned name is masked, so
 * it is displayed for comparison and never filled in.
 */
export function ContaDoComprador(props: Props) {
  const [asked, setAsked] = useState<ConsultaConta | null>(null);
  const { currentData, error, isFetching, refetch } = useContaProcuradaQuery(asked ?? skipToken);
  const [missing, setMissing] = useState(false);
  const consulta = consultaDe(props);
  // The answer belongs to the submitted query, not to text typed afterwards.
  const isCurrent = asked !== null && asked.por === consulta?.por && asked.valor === consulta.valor;
  const ask = () => {
    setMissing(consulta === null);
    if (consulta && isCurrent) void refetch();
    else setAsked(consulta);
  };
  return (
    <Stack gap={3}>
      <div>
        <Button variant="secondary" size="small" loading={isFetching} onClick={ask}>
          Procurar conta
        </Button>
      </div>
      {missing && consulta === null && (
        <Alert kind="warning" announce>
          Informe o CPF ou o e-mail do comprador para procurar a conta.
        </Alert>
      )}
      {isCurrent && !isFetching && <Resposta por={asked.por} conta={currentData} error={error} />}
    </Stack>
  );
}

interface RespostaProps {
  por: ConsultaConta['por'];
  conta: { nome: string; mascarada?: true } | null | undefined;
  error: { kind: string } | { message?: string } | undefined;
}

function Resposta({ por, conta, error }: RespostaProps) {
  if (error) {
    return (
      <Alert kind="danger" announce>
        {readFailureText(error)}
      </Alert>
    );
  }
  if (conta === undefined) return null;
  return (
    <Alert kind="info" announce>
      {conta === null ? `Nenhuma conta com ${rotulos[por]}.` : `Conta encontrada: ${nomeDe(conta)}`}
    </Alert>
  );
}

const nomeDe = (conta: { nome: string; mascarada?: true }): string =>
  conta.mascarada ? conta.nome : maskNome(conta.nome);
