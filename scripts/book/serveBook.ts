/**
 * `npm run serve-storybook` serves the static copy of the book, which it builds where it is missing or older than its
 * sources. `PORT` chooses another port than 6007.
 */
import { bookFolder, buildBook } from './build';
import { serveFolder } from './serve';

buildBook();
const { url } = await serveFolder(bookFolder, Number(process.env['PORT'] ?? 6007));
console.log(`Livro da Itapê em ${url}`);
