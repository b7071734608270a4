import './SkipLink.css';

/** The first stop of the Tab key: past the header, to the page's content. */
export function SkipLink() {
  return (
    <a className="it-skip-link" href="#conteudo">
      Pular para o conteúdo
    </a>
  );
}
