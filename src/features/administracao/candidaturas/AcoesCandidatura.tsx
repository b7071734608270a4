import type { SituacaoCandidatura } from '../../../domain/empresa/candidatura';
import type { CandidaturaAdministrada } from '../../../domain/wire/administracao/candidaturas';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { DownloadIcon } from '../../../ui/icons/DownloadIcon';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';

const passos: Record<SituacaoCandidatura, { situacao: SituacaoCandidatura; label: string }[]> = {
  nova: [
    { situacao: 'vista', label: 'Marcar como vista' },
    { situacao: 'arquivada', label: 'Arquivar' },
  ],
  vista: [
    { situacao: 'arquivada', label: 'Arquivar' },
    { situacao: 'nova', label: 'Marcar como nova' },
  ],
  arquivada: [{ situacao: 'vista', label: 'Tirar do arquivo' }],
};

/** The file of an application, and the ways to sort it; each can be taken back. */
export function AcoesCandidatura({ candidatura }: { candidatura: CandidaturaAdministrada }) {
  const { protocolo, situacao, curriculo } = candidatura;
  const emit = useEmit();
  const { sending, erro } = useSubmission('candidaturaTriada', { own: true });
  const baixa = useSubmission('curriculo');
  return (
    <Stack gap={3}>
      <Inline gap={3}>
        <Button
          icon={<DownloadIcon />}
          loading={baixa.sending}
          onClick={() => emit('CurriculoPedido', { protocolo, nome: curriculo.nome })}
        >
          Baixar currículo
        </Button>
        {passos[situacao].map((passo) => (
          <Button
            key={passo.situacao}
            variant="secondary"
            disabled={sending}
            onClick={() => emit('CandidaturaTriada', { protocolo, situacao: passo.situacao })}
          >
            {passo.label}
          </Button>
        ))}
      </Inline>
      {erro !== null && (
        <Alert kind="danger" announce>
          {erro}
        </Alert>
      )}
    </Stack>
  );
}
