-- Edits a card file as a person would, with the language server attached, and
-- writes what happened to RESULTS as JSON.
local file, results = vim.env.CARD_FILE, vim.env.RESULTS
local seen = {}

vim.cmd("edit " .. vim.fn.fnameescape(file))
local buffer = vim.api.nvim_get_current_buf()
local client = vim.lsp.start_client({
  name = "dreamtides",
  cmd = vim.fn.json_decode(vim.env.SERVER),
  root_dir = vim.fn.fnamemodify(file, ":h"),
})
vim.lsp.buf_attach_client(buffer, client)

local function diagnostics()
  return vim.diagnostic.get(buffer)
end

local function wait(condition)
  return vim.wait(60000, condition, 20)
end

local function request(method, params)
  local answers = vim.lsp.buf_request_sync(buffer, method, params, 60000)
  local answer = answers and answers[client]
  return answer and answer.result
end

wait(function() return #diagnostics() > 0 end)
local found = diagnostics()[1]
seen.diagnostic = found and {
  message = found.message,
  code = found.code,
  line = found.lnum,
  column = found.col,
  last = found.end_col,
}

local line = vim.fn.search("rules-text", "w")
vim.api.nvim_win_set_cursor(0, { line, 22 })
seen.hover = request("textDocument/hover", vim.lsp.util.make_position_params())

local range = vim.lsp.util.make_range_params()
range.range = {
  start = { line = found.lnum, character = found.col },
  ["end"] = { line = found.lnum, character = found.end_col },
}
range.context = { diagnostics = {} }
local actions = request("textDocument/codeAction", range) or {}
seen.actions = vim.tbl_map(function(action) return action.title end, actions)
vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
seen.fixed = wait(function() return #diagnostics() == 0 end)

vim.lsp.buf.formatting_sync(nil, 60000)
seen.formatted = vim.api.nvim_buf_get_lines(buffer, line - 1, line, false)[1]

vim.api.nvim_buf_set_lines(buffer, -1, -1, false, { "rar" })
vim.api.nvim_win_set_cursor(0, { vim.api.nvim_buf_line_count(buffer), 3 })
local items = request("textDocument/completion", vim.lsp.util.make_position_params()) or {}
seen.completions = vim.tbl_map(function(item) return item.label end, items.items or items)
vim.api.nvim_buf_set_lines(buffer, -2, -1, false, {})

-- Asks for completions behind some words, and takes the first, if any comes.
local function completed(words)
  local tries = 0
  local timer = vim.loop.new_timer()
  timer:start(0, 20, vim.schedule_wrap(function()
    tries = tries + 1
    if vim.api.nvim_get_current_line() == words and tries < 500 then return end
    timer:close()
    vim.api.nvim_input("<Esc>")
  end))
  local keys = vim.api.nvim_replace_termcodes("A<C-x><C-o>", true, false, true)
  vim.api.nvim_feedkeys(keys, "tx!", false)
  return vim.api.nvim_get_current_line()
end

-- In place of the rules text, so that the card has no key twice.
local rules = vim.api.nvim_buf_get_lines(buffer, line - 1, line, false)
vim.bo.omnifunc = "v:lua.vim.lsp.omnifunc"
seen.typed = {}
for _, words in ipairs({
  'rules-text = "Draw {',
  'rules-text = "Draw {ca',
  'rarity = "Com',
  "rar",
}) do
  vim.api.nvim_buf_set_lines(buffer, line - 1, line, false, { words })
  vim.api.nvim_win_set_cursor(0, { line, 0 })
  table.insert(seen.typed, completed(words))
end
vim.api.nvim_buf_set_lines(buffer, line - 1, line, false, rules)

vim.cmd("write")
vim.fn.writefile({ vim.fn.json_encode(seen) }, results)
vim.lsp.stop_client(client)
vim.cmd("qall!")
