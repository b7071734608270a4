import { useEffect } from 'react';
import { toAjudaLink } from '../../../domain/empresa/ajudaLinks';
import { formatDia } from '../../../domain/base/data';
import { PRAZO_RESPOSTA_DIAS } from '../../../domain/empresa/manifestacao';
import { rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Page } from '../../../ui/Page/Page';
import { Stack } from '../../../ui/Stack/Stack';
import { ManifestacaoForm } from './ManifestacaoForm';

const trail = [{ label: rotas.atendimentoAjuda.titulo, href: rotas.atendimentoAjuda.path }];
const TITULO = 'Escreva para a gente';

/** Contact form for complaints, questions and praise; each message gets a protocol. */
export function ManifestacaoPage() {
  const emit = useEmit();
  const { valor } = useSubmission('manifestacao');
  useEffect(() => {
    emit('ManifestacaoAberta');
    return () => emit('ManifestacaoFechada');
  }, [emit]);
  return (
    <Page
      title={TITULO}
      width="form"
      above={<Breadcrumbs trail={trail} current={TITULO} />}
      lede={`Você recebe um protocolo na hora e a resposta em até ${PRAZO_RESPOSTA_DIAS} dias.`}
    >
      {valor ? (
        <Alert kind="success" title="Registrado" announce>
          <Stack gap={3}>
            <p>
              Protocolo <strong className="it-tabular">{valor.protocolo}</strong>. Enviamos este número para o seu
              e-mail.
            </p>
            <p>{`Respondemos até ${formatDia(valor.ate)}.`}</p>
            <div>
              <LinkButton variant="secondary" href={toAjudaLink({ canal: 'protocolo', numero: valor.protocolo })}>
                Acompanhar
              </LinkButton>
            </div>
          </Stack>
        </Alert>
      ) : (
        <ManifestacaoForm />
      )}
    </Page>
  );
}
