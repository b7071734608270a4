import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatDia } from '../../../domain/base/data';
import { rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { useHoje } from '../../../store/clock';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { NotFoundIllustration } from '../../../ui/Illustration/NotFoundIllustration';
import { Page } from '../../../ui/Page/Page';
import { Stack } from '../../../ui/Stack/Stack';
import { CandidaturaForm } from './CandidaturaForm';
import { readVaga } from './vagaEscolhida';

const trail = [{ label: rotas.trabalheConosco.titulo, href: rotas.trabalheConosco.path }];

/** Application for a position, or a speculative one. */
export function CandidaturaPage() {
  const { search } = useLocation();
  const hoje = useHoje();
  const [escolhida] = useState(() => readVaga(search, hoje));
  const emit = useEmit();
  const { valor } = useSubmission('candidatura');
  useEffect(() => {
    emit('CandidaturaAberta');
    return () => emit('CandidaturaFechada');
  }, [emit]);

  if (escolhida.tipo === 'encerrada') return <VagaEncerrada />;
  const vaga = escolhida.tipo === 'vaga' ? escolhida.vaga : null;
  const title = vaga ? vaga.titulo : 'Envie seu currículo';
  return (
    <Page
      title={title}
      width="form"
      above={<Breadcrumbs trail={trail} current={title} />}
      lede={vaga ? `${vaga.cidade} · ${vaga.regime}` : 'Para a próxima vaga na sua área.'}
    >
      {valor ? (
        <Alert kind="success" title="Candidatura recebida" announce>
          <Stack gap={3}>
            <p>
              Protocolo <strong className="it-tabular">{valor.protocolo}</strong>. Enviamos um e-mail para você
              confirmar que chegou.
            </p>
            <p>{`Guardamos seus dados e o currículo até ${formatDia(valor.ate)} e então apagamos tudo.`}</p>
            <div>
              <LinkButton variant="secondary" href={rotas.trabalheConosco.path}>
                Ver as vagas
              </LinkButton>
            </div>
          </Stack>
        </Alert>
      ) : (
        <CandidaturaForm vaga={vaga} />
      )}
    </Page>
  );
}

function VagaEncerrada() {
  return (
    <Page title="Vaga encerrada" titleHidden>
      <EmptyState
        title="Esta vaga já foi encerrada"
        illustration={<NotFoundIllustration />}
        action={<LinkButton href={rotas.trabalheConosco.path}>Ver vagas abertas</LinkButton>}
      >
        Veja as que estão abertas, ou deixe seu currículo para a próxima.
      </EmptyState>
    </Page>
  );
}
