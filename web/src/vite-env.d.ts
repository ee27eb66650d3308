/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'rulebook:all' {
  const books: Record<string, () => Promise<{ default: { title: string; html: string }[] }>>;
  export default books;
}
