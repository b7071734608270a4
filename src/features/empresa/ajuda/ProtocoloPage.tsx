import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { toAjudaLink } from '../../../domain/empresa/ajudaLinks';
import { diaEm, formatDia, FUSO_DA_SEDE } from '../../../domain/base/data';
import { isEmail } from '../../../domain/base/pessoa/email';
import { SEM_CONEXAO, refusalText } from '../../../domain/compra/falhas';
import { tiposManifestacao } from '../../../domain/empresa/manifestacao';
import { readProtocolo } from '../../../domain/empresa/protocolo';
import { rotas } from '../../../domain/base/rotas';
import type { Manifestacao } from '../../../domain/wire/empresa/manifestacoes';
import { type ConsultaProtocolo, useManifestacaoQuery } from '../../../store/api/manifestacoes';
import { Alert } from '../../../ui/Alert/Alert';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { useRefusals } from '../../../ui/form/useRefusals';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Page } from '../../../ui/Page/Page';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { TextInput } from '../../../ui/TextInput/TextInput';
import { Text } from '../../../ui/Text/Text';

const trail = [{ label: rotas.atendimentoAjuda.titulo, href: rotas.atendimentoAjuda.path }];
const TITULO = 'Acompanhar um protocolo';

interface Campos {
  protocolo: string;
  email: string;
}

const errosDe = ({ protocolo, email }: Campos): Partial<Campos> => ({
  ...(readProtocolo(protocolo) === null && {
    protocolo: 'Confira o protocolo: são 8 letras e números, como K7Q2-MP4X',
  }),
  ...(!isEmail(email.trim()) && { email: 'Informe o e-mail com que você escreveu' }),
});

/** Status of a message, by its protocol and sender's address. */
export function ProtocoloPage() {
  const { search } = useLocation();
  const [consulta, setConsulta] = useState<ConsultaProtocolo | null>(null);
  const { currentData, error, isFetching, refetch } = useManifestacaoQuery(consulta ?? skipToken);
  const { form, errors, refuse, mend } = useRefusals<keyof Campos>();
  const [campos, setCampos] = useState<Campos>(() => ({
    protocolo: new URLSearchParams(search).get('numero') ?? '',
    email: '',
  }));
  const change = (campo: keyof Campos) => (value: string) => {
    setCampos({ ...campos, [campo]: value });
    mend(campo);
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (refuse(errosDe(campos))) return;
    const next = { protocolo: readProtocolo(campos.protocolo) ?? '', email: campos.email.trim() };
    if (consulta?.protocolo === next.protocolo && consulta.email === next.email) void refetch();
    else setConsulta(next);
  };
  return (
    <Page title={TITULO} width="form" above={<Breadcrumbs trail={trail} current={TITULO} />}>
      <Stack gap={6}>
        <form ref={form} noValidate aria-label="Protocolo" onSubmit={ask}>
          <Stack gap={4}>
            <TextInput
              name="protocolo"
              label="Protocolo"
              value={campos.protocolo}
              error={errors.protocolo}
              autoComplete="off"
              maxLength={20}
              required
              onChange={change('protocolo')}
            />
            <TextInput
              name="email"
              label="E-mail"
              type="email"
              value={campos.email}
              error={errors.email}
              autoComplete="email"
              required
              onChange={change('email')}
            />
            <Button type="submit" loading={isFetching}>
              Consultar
            </Button>
          </Stack>
        </form>
        {!isFetching && error && (
          <Alert kind="danger" announce>
            {'kind' in error ? refusalText(error) : SEM_CONEXAO}
          </Alert>
        )}
        {!isFetching && currentData && <Andamento manifestacao={currentData} />}
      </Stack>
    </Page>
  );
}

const diaDe = (instante: string): string => formatDia(diaEm(new Date(instante), FUSO_DA_SEDE));

function Andamento({ manifestacao }: { manifestacao: Manifestacao }) {
  const { protocolo, tipo, situacao, mensagem, criadaEm, prazo, resposta, respondidaEm } = manifestacao;
  const respondida = situacao === 'respondida';
  return (
    <section aria-label={`Protocolo ${protocolo}`} role="status">
      <Card
        title={`${tiposManifestacao[tipo]} ${protocolo}`}
        aside={
          <StatusBadge kind={respondida ? 'success' : 'info'}>{respondida ? 'Respondida' : 'Em análise'}</StatusBadge>
        }
      >
        <Stack gap={4}>
          <p>{`Você escreveu em ${diaDe(criadaEm)}:`}</p>
          <Text wrap="lines">{mensagem}</Text>
          {resposta === null ? (
            <p>{`Respondemos até ${formatDia(prazo)}, por e-mail e aqui.`}</p>
          ) : (
            <>
              <p>
                <strong>{`Nossa resposta${respondidaEm ? `, em ${diaDe(respondidaEm)}` : ''}:`}</strong>
              </p>
              <Text wrap="lines">{resposta}</Text>
              <div>
                <LinkButton variant="secondary" href={toAjudaLink({ canal: 'manifestacao' })}>
                  Escrever de novo
                </LinkButton>
              </div>
            </>
          )}
        </Stack>
      </Card>
    </section>
  );
}
